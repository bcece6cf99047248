import SeededRandom
import Testing

@testable import AutoLayout

/// Storage whose copies share memory, beside the collections of the standard library.
@Suite("Shared storage")
struct SharedStorageTests {
  @Test(
    "names are found, replaced and forgotten as in a dictionary",
    arguments: 1...20 as ClosedRange<UInt64>)
  func names(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = SharedNames<Int>()
    var expected: [String: Int] = [:]
    for step in 1...1000 {
      // Automatic names have a place of their own, unless their numbers are far too large.
      let number = Int.random(in: 1...120, using: &random)
      let candidates = ["v\(number)", "c\(number)", "c\(40 * number)"]
      let name = candidates[Int.random(in: 0...2, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        names[name] = nil
        expected[name] = nil
      case 1:
        let name = AutomaticName.name(number)
        #expect(names.insert(step, numbered: number) == (expected[name] == nil))
        if expected[name] == nil { expected[name] = step }
      default:
        names[name] = step
        expected[name] = step
      }
      #expect(names[name] == expected[name])
    }
    #expect(Set(names.keys) == Set(expected.keys))
    #expect(expected.allSatisfy { names[$0.key] == $0.value })
  }

  /// Room in proportion to the largest number would double with each of them, beyond all memory.
  @Test("names whose numbers double take room for the names only")
  func doublingNumbers() {
    var names = SharedNames<Int>()
    let numbers = (0..<50).map { 64 << $0 }
    for number in numbers { names["c\(number)"] = number }
    #expect(numbers.allSatisfy { names["c\($0)"] == $0 })
    #expect(names.keys.count == numbers.count)
  }

  @Test(
    "a constraint keeps its name, also where it looks like a number",
    arguments: ["", "c1", "c9", "c0", "c05", "c", "c+5", "C5", "v5", "c99999999999999999999", "ć1"])
  func constraintNames(text: String) {
    let name = ConstraintName(text)
    #expect(name.text == text)
    #expect(name.isEmpty == text.isEmpty)
    let isAutomatic = ["c1", "c9"].contains(text)
    #expect(name == (isAutomatic ? .automatic(text == "c1" ? 1 : 9) : .chosen(text)))
  }

  @Test("a copy of names keeps what it had")
  func copiesOfNames() {
    var names = SharedNames<Int>()
    for number in 0..<100 { names["v\(number)"] = number }
    let copy = names
    for number in 0..<100 { names["v\(number)"] = nil }
    #expect(Set(names.keys).isEmpty)
    for number in 0..<100 { #expect(copy["v\(number)"] == number) }
  }

  @Test("marks are those of a set, in order", arguments: 1...20 as ClosedRange<UInt64>)
  func marks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var marks = Marks<Item.ID>()
    var expected: Set<Item.ID> = []
    for _ in 1...200 {
      let item = Item.ID(rawValue: Int32.random(in: 0...300, using: &random))
      if Bool.random(using: &random) {
        marks.insert(item)
        expected.insert(item)
      } else {
        marks.remove(item)
        expected.remove(item)
      }
      #expect(marks.contains(item) == expected.contains(item))
    }
    #expect(Array(marks) == expected.sorted())
    #expect(marks.isEmpty == expected.isEmpty)
    for item in expected { marks.remove(item) }
    #expect(marks.isEmpty)
  }
}

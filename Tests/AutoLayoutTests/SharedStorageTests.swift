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
      let name = "v\(Int.random(in: 1...120, using: &random))"
      let value = Bool.random(using: &random) ? step : nil
      names[name] = value
      expected[name] = value
      #expect(names[name] == value)
    }
    #expect(Set(names.keys) == Set(expected.keys))
    #expect(expected.allSatisfy { names[$0.key] == $0.value })
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
}

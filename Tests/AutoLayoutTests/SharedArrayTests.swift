import SeededRandom
import Testing

@testable import AutoLayout

@Suite("Shared arrays")
struct SharedArrayTests {
  @Test("knows the places that it does not share")
  func knowsThePlaces() {
    var array = SharedArray<Int>()
    for number in 0..<5000 { array.append(number) }
    let copy = array
    #expect(array.places(notSharedWith: copy).isEmpty)
    array[50] = 7
    let places = array.places(notSharedWith: copy)
    #expect(places.contains(50))
    #expect(places.count < 2500)
    array.append(5000)
    #expect(array.places(notSharedWith: copy).contains(5000))
    #expect(copy[50] == 50)
  }

  /// Chunks are of different sizes for different elements.
  @Test("holds what was appended", arguments: [0, 1, 31, 32, 33, 1000, 5000])
  func holdsWhatWas(count: Int) {
    var numbers = SharedArray<Int8>()
    var pairs = SharedArray<[Int]>()
    for number in 0..<count {
      numbers.append(Int8(truncatingIfNeeded: number))
      pairs.append([number, -number])
    }
    #expect(Array(numbers) == (0..<count).map { Int8(truncatingIfNeeded: $0) })
    #expect(Array(pairs) == (0..<count).map { [$0, -$0] })
  }
}

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

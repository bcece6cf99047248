import Testing

@testable import AutoLayout

@Suite struct SharedArrayTests {
  @Test func knowsThePlacesThatItDoesNotShare() {
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
  @Test(arguments: [0, 1, 31, 32, 33, 1000, 5000])
  func holdsWhatWasAppended(count: Int) {
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

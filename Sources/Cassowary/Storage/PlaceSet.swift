/// Some of the numbers below a bound.
///
/// A word holds 64 of them, so that a few that lie far apart are found quickly.
struct PlaceSet: ~Copyable {
  private var words: FlatArray<UInt64>
  /// The words after this one are empty.
  private var last = -1

  init(below bound: Int) { words = FlatArray(repeating: 0, count: (bound + 63) / 64) }

  @inline(__always)
  mutating func insert(_ place: Int) {
    let word = place / 64
    words[word] |= 1 << UInt64(place % 64)
    last = max(last, word)
  }

  /// Removes the largest number; nil where there is none.
  @inline(__always)
  mutating func popLast() -> Int? {
    while last >= 0, words[last] == 0 { last &-= 1 }
    if last < 0 { return nil }
    let bit = 63 - words[last].leadingZeroBitCount
    words[last] &= ~(1 << UInt64(bit))
    return last * 64 + bit
  }

  /// The numbers in order.
  func sorted() -> FlatArray<Int32> {
    var found = FlatArray<Int32>()
    for word in 0..<last + 1 {
      var rest = words[word]
      while rest != 0 {
        found.append(Int32(word * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return found
  }
}

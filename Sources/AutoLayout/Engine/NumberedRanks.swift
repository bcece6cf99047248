/// Ranks in the order in which somebody asked about them.
///
/// To compare two takes long, as names may decide. So once they were compared many times each they are sorted, and
/// their numbers are compared instead.
struct NumberedRanks {
  private var ranks: [BreakingRank] = []
  /// The places of the ranks that have numbers, those of what is kept longest first.
  private var order: [Int32] = []
  /// By place: how many of the numbered ranks are kept longer.
  private var numbers: [Int32] = []
  /// How often ranks without numbers were compared since the last ones got theirs.
  private var comparisons = 0

  var count: Int { ranks.count }

  mutating func append(_ rank: BreakingRank) { ranks.append(rank) }

  /// How many of the numbered ranks are kept longer than the one at a place; nil where it has no number yet.
  @inline(__always)
  func number(at place: Int) -> Int32? { place < numbers.count ? numbers[place] : nil }

  /// Whether what has the rank at one place is kept longer than what has the one at another.
  @inline(__always)
  mutating func isKept(_ place: Int, longerThan other: Int) -> Bool {
    max(place, other) < numbers.count
      ? numbers[place] < numbers[other] : compare(place, other)
  }

  @inline(never)
  private mutating func compare(_ place: Int, _ other: Int) -> Bool {
    comparisons += 1
    if comparisons > 8 * ranks.count { number() }
    return precedes(place, other)
  }

  /// The same by the ranks themselves, which aren't copied for that.
  @inline(__always)
  private func precedes(_ place: Int, _ other: Int) -> Bool {
    ranks.withUnsafeBufferPointer { $0[place] < $0[other] }
  }

  /// Gives every rank a number.
  private mutating func number() {
    comparisons = 0
    let added = (Int32(order.count)..<Int32(ranks.count)).sorted { precedes(Int($0), Int($1)) }
    var merged: [Int32] = []
    merged.reserveCapacity(ranks.count)
    var rest = added[...]
    for place in order {
      while let next = rest.first, precedes(Int(next), Int(place)) {
        merged.append(next)
        rest.removeFirst()
      }
      merged.append(place)
    }
    order = merged + rest
    numbers = Array(repeating: 0, count: order.count)
    for (number, place) in order.enumerated() { numbers[Int(place)] = Int32(number) }
  }
}

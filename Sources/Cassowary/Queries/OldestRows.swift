/// The rows of the oldest constraints of many, as many as may be named.
///
/// Sorts no more than it has to: in a long chain every end has hundreds of limits.
struct OldestRows {
  private var candidates: [(age: Int32, row: Int)] = []
  private let limit: Int
  /// What is not older than this is none of the oldest.
  private var youngest = Int32.max

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a row with the number of its constraint into account.
  @inline(__always)
  mutating func insert(_ row: Int, age: Int32) {
    guard age < youngest else { return }
    candidates.append((age, row))
    if candidates.count / 2 >= limit { trim() }
  }

  /// Those rows, in order of their constraints.
  var rows: [Int] {
    candidates.sorted { $0.age < $1.age }.prefix(limit).map(\.row)
  }

  private mutating func trim() {
    candidates.sort { $0.age < $1.age }
    candidates.removeLast(candidates.count - limit)
    youngest = candidates.last?.age ?? .min
  }
}

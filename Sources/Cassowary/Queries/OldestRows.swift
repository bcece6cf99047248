/// Of many rows those of the oldest constraints, as many as may be named.
struct OldestRows {
  /// Oldest first.
  private var found: [(age: Int32, row: Int)] = []
  private let limit: Int
  /// Only what is older than this can be one of the oldest.
  private var youngest: Int32

  init(limit: Int) {
    self.limit = limit
    youngest = limit > 0 ? .max : .min
  }

  /// Takes a row with the number of its constraint into account.
  @inline(__always)
  mutating func insert(_ row: Int, age: Int32) {
    // In a long chain every end has hundreds of limits, of which very few are named.
    if age < youngest { place(row, age) }
  }

  private mutating func place(_ row: Int, _ age: Int32) {
    var place = found.count
    if place < limit {
      found.append((age, row))
    } else {
      place -= 1
      found[place] = (age, row)
    }
    while place > 0, found[place - 1].age > age {
      found.swapAt(place - 1, place)
      place -= 1
    }
    if found.count == limit { youngest = found[limit - 1].age }
  }

  /// Those rows, in order of their constraints.
  var rows: [Int] { found.map { $0.row } }
}

extension ComponentCore {
  /// Takes the row of an entity into account, if it has one that is worth naming.
  func note(_ entity: Int32, in found: inout OldestRows, _ isNamed: borrowing FlatArray<Bool>) {
    guard let row = row(of: entity), isNamed[row] else { return }
    found.insert(row, age: system.constraint[row])
  }
}

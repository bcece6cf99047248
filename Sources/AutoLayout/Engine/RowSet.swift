import Cassowary

/// A set of rows in which looking one up costs next to nothing.
struct RowSet {
  private var isMember: [Bool]
  private(set) var rows: [LinearConstraint.ID] = []

  /// An empty set of rows whose numbers are below a count.
  init(capacity: Int) { isMember = Array(repeating: false, count: capacity) }

  var isEmpty: Bool { rows.isEmpty }

  mutating func insert(_ row: LinearConstraint.ID) {
    if contains(row) { return }
    isMember[Int(row.rawValue)] = true
    rows.append(row)
  }

  func contains(_ row: LinearConstraint.ID) -> Bool { isMember[Int(row.rawValue)] }
}

extension Engine {
  /// How many rows there ever were: above the number of each.
  package var rowCount: Int { solver.constraintCount }
}

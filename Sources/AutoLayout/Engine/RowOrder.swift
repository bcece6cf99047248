import Cassowary

/// The order of breaking, asked about rows.
struct RowOrder {
  private var rule: BreakingRule
  private var ranks: [LinearConstraint.ID: BreakingRank] = [:]
  /// By `LinearConstraint.ID.rawValue`, the place in the order of its component; -1 where nobody asked.
  ///
  /// Only the rows of one component contradict each other. Empty until a long conflict is looked at.
  private var places: [Int32] = []

  /// From so many members on it pays to number all rows of a component.
  private static let longConflict = 128

  /// The order of the rows that an engine has now.
  init(_ model: Model, _ engine: Engine) {
    rule = BreakingRule(Situation(model, engine.findings))
  }

  /// The first member of a conflict to break.
  mutating func first(of conflict: Conflict, _ engine: Engine) -> LinearConstraint.ID? {
    let members = conflict.members.lazy.map { $0.constraint }
    guard members.count >= Self.longConflict, let member = members.first else {
      var first: (rank: BreakingRank, row: LinearConstraint.ID)?
      for row in members {
        guard let rank = rank(of: row, engine) else { continue }
        if let known = first, rank < known.rank { continue }
        first = (rank, row)
      }
      return first?.row
    }
    number(member, engine)
    var first: (place: Int32, row: LinearConstraint.ID)?
    for row in members where places[Int(row.rawValue)] > first?.place ?? -1 {
      first = (places[Int(row.rawValue)], row)
    }
    return first?.row
  }

  /// Some rows, those that are kept longest first.
  mutating func sorted(_ rows: some Sequence<LinearConstraint.ID>, _ engine: Engine)
    -> [LinearConstraint.ID]
  {
    var ranked: [(rank: BreakingRank, row: LinearConstraint.ID)] = []
    for row in rows {
      if let rank = rank(of: row, engine) { ranked.append((rank, row)) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map { $0.row }
  }

  /// Some constraints in the order in which a new layout would make them.
  mutating func sortedByAge(_ constraints: [ConstraintID]) -> [ConstraintID] {
    var aged: [(age: Seniority, id: ConstraintID)] = []
    for id in constraints { aged.append((rule.seniority(of: id), id)) }
    return aged.sorted { $0.age < $1.age }.map { $0.id }
  }

  private mutating func rank(of row: LinearConstraint.ID, _ engine: Engine) -> BreakingRank? {
    if let known = ranks[row] { return known }
    let rank = engine.origin(of: row).map { rule.rank(of: $0) }
    ranks[row] = rank
    return rank
  }

  /// Numbers the rows of a component, unless that is done.
  private mutating func number(_ member: LinearConstraint.ID, _ engine: Engine) {
    if places.isEmpty { places = Array(repeating: -1, count: engine.rowCount) }
    if places[Int(member.rawValue)] >= 0 { return }
    let rows = sorted(engine.solver.constraints(connectedWith: member), engine)
    for (place, row) in rows.enumerated() { places[Int(row.rawValue)] = Int32(place) }
  }
}

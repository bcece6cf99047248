import Cassowary

/// The order of breaking, asked about rows.
struct RowOrder {
  private var rule: BreakingRule
  /// The ranks that somebody asked about.
  private var ranks: [BreakingRank] = []
  /// By `LinearConstraint.ID.rawValue`, the place in ``ranks``; -1 where nobody asked.
  private var places: [Int32]

  /// The order of the rows that an engine has now.
  init(_ model: Model, _ engine: Engine) {
    rule = BreakingRule(Situation(model, engine.findings))
    places = Array(repeating: -1, count: engine.rowCount)
  }

  /// The first member of a conflict to break.
  mutating func first(of conflict: Conflict, _ engine: Engine) -> LinearConstraint.ID? {
    var first: (place: Int, row: LinearConstraint.ID)?
    for member in conflict.members {
      guard let place = place(of: member.constraint, engine) else { continue }
      if let known = first, ranks[place] < ranks[known.place] { continue }
      first = (place, member.constraint)
    }
    return first?.row
  }

  /// Some rows, those that are kept longest first.
  mutating func sorted(_ rows: some Sequence<LinearConstraint.ID>, _ engine: Engine)
    -> [LinearConstraint.ID]
  {
    var ranked: [(rank: BreakingRank, row: LinearConstraint.ID)] = []
    for row in rows {
      if let place = place(of: row, engine) { ranked.append((ranks[place], row)) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map { $0.row }
  }

  /// Some constraints in the order in which a new layout would make them.
  mutating func sortedByAge(_ constraints: [ConstraintID]) -> [ConstraintID] {
    var aged: [(age: Seniority, id: ConstraintID)] = []
    for id in constraints { aged.append((rule.seniority(of: id), id)) }
    return aged.sorted { $0.age < $1.age }.map { $0.id }
  }

  /// Where the rank of a row is; nil for rows that come from nowhere.
  private mutating func place(of row: LinearConstraint.ID, _ engine: Engine) -> Int? {
    let index = Int(row.rawValue)
    if places[index] >= 0 { return Int(places[index]) }
    guard let origin = engine.origin(of: row) else { return nil }
    places[index] = Int32(ranks.count)
    ranks.append(rule.rank(of: origin))
    return ranks.count - 1
  }
}

import Cassowary

/// The order of breaking, asked about rows.
package struct RowOrder {
  private var rule: BreakingRule
  /// By row: where it comes from.
  private let origins: SharedArray<ConstraintID?>
  /// The ranks that somebody asked about.
  private var ranks = NumberedRanks()
  /// By `LinearConstraint.ID.rawValue`, the place in ``ranks``; -1 where nobody asked.
  private var places: [Int32]

  /// The order of the rows that an engine has now.
  package init(_ model: Model, _ engine: Engine) {
    rule = BreakingRule(Situation(model, engine.findings))
    origins = engine.origins
    places = Array(repeating: -1, count: engine.rowCount)
  }

  /// The first member of a conflict to break.
  mutating func first(of conflict: Conflict) -> LinearConstraint.ID? {
    var first: (place: Int, row: LinearConstraint.ID)?
    for member in conflict.members {
      guard let place = place(of: member.constraint) else { continue }
      if let known = first, ranks.isKept(place, longerThan: known.place) { continue }
      first = (place, member.constraint)
    }
    return first?.row
  }

  /// The first members of a conflict to break, so many at most and only those that break before one of them; nil
  /// where none can break at all.
  mutating func firsts(_ limit: Int, of conflict: Conflict, before row: LinearConstraint.ID)
    -> [LinearConstraint.ID]?
  {
    if areKnownToBeKept(conflict, longerThan: row) { return [] }
    var found: [(place: Int, row: LinearConstraint.ID)] = []
    let last = place(of: row)
    for member in conflict.members where member.constraint != row {
      guard let place = place(of: member.constraint) else { continue }
      if let last, ranks.isKept(place, longerThan: last) { continue }
      if found.count == limit {
        if ranks.isKept(place, longerThan: found[limit - 1].place) { continue }
        found.removeLast()
      }
      let index = found.firstIndex { ranks.isKept($0.place, longerThan: place) } ?? found.count
      found.insert((place, member.constraint), at: index)
    }
    return last == nil && found.isEmpty ? nil : found.map { $0.row }
  }

  /// Whether all members of a conflict but one are kept longer than that one, as far as numbers tell.
  private func areKnownToBeKept(_ conflict: Conflict, longerThan row: LinearConstraint.ID) -> Bool {
    guard let last = number(of: row) else { return false }
    for member in conflict.members where member.constraint != row {
      guard let number = number(of: member.constraint), number < last else { return false }
    }
    return true
  }

  @inline(__always)
  private func number(of row: LinearConstraint.ID) -> Int32? {
    let place = Int(places[Int(row.rawValue)])
    return place < 0 ? nil : ranks.number(at: place)
  }

  /// Whether a row is kept longer than another one; rows that come from nowhere never break.
  package mutating func keeps(
    _ row: LinearConstraint.ID, longerThan other: LinearConstraint.ID
  ) -> Bool {
    guard let place = place(of: row), let otherPlace = self.place(of: other) else { return true }
    return ranks.isKept(place, longerThan: otherPlace)
  }

  /// Some rows, those that are kept longest first.
  mutating func sorted(_ rows: some Sequence<LinearConstraint.ID>) -> [LinearConstraint.ID] {
    var ranked: [(place: Int, row: LinearConstraint.ID)] = []
    for row in rows {
      if let place = place(of: row) { ranked.append((place, row)) }
    }
    return ranked.sorted { ranks.isKept($0.place, longerThan: $1.place) }.map { $0.row }
  }

  /// Some constraints in the order in which a new layout would make them.
  mutating func sortedByAge(_ constraints: [ConstraintID]) -> [ConstraintID] {
    var aged: [(age: Seniority, id: ConstraintID)] = []
    for id in constraints { aged.append((age(of: id), id)) }
    return aged.sorted { $0.age < $1.age }.map { $0.id }
  }

  /// When a constraint would be made if the layout were made anew.
  package mutating func age(of constraint: ConstraintID) -> Seniority {
    rule.seniority(of: constraint)
  }

  /// Where the rank of a row is; nil for rows that come from nowhere.
  @inline(__always)
  private mutating func place(of row: LinearConstraint.ID) -> Int? {
    let known = places[Int(row.rawValue)]
    return known >= 0 ? Int(known) : addPlace(of: row)
  }

  @inline(never)
  private mutating func addPlace(of row: LinearConstraint.ID) -> Int? {
    let index = Int(row.rawValue)
    guard index < origins.count, let origin = origins[index] else { return nil }
    places[index] = Int32(ranks.count)
    ranks.append(rule.rank(of: origin))
    return ranks.count - 1
  }
}

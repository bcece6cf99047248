import Cassowary

/// What stands in for broken constraints in the certificates of others: that no size is negative, for one that
/// demands a size.
///
/// In a row of fixed sizes that don't fit, one after the other breaks, and the contradiction that each broke for
/// names others that broke later. Without them the rest of the row is still too long.
struct StandIns {
  /// By row, whether it is broken.
  private var isBroken: [Bool]
  /// By row, the one that stands in for it.
  private var known: [StandIn]

  private enum StandIn {
    case unasked
    case none
    case row(LinearConstraint.ID)
  }

  /// For so many rows, none of which is broken.
  init(capacity: Int) {
    isBroken = Array(repeating: false, count: capacity)
    known = Array(repeating: .unasked, count: capacity)
  }

  /// Notes that a row is broken, or holds.
  mutating func setBroken(_ broken: Bool, _ row: LinearConstraint.ID) {
    isBroken[Int(row.rawValue)] = broken
  }

  /// A contradiction among required rows like one that is known, in which nothing is broken but one row; nil where
  /// there is none.
  mutating func conflict(
    like known: Conflict, ofBroken row: LinearConstraint.ID, _ engine: Engine, _ model: Model
  ) -> Conflict? {
    var swaps: [(place: Int, standIn: LinearConstraint.ID)] = []
    for (place, member) in known.members.enumerated() where member.constraint != row {
      guard isBroken[Int(member.constraint.rawValue)] else { continue }
      guard member.multiplier > 0, let standIn = standIn(for: member.constraint, engine, model)
      else { return nil }
      swaps.append((place, standIn))
    }
    guard
      let found = DeferredConflict(like: known, replacing: swaps, of: engine.solver)?.conflict,
      found.shortfall > Engine.clearShortfall
    else { return nil }
    return found
  }

  private mutating func standIn(
    for row: LinearConstraint.ID, _ engine: Engine, _ model: Model
  ) -> LinearConstraint.ID? {
    let index = Int(row.rawValue)
    if case .unasked = known[index] {
      known[index] = engine.nonNegativeSize(demandedBy: row, in: model).map(StandIn.row) ?? .none
    }
    guard case .row(let found) = known[index] else { return nil }
    return found
  }
}

extension Engine {
  /// The row that keeps a size from being negative, for one that demands a value of that size.
  fileprivate func nonNegativeSize(
    demandedBy row: LinearConstraint.ID, in model: Model
  ) -> LinearConstraint.ID? {
    guard case .user(let id) = origin(of: row) else { return nil }
    let demand = model.constraints.record(of: id)
    guard demand.second == nil, let role = SystemRole(nonNegative: demand.first.attribute),
      let limit = self.row(of: .system(role, demand.first.item)),
      solver.constraint(limit)?.terms == solver.constraint(row)?.terms
    else { return nil }
    return limit
  }
}

extension SystemRole {
  /// What keeps a size from being negative; nil for attributes that are no sizes.
  fileprivate init?(nonNegative attribute: Attribute) {
    switch attribute {
    case .width: self = .nonNegativeWidth
    case .height: self = .nonNegativeHeight
    default: return nil
    }
  }
}

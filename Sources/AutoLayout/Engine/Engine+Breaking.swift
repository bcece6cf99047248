import Cassowary

/// What happens to required constraints that contradict each other.
///
/// ``BreakingRule`` puts all constraints in one order, and what breaks is what a greedy choice leaves:
/// from the constraint that is kept longest to the one that breaks first, each is kept if it can hold
/// beside those that were kept before it. So it depends on the model alone.
///
/// Nobody makes that choice from the start. Each ``Break`` keeps a certificate: constraints that
/// contradict each other, of which the broken one comes last in the order and all others hold. Where
/// every break has one and nothing else contradicts itself, the choice is the greedy one (by induction
/// over the order: what is kept can hold together, and what is broken can't hold beside what was kept
/// before it). An edit makes only those breaks doubtful whose certificates it touches.
extension Engine {
  /// Solves; breaks what can't hold beside what is kept longer, and lets everything else hold again.
  mutating func settle(in model: Model) {
    if isBuilt, touched.isEmpty, !isRootMoved, solver.isSettled { return }
    if breaks.isEmpty {
      solver.solve(untilConflict: true)
      if solver.conflicts.isEmpty {
        broken = []
        touched = []
        isRootMoved = false
        return
      }
    }
    dropOptional()
    solver.solve(untilConflict: true)
    var order = RowOrder(model, self)
    var doubtful = doubts(&order)
    // Most layouts have few contradictions. Of many, one solution for each round would cost too much.
    var rounds = 2
    while true {
      let victims = breakConflicts(&order, rounds: rounds)
      for (row, found) in breaks where found.rests(on: victims, besides: row) {
        doubtful.insert(row)
      }
      let missed = rounds == .max ? [] : solver.missedRequirements
      rounds = .max
      if doubtful.isEmpty, missed.isEmpty { break }
      decide(&doubtful, missed: missed, in: model, &order)
    }
    solver.solve()
    broken = order.sortedByAge(breaks.keys.compactMap(origin))
  }

  /// Breaks one constraint of each contradiction, until none is left or so many rounds are over.
  ///
  /// - Returns: The rows that were broken.
  private mutating func breakConflicts(_ order: inout RowOrder, rounds: Int) -> RowSet {
    var victims = RowSet(capacity: rowCount)
    for _ in 0..<rounds {
      let conflicts = solver.conflicts
      if conflicts.isEmpty { return victims }
      var found = RowSet(capacity: rowCount)
      for conflict in conflicts where !Break(conflict).rests(on: found) {
        guard let victim = order.first(of: conflict) else { continue }
        setBroken(true, victim)
        breaks[victim] = Break(conflict)
        found.insert(victim)
      }
      // Nothing would change any more.
      if found.isEmpty { return victims }
      for row in found.rows { victims.insert(row) }
      solver.solve(untilConflict: true)
    }
    return victims
  }

  /// Drops the breaks of constraints that are not required any more.
  private mutating func dropOptional() {
    // In a fixed order: the solver's state must not depend on that of a dictionary.
    for row in touched.sorted() where breaks[row] != nil && !solver.isRequired(row) {
      if solver.isBroken(row) { setBroken(false, row) }
      breaks[row] = nil
    }
  }

  /// The breaks whose certificates an update has spoiled.
  private mutating func doubts(_ order: inout RowOrder) -> Set<LinearConstraint.ID> {
    var edited = RowSet(capacity: rowCount)
    for row in touched { edited.insert(row) }
    var doubtful: Set<LinearConstraint.ID> = []
    for (row, found) in breaks where isRootMoved || found.rests(on: edited) {
      if !isValid(found, of: row, &order) { doubtful.insert(row) }
    }
    touched = []
    isRootMoved = false
    return doubtful
  }

  /// Whether a certificate is one still: all members are required and hold but for the broken one, which
  /// comes last, and they contradict each other.
  private func isValid(
    _ found: Break, of row: LinearConstraint.ID, _ order: inout RowOrder
  ) -> Bool {
    for member in found.conflict.members.map({ $0.constraint }) {
      if !solver.isRequired(member) || member != row && solver.isBroken(member) { return false }
    }
    return stillContradicts(found.conflict) && order.first(of: found.conflict) == row
  }

  /// Whether the rows of a conflict contradict each other with the current constants; their terms never
  /// change.
  ///
  /// Where they miss each other by less, rounding takes part: then the solver has to decide anew.
  func stillContradicts(_ conflict: Conflict) -> Bool {
    solver.shortfall(of: conflict) > Self.clearShortfall
  }

  /// In points; beyond the largest error with which the solver still lets a constraint hold.
  static let clearShortfall = 1e-4

  /// What the solution knows to contradict a broken row: rows that hold and are kept longer.
  ///
  /// Of several such sets, which one is known depends on the edits that led here.
  package func proof(ofBroken row: LinearConstraint.ID) -> Conflict? { breaks[row]?.conflict }

  /// How many breaks rest on a constraint: another one in its place makes all of them doubtful.
  package func breakCount(restingOn id: ConstraintID) -> Int {
    guard let row = row(of: id) else { return 0 }
    return breaks.values.count { $0.rests(on: row) }
  }

  /// Demotes a row to the level right below required, or makes it required again.
  mutating func setBroken(_ isBroken: Bool, _ row: LinearConstraint.ID) {
    attempt { try $0.setBroken(isBroken, of: row) }
  }

  /// Solves without a constraint that UIKit made, or with that constraint at another priority.
  ///
  /// For questions on a copy: the next update from the model brings the constraint back. Texts that
  /// wrap and margins are taken as they are.
  package mutating func solve(_ model: Model, without id: ConstraintID, orAt priority: Priority?) {
    guard let row = row(of: id) else { return }
    if let priority {
      attempt { try $0.setPriority(priority, of: row) }
    } else {
      attempt { try $0.remove(row) }
    }
    touch(row)
    settle(in: model)
  }
}

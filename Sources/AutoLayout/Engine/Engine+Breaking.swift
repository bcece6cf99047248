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
    if breaks.isEmpty {
      solver.solve(untilConflict: true)
      if solver.conflicts.isEmpty {
        broken = []
        touched = []
        isRootMoved = false
        return
      }
    }
    var rule = BreakingRule(Situation(model, findings))
    var doubtful = dropOrDoubt(&rule)
    solver.solve(untilConflict: true)
    repeat {
      let victims = breakConflicts(&rule)
      for (row, found) in breaks where found.rests(on: victims, besides: row) {
        doubtful.insert(row)
      }
    } while restoreNext(of: &doubtful, &rule)
    solver.solve()
    broken = breaks.keys.compactMap(origin).sorted {
      rule.seniority(of: $0) < rule.seniority(of: $1)
    }
  }

  /// Breaks one constraint of each contradiction, until none is left.
  ///
  /// - Returns: The rows that were broken.
  private mutating func breakConflicts(_ rule: inout BreakingRule) -> Set<LinearConstraint.ID> {
    var victims: Set<LinearConstraint.ID> = []
    while true {
      let conflicts = solver.conflicts
      if conflicts.isEmpty { return victims }
      var found: Set<LinearConstraint.ID> = []
      for conflict in conflicts
      where found.isDisjoint(with: conflict.members.map({ $0.constraint })) {
        guard let victim = victim(of: conflict, &rule) else { continue }
        setBroken(true, victim)
        breaks[victim] = Break(conflict)
        found.insert(victim)
      }
      // Nothing would change any more.
      if found.isEmpty { return victims }
      victims.formUnion(found)
      solver.solve(untilConflict: true)
    }
  }

  private func victim(of conflict: Conflict, _ rule: inout BreakingRule)
    -> LinearConstraint.ID?
  {
    let members = conflict.members.compactMap { origin(of: $0.constraint) }
    return rule.first(of: members).flatMap(row)
  }

  /// Drops breaks that no longer apply, and finds those whose certificates an update has spoiled.
  private mutating func dropOrDoubt(_ rule: inout BreakingRule) -> Set<LinearConstraint.ID> {
    var doubtful: Set<LinearConstraint.ID> = []
    // In a fixed order: the solver's state must not depend on that of a dictionary.
    for (row, found) in breaks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if touched.contains(row), solver.constraint(row)?.priority.isRequired != true {
        if solver.isBroken(row) { setBroken(false, row) }
        breaks[row] = nil
      } else if isRootMoved || found.rests(on: touched), !isValid(found, of: row, &rule) {
        doubtful.insert(row)
      }
    }
    touched = []
    isRootMoved = false
    return doubtful
  }

  /// Whether a certificate is one still: all members are required and hold but for the broken one, which
  /// comes last, and they contradict each other.
  private func isValid(
    _ found: Break, of row: LinearConstraint.ID, _ rule: inout BreakingRule
  ) -> Bool {
    let members = found.conflict.members
    guard
      members.allSatisfy({ member in
        (member.constraint == row || !solver.isBroken(member.constraint))
          && solver.constraint(member.constraint)?.priority.isRequired == true
      })
    else { return false }
    return stillContradicts(found.conflict)
      && victim(of: found.conflict, &rule) == row
  }

  /// Whether the rows of a conflict contradict each other with the current constants; their terms never
  /// change.
  ///
  /// Where they miss each other by less, rounding takes part: then the solver has to decide anew.
  func stillContradicts(_ conflict: Conflict) -> Bool {
    let shortfall = conflict.members.reduce(0.0) { sum, member in
      guard let row = solver.constraint(member.constraint) else { return sum }
      return sum + member.multiplier * (row.constant - givenPart(of: row))
    }
    return shortfall > Self.clearShortfall
  }

  /// In points; beyond the largest error with which the solver still lets a constraint hold.
  private static let clearShortfall = 1e-4

  /// What the sizes of the root view add to a left side.
  private func givenPart(of row: LinearConstraint) -> Double {
    row.terms.reduce(0.0) { sum, term in
      sum + term.coefficient * (given[term.variable] ?? 0)
    }
  }

  /// Looks at doubtful constraints, those that are kept longest first, until one has to hold again;
  /// false where there is none.
  private mutating func restoreNext(
    of doubtful: inout Set<LinearConstraint.ID>, _ rule: inout BreakingRule
  ) -> Bool {
    let ranked = doubtful.compactMap(origin).sorted { rule.keeps($0, longerThan: $1) }
    for row in ranked.compactMap({ self.row(of: $0) }) {
      doubtful.remove(row)
      let conflict = solver.conflict(ofBroken: row)
      if let conflict, stillContradicts(conflict), victim(of: conflict, &rule) == row {
        breaks[row] = Break(conflict)
        continue
      }
      breaks[row] = nil
      setBroken(false, row)
      solver.solve(untilConflict: true)
      return true
    }
    return false
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

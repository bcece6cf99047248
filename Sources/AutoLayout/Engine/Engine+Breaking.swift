import Cassowary

/// What happens to required constraints that contradict each other.
extension Engine {
  /// Demotes a constraint to the level right below required, or makes it required again.
  package mutating func setBroken(_ isBroken: Bool, _ origin: ConstraintID) {
    guard let row = row(of: origin) else { return }
    attempt { try $0.setBroken(isBroken, of: row) }
  }

  /// Lets broken constraints hold again where that contradicts nothing, the oldest break first.
  mutating func restoreBroken() {
    broken = broken.filter { row(of: $0) != nil }
    for origin in broken where row(of: origin).map(solver.canHold) ?? false {
      var trial = self
      trial.setBroken(false, origin)
      trial.solver.solve()
      if trial.solver.conflicts.isEmpty {
        self = trial
        broken.removeAll { $0 == origin }
      }
    }
  }

  /// Breaks one constraint of each contradiction, until none is left.
  ///
  /// What was found together is broken together, unless a broken constraint takes part: all sets are
  /// irreducible, also once they are ``reduced(_:)``, so the others still can't hold.
  mutating func breakConflicts(in model: Model) {
    if solver.conflicts.isEmpty { return }
    var rule = BreakingRule(Situation(model, findings))
    while !solver.conflicts.isEmpty {
      var found: Set<LinearConstraint.ID> = []
      for conflict in reduced(solver.conflicts)
      where found.isDisjoint(with: conflict.members.map(\.constraint)) {
        let participants = conflict.members.compactMap { origin(of: $0.constraint) }
        guard let victim = rule.victim(among: participants), let row = row(of: victim)
        else { continue }
        setBroken(true, victim)
        broken.append(victim)
        found.insert(row)
      }
      solver.solve(untilConflict: !found.isEmpty)
      if found.isEmpty { break }
    }
  }

  /// Solves without a constraint that UIKit made, or with that constraint at another priority.
  ///
  /// For questions on a copy: the next update from the model brings the constraint back. Texts that
  /// wrap and margins are taken as they are.
  package mutating func solve(
    _ model: Model, without origin: ConstraintID, orAt priority: Priority?
  ) {
    guard let row = row(of: origin) else { return }
    if let priority {
      attempt { try $0.setPriority(priority, of: row) }
    } else {
      attempt { try $0.remove(row) }
    }
    solver.solve(untilConflict: true)
    breakConflicts(in: model)
  }

  /// The contradictions that a row takes part in, each an irreducible set.
  ///
  /// After each one its members are demoted one by one on copies, which shows the next ones (Reiter's
  /// hitting set tree).
  /// Broken rows exclude nothing by themselves, but would where the others yield: so they are looked
  /// at too when some set without them was found, and come last.
  /// - Parameters:
  ///   - row: A required row.
  ///   - broken: The broken constraints.
  ///   - limit: How many are found at most.
  /// - Returns: Different sets, each ``reduced(_:)``, the solver's own first, and whether these are all.
  package func conflicts(with row: LinearConstraint.ID, besides broken: [ConstraintID], limit: Int)
    -> (found: [Conflict], isComplete: Bool)
  {
    let first = conflicts(with: row, known: [], limit: limit)
    guard !broken.isEmpty, !first.found.isEmpty, first.isComplete else {
      return (distinct(reduced(first.found)), first.isComplete)
    }
    var whole = self
    for origin in broken { whole.setBroken(false, origin) }
    let all = whole.conflicts(with: row, known: first.found, limit: limit)
    return (whole.distinct(whole.reduced(all.found)), all.isComplete)
  }

  /// Sets without those that name the same constraints as an earlier one, beside sizes that can't be
  /// negative.
  private func distinct(_ conflicts: [Conflict]) -> [Conflict] {
    var seen: Set<Set<LinearConstraint.ID>> = []
    return conflicts.filter { conflict in
      let counted = conflict.members.map(\.constraint).filter {
        origin(of: $0)?.isNonNegativeSize == false
      }
      return seen.insert(Set(counted)).inserted
    }
  }

  private func conflicts(with row: LinearConstraint.ID, known: [Conflict], limit: Int)
    -> (found: [Conflict], isComplete: Bool)
  {
    var found = known
    // Contradictions that hold without the row hide others behind them.
    var others: [Conflict] = []
    // What leaves no contradiction when it is demoted; nor does more of it.
    var cures: [Set<LinearConstraint.ID>] = []
    // Depth first: a copy is solved only where no known set is left whole, deep in the tree.
    var pending: [Set<LinearConstraint.ID>] = [[]]
    var seen = Set(pending)
    var solutions = 0
    while let demoted = pending.popLast() {
      if cures.contains(where: { $0.isSubset(of: demoted) }) { continue }
      var conflict = (found + others).first {
        demoted.isDisjoint(with: $0.members.map(\.constraint))
      }
      if conflict == nil {
        if solutions == Self.solutionLimit { return (found, false) }
        solutions += 1
        conflict = self.conflict(with: row, besides: demoted)
        if let conflict {
          if conflict.members.contains(where: { $0.constraint == row }) {
            if found.count == limit { return (found, false) }
            found.append(conflict)
          } else {
            others.append(conflict)
          }
        } else {
          cures.append(demoted)
        }
      }
      for member in conflict?.members.reversed() ?? [] where member.constraint != row {
        let larger = demoted.union([member.constraint])
        if seen.insert(larger).inserted { pending.append(larger) }
      }
      if seen.count > Self.nodeLimit { return (found, false) }
    }
    return (found, true)
  }

  /// How many copies are solved in search of the sets of one question.
  private static let solutionLimit = 64

  /// How many combinations of demoted rows are looked at, most of which need no solution.
  private static let nodeLimit = 4096

  /// A contradiction that some rows take no part in, of a row if there is one.
  private func conflict(with row: LinearConstraint.ID, besides demoted: Set<LinearConstraint.ID>)
    -> Conflict?
  {
    var trial = self
    for other in demoted { trial.attempt { try $0.setBroken(true, of: other) } }
    trial.solver.solve(untilConflict: true)
    let conflicts = trial.solver.conflicts
    return conflicts.first { $0.members.contains { $0.constraint == row } } ?? conflicts.first
  }

  /// Whether the root's width or height takes part in a contradiction: the members do not cancel it.
  package func usesRootSize(_ axis: Axis, _ conflict: Conflict) -> Bool {
    guard let root = variables[Int(Model.root.rawValue)] else { return false }
    let sum = conflict.members.reduce(0.0) { sum, member in
      let terms = solver.constraint(member.constraint)?.terms ?? []
      let share = terms.filter { $0.variable == root.extent(axis) }.map(\.coefficient)
      return sum + member.multiplier * share.reduce(0, +)
    }
    return sum.magnitude > 1e-9
  }
}

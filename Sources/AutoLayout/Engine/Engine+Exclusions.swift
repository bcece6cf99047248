import Cassowary

/// What contradicts a row.
extension Engine {
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
    for row in broken.compactMap({ self.row(of: $0) }) { whole.setBroken(false, row) }
    let all = whole.conflicts(with: row, known: first.found, limit: limit)
    return (whole.distinct(whole.reduced(all.found)), all.isComplete)
  }

  /// Sets without those that name the same constraints as an earlier one, beside sizes that can't be
  /// negative.
  private func distinct(_ conflicts: [Conflict]) -> [Conflict] {
    var seen: Set<Set<LinearConstraint.ID>> = []
    return conflicts.filter { conflict in
      let counted = conflict.members.map { $0.constraint }.filter {
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
        demoted.isDisjoint(with: $0.members.map { $0.constraint })
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

  /// Whether the root's width or height takes part in a contradiction: the members do not cancel it,
  /// and could hold together if it were another one.
  ///
  /// They add up to `share × size ≥ demand`, where the demand is what is missing now and the share of
  /// the size; a negative share of a size that is never negative meets no positive demand.
  package func usesRootSize(_ axis: Axis, _ conflict: Conflict) -> Bool {
    guard let root = variables[Int(Model.root.rawValue)] else { return false }
    let sum = solver.coefficient(of: root.extent(axis), in: conflict)
    guard sum.magnitude > 1e-9 else { return false }
    let demand = conflict.shortfall + sum * solver.value(of: root.extent(axis))
    return sum > 0 || demand <= 1e-6
  }
}

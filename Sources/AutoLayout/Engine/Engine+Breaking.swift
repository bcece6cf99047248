import Cassowary

/// What happens to required constraints that contradict each other.
///
/// ``BreakingRule`` puts all constraints in one order, and a greedy choice decides what breaks: from the constraint
/// that is kept longest to the one that breaks first, each is kept if it can hold together with those kept before it.
extension Engine {
  /// Brings the solution of the current rows up to date, and finds out what breaks.
  package mutating func solveRows(of model: Model) {
    let (origins, pass) = (origins, LayoutPass(model, results))
    solver.solve { rows in
      var rule = BreakingRule(pass)
      // Questions on copies add rows that have no origin; these yield to everything.
      let demands = rows.filter { origins.origin(of: $0) == nil }
      let ranked = rows.compactMap { row in
        origins.origin(of: row).map { (rank: rule.rank(of: $0), row: row) }
      }
      rows = ranked.sorted { $0.rank < $1.rank }.map { $0.row } + demands
    }
    broken = solver.brokenConstraints.compactMap(origin)
  }

  /// Solves without a constraint, or with that constraint at another priority.
  ///
  /// For questions on a copy: the next update from the model brings the constraint back. Texts that wrap and
  /// margins are taken as they are.
  package mutating func solve(_ model: Model, without id: ConstraintID, orAt priority: Priority?) {
    guard let row = row(of: id) else { return }
    if let priority {
      attempt { (solver) throws(SolverError) in try solver.setPriority(priority, of: row) }
    } else {
      attempt { (solver) throws(SolverError) in try solver.remove(row) }
    }
    solveRows(of: model)
  }
}

extension [ConstraintID?] {
  /// Where a row comes from.
  func origin(of row: LinearConstraint.ID) -> ConstraintID? {
    Int(row.rawValue) < count ? self[Int(row.rawValue)] : nil
  }
}

/// The constraints that contradict a row.
extension Engine {
  /// The contradictions that a row takes part in, each an irreducible set, given that sizes aren't negative.
  ///
  /// Once a set is found, its members are left out one by one to find further sets (Reiter's hitting set tree). Broken
  /// rows exclude nothing by themselves, but would if the others yielded: so they are examined as well once a set
  /// without them has been found, and come last.
  /// - Parameters:
  ///   - row: A required row.
  ///   - limit: The most sets to find.
  /// - Returns: Distinct sets, and whether there are no others.
  package func conflicts(with row: LinearConstraint.ID, limit: Int)
    -> (found: [Conflict], isComplete: Bool)
  {
    let all = solver.requirements(connectedWith: row).filter { $0 != row }
    let kept = all.filter { !solver.isBroken($0) }
    var result = conflicts(with: row, among: kept, known: [], limit: limit)
    if kept.count < all.count, !result.found.isEmpty, result.isComplete {
      result = conflicts(with: row, among: all, known: result.found, limit: limit)
    }
    var search = conflictSearch
    return (distinct(result.found.map { search.reduced($0, of: row) }), result.isComplete)
  }

  /// Finds small contradictory sets; that no size is negative is taken for granted.
  package var conflictSearch: ConflictSearch {
    ConflictSearch(solver) { [origins] in origins.origin(of: $0)?.isNonNegativeSize == true }
  }

  /// Sets without those that name the same constraints as an earlier one, apart from sizes that can't be negative.
  private func distinct(_ conflicts: [Conflict]) -> [Conflict] {
    var seen: Set<Set<LinearConstraint.ID>> = []
    return conflicts.filter { conflict in
      let counted = conflict.members.map { $0.constraint }.filter {
        origin(of: $0)?.isNonNegativeSize == false
      }
      return seen.insert(Set(counted)).inserted
    }
  }

  private func conflicts(
    with row: LinearConstraint.ID, among rows: [LinearConstraint.ID], known: [Conflict], limit: Int
  ) -> (found: [Conflict], isComplete: Bool) {
    var found = known
    // Contradictions that hold without the row hide others behind them.
    var others: [Conflict] = []
    // The minimal sets whose removal leaves no contradiction.
    var cures: [Set<LinearConstraint.ID>] = []
    // Depth first: the rows are solved only where every known set has lost a member, deep in the tree.
    var pending: [Set<LinearConstraint.ID>] = [[]]
    var seen = Set(pending)
    var solutions = 0
    while let omitted = pending.popLast() {
      if cures.contains(where: { $0.isSubset(of: omitted) }) { continue }
      var conflict = (found + others).first {
        omitted.isDisjoint(with: $0.members.map { $0.constraint })
      }
      if conflict == nil {
        if solutions == Self.solutionLimit { return (found, false) }
        solutions += 1
        let all = solver.conflicts(among: rows.filter { !omitted.contains($0) } + [row])
        conflict = all.first { $0.members.contains { $0.constraint == row } } ?? all.first
        if let conflict {
          if conflict.members.contains(where: { $0.constraint == row }) {
            if found.count == limit { return (found, false) }
            found.append(conflict)
          } else {
            others.append(conflict)
          }
        } else {
          cures.append(omitted)
        }
      }
      for member in conflict?.members.reversed() ?? [] where member.constraint != row {
        let larger = omitted.union([member.constraint])
        if seen.insert(larger).inserted { pending.append(larger) }
      }
      if seen.count > Self.nodeLimit { return (found, false) }
    }
    return (found, true)
  }

  /// The maximum number of solutions per question.
  private static let solutionLimit = 64

  /// The most combinations of omitted rows that are examined; most need no solving.
  private static let nodeLimit = 4096

  /// Whether the root's width or height takes part in a contradiction: the members don't cancel it, and could hold
  /// together with another size.
  ///
  /// They add up to `share × size ≥ demand`, where the demand is what is missing now plus the share of the current
  /// size; as sizes are never negative, a negative share can't meet a positive demand.
  package func usesRootSize(_ axis: Axis, _ conflict: Conflict) -> Bool {
    guard let root = variables[Int(Model.root.rawValue)] else { return false }
    let sum = solver.coefficient(of: root.extent(axis), in: conflict)
    guard sum.magnitude > 1e-9 else { return false }
    let demand = conflict.shortfall + sum * solver.value(of: root.extent(axis))
    return sum > 0 || demand <= 1e-6
  }
}

import Cassowary

/// What happens to required constraints that contradict each other.
///
/// ``BreakingRule`` puts all constraints in one order, and what breaks is what a greedy choice leaves: from
/// the constraint that is kept longest to the one that breaks first, each is kept if it can hold beside those
/// that were kept before it.
extension Engine {
  /// Brings the solution of the present rows up to date, and finds out what breaks.
  package mutating func solveRows(of model: Model) {
    let (origins, situation) = (origins, Situation(model, findings))
    solver.solve { rows in
      var rule = BreakingRule(situation)
      // Questions on copies add rows that come from nowhere: these yield to everything.
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

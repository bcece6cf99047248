import AutoLayout
import Cassowary

extension Layout {
  /// What reports call everything that is broken now, in the order it broke: the names of your
  /// constraints, and for instance `row.3` for one that the stack view `row` made.
  public var brokenHandles: [String] {
    engine.broken.compactMap { ConstraintLine($0, in: Log(situation))?.handle }
  }

  /// The reports of what is broken at the moment.
  ///
  /// Each is found anew on a copy in which the broken constraint is required again, and which is
  /// built from the model: where several sets of constraints contradict each other, the one that is
  /// reported depends on the layout alone, not on the edits that led to it.
  public func conflictReports(style: LogStyle = .standard) -> [ConflictReport] {
    guard !engine.broken.isEmpty else { return [] }
    var rebuilt = self
    rebuilt.discardSolution()
    rebuilt.solve()
    return rebuilt.engine.broken.compactMap {
      rebuilt.report(ofBroken: $0, style: style)
    }
  }

  /// The reports of what is broken here and was not in an earlier state of the same layout.
  public func conflictReports(since earlier: Layout) -> [ConflictReport] {
    engine.broken.filter { !earlier.engine.broken.contains($0) }
      .compactMap { report(ofBroken: $0) }
  }

  /// The contradiction that keeps a broken constraint from holding, found on a copy in which it is
  /// required again.
  ///
  /// Where it takes part in several, it is one for which the rule chooses this constraint, if any:
  /// it was chosen for such a one.
  func report(ofBroken origin: ConstraintID, style: LogStyle = .standard) -> ConflictReport? {
    var trial = engine
    trial.setBroken(false, origin)
    trial.solver.solve(untilConflict: true)
    func report(_ conflict: Conflict, broken: ConstraintID? = nil) -> ConflictReport? {
      let participants = conflict.members.compactMap { engine.origin(of: $0.constraint) }
      return ConflictReport(
        conflict, participants, broken: broken, engine: engine, Log(situation, style: style))
    }
    let found = trial.solver.conflicts.first { conflict in
      conflict.members.contains { engine.origin(of: $0.constraint) == origin }
    }
    guard let found, let first = trial.reduced([found]).first else { return nil }
    let chosen = report(first)
    if chosen?.victim == origin { return chosen }
    let others =
      engine.row(of: origin).map { trial.conflicts(with: $0, besides: [], limit: 8).found } ?? []
    return others.lazy.compactMap { report($0) }.first { $0.victim == origin }
      ?? report(first, broken: origin)
  }
}

import AutoLayout
import Cassowary

extension Layout {
  /// What reports call everything that is broken now, oldest first: the names of your
  /// constraints, and for instance `row.3` for one that the stack view `row` made.
  public var brokenHandles: [String] {
    var handles = ConstraintHandles(situation)
    return engine.broken.compactMap { handles.handle(of: $0) }
  }

  /// The reports of what is broken at the moment.
  ///
  /// Where several sets of constraints contradict each other, the one that is reported depends on the
  /// layout alone, not on the edits that led to it.
  public func conflictReports(style: LogStyle = .standard) -> [ConflictReport] {
    reports(of: engine.broken, style)
  }

  /// The reports of what is broken here and was not in an earlier state of the same layout.
  ///
  /// Where the earlier layout is another one, those that it doesn't have in the same words.
  public func conflictReports(since earlier: Layout) -> [ConflictReport] {
    if isVersion(of: earlier) { return conflictReports(since: earlier.engine.broken) }
    let reports = conflictReports()
    if reports.isEmpty { return [] }
    let known = Set(earlier.conflictReports().map { $0.description })
    return reports.filter { !known.contains($0.description) }
  }

  /// The reports of what is broken here and not among what was broken before.
  package func conflictReports(since known: [ConstraintID]) -> [ConflictReport] {
    if engine.broken.isEmpty { return [] }
    let known = Set(known)
    return reports(of: engine.broken.filter { !known.contains($0) }, .standard)
  }

  /// By how many points a constraint is missed; 0 where it holds.
  func miss(of id: ConstraintID) -> Double {
    engine.row(of: id).map(engine.solver.error)?.magnitude ?? 0
  }

  private func reports(of broken: [ConstraintID], _ style: LogStyle) -> [ConflictReport] {
    if broken.isEmpty { return [] }
    var search = engine.conflictSearch
    let source = ReportSource(self, style)
    return broken.compactMap { id in
      engine.row(of: id).flatMap { search.conflict(ofBroken: $0) }
        .map { ConflictReport($0, broken: id, source) }
    }
  }
}

import AutoLayout
import Cassowary

extension Layout {
  /// The handles of everything that is broken now, oldest first: the names of your constraints, and for instance
  /// `row.3` for one that the stack view `row` made.
  public var brokenHandles: [String] {
    let layout = solved
    var handles = ConstraintHandles(layout.situation)
    return layout.engine.broken.compactMap { handles.handle(of: $0) }
  }

  /// The reports of what is broken at the moment.
  ///
  /// Where several sets of constraints contradict each other, the one that is reported depends on the
  /// layout alone, not on the edits that led to it.
  public func conflictReports(style: LogStyle = .standard) -> [ConflictReport] {
    let layout = solved
    return ConflictReport.all(on: layout.engine.broken, in: layout, style)
  }

  /// The reports of what is broken here and wasn't when an earlier state of the same layout was last solved.
  ///
  /// If the earlier layout is a different one, the reports that it doesn't have in the same words.
  public func conflictReports(since earlier: Layout) -> [ConflictReport] {
    if isVersion(of: earlier) {
      let (layout, known) = (solved, Set(earlier.engine.broken))
      return ConflictReport.all(
        on: layout.engine.broken.filter { !known.contains($0) }, in: layout)
    }
    let reports = conflictReports()
    if reports.isEmpty { return [] }
    let known = Set(earlier.conflictReports().map { $0.description })
    return reports.filter { !known.contains($0.description) }
  }

  /// The conflicts of ``conflictReports(style:)``, each with what would settle it.
  ///
  /// Everything is tried on copies, two for each member.
  ///
  /// - Parameters:
  ///   - style: Which of Apple's logs to imitate.
  ///   - limit: How many members are tried in all conflicts together, the first conflicts first, and
  ///     of each the broken member first; by default more than the 46 lines of the longest public
  ///     report. Fewer are tried where many conflicts depend on each other.
  /// - Returns: An analysis for each broken constraint.
  package func conflictAnalyses(style: LogStyle = .standard, trying limit: Int = 64)
    -> [ConflictAnalysis]
  {
    var analyst = ConflictAnalyst(self, tries: limit)
    return conflictReports(style: style).map { analyst.analysis(of: $0) }
  }

  /// The analysis of the conflict behind one broken constraint, without trying anything.
  package func explanation(ofBroken handle: String) -> ConflictAnalysis? {
    var analyst = ConflictAnalyst(self, tries: 0)
    return conflictReports().first { $0.brokenHandle == handle }
      .map { analyst.analysis(of: $0) }
  }

  /// Whether reports call some constraint so, also one that UIKit made: `row.3`.
  package func hasConstraint(called handle: String) -> Bool {
    var index = ConstraintIndex(self)
    return engine.rows.contains { index.reference(to: $0.1).id == handle }
  }
}

extension ConflictReport {
  /// The reports on some broken constraints of a layout, which share their lines.
  fileprivate static func all(
    on broken: [ConstraintID], in layout: Layout, _ style: LogStyle = .standard
  ) -> [ConflictReport] {
    if broken.isEmpty { return [] }
    var search = layout.engine.conflictSearch
    let source = ReportSource(layout, style)
    return broken.compactMap { id in
      layout.engine.row(of: id).flatMap { search.conflict(ofBroken: $0) }
        .map { ConflictReport($0, broken: id, source) }
    }
  }
}

extension Engine {
  /// The error of a constraint in points; 0 if it holds.
  func miss(of id: ConstraintID) -> Double { row(of: id).map(solver.error)?.magnitude ?? 0 }
}

import AutoLayout
import Cassowary

/// Required constraints that cannot hold together, and the one that was broken: Apple's report.
///
/// A report of a large layout may list thousands of constraints. They are written out when they are read.
public struct ConflictReport: Hashable, Sendable, CustomStringConvertible {
  private let conflict: Conflict
  /// The broken constraint.
  package let victim: ConstraintID
  private let source: ReportSource

  init(_ conflict: Conflict, broken victim: ConstraintID, _ source: ReportSource) {
    (self.conflict, self.victim, self.source) = (conflict, victim, source)
  }

  /// The layout as it was, solved.
  package var layout: Layout { source.layout }

  /// The constraints in Apple's order, one line each.
  public var lines: [String] { list.map { $0.text } }

  /// The line of the constraint that was broken.
  public var brokenLine: String { source.ask { $0.line(of: victim)?.text } ?? "" }

  /// The names of the user's constraints in the list.
  public var members: [String] { source.ask { $0.names(conflict) } }

  /// The name of the broken constraint; nil if UIKit made it.
  public var broken: String? { source.ask { $0.name(of: victim) } }

  /// The handle of the broken constraint in the report, `row.3` for one that a stack view made.
  public var brokenHandle: String { source.ask { $0.line(of: victim)?.line.handle } ?? "" }

  /// The least distance, in points, that the broken constraint has to yield for the others to hold.
  public var shortfall: Double { source.ask { $0.shortfall(conflict, of: victim) } }

  /// The handles of the listed constraints in reports, without the root view's sizes.
  var handles: [String] { list.filter { $0.id != nil }.map { $0.line.handle } }

  /// The constraints of the list with what they demand: `c1 (red.width = 1)`.
  package var equations: [String] {
    references(of: list).map { $0.value.inSentence }
  }

  /// The sizes of the root view that take part.
  var given: [String] { list.filter { $0.id == nil }.map { $0.line.handle } }

  /// The references of lines' constraints for explanations, without the root view's sizes.
  func references(of lines: [ReportLine]) -> [SharedValue<ConstraintReference>] {
    source.ask { writer in lines.compactMap { writer.reference(of: $0) } }
  }

  /// The participants, in Apple's order.
  package var list: [ReportLine] { source.ask { $0.list(conflict) } }

  /// The text that the system of the style logs.
  public var description: String {
    let list = list
    let note =
      list.contains { $0.line.className.hasPrefix("NSAutoresizing") }
      ? """

      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)
      """ : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note)
      (
      \(list.map { "    \"\($0.text.inList)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(brokenLine)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      \(source.ask { $0.version.header }) may also be helpful.\(origins(list))
      """
  }

  /// Where the code of the constraints is, for layouts that were read from Swift.
  private func origins(_ list: [ReportLine]) -> String {
    let places = list.compactMap { line in source.ask { $0.origin(of: line.id) } }
    guard !places.isEmpty else { return "" }
    return "\n\nThe code is at:" + places.map { "\n\t\($0)" }.joined()
  }
}

extension ConflictReport {
  /// Whether two reports say the same thing.
  public static func == (lhs: ConflictReport, rhs: ConflictReport) -> Bool {
    let (own, others) = (lhs.list, rhs.list)
    return lhs.victim == rhs.victim && lhs.shortfall == rhs.shortfall
      && own.map { $0.id } == others.map { $0.id } && own.map { $0.text } == others.map { $0.text }
      && lhs.source.ask { $0.version } == rhs.source.ask { $0.version }
  }

  /// Hashes the broken constraint.
  public func hash(into hasher: inout Hasher) { hasher.combine(victim) }
}

extension String {
  /// The text as in an array's description, with a backslash before quotation marks and `\U00fc` for non-ASCII
  /// characters.
  ///
  /// The broken constraint is printed as it is.
  fileprivate var inList: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" {
        text += "\\\""
      } else if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? .init() { text += "\\U" + unit.hexadecimal }
      }
    }
  }
}

extension UTF16.CodeUnit {
  /// Four digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Layout {
  /// The handles of everything that is broken now, oldest first: the names of your constraints, and for instance
  /// `row.3` for one that the stack view `row` made.
  public var brokenHandles: [String] {
    let layout = solved
    var handles = ConstraintHandles(layout.pass)
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

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
  public var brokenLine: String { source.ask { $0.victimLine(victim)?.text } ?? "" }

  /// The names of the user's constraints in the list.
  public var members: [String] { source.ask { $0.names(conflict) } }

  /// The name of the broken constraint; nil if UIKit made it.
  public var broken: String? { source.ask { $0.name(of: victim) } }

  /// The handle of the broken constraint in the report, `row.3` for one that a stack view made.
  public var brokenHandle: String { source.ask { $0.victimLine(victim)?.line.handle } ?? "" }

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
  func references(of lines: [ReportLine]) -> [Shared<ConstraintReference>] {
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
  /// Whether two reports say the same.
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

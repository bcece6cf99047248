import AutoLayout
import Cassowary

/// Required constraints that cannot hold together, and the one that was broken: Apple's report.
public struct ConflictReport: Hashable, Sendable, CustomStringConvertible {
  /// The constraints in Apple's order, one line each.
  public let lines: [String]
  /// The line of the constraint that was broken.
  public let brokenLine: String
  /// The names of the user's constraints in the list.
  public let members: [String]
  /// The name of the broken constraint; nil when it is one that UIKit made.
  public let broken: String?
  /// What the report calls the broken constraint, `row.3` for one that a stack view made.
  public let brokenHandle: String
  /// By how many points the broken constraint has to yield at least for the others to hold.
  public let shortfall: Double
  /// Whether constraints made from an autoresizing mask take part.
  let mentionsAutoresizing: Bool
  /// The broken constraint.
  let victim: ConstraintID?
  /// The constraints in the order of the list.
  let origins: [ConstraintID]
  /// The sizes of the root view that take part.
  let given: [String]
  /// What reports call the constraints of the list, the root view's sizes left out.
  let handles: [String]
  private let version: LogStyle.Version

  /// A report on what the solver found; chooses the constraint to break unless one was `broken`.
  init?(
    _ conflict: Conflict, _ participants: [ConstraintID], broken known: ConstraintID? = nil,
    engine: Engine,
    _ log: Log
  ) {
    var rule = BreakingRule(log.situation)
    var listed = rule.listed(participants).compactMap { listed in
      ConstraintLine(listed.id, in: log).map { Listed(listed.id, $0, listed.place) }
    }
    listed += Axis.allCases.filter { engine.usesRootSize($0, conflict) }
      .map {
        Listed(
          nil, ConstraintLine(rootSize: $0, in: log),
          ListedPlace(ListedName(rootSize: $0), depth: 1))
      }
    listed.sort { $0.place < $1.place }
    guard let victim = known ?? rule.victim(among: listed.compactMap(\.id)),
      let line = ConstraintLine(victim, in: log)
    else { return nil }
    self.victim = victim
    brokenLine = line.description
    brokenHandle = line.handle
    self.origins = listed.compactMap(\.id)
    handles = listed.filter { $0.id != nil }.map(\.line.handle)
    given = listed.filter { $0.id == nil }.map(\.line.handle)
    version = log.style.version
    lines = listed.map(\.line.description)
    members = participants.compactMap { Self.name(of: $0, in: log.model) }
    broken = Self.name(of: victim, in: log.model)
    let row = engine.row(of: victim)
    shortfall = row.flatMap(conflict.shortfall) ?? conflict.shortfall
    mentionsAutoresizing = listed.contains { $0.line.className.hasPrefix("NSAutoresizing") }
  }

  private static func name(of origin: ConstraintID, in model: Model) -> String? {
    guard case .user(let id) = origin else { return nil }
    return model[id].name
  }

  /// One line of the list.
  private struct Listed {
    /// nil for a size of the root view.
    let id: ConstraintID?
    let line: ConstraintLine
    let place: ListedPlace

    init(_ id: ConstraintID?, _ line: ConstraintLine, _ place: ListedPlace) {
      (self.id, self.line, self.place) = (id, line, place)
    }
  }

  /// The text that the system of the style logs.
  public var description: String {
    let note =
      mentionsAutoresizing
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
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(brokenLine)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      \(version.header) may also be helpful.
      """
  }
}

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
  let victim: RowOrigin?
  /// The constraints in the order of the list.
  let origins: [RowOrigin]
  /// The sizes of the root view that take part.
  let given: [String]
  /// What reports call the constraints of the list, the root view's sizes left out.
  let handles: [String]
  private let version: LogStyle.Version

  /// A report on what the solver found; chooses the constraint to break unless one was `broken`.
  init?(
    _ conflict: Conflict, _ participants: [RowOrigin], broken known: RowOrigin? = nil,
    engine: Engine,
    _ log: Log
  ) {
    let model = log.model
    let rule = BreakingRule(model: model)
    var listed = participants.compactMap { origin in
      ConstraintLine(origin, in: log).map {
        Listed(origin, $0, rule.holderDepth(origin), Self.age(of: origin, in: model))
      }
    }
    listed += Axis.allCases.filter { engine.usesRootSize($0, conflict) }
      .map { Listed(nil, ConstraintLine(rootSize: $0, in: log), 1) }
    listed.sort()
    guard let victim = known ?? rule.victim(among: listed.compactMap(\.origin)),
      let line = ConstraintLine(victim, in: log)
    else { return nil }
    self.victim = victim
    brokenLine = line.description
    brokenHandle = line.handle
    self.origins = listed.compactMap(\.origin)
    handles = listed.filter { $0.origin != nil }.map(\.line.handle)
    given = listed.filter { $0.origin == nil }.map(\.line.handle)
    version = log.style.version
    lines = listed.map(\.line.description)
    members = participants.compactMap { Self.name(of: $0, in: model) }
    broken = Self.name(of: victim, in: model)
    let row = engine.row(of: victim)
    shortfall = row.flatMap(conflict.shortfall) ?? conflict.shortfall
    mentionsAutoresizing = listed.contains { $0.line.className.hasPrefix("NSAutoresizing") }
  }

  private static func name(of origin: RowOrigin, in model: Model) -> String? {
    guard case .constraint(let id) = origin else { return nil }
    return model[id].name
  }

  /// When a constraint was made, in relation to others of its kind.
  private static func age(of origin: RowOrigin, in model: Model) -> (Int, Int) {
    switch origin {
    case .constraint(let id): (Int(id.rawValue), 0)
    case .system(let role, let item): (Int(item.rawValue), role.rawValue)
    case .stack(let item, let key):
      (Int(item.rawValue), StackLayout(of: item, in: model)?.constraint(key)?.number ?? 0)
    }
  }

  /// One line of the list.
  ///
  /// The order is Apple's: lines without identifier by class, then by
  /// identifier without regard to case (129 of 130 lists); inside that deepest holder, then age.
  private struct Listed: Comparable {
    let origin: RowOrigin?
    let line: ConstraintLine
    let depth: Int
    let age: (Int, Int)

    init(_ origin: RowOrigin?, _ line: ConstraintLine, _ depth: Int, _ age: (Int, Int) = (0, 0)) {
      self.origin = origin
      self.line = line
      self.depth = depth
      self.age = age
    }

    private var key: (Int, String, Int, Int, Int) {
      let group = line.identifier == nil ? 0 : 1
      return (group, line.identifier?.lowercased() ?? line.className, -depth, age.0, age.1)
    }

    static func < (lhs: Listed, rhs: Listed) -> Bool { lhs.key < rhs.key }
    static func == (lhs: Listed, rhs: Listed) -> Bool { lhs.key == rhs.key }
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

import LayoutDiagnostics

/// The outcome of each constraint statement.
struct ReadingLog {
  enum Outcome: Hashable {
    /// It makes a constraint that is known in full.
    case read
    /// The same, but only later or under other circumstances.
    case readElsewhere
    case unread(String)
  }

  /// Constraints that UIKit refuses.
  private var illegal: Set<SourcePlace> = []
  private(set) var outcomes: [SourcePlace: Outcome] = [:]
  /// The assumptions of the reading.
  private(set) var assumptions: [SwiftIssue] = []
  /// Unknown calls that may make constraints.
  private(set) var unknownCalls: [SwiftIssue] = []
  /// The constraints that code would have made now, had everything been known: how many by statement and
  /// reason.
  private(set) var omissions: [SwiftIssue: Int] = [:]
  private var said: Set<SwiftIssue> = []
  var isExploring = false

  /// Whether all code is known to run as it was followed so far.
  var isComplete: Bool { assumptions.isEmpty && unknownCalls.isEmpty }

  /// Notes that a statement made a constraint.
  mutating func read(_ place: SourcePlace) {
    if outcomes[place] == .read || isExploring && illegal.contains(place) { return }
    outcomes[place] = isExploring ? .readElsewhere : .read
  }

  /// Notes that it didn't, which may end the app; what has been read once counts as read, as other calls had
  /// better values.
  mutating func unread(_ place: SourcePlace, _ reason: String, isFatal: Bool = false) {
    if !isExploring { omit(place, reason, isFatal: isFatal) }
    switch outcomes[place] {
    case .read, .readElsewhere: return
    case .unread where isExploring: return
    default: outcomes[place] = .unread(reason)
    }
  }

  /// Notes that a constraint can't be in the layout after all.
  ///
  /// `isFatal` says whether the app ends there; it is nil for what may be well elsewhere.
  mutating func revoke(_ place: SourcePlace, _ reason: String, isFatal: Bool? = nil) {
    omit(place, reason, isFatal: isFatal == true)
    outcomes[place] = .unread(reason)
    if isFatal != nil { illegal.insert(place) }
  }

  private mutating func omit(_ place: SourcePlace, _ reason: String, isFatal: Bool) {
    let kind: SwiftIssue.Kind = isFatal ? .mistake(.unusableConstraint) : .omission
    omissions[SwiftIssue(reason, kind, at: place), default: 0] += 1
  }

  /// Notes that a constraint of another view was made that isn't in the layout of this one.
  mutating func leftOut(_ place: SourcePlace, _ reason: String) {
    unknownCalls.append(SwiftIssue("a constraint is left out: \(reason)", at: place))
  }

  mutating func assume(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, .assumption, at: place)
    if !isExploring, said.insert(issue).inserted { assumptions.append(issue) }
  }

  mutating func unknownCall(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, at: place)
    if !isExploring, said.insert(issue).inserted { unknownCalls.append(issue) }
  }
}

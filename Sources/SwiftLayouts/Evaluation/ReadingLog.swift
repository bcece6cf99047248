/// What came of each constraint statement.
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
  /// What reading takes for granted.
  private(set) var assumptions: [SwiftIssue] = []
  /// Calls that may make constraints, but of which nothing is known.
  private(set) var unknownCalls: [SwiftIssue] = []
  /// The constraints that code would have made now, had everything been known: how many by statement and
  /// reason.
  private(set) var omissions: [SwiftIssue: Int] = [:]
  private var said: Set<SwiftIssue> = []
  var isExploring = false

  /// Notes that a statement made a constraint.
  mutating func read(_ place: SourcePlace) {
    if outcomes[place] == .read || isExploring && illegal.contains(place) { return }
    outcomes[place] = isExploring ? .readElsewhere : .read
  }

  /// Notes that it didn't; what has been read once counts as read, as other calls had better values.
  mutating func unread(_ place: SourcePlace, _ reason: String) {
    if !isExploring { omissions[SwiftIssue(reason, at: place), default: 0] += 1 }
    switch outcomes[place] {
    case .read, .readElsewhere: return
    case .unread where isExploring: return
    default: outcomes[place] = .unread(reason)
    }
  }

  /// Notes that a constraint can't be in the layout after all; where it is illegal, in no layout.
  mutating func revoke(_ place: SourcePlace, _ reason: String, isIllegal: Bool) {
    omissions[SwiftIssue(reason, at: place), default: 0] += 1
    outcomes[place] = .unread(reason)
    if isIllegal { illegal.insert(place) }
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

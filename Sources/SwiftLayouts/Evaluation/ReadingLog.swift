/// What came of each constraint statement.
struct ReadingLog {
  enum Outcome: Hashable {
    /// It makes a constraint that is known in full.
    case read
    /// The same, but only later or under other circumstances.
    case readElsewhere
    case unread(String)
  }

  private(set) var outcomes: [SourcePlace: Outcome] = [:]
  /// What reading takes for granted.
  private(set) var assumptions: [SwiftIssue] = []
  /// Calls that may make constraints, but of which nothing is known.
  private(set) var unknownCalls: [SwiftIssue] = []
  /// What is read that changes nothing: texts and sizes that aren't known.
  private(set) var openValues: [SwiftIssue] = []
  private var said: Set<SwiftIssue> = []
  var isExploring = false

  /// Notes that a statement made a constraint.
  mutating func read(_ place: SourcePlace) {
    if outcomes[place] == .read { return }
    outcomes[place] = isExploring ? .readElsewhere : .read
  }

  /// Notes that it didn't; what has been read once stays read, as other calls had better values.
  mutating func unread(_ place: SourcePlace, _ reason: String) {
    switch outcomes[place] {
    case .read, .readElsewhere: return
    case .unread where isExploring: return
    default: outcomes[place] = .unread(reason)
    }
  }

  /// Notes that a constraint can't be in the layout after all.
  mutating func revoke(_ place: SourcePlace, _ reason: String) {
    outcomes[place] = .unread(reason)
  }

  /// Notes that a constraint of another view was made that isn't in the layout of this one.
  mutating func leftOut(_ place: SourcePlace, _ reason: String) {
    unknownCalls.append(SwiftIssue("a constraint is left out: \(reason)", at: place))
  }

  mutating func assume(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, at: place)
    if !isExploring, said.insert(issue).inserted { assumptions.append(issue) }
  }

  mutating func unknownCall(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, at: place)
    if said.insert(issue).inserted { unknownCalls.append(issue) }
  }

  mutating func open(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, at: place)
    if said.insert(issue).inserted { openValues.append(issue) }
  }
}

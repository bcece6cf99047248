import AutoLayout
import LayoutDiagnostics

/// A live layout with its history.
///
/// A session is a value, too: a copy can be used for trials and discarded.
public struct Session: Sendable {
  /// The current layout, solved.
  public var layout: Layout { state.layout.solved }
  /// The definitions for later commands.
  package var definitions: Definitions { state.definitions }
  /// The name of the current lesson, which undo and redo change; nil if there is none.
  package var lesson: String? { state.lesson }
  /// The current state; unsolved while commands are pending.
  private var state: SessionState
  /// The number of commands since the layout was last solved.
  package private(set) var pendingCount = 0
  /// The number of changes of the state.
  package private(set) var revision = 0
  private var past = History()
  private var marks: [(name: String, state: SessionState)] = []

  /// Starts with a layout, by default an empty root view on the standard device.
  public init(layout: Layout = Layout()) {
    state = SessionState(layout: layout)
    state.layout.solve()
  }

  /// Makes an edited copy of ``layout`` the session's layout, solved, as one undo step.
  ///
  /// Every such step has a name for ``history``: the command as written.
  public mutating func commit(_ next: Layout, as command: String) -> Changes {
    commit(next, definitions, as: command)
  }

  /// Replaces the session's definitions, as one undo step.
  package mutating func commit(_ definitions: Definitions, as command: String) -> Changes {
    settle()
    return commit(state.layout, definitions, as: command)
  }

  /// Replaces the session's layout with an edited copy, and its definitions, as one undo step.
  package mutating func commit(
    _ next: Layout, _ definitions: Definitions, as command: String
  ) -> Changes {
    commit(SessionState(layout: next, definitions: definitions, lesson: lesson), as: command)
  }

  private mutating func commit(_ next: SessionState, as command: String) -> Changes {
    settle()
    past.append(Step(title: command, before: state))
    return become(next)
  }

  /// Continues from another state, solved.
  private mutating func become(_ next: SessionState) -> Changes {
    let before = state.layout
    state = next
    state.layout.solve()
    revision += 1
    return Changes(from: before, to: state.layout)
  }

  /// Adopts the layout and the checkpoints of a copy of this session that ran commands, as one undo step.
  public mutating func adopt(_ other: Session, as command: String) -> Changes {
    marks = other.marks
    return commit(other.state, as: command)
  }

  // MARK: Edits

  /// Edits the layout in place, as one undo step, without solving it; ``settle(as:)`` does that.
  ///
  /// The edit may run again. It returns its output, and whether it changed something; if it throws, nothing has
  /// changed.
  package mutating func edit<Output, Failure>(
    as command: String,
    _ change: @escaping @Sendable (inout Layout) throws(Failure) -> (output: Output, changed: Bool)
  ) throws(Failure) -> (output: Output, changed: Bool) {
    let before = pendingCount == 0 ? state : nil
    var isDone = false
    defer { if !isDone { state = before ?? past.state(before: past.done) ?? state } }
    let result = try change(&state.layout)
    if result.changed {
      past.append(Step(title: command, before: before) { _ = try? change(&$0) })
      pendingCount += 1
      revision += 1
      isDone = true
    }
    return result
  }

  /// The current layout, which may be unsolved.
  package var unsolvedLayout: Layout { state.layout }

  /// The maximum number of breaking commands that are reported individually.
  ///
  /// Each needs its own solution and a search for reasons, so doing this for all commands of a long script would take
  /// hours.
  static let tellingLimit = 32

  /// Solves the layout if commands are pending.
  ///
  /// If something broke, the commands run again one by one, so that each gets a report of what it broke; if many broke
  /// something, the rest is reported with the last one.
  ///
  /// - Parameter solved: The same layout, if it was already solved elsewhere.
  /// - Returns: What each pending command changed; nil if there were several and none broke anything.
  @discardableResult
  package mutating func settle(as solved: Layout? = nil) -> [Changes?] {
    let pending = past.done - pendingCount..<past.done
    guard let first = pending.first, let before = past.steps[first].before else { return [] }
    pendingCount = 0
    if let solved { state.layout = solved }
    state.layout.solve()
    if pending.count == 1 { return [Changes(from: before.layout, to: state.layout)] }
    let known = Set(before.layout.engine.broken)
    if !state.layout.engine.dependsOnSolution, known.isSuperset(of: state.layout.engine.broken) {
      return pending.map { _ in nil }
    }
    return tellApart(pending, from: before)
  }

  /// Reruns commands one by one.
  private mutating func tellApart(_ pending: Range<Int>, from start: SessionState) -> [Changes?] {
    let end = state
    state = start
    var told = 0
    var all: [Changes?] = []
    for place in pending {
      let before = state
      past.setState(before, before: place)
      if told == Self.tellingLimit, place < pending.upperBound - 1 {
        state = end
        let rest = pending.upperBound - place
        all += Array(repeating: nil, count: rest - 1)
        return all + [Changes(from: before.layout, to: end.layout, ofCommands: rest)]
      }
      past.steps[place].edit?(&state.layout)
      state.layout.solve()
      let changes = Changes(from: before.layout, to: state.layout)
      // Keeping a command that broke nothing would keep two solutions.
      if !changes.broken.isEmpty { told += 1 }
      all.append(changes.broken.isEmpty ? nil : changes)
    }
    return all
  }

  // MARK: History

  /// The commands that can be undone, oldest first.
  public var history: [String] { past.steps.prefix(past.done).map { $0.title } }
  /// The number of older commands that can't be undone because ``trimHistory(to:)`` has forgotten them.
  package var forgottenCommands: Int { past.forgotten }

  /// Forgets the oldest commands if everything that can be undone takes up more than a number of bytes, by an estimate.
  package mutating func trimHistory(to bytes: Int) { past.trim(to: bytes) }

  /// Undoes the last commands, the last one first, and reports what changed overall.
  ///
  /// - Throws: When fewer can be undone, in which case nothing changes.
  public mutating func undo(_ count: Int = 1) throws(LayoutError)
    -> (commands: [String], changes: Changes)
  {
    settle()
    let remedy =
      past.forgotten == 0
      ? nil : "older ones were forgotten to save memory; --limit history=SIZE keeps more"
    guard past.done > 0 else {
      let others =
        past.isUndone
        ? "everything is undone; redo takes it back"
        : "only commands that change the layout can be undone"
      throw LayoutError("nothing to undo", remedy: remedy ?? others)
    }
    guard count <= past.done else {
      throw LayoutError(
        "\(Sentence.count(past.done, "command")) can be undone, not \(count)",
        remedy: remedy ?? "'history' lists them")
    }
    let commands = history.suffix(count).reversed()
    return (Array(commands), become(past.go(to: past.done - count, from: state)))
  }

  /// Redoes the last undone commands, in order, and reports what changed overall.
  ///
  /// - Throws: When fewer were undone since the last command, in which case nothing changes.
  public mutating func redo(_ count: Int = 1) throws(LayoutError)
    -> (commands: [String], changes: Changes)
  {
    settle()
    guard past.isUndone else {
      throw LayoutError("nothing to redo", remedy: "redo takes back an undo")
    }
    let undone = past.steps.dropFirst(past.done).map { $0.title }
    guard count <= undone.count else {
      let possible = Sentence.count(undone.count, "command")
      throw LayoutError("\(possible) can be done again, not \(count)")
    }
    return (Array(undone.prefix(count)), become(past.go(to: past.done + count, from: state)))
  }

  // MARK: Checkpoints

  /// The names of the checkpoints, oldest first.
  public var checkpoints: [String] { marks.map { $0.name } }

  /// Remembers the layout under a name; a checkpoint of the same name is replaced.
  ///
  /// Checkpoints aren't part of the history: undo leaves them alone.
  public mutating func checkpoint(_ name: String) {
    settle()
    marks.removeAll { $0.name == name }
    marks.append((name, state))
  }

  /// Brings back the layout of a checkpoint, as one undo step.
  ///
  /// - Throws: When there is no checkpoint of that name.
  public mutating func restore(_ name: String) throws(LayoutError) -> Changes {
    try restore(name, as: "restore \(name)")
  }

  /// The same, as a step with another name.
  package mutating func restore(_ name: String, as command: String) throws(LayoutError) -> Changes {
    guard let mark = marks.first(where: { $0.name == name }) else {
      let known = checkpoints.joined(separator: ", ")
      throw LayoutError(
        "there is no checkpoint '\(name)'",
        remedy: known.isEmpty ? "make one with: checkpoint \(name)" : "use one of: \(known)")
    }
    return commit(mark.state, as: command)
  }

  /// Starts over with an empty root view on the standard device, as one undo step.
  public mutating func reset() -> Changes {
    commit(SessionState(layout: Layout(), lesson: lesson), as: "reset")
  }

  /// Sets the current lesson of a session that is about to replace another one; see ``adopt(_:as:)``.
  package mutating func begin(lesson name: String) {
    settle()
    state.lesson = name
  }
}

import AutoLayout
import LayoutDiagnostics

/// A live layout with its history.
///
/// A session is a value too: a copy can be tried out and thrown away.
public struct Session: Sendable {
  /// The layout as it is now, solved.
  public var layout: Layout {
    var solved = state.layout
    solved.solve()
    return solved
  }
  /// What was named for later commands.
  package var definitions: Definitions { state.definitions }
  /// As it is now; the layout may wait for its solution.
  private var state: SessionState
  /// How often the state has changed.
  package private(set) var revision = 0
  private var steps = History()
  private var marks: [(name: String, state: SessionState)] = []

  /// Starts with a layout, by default an empty root view on the standard device.
  public init(layout: Layout = Layout()) {
    state = SessionState(layout: layout)
    state.layout.solve()
  }

  /// Makes an edited copy of ``layout`` the session's, solved, as one undo step.
  ///
  /// - Parameters:
  ///   - next: The layout after the command.
  ///   - command: The command as written, for ``history``.
  /// - Returns: What changed.
  public mutating func commit(_ next: Layout, as command: String) -> Changes {
    commit(next, as: command, by: nil)
  }

  /// Makes an edited copy of ``layout`` the session's, solved, as one undo step.
  ///
  /// - Parameters:
  ///   - next: The layout after the command.
  ///   - command: The command as written, for ``history``.
  ///   - edit: What makes the same of the same layout again, so that a long history need not keep it.
  /// - Returns: What changed.
  package mutating func commit(
    _ next: Layout, as command: String, by edit: (@Sendable (inout Layout) -> Void)?
  ) -> Changes {
    commit(SessionState(layout: next, definitions: definitions), as: command, by: edit)
  }

  /// Makes other definitions the session's, as one undo step.
  package mutating func commit(_ definitions: Definitions, as command: String) -> Changes {
    settle()
    return commit(
      SessionState(layout: state.layout, definitions: definitions), as: command, by: { _ in })
  }

  private mutating func commit(
    _ next: SessionState, as command: String, by edit: History.Edit? = nil
  ) -> Changes {
    settle()
    steps.record(command, before: state, by: edit)
    return show(next)
  }

  /// Takes over the layout and the checkpoints of another session, as one undo step.
  ///
  /// - Parameters:
  ///   - other: A copy of this session in which several commands ran.
  ///   - command: What ran them, for ``history``.
  /// - Returns: What changed.
  public mutating func adopt(_ other: Session, as command: String) -> Changes {
    marks = other.marks
    return commit(other.state, as: command)
  }

  // MARK: Scripts

  /// Edits the layout where it is, as one undo step, and solves it only if that may break something.
  ///
  /// For scripts, in which many commands come before one that looks. What is broken is the same as if
  /// each command were followed by a solution.
  ///
  /// - Parameters:
  ///   - command: The command as written, for ``history``.
  ///   - looks: Whether the edit reads what follows from the layout.
  ///   - edit: The edit.
  /// - Returns: What the edit returns, and reports of what was broken by it.
  /// - Throws: What the edit throws; then nothing has changed.
  package mutating func edit<Failure>(
    as command: String, looking looks: Bool,
    _ edit: @escaping @Sendable (inout Layout) throws(Failure) -> String
  ) throws(Failure) -> (output: String, broken: [ConflictReport]) {
    try editInSteps(as: command, looking: looks) { layout throws(Failure) in
      (try layout.editInPlace(edit), true)
    }
  }

  /// Makes several edits one after the other, which are one undo step; otherwise like
  /// ``edit(as:looking:_:)``.
  ///
  /// - Parameters:
  ///   - command: The command as written, for ``history``.
  ///   - looks: Whether the first edit reads what follows from the layout.
  ///   - change: Makes the edits. Returns what they return, and whether there was any.
  /// - Returns: What the edits return, and reports of what was broken by them.
  /// - Throws: What an edit throws; then nothing has changed.
  package mutating func editInSteps<Failure>(
    as command: String, looking looks: Bool,
    _ change: @escaping @Sendable (inout Layout) throws(Failure) -> (output: String, changed: Bool)
  ) throws(Failure) -> (output: String, broken: [ConflictReport]) {
    if looks { settle() }
    let known = state.layout.engine.broken
    steps.begin(command, on: state) { layout in
      if looks { layout.solve() }
      _ = try? change(&layout)
    }
    let output: String
    do {
      let result = try change(&state.layout)
      output = result.output
      guard result.changed else {
        steps.cancel()
        return (output, [])
      }
    } catch {
      if let before = steps.fail() { state.layout = before }
      settle()
      throw error
    }
    steps.succeed()
    revision += 1
    settle()
    return (output, state.layout.conflictReports(since: known))
  }

  /// The layout as it is now, which may wait for its solution.
  package var unsolvedLayout: Layout { state.layout }

  /// Solves the layout if it waits for that.
  package mutating func settle() { state.layout.solve() }

  /// Takes over the same layout, solved elsewhere.
  package mutating func settle(as solved: Layout) { state.layout = solved }

  // MARK: History

  /// The commands that can be undone, oldest first.
  public var history: [String] { steps.undoable.map { $0.command } }
  /// How many older commands can't be undone any more, because ``trimHistory(to:)`` has forgotten them.
  package var forgottenCommands: Int { steps.forgotten }

  /// Forgets the oldest commands where all that can be undone takes more than some bytes, by an estimate.
  package mutating func trimHistory(to bytes: Int) { steps.trim(to: bytes) }

  /// Takes the last commands back.
  ///
  /// - Parameter count: How many; 1 or more.
  /// - Returns: The commands, last first, and what changed on the whole.
  /// - Throws: When fewer can be undone; then nothing changes.
  public mutating func undo(_ count: Int = 1) throws(LayoutError)
    -> (commands: [String], changes: Changes)
  {
    let remedy =
      steps.forgotten == 0
      ? nil : "older ones were forgotten to save memory; --limit history=SIZE keeps more"
    guard !steps.undoable.isEmpty else {
      let others =
        steps.redoable.isEmpty
        ? "only commands that change the layout can be undone"
        : "everything is undone; redo takes it back"
      throw LayoutError("nothing to undo", remedy: remedy ?? others)
    }
    guard count <= steps.undoable.count else {
      throw LayoutError(
        "\(Self.commands(steps.undoable.count)) can be undone, not \(count)",
        remedy: remedy ?? "'history' lists them")
    }
    return walk(count) { $0.undo(from: $1) }
  }

  /// Does the last undone commands again.
  ///
  /// - Parameter count: How many; 1 or more.
  /// - Returns: The commands, in order, and what changed on the whole.
  /// - Throws: When fewer were undone since the last command; then nothing changes.
  public mutating func redo(_ count: Int = 1) throws(LayoutError)
    -> (commands: [String], changes: Changes)
  {
    guard !steps.redoable.isEmpty else {
      throw LayoutError("nothing to redo", remedy: "redo takes back an undo")
    }
    guard count <= steps.redoable.count else {
      throw LayoutError(
        "\(Self.commands(steps.redoable.count)) can be done again, not \(count)")
    }
    return walk(count) { $0.redo(from: $1) }
  }

  private static func commands(_ count: Int) -> String {
    count == 1 ? "1 command" : "\(count) commands"
  }

  private mutating func walk(
    _ count: Int,
    _ step: (inout History, SessionState) -> (command: String, state: SessionState)?
  ) -> (commands: [String], changes: Changes) {
    var commands: [String] = []
    settle()
    var next = state
    while commands.count < count, let found = step(&steps, next) {
      commands.append(found.command)
      next = found.state
    }
    return (commands, show(next))
  }

  // MARK: Checkpoints

  /// The names of the checkpoints, oldest first.
  public var checkpoints: [String] { marks.map { $0.name } }

  /// Remembers the layout under a name; a checkpoint of the same name is replaced.
  ///
  /// Checkpoints are no part of the history: undo leaves them alone.
  public mutating func checkpoint(_ name: String) {
    marks.removeAll { $0.name == name }
    marks.append((name, state))
  }

  /// Brings back the layout of a checkpoint, as one undo step.
  ///
  /// - Throws: When there is no checkpoint of that name.
  public mutating func restore(_ name: String) throws(LayoutError) -> Changes {
    guard let mark = marks.first(where: { $0.name == name }) else {
      let known = checkpoints.joined(separator: ", ")
      throw LayoutError(
        "there is no checkpoint '\(name)'",
        remedy: known.isEmpty ? "make one with: checkpoint \(name)" : "use one of: \(known)")
    }
    return commit(mark.state, as: "restore \(name)")
  }

  /// Starts over with an empty root view on the standard device, as one undo step.
  public mutating func reset() -> Changes {
    commit(SessionState(layout: Layout()), as: "reset")
  }

  private mutating func show(_ next: SessionState) -> Changes {
    let previous = state.layout
    state = next
    settle()
    revision += 1
    return Changes(from: previous, to: state.layout)
  }
}

import AutoLayout

/// A live layout with its history.
///
/// A session is a value too: a copy can be tried out and thrown away.
public struct Session: Sendable {
  /// The layout as it is now, solved.
  public private(set) var layout: Layout
  private var steps = History()
  private var marks: [(name: String, layout: Layout)] = []

  /// Starts with a layout, by default an empty root view on the standard device.
  public init(layout: Layout = Layout()) {
    self.layout = layout
    self.layout.solve()
  }

  /// Makes an edited copy of ``layout`` the session's, solved, as one undo step.
  ///
  /// - Parameters:
  ///   - next: The layout after the command.
  ///   - command: The command as written, for ``history``.
  /// - Returns: What changed.
  public mutating func commit(_ next: Layout, as command: String) -> Changes {
    steps.record(command, before: layout)
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
    return commit(other.layout, as: command)
  }

  // MARK: History

  /// The commands that can be undone, oldest first.
  public var history: [String] { steps.undoable.map { $0.command } }

  /// Takes the last commands back.
  ///
  /// - Parameter count: How many; 1 or more.
  /// - Returns: The commands, last first, and what changed on the whole.
  /// - Throws: When fewer can be undone; then nothing changes.
  public mutating func undo(_ count: Int = 1) throws(LayoutError)
    -> (commands: [String], changes: Changes)
  {
    guard !steps.undoable.isEmpty else { throw LayoutError("nothing to undo") }
    guard count <= steps.undoable.count else {
      throw LayoutError(
        "\(Self.commands(steps.undoable.count)) can be undone, not \(count)",
        remedy: "'history' lists them")
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
    _ count: Int, _ step: (inout History, Layout) -> History.Step?
  ) -> (commands: [String], changes: Changes) {
    var commands: [String] = []
    var next = layout
    while commands.count < count, let found = step(&steps, next) {
      commands.append(found.command)
      next = found.layout
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
    marks.append((name, layout))
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
    return commit(mark.layout, as: "restore \(name)")
  }

  /// Starts over with an empty root view on the standard device, as one undo step.
  public mutating func reset() -> Changes {
    commit(Layout(), as: "reset")
  }

  private mutating func show(_ next: Layout) -> Changes {
    let previous = layout
    layout = next
    layout.solve()
    return Changes(from: previous, to: layout)
  }
}

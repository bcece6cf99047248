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

  /// Applies one command as one undo step, and solves.
  ///
  /// - Parameters:
  ///   - command: The command as written, for ``history``.
  ///   - body: What it does to the layout.
  /// - Returns: What the body returned, and what changed.
  /// - Throws: What the body throws; then the session is as it was.
  public mutating func perform<Result>(
    _ command: String, _ body: (inout Layout) throws(LayoutError) -> Result
  ) throws(LayoutError) -> (result: Result, changes: Changes) {
    var edited = layout
    let result = try body(&edited)
    return (result, advance(to: edited, by: command))
  }

  // MARK: History

  /// The commands that can be undone, oldest first.
  public var history: [String] { steps.undoable.map(\.command) }

  /// Takes the last command back.
  ///
  /// - Throws: When there is nothing to undo.
  public mutating func undo() throws(SessionError) -> (command: String, changes: Changes) {
    guard let step = steps.undo(from: layout) else { throw SessionError("nothing to undo") }
    return (step.command, show(step.layout))
  }

  /// Does the last undone command again.
  ///
  /// - Throws: When nothing was undone since the last command.
  public mutating func redo() throws(SessionError) -> (command: String, changes: Changes) {
    guard let step = steps.redo(from: layout) else {
      throw SessionError("nothing to redo", remedy: "redo takes back an undo")
    }
    return (step.command, show(step.layout))
  }

  // MARK: Checkpoints

  /// The names of the checkpoints, oldest first.
  public var checkpoints: [String] { marks.map(\.name) }

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
  public mutating func restore(_ name: String) throws(SessionError) -> Changes {
    guard let mark = marks.first(where: { $0.name == name }) else {
      let known = checkpoints.joined(separator: ", ")
      throw SessionError(
        "there is no checkpoint '\(name)'",
        remedy: known.isEmpty ? "make one with: checkpoint \(name)" : "there are: \(known)")
    }
    return advance(to: mark.layout, by: "restore \(name)")
  }

  /// Starts over with an empty root view on the standard device, as one undo step.
  public mutating func reset() -> Changes {
    advance(to: Layout(), by: "reset")
  }

  private mutating func advance(to next: Layout, by command: String) -> Changes {
    steps.record(command, before: layout)
    return show(next)
  }

  private mutating func show(_ next: Layout) -> Changes {
    let previous = layout
    layout = next
    let broken = layout.solve()
    return Changes(from: previous, to: layout, broken: broken)
  }
}

import AutoLayout

// STUB: the interface that the language is written against.

/// A live layout with its history.
public struct Session: Sendable {
  public init(layout: Layout = Layout()) { fatalError("stub") }
  /// The layout as it is now, solved.
  public private(set) var layout: Layout
  /// Applies one command as one undo step: on an error nothing changes, afterwards the layout is
  /// solved. A body that changes nothing (`get`) must not be run through here.
  public mutating func perform<Result>(
    _ command: String, _ body: (inout Layout) throws(LayoutError) -> Result
  ) throws(LayoutError) -> (result: Result, changes: Changes) { fatalError("stub") }
  /// What can be undone, oldest first.
  public var history: [String] { fatalError("stub") }
  public mutating func undo() throws(SessionError) -> (command: String, changes: Changes) {
    fatalError("stub")
  }
  public mutating func redo() throws(SessionError) -> (command: String, changes: Changes) {
    fatalError("stub")
  }
  public var checkpoints: [String] { fatalError("stub") }
  public mutating func checkpoint(_ name: String) { fatalError("stub") }
  /// One undo step.
  public mutating func restore(_ name: String) throws(SessionError) -> Changes {
    fatalError("stub")
  }
  /// Back to an empty layout on the standard device; one undo step.
  public mutating func reset() -> Changes { fatalError("stub") }
}

/// Why the session refused.
public struct SessionError: Error, Hashable, Sendable {
  public let reason: String
  public let remedy: String?
}

/// What a command changed.
public struct Changes: Hashable, Sendable {
  /// One frame that moved.
  public struct Move: Hashable, Sendable {
    public let name: String
    public let from: Rect
    public let to: Rect
  }
  public let moved: [Move]
  public let broken: [ConflictReport]
  /// Names of constraints that hold again.
  public let restored: [String]
  public let becameAmbiguous: [String]
  public let becameUnambiguous: [String]
  public var isEmpty: Bool { fatalError("stub") }
}

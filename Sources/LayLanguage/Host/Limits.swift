import AutoLayout

/// The limits of a session, so that no input exhausts the machine.
package struct Limits: Hashable, Sendable {
  /// The kind of thing that is counted.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Views and layout guides of a layout.
    case views
    /// Constraints of a layout.
    case constraints
    /// Commands of a session, those of the files that it sources included.
    case commands
    /// Scripts that a session sources.
    case files
    /// Bytes of what can be undone, by an estimate; beyond them the oldest steps are forgotten.
    case history

    /// Limits that are rarely reached on purpose.
    fileprivate var usual: Int {
      switch self {
      case .views: LayoutLimits().views
      case .constraints: LayoutLimits().constraints
      case .commands: 2_000_000
      case .files: 1_000
      case .history: 1_000_000_000
      }
    }
  }

  private var numbers: [Kind: Int] = [:]

  /// The usual limits.
  package init() {}

  /// The greatest number that is allowed.
  package subscript(kind: Kind) -> Int {
    get { numbers[kind] ?? kind.usual }
    set { numbers[kind] = newValue }
  }

  /// The limits of a layout.
  package var layout: LayoutLimits {
    var limits = LayoutLimits()
    (limits.views, limits.constraints) = (self[.views], self[.constraints])
    return limits
  }

  /// Refuses a number that is too large.
  func check(_ count: Int, _ kind: Kind, at range: SourceRange) throws(Problem) {
    try blaming(range) { () throws(LayoutError) in
      try LayoutLimits.check(count, self[kind], kind.rawValue)
    }
  }

  /// Refuses a layout that is too large.
  func check(_ layout: Layout, at range: SourceRange) throws(Problem) {
    try blaming(range) { () throws(LayoutError) in try self.layout.check(layout) }
  }
}

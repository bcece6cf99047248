import AutoLayout

/// How much a session may hold and do, so that no input takes a machine down.
package struct Limits: Hashable, Sendable {
  /// What is counted.
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

    /// As many as hardly anybody means.
    fileprivate var usual: Int {
      switch self {
      case .views: 100_000
      case .constraints: 300_000
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

  /// Refuses a number that is too large.
  func check(_ count: Int, _ kind: Kind, at range: SourceRange) throws(Problem) {
    guard count > self[kind] else { return }
    throw Problem(
      "more than \(self[kind]) \(kind.rawValue)", at: range,
      remedy: "if that is meant, start lay with --limit \(kind.rawValue)=\(count) or more")
  }

  /// Refuses a layout that is too large.
  func check(_ layout: Layout, at range: SourceRange) throws(Problem) {
    // What was ever made is known at once, and is usually few.
    let made = layout.countsEver
    if made.items > self[.views] { try check(layout.items.count, .views, at: range) }
    if made.constraints > self[.constraints] {
      try check(layout.constraints.count, .constraints, at: range)
    }
  }
}

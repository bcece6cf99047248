import LayoutDiagnostics

/// Something that a command has to say on standard error.
public enum Diagnostic: Sendable, CustomStringConvertible {
  /// A warning, in a line.
  case warning(String)
  /// Constraints that clash because of the command.
  case conflict(ConflictReport)

  /// The warning, or UIKit's report.
  public var description: String {
    switch self {
    case .warning(let text): text
    case .conflict(let report): report.description
    }
  }
}

/// A command that explains a console log pasted on the following lines.
public struct PasteRequest: Hashable, Sendable {
  /// Whether the session goes on with what the log tells of.
  public let opens: Bool
}

extension PasteRequest {
  /// The error where nothing can be pasted.
  static func refusal(at range: SourceRange) -> Problem {
    Problem("'log' reads what is pasted in the REPL", at: range, remedy: "open FILE reads a file")
  }
}

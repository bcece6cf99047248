/// A command that explains a console log pasted on the following lines.
package struct PasteRequest: Hashable, Sendable {
  /// Whether the session goes on with what the log tells of.
  package let opens: Bool
}

extension PasteRequest {
  /// The error where nothing can be pasted.
  static func refusal(at range: SourceRange) -> Problem {
    Problem("'log' reads a log pasted in the REPL", at: range, remedy: "open FILE reads a file")
  }
}

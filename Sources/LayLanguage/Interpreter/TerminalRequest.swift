/// A command that only the REPL carries out, because it needs a person or a terminal.
package enum TerminalRequest: Hashable, Sendable {
  /// Explain a console log that is pasted on the following lines; with `opens`, the session goes on with what it
  /// tells of.
  case paste(opens: Bool)
  /// Change the session's script in an editor.
  case edit
  /// Say how long each command takes, or don't.
  case timing(Bool)
  /// Run a file again whenever it changes.
  case watch(path: String)
  /// Bring back a session that was cut off, or forget it.
  case recover(drops: Bool)
  /// Show the session in a browser.
  case live(Live)

  /// A request about the page beside the prompt.
  package enum Live: Hashable, Sendable {
    case on, off
    /// The commands of the page may use files and other programs.
    case trusted
  }
}

extension TerminalRequest {
  /// The error if there is no REPL.
  func refusal(at range: SourceRange) -> Problem {
    if case .paste = self {
      return Problem(
        "'log' reads a log pasted in the REPL", at: range, remedy: "open FILE reads a file")
    }
    return Problem("this command works only in the REPL", at: range)
  }
}

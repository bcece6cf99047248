/// The program's exit statuses.
enum ExitStatus: Int32 {
  case held = 0
  case failed = 1
  case usage = 2
  case limitReached = 3
  case noInput = 66
  case outputFailed = 74
  case interrupted = 130

  /// The text in `--help`.
  static let help = """
    EXIT STATUS
      0    every command and expectation held
      1    a command failed, an expectation did not hold, or there were no tests
      2    the arguments are wrong, or a filter matches no test
      3    a limit of time or memory was reached
      66   an input file does not exist or cannot be read
      74   the output could not be written
      130  interrupted
    """
}

/// A reason to leave with a message.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  /// An input file that can't be read; one without a name, as from an unset variable, is quoted.
  static func unreadable(_ path: String, _ reason: String) -> Failure {
    Failure(
      status: .noInput, message: "error: cannot read \(path.isEmpty ? "''" : path): \(reason)")
  }
}

import ArgumentParser
import Glibc

/// The entry point: what a command throws becomes a message and an exit status here.
@main
enum Program {
  static func main() {
    // A reader that has seen enough (`| head`) ends the program without a word.
    signal(SIGPIPE, SIG_DFL)
    // A file that grows beyond the limit of the shell (`ulimit -f`) is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try Lay.parseAsRoot()
      try command.run()
    } catch {
      leave(with: error)
    }
  }

  private static func leave(with error: any Error) -> Never {
    if let failure = error as? Failure {
      Console(color: .auto).report(failure.message)
      exit(failure.status.rawValue)
    }
    // The parser's own status for usage errors is 64; lay documents 2.
    guard Lay.exitCode(for: error) == .validationFailure else { Lay.exit(withError: error) }
    Console(color: .auto).complain(Lay.fullMessage(for: error))
    exit(ExitStatus.usage.rawValue)
  }
}

/// The program's exit statuses.
enum ExitStatus: Int32 {
  case held = 0
  case failed = 1
  case usage = 2
  case noInput = 66
  case outputFailed = 74

  /// The text in `--help`.
  static let help = """
    EXIT STATUS
      0    every command and expectation held
      1    a command failed, an expectation did not hold, or there were no tests
      2    the arguments make no sense, or a filter matches no test
      66   an input file does not exist or cannot be read
      74   the output could not be written
      130  interrupted
    """
}

/// A reason to leave with a message.
struct Failure: Error {
  let status: ExitStatus
  let message: String
}

import ArgumentParser
import LayLanguage
import LayoutDiagnostics
import Platform

/// The entry point: errors that a command throws become a message and an exit status here.
@main
enum Program {
  static func main() {
    // A reader that has seen enough (`| head`) ends the program silently.
    signal(SIGPIPE, SIG_DFL)
    // A file that grows beyond the limit of the shell (`ulimit -f`) is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    // ^\ ends the program, as everywhere; Swift's runtime would treat it as a crash and open its debugger.
    signal(SIGQUIT, SIG_DFL)
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try rejectUnknownHelp(arguments)
      var command = try Lay.parseAsRoot(FileList.grouped(arguments))
      try command.run()
    } catch {
      leave(with: error)
    }
  }

  /// Rejects an unknown subcommand after `help`, for which the parser would show the program's own help.
  private static func rejectUnknownHelp(_ arguments: [String]) throws {
    guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-"),
      !Lay.subcommandNames.contains(arguments[1])
    else { return }
    let hint = Suggestion.nearest(to: arguments[1], in: Lay.subcommandNames)
      .map { "did you mean 'lay help \($0)'?" }
    throw Failure(
      status: .usage,
      message: "error: no subcommand '\(VisibleText.line(arguments[1]))'; "
        + (hint ?? "'lay help' lists them"))
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

import ArgumentParser
import Glibc

/// The entry point: what a command throws becomes a message and an exit status here.
@main
enum Program {
  static func main() {
    // A reader that has seen enough (`| head`) ends the program silently.
    signal(SIGPIPE, SIG_DFL)
    // A file that grows beyond the limit of the shell (`ulimit -f`) is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try Lay.parseAsRoot(FileList.grouped(Array(CommandLine.arguments.dropFirst())))
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

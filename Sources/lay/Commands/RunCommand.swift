import ArgumentParser
import Platform

/// `lay run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scripts; stop at the first error or failed expectation.",
    discussion: """
      Each FILE has a session of its own; the commands of -c run after it in the same session. \
      Without FILE and -c, standard input is the script. FILE can be - or /dev/stdin for standard \
      input, or <(COMMAND) where the shell has that, but not a named pipe. Data goes to standard \
      output; errors and conflict reports go to standard error. A FILE that is a document or Swift code is \
      opened, for the commands of -c.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var script: ScriptOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if script.isEmpty, !script.interactive, Terminal.isTerminal(STDIN_FILENO) {
      throw ValidationError("Nothing to run: name a FILE, give -c COMMAND, or pipe commands in.")
    }
  }

  func run() throws {
    if script.interactive {
      return try ReplCommand.open(script, safety: safety, limits: limits, console: shared.console)
    }
    try ScriptRun.runAll(
      script, safety: safety, limits: limits, console: shared.console)
  }
}

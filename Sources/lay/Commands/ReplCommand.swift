import ArgumentParser
import ConsoleLog
import LayLanguage
import LayoutDiagnostics
import Platform

/// `lay repl`, and `lay` without a subcommand.
struct ReplCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Talk to a live layout (default).",
    discussion: "Type help for commands, Tab to complete, ^C to drop the line, ^D to quit.")

  @OptionGroup var shared: SharedOptions
  @OptionGroup var script: ScriptOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Flag(name: .customLong("no-rc"), help: "Do not run ~/.config/lay/layrc first.")
  var skipsStartupFile = false

  func run() throws {
    try rejectMistypedSubcommand()
    if script.interactive, !script.isEmpty {
      return try Self.open(script, safety: safety, limits: limits, console: shared.console)
    }
    if script.commands.isEmpty, script.files.count == 1, Terminal.isTerminal(STDIN_FILENO),
      let opening = OpenedFile.source(for: script.files[0])
    {
      return try Self.open(
        [opening], naming: script.files[0], console: shared.console, safety: safety, limits: limits)
    }
    guard script.isEmpty, Terminal.isTerminal(STDIN_FILENO) else {
      return try ScriptRun.runAll(
        script, safety: safety, limits: limits, console: shared.console)
    }
    var repl = Self.repl(shared.console, safety, limits)
    if !skipsStartupFile { repl.runStartupFile() }
    repl.run()
  }

  /// Continues with a console log that has been explained; without a terminal, runs what is piped in.
  static func open(
    _ log: ConsoleLog, console: Console, safety: SafeOptions, limits: LimitOptions
  ) throws {
    guard Terminal.isTerminal(STDIN_FILENO) else {
      return try ScriptRun.runStandardInput(
        on: log, console: console, safety: safety, limits: limits.session)
    }
    var repl = Self.repl(console, safety, limits)
    try repl.open(log)
    repl.run()
  }

  /// Continues after the file and the commands of options; without a terminal, runs what is piped in.
  static func open(
    _ script: ScriptOptions, safety: SafeOptions, limits: LimitOptions, console: Console
  ) throws {
    let files = try script.files.map { try ScriptRun.source(named: $0, in: safety.scripts) }
    let commands = script.commands.map { Source(name: "-c", text: $0) }
    try open(
      files + commands, naming: script.files.first ?? "", console: console, safety: safety,
      limits: limits, goesOn: true)
  }

  /// Continues after first commands, by default only if they succeed; without a terminal, runs the piped input.
  static func open(
    _ first: [Source], naming path: String, console: Console, safety: SafeOptions,
    limits: LimitOptions, goesOn: Bool = false
  ) throws {
    guard Terminal.isTerminal(STDIN_FILENO) else {
      return try ScriptRun.runStandardInput(
        after: first, console: console, host: safety.host(forScript: path), limits: limits.session)
    }
    var repl = Self.repl(console, safety, limits, script: path)
    for source in first where !repl.execute(source) {
      // A script's session is most useful if the script fails.
      guard goesOn else { throw ExitCode(ExitStatus.failed.rawValue) }
      break
    }
    repl.run()
  }

  /// Begins with a command that runs as if the user had typed it; needs a terminal.
  static func open(
    typing command: String, safety: SafeOptions, limits: LimitOptions, console: Console
  ) {
    var repl = Self.repl(console, safety, limits)
    repl.run(typing: command)
  }

  /// A REPL into which nothing has been typed yet; without a terminal, for piped commands.
  static func repl(
    _ console: Console, _ safety: SafeOptions, _ limits: LimitOptions, script: String = ""
  )
    -> Repl
  {
    let isTyped = Terminal.isTerminal(STDIN_FILENO)
    let editor: any LineEditor =
      isTyped && Terminal.isTerminal(STDOUT_FILENO)
      ? ReadlineEditor(console: console) : PlainLineEditor(console: console, asks: isTyped)
    return Repl(
      editor: editor, console: console, host: safety.host(forScript: script),
      limits: limits.session,
      resources: limits.resources(bytes: ResourceLimits.mostOfMemory))
  }

  /// A mistyped subcommand arrives as the name of a script that does not exist.
  private func rejectMistypedSubcommand() throws {
    guard let name = script.files.first, name != "-", Files.entry(name) == nil else { return }
    if let nearest = Suggestion.nearest(to: name, in: Lay.subcommandNames) {
      throw Failure(
        status: .usage,
        message: "error: no subcommand or script '\(name)'; did you mean '\(nearest)'?")
    }
    guard !name.contains("/"), !name.contains(".") || name.contains(" ") else { return }
    let isCommand = name.split(separator: " ").first.map { Help.commands.contains(String($0)) }
    let hint =
      isCommand == true
      ? "for a command, write: lay -c \(Shell.quoted(name))" : "'lay help' lists the subcommands"
    throw Failure(
      status: .noInput,
      message: "error: no subcommand or script '\(VisibleText.line(name))'; \(hint)")
  }
}

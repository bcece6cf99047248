import ArgumentParser

/// Options of everything that runs scripts.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run a command; may be repeated.", valueName: "command"))
  var commands: [String] = []

  @Flag(
    name: .shortAndLong,
    help: "Go on in the REPL after FILE and -c; without a terminal, with standard input.")
  var interactive = false

  @Flag(help: "Print each command before it runs.")
  var echo = false

  @Flag(help: "Stop at the first conflict, as at an error.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Write a page of HTML with a picture of the layout before and after each command.",
      valueName: "file.html"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Argument(
    help: ArgumentHelp("Scripts to run, each on a session of its own; - is standard input."),
    completion: .file(extensions: ["lay"]))
  var files: [String] = []

  func validate() throws {
    if interactive, files.count > 1 { throw ValidationError("-i takes one FILE.") }
    if interactive, echo || strict || report != nil {
      throw ValidationError("-i can't be combined with --echo, --strict and --report.")
    }
    guard let report else { return }
    guard report.hasSuffix(".html") else {
      throw ValidationError("'\(report)' must end in .html.")
    }
    if files.count > 1 { throw ValidationError("--report takes one FILE.") }
  }

  var isEmpty: Bool { commands.isEmpty && files.isEmpty }
}

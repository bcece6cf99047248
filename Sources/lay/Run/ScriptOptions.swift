import ArgumentParser

/// Options of everything that runs scripts.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run a command; may be repeated.", valueName: "command"))
  var commands: [String] = []

  @Flag(help: "Print each command before it runs.")
  var echo = false

  @Flag(help: "Stop at the first conflict, as at an error.")
  var strict = false

  @Argument(
    help: ArgumentHelp("Scripts to run, each on a session of its own; - is standard input."),
    completion: .file(extensions: ["lay"]))
  var files: [String] = []

  var isEmpty: Bool { commands.isEmpty && files.isEmpty }
}

import ArgumentParser

/// The command line's root.
struct Lay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay",
    abstract: "Auto Layout you can talk to.",
    discussion: """
      Without a subcommand, lay opens the REPL, or runs the commands on standard input when \
      that is not a terminal. `lay FILE…` and `lay -c COMMAND` mean `lay run`; a document or \
      Swift file is opened first.

      \(ExitStatus.help)
      """,
    version: Version.current,
    subcommands: [
      ReplCommand.self, RunCommand.self, TestCommand.self, CheckCommand.self, FixCommand.self,
      StressCommand.self, DiffCommand.self, FramesCommand.self, RenderCommand.self,
      OpenCommand.self, LiveCommand.self, ExplainCommand.self, LearnCommand.self,
      FormatCommand.self, TextconvCommand.self, ReferenceCommand.self,
    ],
    defaultSubcommand: ReplCommand.self)

  /// The subcommands of `lay` and `lay help`.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}

/// Options that every subcommand has.
struct SharedOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to color: auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      "Measure texts with a font of a file, or with all fonts of a directory.",
      discussion: """
        A .ttf, .otf, .ttc or .otc, whose fonts are known by their PostScript names; NAME=FILE gives \
        the only font of a file another name.
        """,
      valueName: "file"),
    completion: .file(extensions: FontFiles.extensions))
  var font: [String] = []

  func validate() throws {
    for font in font {
      if let reason = FontFiles.register(font) {
        throw ValidationError("--font \(font): \(reason)")
      }
    }
  }

  var console: Console { Console(color: color) }
}

extension ColorChoice: ExpressibleByArgument {}

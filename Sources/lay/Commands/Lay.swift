import ArgumentParser

/// The command line's root.
struct Lay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay",
    abstract: "Auto Layout you can talk to.",
    discussion: """
      Without a subcommand, lay opens the REPL, or runs the commands on standard input, or explains the console log \
      there, when that is not a terminal. `lay FILE…` and `lay -c COMMAND` mean `lay run`; a document or \
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

/// Files on the command line, with several in one value if they are consecutive.
///
/// The parser's time grows with the square of the number of values: 12,800 files took it five seconds. So a row of
/// files is passed as one value, with a character between the paths that no argument can contain.
struct FileList: ExpressibleByArgument {
  /// The paths, in the order of the command line; `-` is standard input.
  let paths: [String]

  init(argument: String) {
    paths = argument.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map { $0 == "-" ? "/dev/stdin" : String($0) }
  }

  private static let separator = "\0"
  /// The commands that take such lists.
  private static let commands: Set<String> = ["frames", "check", "fix"]

  /// The program's arguments, with rows of files joined; those of other commands are unchanged.
  static func grouped(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, commands.contains(command) else { return arguments }
    var grouped: [String] = []
    var rest = arguments[...]
    while !rest.isEmpty {
      let plain = rest.prefix { !$0.hasPrefix("-") }
      rest = rest.dropFirst(plain.count)
      // The first one may be the command, or belong to the option before it.
      let row = plain.dropFirst()
      grouped += plain.prefix(1)
      if !row.isEmpty { grouped.append(row.joined(separator: separator)) }
      if let option = rest.popFirst() { grouped.append(option) }
    }
    return grouped
  }
}

extension [FileList] {
  /// The paths of all lists.
  var paths: [String] { flatMap { $0.paths } }
}

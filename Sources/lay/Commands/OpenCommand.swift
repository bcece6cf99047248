import ArgumentParser
import LayLanguage

/// `lay open`.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a document, Swift code, a script or a console log in the REPL.",
    discussion: """
      FILE is a .storyboard or .xib for iOS, a .swift file or a folder of them, a .lay script, or a console log. \
      Without a terminal, the commands on standard input are run on what was opened.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "A document, Swift code, a script or a log.",
    completion: .file(extensions: ["storyboard", "xib", "swift", "lay", "log", "txt"]))
  var file: String

  @Option(help: ArgumentHelp("The scene of a document; the first by default.", valueName: "scene"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The view or view controller of Swift code; by default the first with constraints.",
      valueName: "type"))
  var type: String?

  func validate() throws {
    if scene != nil, type != nil { throw ValidationError("--scene and --type can't be combined.") }
  }

  func run() throws {
    if let reason = reasonUnreadable { throw Failure.unreadable(file, reason) }
    let isScript = file.hasSuffix(".lay")
    try ReplCommand.open(
      [
        isScript
          ? ScriptRun.source(named: file, in: safety.scripts) : Source(name: "open", text: command)
      ],
      naming: file, console: shared.console, safety: safety, limits: limits, goesOn: isScript)
  }

  private var reasonUnreadable: String? {
    if let reason = Files.reasonUnreadable(file) { return reason }
    let isFolder = Files.entry(file)?.kind == .directory
    let isEmpty = isFolder && (try? SwiftParsing.files(file).get())?.isEmpty == true
    return isEmpty
      ? "it is a folder without Swift files; write: lay check \(Shell.quoted(file))" : nil
  }

  /// The command that opens the file.
  private var command: String {
    let choice =
      scene.map { " scene \(OpenedFile.quoted($0))" } ?? type.map {
        " type \(OpenedFile.quoted($0))"
      }
      ?? ""
    return (OpenedFile.command(for: file) ?? "open \(OpenedFile.quoted(file))") + choice
  }
}

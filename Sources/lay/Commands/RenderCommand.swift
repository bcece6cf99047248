import ArgumentParser
import LayLanguage

/// `lay render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write a picture of a script, a document or a console log.",
    discussion: """
      A FILE is a .lay script, a .storyboard or .xib for iOS, or a console log with a conflict. The \
      ending of OUT says which kind of picture it is: .svg, .png or .pdf. With several files, OUT \
      is a folder, and each picture is an SVG named after its file.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions

  @Argument(
    help: "Scripts, documents and logs.",
    completion: .file(extensions: ["lay", "storyboard", "xib", "log", "txt"]))
  var files: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the picture goes.", valueName: "out"))
  var output: String

  @Option(help: ArgumentHelp("The scene of a document; the first by default.", valueName: "scene"))
  var scene: String?

  @Option(help: ArgumentHelp("The device that the layout is shown on.", valueName: "device"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "What to show beside the views: constraints, ambiguity, margins or guides. May be repeated.",
      valueName: "overlay"))
  var show: [String] = []

  func run() throws {
    for file in files {
      var run = ScriptRun(console: shared.console)
      for source in try sources(for: file) {
        switch run.run(source) {
        case .finished: continue
        case .quit: break
        case .failed: throw ExitCode(ExitStatus.failed.rawValue)
        }
      }
    }
  }

  /// What opens a file, and what draws it.
  private func sources(for file: String) throws -> [Source] {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    var commands: [String] = []
    var sources: [Source] = []
    switch ending {
    case "lay": sources.append(try ScriptRun.source(named: file))
    case "storyboard", "xib":
      let scene = scene.map { " scene \(NameText.quoted($0))" } ?? ""
      commands.append("import \(NameText.quoted(file))\(scene)")
    default: commands.append("open \(NameText.quoted(file))")
    }
    if let device { commands.append("device \(NameText.quoted(device))") }
    commands.append("render \(NameText.quoted(place(for: file))) \(show.joined(separator: " "))")
    return sources + commands.map { Source(name: "lay render", text: $0) }
  }

  private func place(for file: String) -> String {
    guard files.count > 1 else { return output }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(output)/\(name).svg"
  }
}

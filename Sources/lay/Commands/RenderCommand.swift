import ArgumentParser
import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutPictures
import Platform

/// `lay render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write a picture of a script, a document, Swift code or a console log.",
    discussion: """
      A FILE is a .lay script, a .storyboard or .xib for iOS, a .swift file, or a console log \
      with a conflict. The \
      extension of OUT decides the format: .svg, .html, .png or .pdf. OUT may also be a \
      folder, and must be one for several files; each picture is then an SVG named after its file.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "Scripts, documents, Swift files and logs.",
    completion: .file(extensions: ["lay", "storyboard", "xib", "swift", "log", "txt"]))
  var files: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the picture goes.", valueName: "out"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The scene of a document or the type of Swift code; the first by default.", valueName: "scene"
    ))
  var scene: String?

  @Option(help: ArgumentHelp("The device on which the layout is shown.", valueName: "device"))
  var device: String?

  @Flag(help: "Turn the device.")
  var landscape = false

  @Option(help: ArgumentHelp("The text size that the user prefers.", valueName: "size"))
  var textSize: ContentSizeCategory?

  @Flag(help: "Lay it out for a language that is read from right to left.")
  var rtl = false

  @Option(help: ArgumentHelp("Whether it is light or dark.", valueName: "appearance"))
  var appearance: UserInterfaceStyle?

  @Option(
    help: ArgumentHelp("What to show besides the views; may be repeated.", valueName: "overlay"))
  var show: [Overlay] = []

  @Flag(help: "Draw all scenes of a storyboard where its canvas has them, with their segues.")
  var map = false

  /// Whether pictures go into a folder, named after their files.
  private var isFolder: Bool {
    files.count > 1 || output.hasSuffix("/") || Files.entry(output)?.kind == .directory
  }

  private var changesScreen: Bool {
    device != nil || landscape || textSize != nil || rtl || appearance != nil
  }

  /// The screen of a layout, changed by the options.
  private func changed(_ original: Environment) -> Environment {
    var environment = original
    if let device = device.flatMap(Device.named) { environment = environment.moved(to: device) }
    if landscape, !environment.isLandscape { environment = environment.rotated() }
    if let textSize { environment.contentSizeCategory = textSize }
    if rtl { environment.direction = .rightToLeft }
    if let appearance { environment.appearance = appearance }
    return environment
  }

  func validate() throws {
    if map, scene != nil || !show.isEmpty || changesScreen {
      throw ValidationError("--map draws all scenes, each on its own canvas.")
    }
    if map, PictureFormat(ending: output) == .html {
      throw ValidationError("A map can't be written as HTML; use .svg, .png or .pdf.")
    }
    if let device, Device.named(device) == nil {
      throw ValidationError("There is no device '\(device)'; lay -c 'help devices' lists them.")
    }
    if !isFolder, PictureFormat(ending: output) == nil {
      throw ValidationError("'\(output)' must end in \(PictureFormat.endings).")
    }
    let names = files.map(pictureName)
    if isFolder, let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError("Two files would be drawn as \(twice); draw them one at a time.")
    }
  }

  func run() throws {
    Watchdog.start(limits.resources())
    if isFolder { mkdir(output, 0o777) }
    for file in files {
      let source = PictureSource(
        path: file, scene: scene, console: shared.console, host: safety.host(forScript: file),
        limits: limits.session)
      let path = isFolder ? "\(output)/\(pictureName(file))" : output
      if map {
        let picture = try source.map()
        let format = PictureFormat(ending: path) ?? .svg
        try write(format.write(picture, converting: Files.host), to: path)
        continue
      }
      var (layout, images) = try source.layout()
      layout.setEnvironment(changed(layout.environment))
      layout.solve()
      let format = PictureFormat(ending: path) ?? .svg
      try write(
        format.picture(
          of: layout, showing: Set(show), titled: title(of: file), images, converting: Files.host),
        to: path)
    }
  }

  /// The file without its folders, and the requested scene.
  private func title(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return scene.map { "\(name): \($0)" } ?? name
  }

  private func pictureName(_ file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name).svg"
  }

  private func write(_ picture: Result<[UInt8], HostError>, to path: String) throws {
    if let error = picture.flatMap({ bytes in
      TreeFiles.host.writeFile(path, bytes).map(Result.failure) ?? .success(())
    }).failure {
      throw Failure(
        status: .outputFailed, message: "error: cannot write \(path): \(error.reason)")
    }
  }
}

extension Overlay: ExpressibleByArgument {}
extension UserInterfaceStyle: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

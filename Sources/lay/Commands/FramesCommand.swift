import ArgumentParser
import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// `lay frames`.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frame of every view of documents, scripts and Swift code.",
    discussion: """
      A FILE is a .storyboard or .xib for iOS, a .lay script, or Swift code, of which each view \
      and view controller is a scene, or - for one of these on standard input; a folder stands for \
      its documents and its Swift files. Each frame is x, y, width and height in points, in the \
      coordinates of the superview, followed by ambiguous if constraints leave it open: on the \
      canvas, such a view has the size that was saved. With --json every scene is a line: \
      {"document": NAME, "scenes": [{"id": ID, "views": [{"id": ID, "name": NAME, \
      "frame": [x, y, w, h]}]}]}. Ids are object ids, in scripts names; names are the ones that \
      import gives.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "Documents, scripts, Swift files, and folders.",
    completion: .file(extensions: ["storyboard", "xib", "lay", "swift"]))
  var files: [FileList]

  @Flag(help: "Print JSON lines.")
  var json = false

  @Flag(help: "Add the values that each number can take if the layout is ambiguous.")
  var ranges = false

  @Flag(
    help: ArgumentHelp(
      "List only frames that depend on what a document doesn't say; with --json, mark them.",
      discussion: """
        The word after a frame says what: the font of the view, its image, its class, its content; \
        conflict or ambiguous, where constraints contradict each other or leave something open; \
        saved, where what Interface Builder saved contradicts the content or a constraint; or \
        follows, for a guess about another view.
        """))
  var unknown = false

  @Flag(
    help: ArgumentHelp(
      "Print how many constraint statements of Swift code are read, and why others are not."))
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Where sizes of contents come from: measured by lay, or saved in the document.",
      valueName: "sizes"))
  var intrinsic = ImportOptions.IntrinsicSizes.measured

  @Option(
    help: ArgumentHelp(
      "Show documents on a device instead of their canvas.",
      discussion: "Size classes then apply as on that device.", valueName: "device"))
  var device: String?

  @Flag(help: "Turn the device.")
  var landscape = false

  @Option(
    help: ArgumentHelp(
      "Show documents in a language, with the texts of the app's .strings and .xcstrings files.",
      valueName: "language"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "Take the insets of scenes from a file of JSON lines.", valueName: "file"),
    completion: .file())
  var environment: String?

  @OptionGroup var jobs: JobOptions

  func validate() throws {
    if let device, Device.named(device) == nil {
      throw ValidationError("There is no device '\(device)'; lay -c 'help devices' lists them.")
    }
    if landscape, device == nil { throw ValidationError("--landscape needs a --device.") }
    if coverage, let other = files.paths.first(where: { !Self.isSwift($0) }) {
      throw ValidationError("--coverage takes Swift code, not \(other).")
    }
  }

  private static func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift") || Files.entry(path)?.kind == .directory
  }

  func run() throws {
    Watchdog.start(limits.resources())
    let environments = try givenEnvironments()
    var details: FrameList.Details = []
    if ranges { details.insert(.ranges) }
    if unknown { details.insert(.guesses) }
    let screen = device.flatMap(Device.named).map {
      Environment(device: $0, isLandscape: landscape)
    }
    let everything = ProjectFiles(NearbyFiles(TreeFiles.host))
    let session = limits.session
    let work = try expanded(files.paths).map { [details] path, isNamed in
      let host = safety.host(forScript: path, besides: FrameTranslation.folders(around: path))
      // In safe mode, each document sees different folders.
      let project = host.isGuarded ? ProjectFiles(NearbyFiles(host)) : everything
      return FramesJob(
        path: path, isNamed: isNamed, intrinsicSizes: intrinsic, environments: environments,
        isJSON: json, details: details, screen: screen, language: language, showsCoverage: coverage,
        host: host, project: project, limits: session)
    }
    let console = shared.console
    let count = jobs.count
    let status = Blocking.wait {
      var worst = ExitStatus.held
      await OrderedTasks.run(work.map { job in { job.run() } }, atOnce: count) { result in
        console.write(result.output)
        for message in result.messages { console.report(message) }
        if worst == .held || result.status == .noInput { worst = result.status }
      }
      return worst
    }
    if status != .held { throw ExitCode(status.rawValue) }
  }

  /// The paths, with folders replaced by their documents, except for those whose Swift code is to be read.
  private func expanded(_ paths: [String]) throws -> [(path: String, isNamed: Bool)] {
    try paths.flatMap { path -> [(String, Bool)] in
      guard !coverage, Files.entry(path)?.kind == .directory else { return [(path, true)] }
      let documents = try CheckedFiles.files([path]).filter { $0.isDocument }
      let code = try? SwiftParsing.files(path).get()
      let readsCode = documents.isEmpty || code?.isEmpty == false
      return documents.map { ($0.path, false) } + (readsCode ? [(path, true)] : [])
    }
  }

  private func givenEnvironments() throws -> [String: GivenEnvironment] {
    guard let environment else { return [:] }
    switch TreeFiles.host.readFile(environment) {
    case .failure(let error):
      throw Failure.unreadable(environment, error.reason)
    case .success(let bytes):
      do throws(DocumentIssue) {
        return try GivenEnvironment.read(bytes)
      } catch {
        let place = error.place.map { ":\($0)" } ?? ""
        throw Failure(status: .failed, message: "\(environment)\(place): error: \(error)")
      }
    }
  }
}

extension ImportOptions.IntrinsicSizes: ExpressibleByArgument {}

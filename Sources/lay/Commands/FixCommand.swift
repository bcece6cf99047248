import ArgumentParser
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// `lay fix`.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Fix what lay check finds in storyboards and xibs.",
    discussion: """
      A FILE is a .storyboard or .xib for iOS; a folder is searched for them as lay check searches it. Each fix \
      is tried on a copy in all configurations first: it makes a finding go away, brings no other, and moves no \
      view on the canvas. With --unsafe views may move. Only what is fixed changes; every other byte of \
      a file stays. On a terminal each fix is shown first: y makes it, n leaves it out, a makes it and all \
      that follow, q stops. Elsewhere all are made. `lay check --fix` is the same. A .laycheck file counts as for \
      lay check.

      EXIT STATUS
        0    what could be fixed is fixed
        1    with --diff, something would be fixed; or a file can't be read as what it is
        2    the arguments or a .laycheck file are wrong
        3    a limit of time or memory was reached
        66   a file does not exist or cannot be read, or there is nothing to fix
        74   a file could not be written, or changed meanwhile
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var fixing: FixOptions
  @OptionGroup var options: CheckOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var jobs: JobOptions

  @Argument(
    help: "Documents and folders.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [FileList]

  func validate() throws {
    if options.cache != nil { throw ValidationError("--cache is only for lay check.") }
  }

  func run() throws {
    Watchdog.start(limits.resources())
    let status = FixRun(console: shared.console, options: fixing)
      .run(try Self.work(on: files.paths, options, limits), atOnce: jobs.count)
    if status != .held { throw ExitCode(status.rawValue) }
  }

  /// How each document is checked.
  ///
  /// - Throws: A ``Failure`` when a path isn't a file, or there are none.
  static func work(
    on paths: [String], _ options: CheckOptions, _ limits: LimitOptions
  ) throws -> [CheckJob] {
    let files = try CheckedFiles.files(paths)
    let documents = files.filter { $0.isDocument }
    if let other = files.first(where: { $0.isNamed && !documents.contains($0) }) {
      throw Failure(
        status: .usage,
        message:
          "error: \(VisibleText.line(other.path)) isn't a .storyboard or .xib, which lay fix takes")
    }
    if documents.isEmpty {
      let places = VisibleText.line(paths.joined(separator: ", "))
      throw Failure(
        status: .noInput,
        message: "error: there is nothing to fix in \(places): no .storyboard or .xib file")
    }
    let jobs = try options.work(
      on: documents, DocumentTranslations(), limits.session, drawing: false)
    let built = jobs.filter { !$0.isUnbuilt }
    if built.isEmpty {
      throw Failure(
        status: .noInput,
        message:
          "error: there is nothing to fix: no target of the project builds \(jobs[0].line); name it to fix it anyway"
      )
    }
    return built
  }
}

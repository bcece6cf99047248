import ArgumentParser
import AutoLayout
import ConsoleLog
import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutPictures
import Platform

/// `lay explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Read an Xcode console log: what clashes, and which line to change.",
    discussion: """
      Reads "Unable to simultaneously satisfy constraints" and similar messages of UIKit and AppKit, \
      of any version, whole or cut; lists of constraints, _autolayoutTrace and recursiveDescription, too. Without LOG, or for -, it reads standard input; on a terminal it \
      waits for a log to be pasted.

      With --follow it is a filter for long logs, such as the output of xcodebuild or of a simulator: \
      explanations take the place of reports, those of other messages follow them, and everything else passes \
      through unchanged and at once.

      In continuous integration, --github, --sarif, --gitlab and --junit write what 'lay check' writes, also with \
      --follow.

      In scripts and in the REPL, 'log' and 'open' read logs; there the command 'explain' is \
      something else: it says why a view of the session is where it is.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print everything as JSON.")
  var json = false

  @Flag(help: "Rebuild views and constraints, and continue with them in the REPL.")
  var open = false

  @Flag(help: "Filter standard input: explain its reports, and pass everything else on.")
  var follow = false

  @Flag(
    help:
      "Print annotations for GitHub's runners: in place of explanations, or after those of --follow."
  )
  var github = false

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Draw what each line demands and how many points are missing, as .svg, .png or .pdf.",
      valueName: "file"),
    completion: .file())
  var picture: String?

  @Argument(help: "Logs, explained in order.", completion: .file())
  var logs: [String] = []

  func validate() throws {
    if follow, !logs.isEmpty || json || open || picture != nil {
      throw ValidationError(
        "--follow reads standard input; it can't be combined with LOG, --json, --open or --picture."
      )
    }
    if let picture {
      guard let format = PictureFormat(ending: picture), format != .html else {
        throw ValidationError("'\(picture)' must end in .svg, .png or .pdf.")
      }
      guard logs.count < 2 else { throw ValidationError("--picture takes one LOG.") }
    }
    if github, json { throw ValidationError("--github and --json can't be combined.") }
    if open, github || !reports.given.isEmpty {
      throw ValidationError("--open writes no reports.")
    }
    if open, json { throw ValidationError("--open and --json can't be combined.") }
    if open, logs.count != 1 || logs == ["-"] {
      throw ValidationError("--open takes the name of one LOG.")
    }
  }

  func run() throws {
    if follow {
      let groups = LogFilter(console: shared.console, isGitHub: github).run()
      let document = CheckedDocument(path: Self.input, groups: groups)
      return try reports.write([document], rules: CheckRule.all)
    }
    if !open { Watchdog.start(limits.resources()) }
    var documents: [CheckedDocument] = []
    // What comes through a pipe or is pasted is no file to count.
    let progress = ProgressLine(of: logs.contains("-") ? 0 : logs.count)
    defer { progress.end() }
    for name in logs.isEmpty ? ["-"] : logs {
      let text = try bytes(of: name)
      var log = ConsoleLog(bytes: text)
      // Bytes that aren't text may come before a log, so treat it as UTF-16 only if nothing else can be read.
      if log.isEmpty { log = ConsoleLog(bytes: TextDecoding.utf8(text)) }
      guard !log.isEmpty else {
        let place = name == "-" ? "on standard input" : "in \(name)"
        let advice =
          FileKind.advice(on: text, at: name, named: name, isLog: false).map { ": \($0)" } ?? ""
        let rest = text.isEmpty ? ", which is empty" : advice
        throw Failure(
          status: .failed, message: "error: no constraint report found \(place)\(rest)")
      }
      let document = CheckedDocument(
        path: name == "-" ? Self.input : CheckJob.shown(name), groups: LogFindings.groups(of: log),
        bytes: text)
      documents.append(document)
      let explanation = github ? "" : json ? log.json.description : log.explanation
      progress.step {
        if github {
          shared.console.write(GitHubReport.annotations(document))
        } else {
          shared.console.print(explanation)
        }
      }
      if let picture { try draw(log, named: name, to: picture) }
      if open { try goOn(with: log) }
    }
    try reports.write(documents, rules: CheckRule.all)
  }

  /// The name of standard input in reports.
  private static let input = "standard input"

  /// Writes the picture of what clashes.
  private func draw(_ log: ConsoleLog, named name: String, to path: String) throws {
    let file = name == "-" ? "the log" : name.split(separator: "/").last.map(String.init) ?? name
    guard let drawing = ConflictPicture.drawing(of: log, named: file) else {
      throw Failure(
        status: .failed, message: "error: nothing to draw: no clash of \(file) is a sum of points")
    }
    let bytes = (PictureFormat(ending: path) ?? .svg).write(drawing, converting: Files.host)
    do {
      if let error = TreeFiles.host.writeFile(path, try bytes.get()) { throw error }
    } catch let error as HostError {
      throw Failure(
        status: .outputFailed, message: "error: cannot write \(path): \(error.reason)")
    }
  }

  /// Opens the session; if nothing can be rebuilt from the log, the program ends.
  private func goOn(with log: ConsoleLog) throws {
    do {
      try ReplCommand.open(
        log, console: shared.console, safety: safety, limits: limits)
    } catch let error as LayoutError {
      throw Failure(status: .failed, message: "error: \(error)")
    }
  }

  private func bytes(of name: String) throws -> [UInt8] {
    do {
      guard name == "-" else { return try safety.scripts.readFile(name).get() }
      return try Terminal.isTerminal(STDIN_FILENO)
        ? PastedInput.read(shared.console) : Files.readStandardInput().get()
    } catch {
      throw Failure.unreadable(name, error.reason)
    }
  }
}

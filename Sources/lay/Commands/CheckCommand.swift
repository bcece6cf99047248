import ArgumentParser
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// `lay check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what is wrong with layouts on any screen, in any text size.",
    discussion: """
      A FILE is a .storyboard or .xib for iOS, a .lay script, a .swift file or a console log, or - \
      for one of these on standard input; a folder is searched for documents and scripts, without \
      what git ignores, without following links, and without Pods, Carthage, .build, DerivedData, \
      build, node_modules and exported *.xcloc folders. Every scene is laid out in 48 \
      configurations, and in each translation on every device; a view whose size only its users \
      decide, as in a xib or a Swift view, in two: left to right and right to left. Devices and \
      orientations that the app's project or Info.plist doesn't support are left out, and named. \
      What is found in several of them for the same reason is reported once. A .laycheck file \
      beside the files or above them chooses configurations, rules and files. `lay reference \
      --checks` lists the rules.

      EXIT STATUS
        0    nothing was found
        1    an error or a warning was found, or a file can't be read as what it is
        2    the arguments or a .laycheck file are wrong
        3    a limit of time or memory was reached
        66   a file does not exist or cannot be read, or there is nothing to check
        74   a report could not be written
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var options: CheckOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var jobs: JobOptions

  @Argument(
    help: "Documents, scripts, Swift files, console logs, and folders.",
    completion: .file(extensions: ["storyboard", "xib", "lay", "swift", "log"]))
  var files: [FileList]

  @Flag(help: "Print JSON lines, one for each file.")
  var json = false

  @Flag(help: "Print annotations for GitHub's runners.")
  var github = false

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp("Leave out what this file lists as known.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write everything that is found to this file, as known.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(help: "Fail if something that the baseline lists is fixed.")
  var strictBaseline = false

  @Option(
    help: ArgumentHelp("Check only a part of the files, such as 2/5.", valueName: "part"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      """
      Check only what differs from this revision of git, also uncommitted and untracked, as 'git \
      diff --name-only' has it: files, and those whose translations, images or fonts differ.
      """, valueName: "revision"))
  var since: String?

  @Flag(help: "Fix what can be fixed, as lay fix does, in place of reports.")
  var fix = false

  @OptionGroup var fixing: FixOptions

  /// The options that have nothing to do with fixing.
  private var reporting: [String] {
    let flags = [
      ("--json", json), ("--github", github), ("--strict-baseline", strictBaseline),
      ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
      ("--shard", shard != nil), ("--since", since != nil), ("--cache", options.cache != nil),
    ]
    return flags.filter { $0.1 }.map { $0.0 } + reports.given
  }

  func validate() throws {
    if fix, let other = reporting.first {
      throw ValidationError("--fix and \(other) can't be combined.")
    }
    if !fix, let option = fixing.given.first { throw ValidationError("\(option) needs --fix.") }
    if json, github { throw ValidationError("--json and --github can't be combined.") }
    if strictBaseline, baseline == nil {
      throw ValidationError("--strict-baseline needs a --baseline.")
    }
    if since != nil, writeBaseline != nil {
      throw ValidationError("--write-baseline and --since can't be combined: it lists everything.")
    }
    if let since, since.hasPrefix("-") { throw ValidationError("'\(since)' isn't a revision.") }
  }

  /// A check of nothing must not look like a pass.
  private func nothing(_ reason: String) -> Failure {
    let places = VisibleText.line(files.paths.joined(separator: ", "))
    return Failure(
      status: .noInput, message: "error: there is nothing to check in \(places): \(reason)")
  }

  func run() throws {
    Watchdog.start(limits.resources())
    if fix { return try runFixing() }
    let known = try baseline.map(Self.baseline) ?? Baseline()
    var paths = try CheckedFiles.files(files.paths)
    if paths.isEmpty { throw nothing("no .storyboard, .xib or .lay file") }
    var settings = SettingsFiles()
    paths = try settings.included(paths)
    if paths.isEmpty { throw nothing("a .laycheck file excludes all files") }
    let total = paths.count
    if let since {
      paths = paths.filter(try ChangedFiles(since: since, around: files.paths).includes)
    }
    let changed = paths.count
    if let shard { paths = shard.files(of: paths) }
    let translations = DocumentTranslations()
    let (console, report) = (shared.console, reporter)
    let work = try options.work(
      on: paths, translations, limits.session, drawing: reports.html != nil,
      fixing: github || reports.sarif != nil)
    let progress = ProgressLine(of: paths.count)
    let all = CheckOptions.run(work, atOnce: jobs.count) { document in
      progress.step { report(document, known.removed(from: document)) }
    }
    for language in translations.unknown {
      console.complain("warning: no document is translated into '\(language)'")
    }
    if shard == nil, since == nil, all.allSatisfy({ $0.skipped != nil }) {
      throw nothing("all files were skipped")
    }
    let new = all.map(known.removed)
    try reports.write(new, rules: options.rules(CheckRule.all))
    if let writeBaseline { try ReportOptions.write(Baseline.text(all), to: writeBaseline) }
    let count = all.reduce(0) { $0 + $1.groups.count } - new.reduce(0) { $0 + $1.groups.count }
    if !json, !github {
      for screens in CheckedDocument.screens(of: new) { console.note("checked \(screens)") }
      console.note(TextReport.summary(new, known: count))
      for line in TextReport.leftOut(all) { console.note(line) }
      if let since { console.note("\(changed) of \(total) files differ from \(since)") }
    }
    let gone = strictBaseline ? known.gone(from: all) : []
    for line in gone { console.report("error: fixed, but still in the baseline: \(line)") }
    let isClean = new.allSatisfy { !$0.isFaulty } && gone.isEmpty
    // A baseline accepts findings, but not files that weren't checked.
    let isComplete = all.allSatisfy { $0.failures.isEmpty }
    if !isComplete || writeBaseline == nil && !isClean {
      throw ExitCode(ExitStatus.failed.rawValue)
    }
  }

  private func runFixing() throws {
    let status = FixRun(console: shared.console, options: fixing)
      .run(try FixCommand.work(on: files.paths, options, limits), atOnce: jobs.count)
    if status != .held { throw ExitCode(status.rawValue) }
  }

  /// Prints what was found in a file.
  private var reporter: @Sendable (_ all: CheckedDocument, _ new: CheckedDocument) -> Void {
    let (console, isJSON, isGitHub) = (shared.console, json, github)
    return { document, new in
      for failure in document.failures { console.report(failure) }
      for note in document.notes { console.complain(note) }
      if let reason = document.skipped {
        console.complain("\(document.path): note: skipped: \(reason)")
      }
      if isJSON { return console.write(new.json.line + "\n") }
      if isGitHub { return console.write(GitHubReport.annotations(new)) }
      console.write(TextReport.text(new))
    }
  }

  private static func baseline(_ path: String) throws -> Baseline {
    switch Files.host.readFile(path) {
    case .failure(let error):
      throw Failure.unreadable(path, error.reason)
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self), let known = Baseline(text: text)
      else {
        throw Failure(
          status: .usage,
          message: "error: \(path) isn't a baseline; --write-baseline FILE makes one")
      }
      return known
    }
  }
}

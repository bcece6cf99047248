import ArgumentParser
import AutoLayout
import LayLanguage

/// `lay test`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run scripts and Markdown examples as tests.",
    discussion: """
      A test is a .lay script or a fenced `lay` block of a Markdown file; directories are searched \
      for both. It passes when every command succeeds and prints what the #> lines after it \
      record: its output, then its conflict reports. In a #> line, … matches any text, a line of \
      only … matches any lines, and ± 0.5 at the end lets numbers differ by that much. An empty #> \
      line marks where --update should record. `#! xfail: REASON`, `#! skip: REASON` and `#! tags: \
      WORD…` at the top of a script, and the words `fails` and `norun` after ```lay in Markdown, \
      mark exceptions. `#! devices "iPhone SE" iPad landscape rtl text XXL` runs a script 16 \
      times: on both screens, in portrait and landscape, in both directions and text sizes. Files \
      that a test saves stay in memory.

      Constraints that contradict each other fail a test unless something in it says that they do: \
      `expect conflict …`, recorded output that shows it, or `expect error …`. A script with \
      neither `expect`, `forall` nor #> lines, and a Markdown file without any in its blocks, \
      passes and is said to check nothing. --record writes what scripts do into them: #> lines \
      after each command that prints something and has none, `expect conflict` after commands that \
      contradict others, and at the end of a script that checks nothing the frames of its views. \
      What fails isn't recorded.

      Tests run in processes of their own: one that crashes or uses too much fails, and the others \
      go on.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var choice: TestChoice
  @OptionGroup var format: TestFormat
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "Scripts, Markdown files and directories; with --failed, those of the tests that failed.",
    completion: .file())
  var paths: [String] = []

  /// The paths that are tested; without any, the files of the tests that failed.
  private var places: [String] { paths.isEmpty ? FailedTests.files : paths }

  @Flag(help: "Rewrite the recorded lines that differ.")
  var update = false

  @Flag(help: "Write what scripts do into them as expectations, where they have none.")
  var record = false

  @Flag(help: "Show the recorded lines that differ one by one, and ask whether to rewrite each.")
  var review = false

  @Flag(
    help: """
      Fail if a test checks nothing, ends with ambiguity, or prints a warning that is not recorded.
      """)
  var strict = false

  @Flag(help: "Run the tests again whenever a file below the paths changes, until ^C.")
  var watch = false

  @OptionGroup var jobs: JobOptions

  func validate() throws {
    if paths.isEmpty, !choice.failed {
      throw ValidationError("Name what to test: 'lay test .' tests everything in this directory.")
    }
    if update || record || review, ProcessEnvironment.isContinuousIntegration {
      let option = update ? "--update" : record ? "--record" : "--review"
      throw ValidationError("\(option) is for people: it does nothing where CI is set.")
    }
    if [update, record, review, watch].count(where: { $0 }) > 1 {
      throw ValidationError("Only one of --update, --record, --review and --watch can be given.")
    }
    if review, format.tap || format.json || format.github {
      throw ValidationError("--review asks a person; leave out --tap, --json and --github.")
    }
    if review, !TestReview.isPossible {
      throw ValidationError("--review asks on a terminal; --update rewrites without asking.")
    }
  }

  func run() throws {
    InterruptSignal.install()
    let presses = InterruptSignal.count
    var before = FileWatch(places, since: presses)
    var failed = try runOnce()
    while watch, before.waitForChange() {
      before = FileWatch(places, since: presses)
      shared.console.note("")
      do { failed = try runOnce() } catch let failure as Failure {
        // A file that is half written will be complete at the next change.
        shared.console.report(failure.message)
      }
    }
    if Interruption.isRequested, !watch { throw ExitCode(ExitStatus.interrupted.rawValue) }
    if failed { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// Runs the tests and reports; returns whether one failed.
  private func runOnce() throws -> Bool {
    do throws(TestFailure) {
      let suite = try suite()
      var report = TestProgress(
        format, shared.console, count: suite.tests.count, waits: changesFiles)
      var results = results(of: suite, records: record) { report.add($0) }
      let recordable = changesFiles ? self.recordable(results) : []
      if record { results = try recorded(suite, results, recording: recordable) }
      if update { results = try updated(suite, results, recording: recordable) }
      if review, recordable.contains(where: { !$0.edits.isEmpty }) {
        var review = TestReview(shared.console)
        let accepted = review.accepted(of: recordable)
        shared.console.note(review.summary)
        if accepted.contains(where: { !$0.edits.isEmpty }) {
          results = try updated(suite, results, recording: accepted)
        }
      }
      FailedTests.remember(results)
      if let error = report.finish(results) { throw error }
      return TestCounts(results).failed > 0
    } catch {
      throw Failure(error)
    }
  }

  /// Whether the scripts are rewritten.
  private var changesFiles: Bool { update || record || review }

  /// The results after adding lines to scripts that make them check what they do.
  private func recorded(
    _ suite: TestSuite, _ results: [TestResult], recording recordable: [TestResult]
  ) throws(TestFailure) -> [TestResult] {
    let recorded = try suite.record(recordable)
    for (path, count) in recorded {
      shared.console.complain("recorded \(path): \(count) line\(count == 1 ? "" : "s")")
    }
    // The results date from before the files changed.
    return recorded.isEmpty ? results : self.results(of: try self.suite()) { _ in }
  }

  /// The results with what can be recorded; reports what can't.
  private func recordable(_ results: [TestResult]) -> [TestResult] {
    let (recordable, refusals) = TestSuite.recordable(results)
    for refusal in refusals { shared.console.complain(refusal) }
    return recordable
  }

  /// The results after rewriting the recordings that differ.
  private func updated(
    _ suite: TestSuite, _ results: [TestResult], recording recordable: [TestResult]
  ) throws(TestFailure) -> [TestResult] {
    let updated = try suite.update(recordable)
    for (path, count) in updated {
      shared.console.complain("updated \(path): \(count) recording\(count == 1 ? "" : "s")")
    }
    return updated.isEmpty ? results : self.results(of: try self.suite()) { _ in }
  }

  private func suite() throws(TestFailure) -> TestSuite {
    let selection = try choice.selection()
    let places = places
    if places.isEmpty { throw .noMatch(selection) }
    return try TestSuite(paths: places, selection: selection, files: TreeFiles.tests)
  }

  private func results(
    of suite: TestSuite, records: Bool = false, each: (TestResult) -> Void
  ) -> [TestResult] {
    // For a named directory, files that belong together are tested together.
    let directories =
      paths.isEmpty ? ["."] : paths.filter { Files.entry($0)?.kind == .directory }
    let pool = TestPool(
      jobs: jobs.count,
      limits: limits.resources(seconds: 60, bytes: 2_000_000_000),
      run: { test in
        test.run(
          host: safety.host(forScript: test.path, besides: directories, usually: true),
          limits: limits.session,
          isStrict: strict,
          draws: format.report != nil,
          records: records)
      })
    return pool.run(suite.tests, each: each)
  }
}

extension Failure {
  /// Why no test ran, with the status that says so.
  init(_ failure: TestFailure) {
    let status: ExitStatus =
      switch failure {
      case .unreadable: .noInput
      case .unwritable: .outputFailed
      case .noTests: .failed
      case .noMatch, .notATest: .usage
      }
    self.init(status: status, message: "error: \(failure)")
  }
}

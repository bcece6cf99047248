import ArgumentParser
import LayLanguage

/// `lay test`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run scripts and Markdown examples as tests.",
    discussion: """
      A test is a .lay script or a fenced `lay` block of a Markdown file; directories are searched \
      for both. It passes when every command succeeds and prints what the #> lines after it \
      record: its output, then its conflict reports. In a #> line, … matches any text, a line \
      of only … matches any lines, and ± 0.5 at the end lets numbers differ by that much. An empty \
      #> line marks where --update should record. `#! xfail: REASON` and `#! skip: REASON` at the \
      top of a script, and the words `fails` and `norun` after ```lay in Markdown, mark \
      exceptions. Files that a test saves stay in memory.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions

  @Argument(help: "Scripts, Markdown files and directories.", completion: .file())
  var paths: [String]

  @Flag(help: "Rewrite the recorded lines that differ.")
  var update = false

  @Option(help: ArgumentHelp("Run only tests whose names contain this.", valueName: "text"))
  var filter: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("How many tests run at once (default: one per core).", valueName: "number"))
  var jobs: Int?

  @Flag(help: "Report in the Test Anything Protocol.")
  var tap = false

  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "file"))
  var junit: String?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    if update, Variables.isContinuousIntegration {
      throw ValidationError("--update is for people: it does nothing where CI is set.")
    }
  }

  func run() throws {
    let results: [TestResult]
    do throws(TestFailure) {
      results = try finalResults()
      try writeJUnitReport(results)
    } catch {
      throw Failure(error)
    }
    if tap {
      shared.console.print(TAPReport.text(results))
    } else {
      shared.console.printTestReport(TestReport.text(results))
    }
    if TestCounts(results).failed > 0 { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// The results of the tests as they are, or as they are after the update.
  private func finalResults() throws(TestFailure) -> [TestResult] {
    let suite = try suite()
    let results = results(of: suite)
    guard update else { return results }
    let updated = try suite.update(results)
    for (path, count) in updated {
      shared.console.complain("updated \(path): \(count) recording\(count == 1 ? "" : "s")")
    }
    return updated.isEmpty ? results : self.results(of: try self.suite())
  }

  private func suite() throws(TestFailure) -> TestSuite {
    try TestSuite(paths: paths, filter: filter, files: Files.tests)
  }

  private func results(of suite: TestSuite) -> [TestResult] {
    let jobs = jobs ?? Variables.coreCount
    return Blocking.wait { await suite.run(jobs: jobs) }
  }

  private func writeJUnitReport(_ results: [TestResult]) throws(TestFailure) {
    guard let junit else { return }
    if let error = Files.host.write(JUnitReport.text(results), to: junit) {
      throw .unwritable(path: junit, reason: error.reason)
    }
  }
}

extension Failure {
  /// Why no test ran, with the status that says so.
  init(_ failure: TestFailure) {
    let status: ExitStatus =
      switch failure {
      case .missing, .unreadable: .noInput
      case .unwritable: .outputFailed
      case .malformed, .noTests: .failed
      case .noMatch: .usage
      }
    self.init(status: status, message: "error: \(failure)")
  }
}

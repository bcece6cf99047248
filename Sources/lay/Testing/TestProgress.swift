import LayLanguage

/// The report of a run, written while the tests run.
struct TestProgress {
  private let format: TestFormat
  private let console: Console
  /// Whether the results are not final before all tests have run.
  private let waits: Bool
  private var number = 0

  init(_ format: TestFormat, _ console: Console, count: Int, waits: Bool) {
    (self.format, self.console, self.waits) = (format, console, waits)
    if format.tap, !waits { console.print(TAPReport.head(count: count)) }
  }

  /// Takes the next result, in the order of the tests.
  mutating func add(_ result: TestResult) {
    number += 1
    guard !waits, !format.json else { return }
    if format.tap {
      console.print(TAPReport.text(result, number: number))
    } else {
      printForPeople(result)
    }
  }

  /// Prints what failed in a test, or annotates it.
  private func printForPeople(_ result: TestResult) {
    if format.github {
      console.write(GitHubTestReport.annotations(of: result))
    } else {
      TestReport.text(of: result).map(console.printTestReport)
    }
  }

  /// Writes what follows from all results; returns why a file could not be written.
  func finish(_ results: [TestResult]) -> TestFailure? {
    if let path = format.junit,
      let error = TreeFiles.host.write(JUnitReport.text(results), to: path)
    {
      return .unwritable(path: path, reason: error.reason)
    }
    if let directory = format.report, let error = TestPage.write(results, to: directory) {
      return error
    }
    if format.json {
      console.print(JSONReport.json(results).description)
    } else if format.tap {
      console.print(waits ? TAPReport.text(results) : TAPReport.tail(results))
    } else {
      if waits {
        for result in results { printForPeople(result) }
      }
      if let slowest = format.slowest { console.print(TestReport.slowest(slowest, of: results)) }
      console.printTestReport(TestCounts(results).description)
    }
    return nil
  }
}

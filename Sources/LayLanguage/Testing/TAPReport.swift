import LayoutDiagnostics

/// The report in the Test Anything Protocol, version 14.
package enum TAPReport {
  /// The whole report, without a final newline.
  package static func text(_ results: [TestResult]) -> String {
    let points = results.enumerated().map { text($1, number: $0 + 1) }
    return ([head(count: results.count)] + points + [tail(results)]).joined(separator: "\n")
  }

  /// The lines before the tests.
  package static func head(count: Int) -> String { "TAP version 14\n1..\(count)" }

  /// The lines after them.
  package static func tail(_ results: [TestResult]) -> String { "# \(TestCounts(results))" }

  /// The lines of one test.
  package static func text(_ result: TestResult, number: Int) -> String {
    lines(of: result, number: number).joined(separator: "\n")
  }

  private static func lines(of result: TestResult, number: Int) -> [String] {
    let point = "\(number) - \(escaped(result.test.name))"
    switch result.status {
    case .passed where result.checksNothing:
      return ["ok \(point)"] + message("checks nothing: \(TestReport.remedy)")
    case .passed:
      return ["ok \(point)"]
    case .skipped(let reason):
      return ["ok \(point) # SKIP \(escaped(reason))"]
    case .failedAsExpected(let reason):
      return ["not ok \(point) # TODO \(escaped(reason))"]
    case .failed(let problems):
      let text = problems.map { $0.description }.joined(separator: "\n")
      return ["not ok \(point)"] + message(text)
    }
  }

  private static func message(_ text: String) -> [String] {
    ["  ---", "  message: |", text.indented(by: 4), "  ..."]
  }

  /// `#` would begin a directive, and a line break in a file's name a line of the report.
  private static func escaped(_ text: String) -> String {
    String(VisibleText.shown(text).flatMap { $0 == "#" || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}

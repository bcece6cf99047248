import LayoutDiagnostics

/// Tests in JUnit's XML, with the full text of every failure.
package enum JUnitReport {
  /// The whole document, with its final newline.
  package static func text(_ results: [TestResult]) -> String {
    JUnitText.text(
      suite: "lay",
      results.map { result in
        JUnitText.Case(
          name: result.test.name, className: result.test.path, duration: result.duration,
          outcome: outcome(of: result))
      })
  }

  private static func outcome(of result: TestResult) -> JUnitText.Outcome {
    switch result.status {
    case .passed:
      return .passed(note: result.checksNothing ? "checks nothing: \(TestReport.remedy)" : "")
    case .skipped(let reason): return .skipped(reason: reason)
    case .failedAsExpected(let reason): return .passed(note: "failed as expected: \(reason)")
    case .failed(let problems):
      let text = problems.map { $0.description }.joined(separator: "\n\n")
      return .failed(summary: text.textLines.first.map(String.init) ?? "", text: text)
    }
  }
}

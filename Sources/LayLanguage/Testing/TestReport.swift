import LayoutDiagnostics

/// The report for people: what failed, where, and how; the counts on the last line.
package enum TestReport {
  /// The whole report, without a final newline.
  package static func text(_ results: [TestResult]) -> String {
    var lines: [String] = []
    for result in results {
      guard case .failed(let problems) = result.status else { continue }
      lines.append("FAIL \(VisibleText.shown(result.test.name))")
      lines += problems.map { $0.description.indented(by: 2) }
      lines.append("")
    }
    lines.append(TestCounts(results).description)
    return lines.joined(separator: "\n")
  }
}

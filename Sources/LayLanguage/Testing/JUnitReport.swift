import LayoutDiagnostics

/// The report in the XML that continuous integration reads, with the full text of every failure.
package enum JUnitReport {
  /// The whole document, with its final newline.
  package static func text(_ results: [TestResult]) -> String {
    let counts = TestCounts(results)
    let totals =
      "tests=\"\(results.count)\" failures=\"\(counts.failed)\" skipped=\"\(counts.skipped)\""
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites \(totals)>",
      "  <testsuite name=\"lay\" \(totals)>",
    ]
    lines += results.map(element)
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func element(of result: TestResult) -> String {
    let attributes = [
      ("name", result.test.name),
      ("classname", result.test.path),
      ("time", XMLText.seconds(result.duration)),
    ]
    let list = attributes.map { "\($0)=\"\(XMLText.attribute($1))\"" }.joined(separator: " ")
    return "    <testcase \(list)>\(content(for: result))</testcase>"
  }

  private static func content(for result: TestResult) -> String {
    switch result.status {
    case .passed where result.checksNothing:
      return "<system-out>checks nothing: \(XMLText.escaped(TestReport.remedy))</system-out>"
    case .passed:
      return ""
    case .skipped(let reason):
      return "<skipped message=\"\(XMLText.attribute(reason))\"/>"
    case .failedAsExpected(let reason):
      return "<system-out>failed as expected: \(XMLText.escaped(reason))</system-out>"
    case .failed(let problems):
      let text = problems.map { $0.description }.joined(separator: "\n\n")
      let summary = text.textLines.first.map(String.init) ?? ""
      return "<failure message=\"\(XMLText.attribute(summary))\">\(XMLText.escaped(text))</failure>"
    }
  }
}

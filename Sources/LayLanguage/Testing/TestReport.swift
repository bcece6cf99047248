import AutoLayout
import LayoutDiagnostics

/// The report for readers: what failed, where, and how; the counts on the last line.
package enum TestReport {
  /// The remedy for a test that checks nothing.
  static let remedy = "add 'expect' commands or #> lines, or let 'lay test --record' write them"

  /// `a.lay checks nothing: …`.
  static func nothingChecked(by test: ScriptTest) -> String {
    "\(VisibleText.shown(test.fence == nil ? test.name : test.path)) checks nothing: \(remedy)"
  }

  /// The text about a test that failed, with an empty line after it, or that checks nothing; nil for others.
  package static func text(of result: TestResult) -> String? {
    if result.checksNothing { return "PASS \(nothingChecked(by: result.test))" }
    guard case .failed(let problems) = result.status else { return nil }
    let lines =
      ["FAIL \(VisibleText.shown(result.test.name))"]
      + problems.map { $0.description.indented(by: 2) } + [""]
    return lines.joined(separator: "\n")
  }

  /// The whole report, without a final newline.
  package static func text(_ results: [TestResult]) -> String {
    (results.compactMap(text) + [TestCounts(results).description]).joined(separator: "\n")
  }

  /// The tests that took longest, one a line, the slowest first.
  package static func slowest(_ count: Int, of results: [TestResult]) -> String {
    results.sorted { $0.duration > $1.duration }.prefix(count).map { result in
      let seconds = NumberText.measured(result.duration / .seconds(1))
      return "\(seconds) s  \(VisibleText.shown(result.test.name))"
    }.joined(separator: "\n")
  }
}

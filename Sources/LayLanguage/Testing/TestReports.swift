import AutoLayout
import LayoutDiagnostics

/// The report for readers: what failed, where, and how; the counts on the last line.
package enum TestReport {
  /// The remedy for a test that checks nothing; recorded output wouldn't be the same on several screens.
  static func remedy(for test: ScriptTest) -> String {
    test.screen == nil
      ? "add 'expect' commands or #> lines, or let 'lay test --record' write them"
      : expectRemedy
  }

  /// The remedy that works on every screen.
  static let expectRemedy = "add 'expect' commands, as in: expect no issues"

  /// `a.lay checks nothing: …`.
  static func nothingChecked(by test: ScriptTest) -> String {
    "\(VisibleText.shown(test.fence == nil ? test.name : test.path)) checks nothing: \(remedy(for: test))"
  }

  /// The text about a test that failed (followed by an empty line) or that checks nothing; nil for others.
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

  /// The tests that took longest, one per line, slowest first.
  package static func slowest(_ count: Int, of results: [TestResult]) -> String {
    results.sorted { $0.duration > $1.duration }.prefix(count).map { result in
      let seconds = NumberText.measured(result.duration / .seconds(1))
      return "\(seconds) s  \(VisibleText.shown(result.test.name))"
    }.joined(separator: "\n")
  }
}

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
      return .passed(
        note: result.checksNothing ? "checks nothing: \(TestReport.remedy(for: result.test))" : "")
    case .skipped(let reason): return .skipped(reason: reason)
    case .failedAsExpected(let reason): return .passed(note: "failed as expected: \(reason)")
    case .failed(let problems):
      let text = problems.map { $0.description }.joined(separator: "\n\n")
      return .failed(summary: text.textLines.first.map(String.init) ?? "", text: text)
    }
  }
}

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
      return ["ok \(point)"] + message("checks nothing: \(TestReport.remedy(for: result.test))")
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

  /// `#` would begin a directive, and a line break in a file name would begin a line of the report.
  private static func escaped(_ text: String) -> String {
    String(VisibleText.shown(text).flatMap { $0 == "#" || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}

/// The report for other programs.
package enum JSONReport {
  /// An object with the counts and the tests.
  package static func json(_ results: [TestResult]) -> JSONValue {
    let counts = TestCounts(results)
    return [
      "passed": .number(Double(counts.passed)), "failed": .number(Double(counts.failed)),
      "skipped": .number(Double(counts.skipped)),
      "failedAsExpected": .number(Double(counts.failedAsExpected)),
      "checkingNothing": .number(Double(counts.checkingNothing)),
      "tests": .array(results.map(test)),
    ]
  }

  private static func test(_ result: TestResult) -> JSONValue {
    [
      "name": .string(result.test.name), "file": .string(result.test.path),
      "tags": .strings(result.test.tags), "status": .string(result.status.word),
      "reason": .optional(result.status.reason),
      "seconds": .measured(result.duration / .seconds(1)),
      "checksNothing": .bool(result.checksNothing),
      "problems": .strings(result.problems.map { $0.description }),
    ]
  }
}

/// Failures as annotations of the files that GitHub shows.
package enum GitHubTestReport {
  /// One annotation for each thing that did not hold, and one for a test that checks nothing.
  package static func annotations(of result: TestResult) -> [GitHubAnnotation] {
    let test = result.test
    func annotation(_ level: String, _ message: String, _ place: ScriptPlace?)
      -> GitHubAnnotation
    {
      GitHubAnnotation(
        level: level, file: place?.file ?? test.path,
        place: place.map { ($0.line, $0.column) } ?? test.fence.map { ($0, 1) }, title: test.name,
        message: message)
    }
    if result.checksNothing {
      return [annotation("warning", TestReport.nothingChecked(by: test), nil)]
    }
    return result.problems.map { problem in
      // The annotation already has the place.
      let text = problem.description
      let prefix = problem.place.map { "\($0): " } ?? ""
      let message = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      return annotation("error", message, problem.place)
    }
  }
}

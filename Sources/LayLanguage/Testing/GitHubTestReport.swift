import LayoutDiagnostics

/// Failures as annotations of the files that GitHub shows.
package enum GitHubTestReport {
  /// A line for each thing that did not hold, and one for a test that checks nothing; nil for other tests.
  package static func text(of result: TestResult) -> String? {
    let test = result.test
    func annotation(_ level: String, _ message: String, _ place: ScriptPlace?) -> String {
      GitHubAnnotation(
        level: level, file: place?.file ?? test.path,
        place: place.map { ($0.line, $0.column) } ?? test.fence.map { ($0, 1) }, title: test.name,
        message: message
      ).line
    }
    if result.checksNothing {
      return annotation("warning", TestReport.nothingChecked(by: test), nil)
    }
    let lines = result.problems.map { problem in
      // The annotation has the place already.
      let text = problem.description
      let prefix = problem.place.map { "\($0): " } ?? ""
      let message = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      return annotation("error", message, problem.place)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

import LayoutDiagnostics

/// Failures as annotations of the files that GitHub shows.
package enum GitHubTestReport {
  /// One for each thing that did not hold, and one for a test that checks nothing.
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
      // The annotation has the place already.
      let text = problem.description
      let prefix = problem.place.map { "\($0): " } ?? ""
      let message = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      return annotation("error", message, problem.place)
    }
  }
}

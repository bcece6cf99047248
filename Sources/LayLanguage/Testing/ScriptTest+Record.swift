/// Scripts that get the expectations that they lack.
extension ScriptTest {
  /// The lines that a run has found, if the script holds with them.
  ///
  /// - Parameters:
  ///   - result: What came of the run, with the lines.
  ///   - rerun: Runs a test.
  /// - Returns: The same, or a failure where what the script does can't be recorded.
  func recorded(_ result: TestResult, _ rerun: (ScriptTest) -> TestResult) -> TestResult {
    guard expectation == .passes, !result.additions.isEmpty else { return result }
    let mistakes = result.problems.filter { !$0.isCuredByRecording }
    var next = result
    guard mistakes.isEmpty else {
      next.additions = []
      return next
    }
    let again = rerun(adding(result.additions))
    guard case .failed(let problems) = again.status else { return next }
    next.additions = []
    next.status = .failed(
      result.problems + [
        .message(
          "what the script does can't be recorded: with the new lines it fails\n"
            + (problems.first?.description ?? ""), at: nil)
      ])
    return next
  }

  /// The same test with more lines.
  private func adding(_ lines: [RecordedLines]) -> ScriptTest {
    var test = ScriptTest(
      name: name, path: path,
      source: Source(name: source.name, text: RecordedLines.insert(lines, into: source.text)),
      expectation: expectation)
    test.screen = screen
    return test
  }
}

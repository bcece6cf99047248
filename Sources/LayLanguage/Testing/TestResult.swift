/// The result of one test.
package struct TestResult: Sendable {
  /// What decides the exit status.
  package enum Status: Hashable, Sendable {
    /// Everything held.
    case passed
    /// It failed, as its author says that it does.
    case failedAsExpected(reason: String)
    /// Something did not hold.
    case failed([Problem])
    /// It did not run.
    case skipped(reason: String)
  }

  /// One thing that did not hold.
  package enum Problem: Hashable, Sendable {
    /// A command failed, and the test ended there; or an expectation does not hold.
    case error(ScriptError)
    /// A command printed something other than its recording.
    case output(place: String, command: String, difference: String)
    /// The test passed, but its author says that it fails.
    case unexpectedPass(reason: String)
    /// A command is wrong in a test whose author says that an expectation does not hold.
    case unexpectedError(ScriptError, reason: String)
    /// No command failed, but the test is there to show an error.
    case missingError
    /// A command broke a constraint, which a strict run does not allow unless it is recorded.
    case conflict(place: String, command: String)
    /// The layout is ambiguous at the end, which a strict run does not allow.
    case ambiguity(String)
    /// What another process found, or what ended it.
    case message(String)
  }

  /// The test.
  package let test: ScriptTest
  /// How it ended.
  package let status: Status
  /// The recordings that do not hold, with the lines that would.
  package let edits: [RecordedEdit]
  /// How long it took.
  package let duration: Duration
  /// What the layout looked like where something did not hold.
  package var pictures: [TestPicture] = []

  /// Creates a result.
  package init(test: ScriptTest, status: Status, edits: [RecordedEdit], duration: Duration) {
    (self.test, self.status, self.edits, self.duration) = (test, status, edits, duration)
  }
}

extension TestResult.Problem: CustomStringConvertible {
  /// Whether a command failed.
  var isError: Bool {
    if case .error = self { return true }
    return false
  }

  /// The full text, as every report shows it.
  package var description: String {
    switch self {
    case .error(let error):
      error.description
    case .output(let place, let command, let difference):
      "\(place): the output differs from what is expected\n\(command)\n\(difference)"
    case .unexpectedPass(let reason):
      "the test passes, but is an expected failure: \(reason)"
    case .unexpectedError(let error, let reason):
      "\(error)\nthis is not the expected failure (\(reason)): "
        + "only expectations and recorded output may fail"
    case .missingError:
      "no command fails, but the block is there to show an error"
    case .conflict(let place, let command):
      "\(place): constraints conflict, which --strict does not allow unless #> lines record it\n"
        + command
    case .ambiguity(let headlines):
      "the layout is ambiguous at the end, which --strict does not allow\n\(headlines)"
    case .message(let text):
      text
    }
  }
}

/// How many tests passed, failed and so on.
package struct TestCounts: Hashable, Sendable, CustomStringConvertible {
  /// Everything held.
  package let passed: Int
  /// Failed, or passed unexpectedly.
  package let failed: Int
  /// Did not run.
  package let skipped: Int
  /// Failed, as their authors say that they do.
  package let failedAsExpected: Int

  /// Counts the results.
  package init(_ results: [TestResult]) {
    var (passed, failed, skipped, failedAsExpected) = (0, 0, 0, 0)
    for result in results {
      switch result.status {
      case .passed: passed += 1
      case .failedAsExpected: failedAsExpected += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      }
    }
    (self.passed, self.failed, self.skipped) = (passed, failed, skipped)
    self.failedAsExpected = failedAsExpected
  }

  /// The closing line of every report.
  package var description: String {
    let expected = failedAsExpected == 0 ? "" : ", \(failedAsExpected) failed as expected"
    return "\(passed) passed, \(failed) failed, \(skipped) skipped\(expected)"
  }
}

/// What came of one test.
public struct TestResult: Sendable {
  /// What decides the exit status.
  public enum Status: Hashable, Sendable {
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
  public enum Problem: Hashable, Sendable {
    /// A command failed; the test ended there.
    case error(ScriptError)
    /// A command printed something else than is recorded.
    case output(place: String, command: String, difference: String)
    /// The test passed, but its author says that it fails.
    case unexpectedPass(reason: String)
  }

  /// The test.
  public let test: ScriptTest
  /// How it ended.
  public let status: Status
  /// The recordings that do not hold, as they would have to be.
  public let edits: [RecordedEdit]
  /// How long it took.
  public let duration: Duration
}

extension TestResult.Problem: CustomStringConvertible {
  /// The full text, as every report shows it.
  public var description: String {
    switch self {
    case .error(let error):
      error.description
    case .output(let place, let command, let difference):
      "\(place): the output is not the recorded one\n\(command)\n\(difference)"
    case .unexpectedPass(let reason):
      "the test passes, but is marked as failing: \(reason)"
    }
  }
}

/// How many tests ended which way.
public struct TestCounts: Hashable, Sendable, CustomStringConvertible {
  /// Passed, or failed as expected.
  public let passed: Int
  /// Failed, or passed unexpectedly.
  public let failed: Int
  /// Did not run.
  public let skipped: Int

  /// Counts the results.
  public init(_ results: [TestResult]) {
    var (passed, failed, skipped) = (0, 0, 0)
    for result in results {
      switch result.status {
      case .passed, .failedAsExpected: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      }
    }
    (self.passed, self.failed, self.skipped) = (passed, failed, skipped)
  }

  /// The closing line of every report.
  public var description: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
}

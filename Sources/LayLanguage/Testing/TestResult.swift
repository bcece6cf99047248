import LayoutDiagnostics

/// The result of one test.
package struct TestResult: Sendable {
  /// The status of a test, which decides the exit status.
  package enum Status: Hashable, Sendable {
    /// Everything held.
    case passed
    /// It failed, as its author expects.
    case failedAsExpected(reason: String)
    /// Something did not hold.
    case failed([Problem])
    /// It did not run.
    case skipped(reason: String)

    /// Its name in reports for programs.
    var word: String {
      switch self {
      case .passed: "passed"
      case .failedAsExpected: "failedAsExpected"
      case .failed: "failed"
      case .skipped: "skipped"
      }
    }

    /// The reason that its author gives for failing or not running.
    var reason: String? {
      switch self {
      case .failedAsExpected(let reason), .skipped(let reason): reason
      case .passed, .failed: nil
      }
    }
  }

  /// One thing that did not hold.
  package enum Problem: Hashable, Sendable {
    /// A command failed and ended the test, or an expectation does not hold.
    case error(ScriptError)
    /// A command printed something other than its recording.
    case output(at: ScriptPlace, command: String, difference: String)
    /// The test passed, but its author expects it to fail.
    case unexpectedPass(reason: String)
    /// A command is wrong in a test whose author expects only that an expectation does not hold.
    case unexpectedError(ScriptError, reason: String)
    /// No command failed, although the test should show an error.
    case missingError
    /// A command broke a constraint, and nothing in the test mentions it. Includes the constraints with what they
    /// demand, and the names that `expect conflict` takes.
    case conflict(at: ScriptPlace, command: String, constraints: [String], names: [String])
    /// A command warned, which a strict run does not allow unless it is recorded.
    case warning(at: ScriptPlace, command: String)
    /// The layout is ambiguous at the end, which a strict run does not allow.
    case ambiguity(String)
    /// Only the commands of the test can fail, which a strict run does not allow.
    case nothingChecked
    /// A message from another process, or what ended that.
    case message(String, at: ScriptPlace?)
  }

  /// The test.
  package let test: ScriptTest
  /// How it ended.
  package internal(set) var status: Status
  /// The recordings that do not hold, with the lines that would.
  package let edits: [RecordedEdit]
  /// How long it took.
  package let duration: Duration
  /// Pictures of the layout where an expectation failed.
  package var pictures: [TestPicture] = []
  /// The final layout as a page shows it, as JSON, if a page was requested and there are no pictures.
  package internal(set) var scene = ""
  /// Whether it passed because only its commands can fail.
  package internal(set) var checksNothing = false
  /// The lines that would make the script check what it does, if requested.
  package internal(set) var additions: [RecordedLines] = []

  /// The failed expectations.
  package var problems: [Problem] {
    if case .failed(let problems) = status { problems } else { [] }
  }

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

  /// Whether a command is wrong and ended the test.
  var isMistake: Bool {
    if case .error(let error) = self { return !error.isUnmetExpectation }
    return false
  }

  /// Whether recording lines fixes it.
  var isCuredByRecording: Bool {
    switch self {
    case .conflict, .warning, .nothingChecked: true
    default: false
    }
  }

  /// Where it is; nil if it is about the whole test.
  package var place: ScriptPlace? {
    switch self {
    case .error(let error), .unexpectedError(let error, _): error.outermostPlace
    case .output(let place, _, _), .conflict(let place, _, _, _), .warning(let place, _): place
    case .message(_, let place): place
    case .unexpectedPass, .missingError, .ambiguity, .nothingChecked: nil
    }
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
    case .conflict(let place, let command, let constraints, let names):
      "\(place): constraints contradict each other, which nothing in the test expects: "
        + Sentence.list(constraints) + "\n\(command)\n" + Self.remedy(forConflictOf: names)
    case .warning(let place, let command):
      "\(place): a warning, which --strict does not allow unless #> lines record it\n\(command)"
    case .ambiguity(let headlines):
      "the layout is ambiguous at the end, which --strict does not allow\n\(headlines)"
    case .nothingChecked:
      "the test checks nothing, which --strict does not allow\n\(TestReport.expectRemedy)"
    case .message(let text, _):
      text
    }
  }

  private static func remedy(forConflictOf names: [String]) -> String {
    let expectation =
      names.isEmpty
      ? "record the report in #> lines"
      : "add 'expect conflict \(names.map(NameText.written).joined(separator: " "))'"
    return "fix it, or if it is intended, \(expectation) after it"
  }
}

/// The numbers of tests that passed, failed and so on.
package struct TestCounts: Hashable, Sendable, CustomStringConvertible {
  /// Everything held.
  package let passed: Int
  /// Failed, or passed unexpectedly.
  package let failed: Int
  /// Did not run.
  package let skipped: Int
  /// The number of tests that failed as their authors expect.
  package let failedAsExpected: Int
  /// Passed, and check nothing.
  package let checkingNothing: Int

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
    checkingNothing = results.count { $0.checksNothing }
  }

  /// The closing line of every report.
  package var description: String {
    let expected = failedAsExpected == 0 ? "" : ", \(failedAsExpected) failed as expected"
    return "\(passed) passed\(nothing), \(failed) failed, \(skipped) skipped\(expected)"
  }

  /// ` (1 of them checks nothing)`.
  private var nothing: String {
    if checkingNothing == 0 { return "" }
    let verb = checkingNothing == 1 ? "checks" : "check"
    let some = checkingNothing == 1 ? "it" : "they"
    return " (\(checkingNothing == passed ? some : "\(checkingNothing) of them") \(verb) nothing)"
  }
}

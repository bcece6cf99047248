import AutoLayout

/// Looks for the first thing that breaks a layout: a narrower, wider, lower or higher screen, a text size, a longer
/// text of a view, or a language.
package struct StressTest: Sendable {
  private let rules: [CheckRule]
  private let silences: [Silence]

  /// Creates a test with the rules of a check that look everywhere.
  package init(_ check: Check) {
    rules = check.rules.filter { $0.scope == .everywhere }
    silences = check.silences
  }

  /// The result of a test.
  package struct Result: Sendable {
    /// The smallest change of each kind that breaks the subject.
    package var breaks: [StressBreak] = []
    /// The number of findings in the unchanged layout.
    package var knownCount = 0
    /// The ranges that the test searched.
    package var ranges = StressRanges()
  }

  /// Tests a subject; nothing comes of it where not all of it was read.
  package func result(of subject: CheckSubject) -> Result {
    guard subject.isComplete else { return Result() }
    let run = StressRun(subject, rules, silences)
    let texts = run.texts
    return Result(
      breaks: run.widths + run.heights + run.categories + texts + run.languages(besides: texts),
      knownCount: run.knownCount, ranges: run.ranges)
  }
}

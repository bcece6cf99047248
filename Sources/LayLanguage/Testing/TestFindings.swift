import AutoLayout
import LayoutDiagnostics

/// The findings of a test so far.
struct TestFindings {
  /// The failed expectations.
  var problems: [TestResult.Problem] = []
  /// The recordings that do not hold, with the lines that would.
  private(set) var edits: [RecordedEdit] = []
  /// The lines that would make the script check what it does.
  var additions: [RecordedLines] = []
  private var conflicts = UnnamedConflicts()
  private let (isStrict, records): (Bool, Bool)

  init(isStrict: Bool, records: Bool) { (self.isStrict, self.records) = (isStrict, records) }

  /// Compares what a command prints with what is recorded.
  mutating func take(_ outcome: Outcome, of statement: Statement) {
    conflicts.take(outcome, of: statement)
    guard let expected = statement.recorded else {
      let lines = records ? RecordedLines(recording: outcome, of: statement) : nil
      if let lines { additions.append(lines) }
      if isStrict, !outcome.warnings.isEmpty {
        problems.append(.warning(at: statement.place, command: statement.text))
      }
      return
    }
    let difference = OutputDiff(expected: expected, actual: outcome.recordedText)
    if difference.isMatch { return }
    problems.append(
      .output(
        at: statement.place, command: statement.text, difference: difference.description))
    guard let lines = statement.recordedLines else { return }
    edits.append(
      RecordedEdit(
        lines: lines, old: expected, recording: difference.updated, command: statement.text))
  }

  /// Takes what a strict run does not allow at the end.
  mutating func take(theEnd layout: Layout?, checks: Bool) {
    guard !problems.contains(where: { $0.isError }) else { return }
    let report = layout?.ambiguityReport()
    if let report, !report.isEmpty { problems.append(.ambiguity(report.headlines)) }
    if !checks { problems.append(.nothingChecked) }
  }

  /// Adds lines about the frames at the end of a script.
  mutating func record(framesOf layout: Layout, atEndOf source: Source, before quit: Statement?) {
    let lines = RecordedLines(framesOf: layout, atEndOf: source, before: quit)
    if let lines { additions.append(lines) }
  }

  /// Adds the contradictions that nothing in the test has named, unless it ended too early for that.
  mutating func finish() {
    if problems.contains(where: { $0.isMistake }) { return }
    problems += conflicts.problems
    guard records else { return }
    additions += conflicts.found.compactMap { RecordedLines(expecting: $1, of: $0) }
    additions.sort { $0.line < $1.line }
  }
}

extension Outcome {
  /// The contents of a recording: the lines for standard output, then those of the reports, so that a conflict report
  /// can be recorded after the command that caused it.
  var recordedText: [String] {
    ([output] + diagnostics).filter { !$0.isEmpty }.flatMap { $0.textLines.map(String.init) }
  }
}

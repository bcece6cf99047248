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

  /// Adds what a strict run does not allow at the end.
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
  /// The contents of a recording: the lines for standard output, then the reports, so that a conflict report can be
  /// recorded after the command that caused it.
  var recordedText: [String] {
    ([output] + diagnostics).filter { !$0.isEmpty }.flatMap { $0.textLines.map(String.init) }
  }
}

/// The contradictions that arose while a test ran and that nothing in it names.
struct UnnamedConflicts {
  /// The conflicts so far, with the commands that caused them.
  private(set) var found: [(statement: Statement, report: ConflictReport)] = []
  /// The constraints of those that were named, and may come back.
  private var named: Set<[String]> = []

  /// Words next to a constraint's name that say what became of it.
  private static let words: Set = ["broken", "breaking", "lost"]

  /// Takes the contradictions that a command causes or names.
  mutating func take(_ outcome: Outcome, of statement: Statement) {
    found += outcome.conflicts.filter { !named.contains($0.members) }.map { (statement, $0) }
    if found.isEmpty { return }
    let shown = Self.shownWords(outcome, of: statement)
    let isShown = !shown.isDisjoint(with: Self.words)
    found.removeAll { cause, report in
      let isNamed =
        cause == statement && statement.recorded != nil
        || outcome.expectedConflicts.contains { $0.isSubset(of: report.members) }
        || isShown && shown.contains(report.brokenHandle.lowercased())
      if isNamed { named.insert(report.members) }
      return isNamed
    }
  }

  /// The words of recorded output, and of an expected error.
  private static func shownWords(_ outcome: Outcome, of statement: Statement) -> Set<String> {
    let expectsError = statement.text.split(separator: " ").starts(with: ["expect", "error"])
    let texts =
      (statement.recorded == nil ? [] : outcome.recordedText)
      + (expectsError ? [statement.text] : [])
    return texts.reduce(into: []) { words, text in
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
      ) {
        words.insert(word.lowercased())
      }
    }
  }

  /// The failures that these contradictions cause.
  var problems: [TestResult.Problem] {
    found.map { statement, report in
      .conflict(
        at: statement.place, command: statement.text, constraints: report.equations,
        names: report.members)
    }
  }
}

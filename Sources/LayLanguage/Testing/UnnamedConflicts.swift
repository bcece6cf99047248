import LayoutDiagnostics

/// The contradictions that came up while a test ran, and that nothing in it has named.
struct UnnamedConflicts {
  /// The conflicts so far, with the commands that caused them.
  private(set) var found: [(statement: Statement, report: ConflictReport)] = []
  /// The constraints of those that were named, and may come back.
  private var named: Set<[String]> = []

  /// Words beside the name of a constraint that say what became of it.
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

  /// The words of recorded output, and of an error that is expected.
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

  /// The failures that they are.
  var problems: [TestResult.Problem] {
    found.map { statement, report in
      .conflict(
        at: statement.place, command: statement.text, constraints: report.equations,
        names: report.members)
    }
  }
}

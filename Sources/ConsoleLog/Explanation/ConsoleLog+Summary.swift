extension ConsoleLog {
  /// What clashes in each report and which line to change, in two lines, without a final newline.
  public var summary: String {
    let sentences = explanations().explanations.map { explanation in
      [explanation.clash, explanation.advice].compactMap { $0 }.joined(separator: "\n")
    }
    return (sentences + notices.map(\.summary)).joined(separator: "\n")
  }

  /// Whether more of a report is to be expected behind a blank line.
  ///
  /// Reports have one behind their list and one behind the broken constraint.
  ///
  /// - Parameter lines: The lines in front of the blank one.
  /// - Returns: Whether the blank line belongs to the report.
  public static func continuesBehindBlankLine(after lines: [String]) -> Bool {
    guard let last = lines.last?.drop(while: \.isWhitespace), !last.isEmpty else { return false }
    if last.hasPrefix(")") { return true }
    return lines.dropLast().last.map { Template.announcesBroken($0[...]) } ?? false
  }
}

extension LogNotice {
  /// Where it stands, what it means and what to do.
  var summary: String { "line \(line): \(meaning); \(remedy)" }
}

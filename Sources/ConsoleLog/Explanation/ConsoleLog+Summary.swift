extension ConsoleLog {
  /// What clashes in each report and which line to change, in two lines, without a final newline.
  public var summary: String {
    let sentences = explanations().explanations.map { explanation in
      [explanation.clash, explanation.advice].compactMap { $0 }.joined(separator: "\n")
    }
    return (sentences + notices.map { $0.summary }).joined(separator: "\n")
  }
}

extension LogNotice {
  /// Where it is, what it means and what to do.
  var summary: String { "line \(line): \(meaning); \(remedy)" }
}

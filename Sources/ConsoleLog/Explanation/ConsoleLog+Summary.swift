extension ConsoleLog {
  /// What clashes in each report and which line to change, in two lines, without a final newline.
  public var summary: String {
    let sentences = explanations().explanations.map { explanation in
      [explanation.clash, explanation.advice].compactMap { $0 }.joined(separator: "\n")
    }
    return (sentences + noticeLines).joined(separator: "\n")
  }

  /// The notices, a line for each; those that say the same are said once.
  var noticeLines: [String] {
    var lines: [String: [Int]] = [:]
    for notice in notices { lines[notice.answer, default: []].append(notice.line) }
    return notices.compactMap { notice in
      guard let numbers = lines.removeValue(forKey: notice.answer) else { return nil }
      let more = numbers.count > 8 ? " and further down" : ""
      let list = numbers.prefix(8).map { "\($0)" }.joined(separator: ", ")
      return "\(numbers.count == 1 ? "line" : "lines") \(list)\(more): \(notice.answer)"
    }
  }
}

extension LogNotice {
  /// What it means and what to do.
  package var answer: String {
    "\(meaning); \(certainty == LogMessage.Certainty.usual.rawValue ? "usually: " : "")\(remedy)"
  }
}

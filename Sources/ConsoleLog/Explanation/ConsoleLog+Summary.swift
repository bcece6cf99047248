import LayoutDiagnostics

extension ConsoleLog {
  /// What clashes in each report and which line to change, in two lines, without a final newline.
  public var summary: String {
    let sentences = explanations().explanations.map { explanation in
      [explanation.clash, explanation.advice].compactMap { $0 }.joined(separator: "\n")
    }
    return (sentences + noticeLines()).joined(separator: "\n")
  }

  /// The notices, two lines for each; those that say the same are said once.
  func noticeLines(startingAt start: Int = 1) -> [String] {
    let notices = notices
    var lines: [String: [Int]] = [:]
    for notice in notices { lines[notice.answer, default: []].append(notice.line + start - 1) }
    return notices.compactMap { notice in
      lines.removeValue(forKey: notice.answer).map(notice.text(at:))
    }
  }
}

extension LogNotice {
  /// What it means and what to do.
  package var answer: String { "\(meaning); \(hedge)\(remedy)" }

  private var hedge: String { certainty == LogMessage.Certainty.usual.rawValue ? "usually: " : "" }

  /// What it means, and below that what to do, for messages in some lines.
  package func text(at lines: [Int]) -> String {
    let more = lines.count > 8 ? " and further down" : ""
    let list = lines.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let place = "\(lines.count == 1 ? "line" : "lines") \(list)\(more)"
    return "\(place): \(Sentence.whole(meaning))\n  \(Sentence.whole(hedge + remedy))"
  }
}

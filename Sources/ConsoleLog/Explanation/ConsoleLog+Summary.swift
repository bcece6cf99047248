import LayoutDiagnostics

extension ConsoleLog {
  /// What clashes in each report and which line to change, in two lines, without a final newline.
  public var summary: String {
    let sentences = explanations().explanations.map { explanation in
      [explanation.clash, explanation.advice].compactMap { $0 }.joined(separator: "\n")
    }
    return (sentences + noticeLines()).joined(separator: "\n")
  }

  /// The notices, two lines for each; those that say the same of the same views are said once.
  func noticeLines(startingAt start: Int = 1) -> [String] {
    let notices = notices
    var lines: [String: [Int]] = [:]
    for notice in notices { lines[notice.trouble, default: []].append(notice.line + start - 1) }
    return notices.compactMap { notice in
      lines.removeValue(forKey: notice.trouble).map(notice.text(at:))
    }
  }
}

extension LogNotice {
  /// What it means and what to do.
  package var answer: String { "\(meaning); \(hedge)\(remedy)" }

  /// What tells it from others: what to do with which pair of views, whichever of their anchors it names, or else the
  /// whole answer.
  fileprivate var trouble: String {
    let views = Set(
      meaning.split(whereSeparator: { $0.isWhitespace || "(),'\"".contains($0) })
        .filter { $0.holds(":0x") }.map { $0.prefix { $0 != "." } })
    return views.count < 2 ? answer : "\(views.sorted().joined(separator: " ")): \(remedy)"
  }

  private var hedge: String { certainty == LogMessage.Certainty.usual.rawValue ? "usually: " : "" }

  /// What it means, and below that what to do, for messages in some lines.
  package func text(at lines: [Int]) -> String {
    let more = lines.count > 8 ? " and further down" : ""
    let list = lines.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let place = "\(lines.count == 1 ? "line" : "lines") \(list)\(more)"
    return "\(place): \(Sentence.whole(meaning))\n  \(Sentence.whole(hedge + remedy))"
  }
}

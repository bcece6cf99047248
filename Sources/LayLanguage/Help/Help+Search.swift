import AutoLayout

/// Help on words that aren't topics of their own.
extension Help {
  /// The most places that are listed of one kind.
  private static let placeLimit = 12
  /// Shorter words are in nearly everything.
  private static let shortest = 3

  /// Where help mentions a word: commands, topics, properties, members of UIKit; nil if it doesn't.
  ///
  /// The words of a phrase may be in any order. A plural is looked up as it is, then as a singular.
  func places(of text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return places(ofAll: words)
      ?? places(ofAll: words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  private func places(ofAll words: [String]) -> String? {
    guard !words.isEmpty, words.allSatisfy({ $0.count >= Self.shortest }) else { return nil }
    func isMentioned(in texts: String...) -> Bool {
      let text = texts.joined(separator: " ").lowercased()
      return words.allSatisfy(text.contains)
    }
    let found = commands.filter { command in
      isMentioned(in: command.name, command.summary, command.explanation)
        || isMentioned(in: command.syntax.joined(separator: " "))
    }
    let topics = HelpTopic.all.filter { isMentioned(in: $0.name, $0.summary, $0.text()) }
    let properties = ViewProperty.all.filter { isMentioned(in: $0.name, $0.summary) }
    let sections = [
      ("Commands", found.map { ($0.name, $0.summary) }),
      ("Properties", properties.map { ($0.name, $0.summary) }),
      ("Other help", topics.map { ("help \($0.name)", $0.summary) }),
      ("What people say", Self.phrases(with: words)),
      ("UIKit", UIKitClass.members { isMentioned(in: $0) }),
    ]
    let lists = sections.filter { !$0.1.isEmpty }.map { title, rows in
      let rest = rows.count - Self.placeLimit
      let more = rest > 0 ? "\n  … and \(rest) more" : ""
      return "\(title)\n\(Columns.text(Array(rows.prefix(Self.placeLimit))))\(more)"
    }
    return lists.isEmpty ? nil : lists.joined(separator: "\n\n")
  }
}

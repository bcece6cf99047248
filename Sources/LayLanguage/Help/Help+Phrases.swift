extension Help {
  /// `Docs/Phrases.md`, complete: what people say, and the line of lay that it stands for.
  package static var phraseReference: String {
    var parts = [
      "<!-- Generated from the phrasebook; do not edit. -->",
      "# Phrases",
      """
      What people type who never read the documentation, and the line of lay that it stands for. The prompt runs the
      line and shows it first; where several lines may be meant, or something would be removed or written, it only
      names them. In scripts a phrase is an error that names the line. What fits no phrase, but asks something, is
      told the first line under 'Nearest' that fits; there `…` is any words.
      """,
      """
      Each row is an example of many wordings. Articles and other words that only decorate don't count, and many words
      stand for others: "create" and "new" for "add".
      """,
    ]
    for topic in Phrasebook.topics {
      parts.append("## \(topic.name)")
      let rows = topic.phrases.map { phrase in
        let example = phrase.example
        return "| \(cell(example.said)) | \(cell(example.meaning)) | \(phrase.habit) |"
      }
      let head = ["| for instance | stands for | known from |", "|---|---|---|"]
      parts.append((head + rows).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    "`\(text.replacing("|", with: "\\|"))`"
  }

  /// The phrases with some words, and their meanings.
  static func phrases(with words: [String]) -> [(String, String)] {
    Phrasebook.phrases.filter { row in
      words.allSatisfy { row.pattern.vocabulary.contains($0) }
    }.map { ($0.phrase.example.said, $0.phrase.example.meaning) }
  }
}

extension Phrase {
  /// A phrase of the user, and the line or text that it stands for.
  fileprivate var example: (said: String, meaning: String) {
    let said = examples.first?.said ?? ""
    return switch meaning {
    case .line: (said, examples.first?.line ?? "")
    case .answer(let text), .refusal(let text): (said, text)
    }
  }
}

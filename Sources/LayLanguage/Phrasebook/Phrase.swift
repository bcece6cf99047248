/// A way of saying something that people bring from elsewhere, and the line of lay that it stands for.
///
/// Phrases are data: the language itself doesn't know them. The prompt runs the line and shows it, scripts are told it.
struct Phrase: Sendable {
  /// The meaning of a phrase.
  enum Meaning: Sendable {
    /// Commands, with the values of slots in braces: `pin {view} center to {place|superview}`. See ``PhraseTemplate``.
    case line(String)
    /// A text that answers a question, with slots as in a line.
    case answer(String)
    /// Why lay can't do it.
    case refusal(String)
  }

  /// The phrase, in the syntax of ``PhrasePattern``.
  let pattern: String
  /// Its meaning.
  let meaning: Meaning
  /// Where the habit comes from: `words` for plain words, or the name of a tool.
  let habit: String
  /// Whether the line is only named, never run: it is one of several that may be meant.
  let isGuess: Bool
  /// What the user says, and the line that it gives after ``Phrasebook/fixture``; the shortest and the fullest form.
  fileprivate(set) var examples: [(said: String, line: String)] = []

  /// Phrases of one kind.
  struct Topic: Sendable {
    let name: String
    let phrases: [Phrase]
  }
}

extension Phrase.Topic {
  /// Reads a table of phrases.
  ///
  /// A row begins with the pattern. Below it, indented, stand the habit with the line, as in `UIKit: remove {view}`, and
  /// the examples, as in `- delete title → remove title`. A question mark after the habit says that it is a guess;
  /// `answer:` and `refusal:` precede texts.
  init(_ name: String, _ table: String) {
    var phrases: [Phrase] = []
    var pattern = ""
    for line in table.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if !line.hasPrefix(" ") {
        // A long pattern goes on in the next line.
        pattern = line.split(separator: " ").joined(separator: " ")
      } else if text.hasPrefix("- ") {
        let parts = Self.halves(of: text.dropFirst(2), at: " → ")
        phrases[phrases.count - 1].examples.append((parts.0, parts.1))
      } else {
        phrases.append(Phrase(pattern, Self.halves(of: text, at: ": ")))
      }
    }
    self.init(name: name, phrases: phrases)
  }

  /// The parts before and after the first separator; everything and nothing if there is none.
  private static func halves(of text: Substring, at separator: String) -> (String, String) {
    guard let place = text.firstRange(of: separator) else { return (String(text), "") }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }
}

extension Phrase {
  fileprivate init(_ pattern: String, _ row: (kind: String, text: String)) {
    self.pattern = pattern
    isGuess = row.kind.hasSuffix("?")
    habit =
      ["answer", "refusal"].contains(row.kind) ? "words" : String(row.kind.prefix { $0 != "?" })
    meaning =
      switch row.kind {
      case "answer": .answer(row.text)
      case "refusal": .refusal(row.text)
      default: .line(row.text)
      }
  }
}

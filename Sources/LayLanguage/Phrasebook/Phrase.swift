import AutoLayout

/// A way of saying something that people bring from elsewhere, and the line of lay that it stands for.
///
/// Phrases are data: the language itself doesn't know them. The prompt runs the line and shows it; in scripts, the
/// error names it.
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
  /// The parsed pattern.
  let form: PhrasePattern
  /// The words that it can begin with; nil if a slot may come first.
  let beginnings: Set<String>?
  /// Its meaning.
  let meaning: Meaning
  /// The origin of the habit: `words` for plain words, or the name of a tool.
  let habit: String
  /// Whether the line is only named, never run, because it is one of several that may be meant.
  let isGuess: Bool
  /// What the user says, and the resulting line after ``Phrasebook/fixture``; the shortest and the fullest form.
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
  /// A row begins with the pattern. Below it, indented, are the habit with the line, as in `UIKit: remove {view}`, and
  /// the examples, as in `- delete title → remove title`. A question mark after the habit says that it is a guess;
  /// `answer:` and `refusal:` precede texts.
  init(_ name: String, _ table: String) {
    var phrases: [Phrase] = []
    var pattern = ""
    for line in table.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if !line.hasPrefix(" ") {
        // A long pattern continues on the next line.
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

  /// The parts before and after the first separator; the whole text and an empty one if there is none.
  private static func halves(of text: Substring, at separator: String) -> (String, String) {
    guard let place = text.firstRange(of: separator) else { return (String(text), "") }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }
}

extension Phrase {
  fileprivate init(_ pattern: String, _ row: (kind: String, text: String)) {
    self.pattern = pattern
    form = PhrasePattern(pattern)
    beginnings = form.beginnings
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

/// The names that phrases may use, and the lines of lay that are possible with them.
struct PhraseContext {
  /// The existing layout.
  let layout: Layout
  /// Whether a line can be read and its names resolved.
  let reads: (String) -> Bool
  /// Whether a line can be carried out.
  let works: (String) -> Bool
}

/// The kinds of slots in a phrase: only existing things, or those of a closed list.
enum PhraseSlot: String, CaseIterable, Sendable {
  // Things in the session.
  case view, named, views, someViews, stack, parent, place, constraint, tie, constraints, anchor,
    start, end
  // New names.
  case newName, newNames, newWords
  // Numbers and texts.
  case number, count, size, ratio, fraction, text, value, font, file
  // Words of closed lists: ``Lexicon/lists``.
  case attribute, edge, edges, alignment, extent, dimension, span, middle, axis, way, beside
  case bound, priority, textSize, property, flag, classWord, classes, device, turn, command, json,
    more, color, picture, fitting
  // A line of the language without its verb.
  case equation, format, path, check

  /// The verb in front of a slot that takes a line of the language.
  var verb: String? {
    switch self {
    case .equation, .format: "pin"
    case .path: "get"
    case .check: "expect"
    default: nil
    }
  }
}

/// One way to read a slot: the words up to `end`, and what they become in the line of lay.
struct SlotReading {
  /// The first word after it.
  let end: Int
  /// The value, or several for lists and for what has parts.
  let values: [String]
  /// A name that nothing has, where an existing one is expected.
  var unknown: Name?

  /// A reading with one or a few values.
  init(_ end: Int, _ values: String...) {
    self.end = end
    self.values = values
  }

  /// A reading with a list of values.
  init(_ end: Int, _ values: [String], unknown: Name? = nil) {
    self.end = end
    self.values = values
    self.unknown = unknown
  }
}

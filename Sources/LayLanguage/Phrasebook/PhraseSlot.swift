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

/// One way to read a slot: the words up to `end`, and their text in the line of lay.
struct SlotReading {
  /// The first word after it.
  let end: Int
  /// The value, or several for lists and for what has parts.
  let values: [String]
  /// A name that nothing has, which stands where an existing one is wanted.
  var unknown: Name?

  /// A reading with one value or a few.
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

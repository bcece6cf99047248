/// A piece of a picture in characters that has one color.
package struct TerminalRun: Hashable, Sendable {
  /// The meaning of the characters.
  package enum Tone: Hashable, Sendable {
    /// Views and their texts.
    case plain
    /// Constraints that hold.
    case constraint
    /// Constraints that conflict.
    case conflict
    /// An ambiguity.
    case ambiguity
    /// Margins and guides.
    case guide
  }

  /// The characters; lines are separated by newlines.
  package private(set) var text: String
  /// Their meaning.
  package let tone: Tone

  init(_ text: String, _ tone: Tone) {
    (self.text, self.tone) = (text, tone)
  }

  fileprivate mutating func append(_ more: String) { text += more }
}

extension [TerminalRun] {
  /// Adds characters, to the last run if it has the same tone.
  mutating func add(_ text: String, _ tone: TerminalRun.Tone) {
    if text.isEmpty { return }
    if last?.tone == tone { self[count - 1].append(text) } else { append(TerminalRun(text, tone)) }
  }

  /// All characters.
  package var text: String { map { $0.text }.joined() }
}

/// One character, as users count characters, with its measurements.
struct MeasuredCharacter {
  /// How a line may break around the character.
  enum Kind: UInt8 {
    /// Part of a word.
    case letter
    /// A break may follow; it has no width at the end of a wrapped line.
    case space
    /// A break may precede and follow, as in Chinese and Japanese.
    case eastAsian
    /// Ends a line.
    case newline
  }

  /// The neighbor with which a character stays where East Asian text would break.
  enum Clinging: UInt8 {
    /// None.
    case none
    /// The previous one, as for a closing bracket or period.
    case toPrevious
    /// The next one, as for an opening bracket.
    case toNext
  }

  /// How a line may break around it.
  let kind: Kind
  /// The neighbor with which it stays; only characters of non-ASCII texts have one.
  var clinging = Clinging.none
  /// Its length in the text's UTF-8.
  let length: Int
  /// Its advance in 1/1000 em.
  let advance: Double
  /// The kerning between the character before and this one, in 1/1000 em.
  let kerning: Double
}

/// Walks over a text and measures its characters.
///
/// A scalar has the advance in the face's table, or else that of its base or a similar letter, or else that of its
/// script. Kerning applies between two characters of the table. An emoji or a Hangul syllable has one advance,
/// regardless of how many scalars it joins.
struct AdvanceMeasurer {
  private let metrics: TextMetrics
  /// The previous character, if the face's table has it.
  private var previous: FontFace.Slot?
  /// The advance of full-width characters in the text, if it is Japanese.
  private var fullWidth: Double?

  init(_ metrics: TextMetrics) {
    self.metrics = metrics
  }

  /// Passes every character to a closure, in order.
  mutating func measure(_ text: String, _ body: (MeasuredCharacter) -> Void) {
    // Without control characters, an ASCII text has one byte per character; finding the characters of other texts takes
    // thirty times as long.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      for byte in text.utf8 { body(measured(byte)) }
    } else {
      let isJapanese = metrics.japaneseAdvance != nil && text.unicodeScalars.contains { $0.isKana }
      fullWidth = isJapanese ? metrics.japaneseAdvance : nil
      for character in text { body(measured(character)) }
    }
  }

  private mutating func measured(_ byte: UInt8) -> MeasuredCharacter {
    placed(byte - 0x20, kind: byte == 0x20 ? .space : .letter, length: 1)
  }

  private mutating func measured(_ character: Character) -> MeasuredCharacter {
    let length = character.utf8.count
    guard let first = character.unicodeScalars.first, !character.isNewline else {
      previous = nil
      return MeasuredCharacter(kind: .newline, length: length, advance: 0, kerning: 0)
    }
    var result = placed(character, first, kind: kind(of: character, first), length: length)
    result.clinging = first.clinging
    return result
  }

  private mutating func placed(
    _ character: Character, _ first: Unicode.Scalar, kind: MeasuredCharacter.Kind, length: Int
  ) -> MeasuredCharacter {
    let scalars = character.unicodeScalars
    let isOnlyMarked = scalars.dropFirst().allSatisfy { $0.isZeroWidth }
    if isOnlyMarked, let advance = metrics.characters[first.value] {
      previous = nil
      return MeasuredCharacter(kind: kind, length: length, advance: advance, kerning: 0)
    }
    if isOnlyMarked, !character.isEmojiSequence, let slot = slot(of: first) {
      return placed(slot, kind: kind, length: length)
    }
    previous = nil
    return MeasuredCharacter(
      kind: kind, length: length, advance: fallbackAdvance(of: character, first), kerning: 0)
  }

  /// A character of the face's table.
  private mutating func placed(
    _ slot: FontFace.Slot, kind: MeasuredCharacter.Kind, length: Int
  ) -> MeasuredCharacter {
    let kerning = previous.map { metrics.face.kerning($0, slot) } ?? 0
    previous = slot
    return MeasuredCharacter(
      kind: kind, length: length, advance: metrics.advances[slot], kerning: kerning)
  }

  /// The slot of a scalar, or of a letter with the same width; a tab counts as a space (a guess: UIKit has tab stops
  /// every 28 points).
  private func slot(of scalar: Unicode.Scalar) -> FontFace.Slot? {
    if scalar == "\t" { return FontFace.slot(0x20) }
    return FontFace.slot(scalar.value) ?? metrics.fallback.letter(of: scalar)
  }

  private func fallbackAdvance(of character: Character, _ first: Unicode.Scalar) -> Double {
    if character.isEmojiSequence {
      return metrics.fallback.emoji.value(at: metrics.pointSize)
    }
    if first.isHangulJamo { return metrics.fallback.hangulSyllable }
    if let fullWidth, first.isChineseOrJapanese { return fullWidth }
    return character.unicodeScalars.reduce(0) { sum, scalar in
      let known = slot(of: scalar).map { metrics.advances[$0] }
      return sum + (known ?? metrics.fallback.advance(of: scalar, size: metrics.pointSize))
    }
  }

  /// Unicode allows line breaks after breaking spaces; no-break spaces join words.
  private func kind(of character: Character, _ first: Unicode.Scalar) -> MeasuredCharacter.Kind {
    if first == "\u{200B}" { return .space }
    if character.isWhitespace { return Self.noBreakSpaces.contains(first) ? .letter : .space }
    if first.isChineseOrJapanese || metrics.breaksHangul && first.isHangul { return .eastAsian }
    return .letter
  }

  private static let noBreakSpaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]
}

extension Character {
  /// Whether several scalars make one emoji: flags, keycaps, skin tones, families, or a symbol that requests emoji
  /// presentation.
  fileprivate var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count > 1 else { return false }
    if first.isDrawnAsEmoji || (0x1F1E6...0x1F1FF).contains(first.value) {
      return true
    }
    return first.properties.isEmoji
      && unicodeScalars.dropFirst().contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}

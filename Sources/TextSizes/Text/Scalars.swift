/// Properties of scalars for measuring and breaking lines.
extension Unicode.Scalar {
  /// Whether the scalar draws over its neighbor or not at all: combining marks, joiners and other format characters,
  /// controls.
  var isZeroWidth: Bool {
    if properties.canonicalCombiningClass != .notReordered { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }

  /// Whether the scalar is a Han ideograph.
  var isHan: Bool { Self.hanBlocks.contains { $0.contains(value) } }

  /// Whether the scalar alone is drawn as an emoji.
  var isDrawnAsEmoji: Bool { properties.isEmojiPresentation }

  /// Whether a line may break around the scalar without a space: Han, kana, their punctuation.
  var isChineseOrJapanese: Bool {
    isHan || Self.japaneseBlocks.contains { $0.contains(value) }
  }

  /// Whether the scalar is a kana, which only Japanese is written with.
  var isKana: Bool { Self.kana.contains(value) }

  /// Whether the scalar belongs to Hangul.
  var isHangul: Bool { isHangulJamo || Self.hangulSyllables.contains(value) }

  /// Whether the scalar is part of a syllable of Hangul that is spelled out.
  var isHangulJamo: Bool { Self.hangulJamo.contains(value) }

  /// The neighbor that the scalar stays with where East Asian text would break.
  var clinging: MeasuredCharacter.Clinging {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: .toNext
    case .closePunctuation, .finalPunctuation: .toPrevious
    default: Self.stops.contains(self) ? .toPrevious : .none
    }
  }

  private static let hanBlocks: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]
  /// Punctuation, kana, fullwidth forms.
  private static let japaneseBlocks: [ClosedRange<UInt32>] = [
    0x3000...0x303F, 0x3040...0x30FF, 0xFF00...0xFF60,
  ]
  private static let kana: ClosedRange<UInt32> = 0x3041...0x30FA
  private static let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let hangulJamo: ClosedRange<UInt32> = 0x1100...0x11FF
  /// Stops and marks that start no line in Chinese and Japanese.
  private static let stops: Set<Unicode.Scalar> = [
    ",", ".", "!", "?", ":", ";", "\u{2026}", "\u{3001}", "\u{3002}", "\u{30FB}", "\u{30FC}",
    "\u{FF01}", "\u{FF0C}", "\u{FF0E}", "\u{FF1A}", "\u{FF1B}", "\u{FF1F}",
  ]
}

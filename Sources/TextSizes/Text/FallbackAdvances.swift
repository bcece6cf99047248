/// Advances of characters that no face measures, in 1/1000 em and without tracking.
struct FallbackAdvances: Sendable {
  /// Consecutive scalar values with one advance.
  struct Script: Sendable {
    /// The scalar values.
    let scalars: ClosedRange<UInt32>
    /// The advance of each.
    let advance: Double
  }

  /// Measured single characters.
  var characters: [UInt32: Double] = [:]
  /// Han ideographs by font size.
  var han = SizeTable([])
  /// Emoji by font size.
  var emoji = SizeTable([])
  /// Everything else; the first match counts.
  var scripts: [Script] = []
  /// The ASCII letters of accented ones: é → e.
  var baseLetters: [UInt32: FontFace.Slot] = [:]
  /// The ASCII letters that those of other alphabets are as wide as: н → e.
  var similarLetters: [UInt32: FontFace.Slot] = [:]

  /// The advance of a syllable of Hangul, precomposed or not.
  var hangulSyllable: Double { advance(scriptOf: 0xAC00) }

  /// The advance of a scalar at a font size; marks and invisible characters have none.
  func advance(of scalar: Unicode.Scalar, size: Double) -> Double {
    if let advance = characters[scalar.value] { return advance }
    if scalar.isZeroWidth { return 0 }
    if scalar.isHan { return han.value(at: size) }
    if scalar.isDrawnAsEmoji { return emoji.value(at: size) }
    return advance(scriptOf: scalar.value)
  }

  /// The ASCII letter that a letter is as wide as.
  func letter(of scalar: Unicode.Scalar) -> FontFace.Slot? {
    baseLetters[scalar.value] ?? similarLetters[scalar.value]
  }

  /// Whether the advance of a scalar was measured: it has one of its own, that of another letter, or that
  /// of a script whose characters are all equally wide.
  func isMeasured(_ scalar: Unicode.Scalar) -> Bool {
    characters[scalar.value] != nil || letter(of: scalar) != nil || scalar.isZeroWidth
      || scalar.isHan || scalar.isHangul || scalar.isDrawnAsEmoji
  }

  private func advance(scriptOf value: UInt32) -> Double {
    scripts.first { $0.scalars.contains(value) }?.advance ?? 0
  }
}

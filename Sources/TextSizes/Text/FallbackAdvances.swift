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
  /// Everything else; the first match counts.
  var scripts: [Script] = []
  /// The ASCII letters of accented ones: é → e.
  var baseLetters: [UInt32: FontFace.Slot] = [:]

  /// The advance of an emoji, however many scalars it joins.
  var emoji: Double { advance(scriptOf: 0x1F600) }

  /// The advance of a syllable of Hangul, precomposed or not.
  var hangulSyllable: Double { advance(scriptOf: 0xAC00) }

  /// The advance of a scalar at a font size; marks and invisible characters have none.
  func advance(of scalar: Unicode.Scalar, size: Double) -> Double {
    if let advance = characters[scalar.value] { return advance }
    if scalar.isZeroWidth { return 0 }
    if scalar.isHan { return han.value(at: size) }
    return advance(scriptOf: scalar.value)
  }

  private func advance(scriptOf value: UInt32) -> Double {
    scripts.first { $0.scalars.contains(value) }?.advance ?? 0
  }
}

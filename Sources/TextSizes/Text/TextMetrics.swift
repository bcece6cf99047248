/// Measures texts in one font without having the font, by advances, kerning and tracking that were fitted to saved
/// frames.
///
/// ```swift
/// let metrics = TextMetrics(.system(17), in: RenderingTraits(scale: 2))
/// metrics.width(of: "Label")  // 41.3; a label rounds it up to 41.5
/// ```
///
/// 81 % of labels that were not part of the fit are within half a point, 92 % within one.
public struct TextMetrics: Sendable {
  /// The size of the font in points.
  public let pointSize: Double
  /// The distance from the top of a line to its baseline, in points.
  public let ascender: Double
  /// The distance from the baseline to the bottom of a line, in points.
  public let descender: Double
  /// The height of a line; the gap that some fonts want between lines doesn't count.
  public var lineHeight: Double { ascender + descender }
  /// The distance between the baselines of two lines: larger than ``lineHeight`` for text styles.
  public let leading: Double

  /// The ascender of San Francisco in every size and weight, in em.
  private static let ascender = 1950.0 / 2048
  /// San Francisco's descender; it has no line gap, and lines in the system's Helvetica Neue have the same height.
  private static let descender = 494.0 / 2048
  /// The advances of printable ASCII, tracking included, in 1/1000 em.
  let advances: Advances
  /// The kerning.
  let face: FontFace
  /// The advances of other characters that the font itself provides, in 1/1000 em.
  let characters: [UInt32: Double]
  /// The advances of everything else.
  let fallback: FallbackAdvances
  /// Whether lines break between syllables of Hangul.
  let breaksHangul: Bool

  /// From iOS 14 on, Korean breaks only at spaces, as the standard line break strategy requires.
  ///
  /// Long texts in three documents have 46, 39 and 69 lines; breaking at words gives 46, 39 and 71, at syllables 44, 37
  /// and 66. Earlier eras were not measured.
  private static let breaksHangul = ByEra(true, [(.ios14, false)])

  /// The advance of a full-width character in Japanese text, in 1/1000 em; nil if it is the script's.
  let japaneseAdvance: Double?

  /// From iOS 14 on, the characters of Japanese texts are narrower.
  ///
  /// This is so in 6 of 6 saved texts with kana, at 17, 20 and 32 points, regular and bold, all from one app. That
  /// texts in Han alone, which may be Chinese, are as wide as Chinese ones is a guess.
  private static let japaneseAdvance = ByEra(Double?.none, [(.ios14, 935.5)])

  /// Measures a font in an environment.
  public init(_ font: Font, in traits: RenderingTraits) {
    self.init(font, nil, in: traits)
  }

  /// Measures a font in lines of the given height; any extra height is above the text.
  init(_ font: Font, _ paragraph: ParagraphStyle?, in traits: RenderingTraits) {
    let size = font.pointSize(in: traits.contentSizeCategory)
    pointSize = size
    breaksHangul = Self.breaksHangul[traits.era]
    japaneseAdvance = Self.japaneseAdvance[traits.era]
    fallback = FontModel.shared.fallback
    let extents: (above: Double, below: Double)
    if case .named(let name) = font.family,
      let known = NamedFonts.shared.face(named: name, besides: traits.fonts)
    {
      extents = (size * known.ascender, size * known.descender)
      (face, advances) = (known.kerning, Advances(known.advances))
      characters = known.characters
    } else {
      extents = (size * Self.ascender, size * Self.descender)
      let design = traits.era.design
      let face = FontModel.shared.face(of: font.weight, design)
      let widening = design == .helveticaNeue ? 0 : font.weight.widening
      self.face = face
      characters = [:]
      advances = face.advances(
        displayShare: design.displayShare(size: size),
        tracking: FontModel.shared.tracking(design, size: size) + widening)
    }
    let natural = extents.above + extents.below
    let added = (paragraph?.lineHeight(natural) ?? natural) - natural
    (ascender, descender) = (extents.above + added, extents.below)
    let spacing = added + (paragraph?.lineSpacing ?? 0)
    switch font.sizing {
    case .points: leading = natural + spacing
    case .textStyle(let style): leading = style.leading(in: traits.contentSizeCategory) + spacing
    }
  }

  /// The width of a text on one line in points, not rounded; line breaks have no width.
  public func width(of text: String) -> Double {
    var measurer = AdvanceMeasurer(self)
    var width = 0.0
    measurer.measure(text) { width += $0.kerning + $0.advance }
    return width * pointSize / 1000
  }

  /// The height of a block of lines, not rounded: fonts of text styles keep their leading between
  /// lines (Body 42.5 for two lines, 86.5 for four), others stack line heights.
  public func height(lines: Int) -> Double {
    lines > 0 ? Double(lines - 1) * leading + lineHeight : 0
  }

  /// The height of lines that all keep their leading, as a text view lays them out, not rounded.
  func layoutHeight(lines: Int) -> Double { Double(max(0, lines)) * leading }
}

/// A text broken into lines.
public struct TextBlock: Sendable {
  /// One line.
  public struct Line: Sendable {
    /// The characters of the line, without a newline and without spaces at a wrapped end.
    public let text: Substring
    /// Its width in points, not rounded.
    public let width: Double
    /// The width including the spaces at a wrapped end, as far as they fit.
    let extent: Double
  }

  /// The limits that end lines.
  public struct Limits: Hashable, Sendable {
    /// The width that no line exceeds; nil breaks lines only at newlines.
    public var width: Double?
    /// The largest number of lines; 0 for any.
    public var lines: Int
    /// Whether lines break inside words.
    public var mode: LineBreakMode

    /// Creates limits; a width that isn't positive and finite means no limit, as in `sizeThatFits`.
    public init(width: Double? = nil, lines: Int = 0, mode: LineBreakMode = .wordWrap) {
      self.width = width.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.lines = max(0, lines)
      self.mode = mode
    }
  }

  /// The lines, top to bottom; none for an empty text.
  public let lines: [Line]
  /// Whether the text continues after the last line.
  public let isTruncated: Bool

  /// The width of the widest line in points, not rounded.
  ///
  /// The spaces where a line was wrapped count if they fit: a label that isn't stretched is that much wider than its
  /// words (37 saved frames, in a fifth of the documents).
  public var width: Double { lines.map { $0.extent }.max() ?? 0 }

  init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

extension TextMetrics {
  /// Breaks a text into lines.
  ///
  /// Words are added to a line while they fit; spaces at a wrapped end don't count. This gives the saved number of
  /// lines for 97 % of labels that were not part of the fit. Between Han and kana a line may break without a space,
  /// unless punctuation would end up at the wrong end of a line; a word that is wider than a line is broken, as in
  /// UIKit. A newline at the very end doesn't start a line (a guess).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func block(of text: String, within limits: TextBlock.Limits) -> TextBlock {
    var breaker = LineBreaker(self, limits: limits)
    return breaker.block(of: text)
  }
}

/// The height and spacing of lines: the part of `NSParagraphStyle` that affects size.
package struct ParagraphStyle: Hashable, Sendable {
  /// The factor of the lines' height; 0 for the font's own height.
  package var lineHeightMultiple = 0.0
  /// The smallest height of a line in points.
  package var minimumLineHeight = 0.0
  /// The largest height of a line in points; 0 for any.
  package var maximumLineHeight = 0.0
  /// Points between lines.
  package var lineSpacing = 0.0

  /// The style of texts that don't set one.
  package init() {}

  /// The height of a line whose natural height is given.
  ///
  /// The limits apply after the multiple (9 of 9 saved labels with a multiple have that height).
  func lineHeight(_ natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let limit = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(multiplied, minimumLineHeight), limit)
  }
}

/// The treatment of text that is wider than its view: `NSLineBreakMode`.
///
/// For the size of a text with many lines, only ``characterWrap`` differs: the other modes break lines between words
/// and decide what the last line shows.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Break between words.
  case wordWrap
  /// Break between characters.
  case characterWrap
  /// Cut off the last line.
  case clip
  /// End the last line with an ellipsis; the default of labels.
  case tailTruncation
  /// Put an ellipsis into the middle of the last line; the default of buttons.
  case middleTruncation
  /// Start the last line with an ellipsis.
  case headTruncation
}

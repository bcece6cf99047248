/// The height and spacing of lines: the part of `NSParagraphStyle` that affects size.
package struct ParagraphStyle: Hashable, Sendable {
  /// The factor of the lines' height; 0 for the font's own height.
  package var lineHeightMultiple = 0.0
  /// The least height of a line in points.
  package var minimumLineHeight = 0.0
  /// The largest height of a line in points; 0 for any.
  package var maximumLineHeight = 0.0
  /// Points between lines.
  package var lineSpacing = 0.0

  /// The style of texts that say nothing.
  package init() {}

  /// The height of a line that would be that high.
  ///
  /// The limits hold after the multiple: 9 of 9 saved labels with one are as high as that.
  func lineHeight(_ natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let limit = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(multiplied, minimumLineHeight), limit)
  }
}

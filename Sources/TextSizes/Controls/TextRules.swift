/// A label is as large as its block of lines, rounded up to device pixels as a whole.
///
/// For labels that were not part of the fit, 81 % of widths are within half a point; 1,626 saved heights match the
/// formula. An empty label has no size (not measured). With one line, text after a newline doesn't count (a guess), and
/// in the last of limited lines neither does the ellipsis.
enum LabelRule {
  static let defaultFont = Font.system(17)

  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let metrics = content.metrics
    let block = block(of: content, metrics)
    return PerAxis(
      horizontal: content.traits.ceiledToPixel(block.width),
      vertical: height(of: block, metrics, in: content.traits))
  }

  static func baselines(of content: MeasuredContent) -> TextBaselines? {
    let metrics = content.metrics
    let block = block(of: content, metrics)
    guard !block.lines.isEmpty else { return nil }
    return TextBaselines(
      centring: block.lines.count, of: metrics,
      inHeight: height(of: block, metrics, in: content.traits))
  }

  /// A single line never wraps; several lines wrap at the laid-out width unless the author set another one.
  static func wraps(_ content: ContentDescription) -> Bool {
    let preferred = TextBlock.Limits(width: content.preferredMaxLayoutWidth)
    return content.numberOfLines != 1 && preferred.width == nil
  }

  private static func block(of content: MeasuredContent, _ metrics: TextMetrics) -> TextBlock {
    let label = content.description
    let width = wraps(label) ? content.availableWidth : label.preferredMaxLayoutWidth
    return metrics.block(
      of: label.text ?? "",
      within: TextBlock.Limits(
        width: label.numberOfLines == 1 ? nil : width, lines: label.numberOfLines,
        mode: label.lineBreakMode))
  }

  private static func height(
    of block: TextBlock, _ metrics: TextMetrics, in traits: RenderingTraits
  ) -> Double {
    traits.ceiledToPixel(metrics.height(lines: block.lines.count))
  }
}

/// A text field is one line high plus what its border adds, and as wide as its text or placeholder.
enum TextFieldRule {
  /// The size of a border.
  private struct Border {
    /// Points beside the text.
    let width: Double
    /// The points above and below a line.
    let height: Double
    /// The smallest height of the field.
    let minimum: ByEra<Double>
  }

  /// Rounded fields are 30 points high, from Xcode 11 on 34: 510 and 310 fields, mostly at 14
  /// points.
  ///
  /// They are also 34 high at 18 points. The other numbers are guesses: bezels are based on three fields with 14
  /// points, 22 high; lines are treated like bezels; and so are the 8 points that keep large fonts inside a rounded
  /// border. Widths: seven fields without a border are 3.7 to 4.5 points wider than their text, rounded ones at least
  /// 14.
  private static let borders: [BorderStyle: Border] = [
    .line: Border(width: 14, height: 5, minimum: ByEra(0)),
    .bezel: Border(width: 14, height: 5, minimum: ByEra(0)),
    .roundedRect: Border(width: 14, height: 8, minimum: ByEra(30, [(.ios13, 34)])),
  ]

  /// The extra height of a field without a border: none (100 fields); from Xcode 11 on 1.5 points up to the next pixel
  /// (40 fields).
  private static let bareHeight = ByEra(0, [(.ios13, 1.5)])
  private static let bareWidth = 4.0

  /// Interface Builder's font of a new text field.
  static let defaultFont = Font.system(14)

  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let metrics = content.metrics
    let text = visibleText(content.description)
    let textWidth = content.traits.ceiledToPixel(metrics.width(of: text))
    let border = borders[content.description.borderStyle]
    return PerAxis(
      horizontal: textWidth + (border?.width ?? bareWidth),
      vertical: height(metrics, border, in: content.traits))
  }

  static func baselines(of content: MeasuredContent) -> TextBaselines? {
    let metrics = content.metrics
    let border = borders[content.description.borderStyle]
    return TextBaselines(
      centring: 1, of: metrics, inHeight: height(metrics, border, in: content.traits))
  }

  private static func visibleText(_ field: ContentDescription) -> String {
    guard let text = field.text, !text.isEmpty else { return field.placeholder ?? "" }
    return text
  }

  private static func height(
    _ metrics: TextMetrics, _ border: Border?, in traits: RenderingTraits
  ) -> Double {
    let wholeLine = traits.ceiledToPoint(metrics.lineHeight)
    if let border { return max(border.minimum[traits.era], wholeLine + border.height) }
    let addition = bareHeight[traits.era]
    guard addition > 0 else { return wholeLine }
    return traits.ceiledToPixel(metrics.lineHeight) + traits.ceiledToPixel(addition)
  }
}

/// A text view that doesn't scroll is as large as its text and the insets around it; one that scrolls has no intrinsic
/// size.
///
/// The insets are UIKit's documented defaults: 8 points above and below (`textContainerInset`), 5 at the sides
/// (`lineFragmentPadding`). A line in a text style is as high as its leading (2 of 2 saved heights); that other lines
/// measure like a label's is a guess.
enum TextViewRule {
  private static let insets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  /// Interface Builder's font of a new text view.
  static let defaultFont = Font.system(14)

  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    guard !content.description.isScrollEnabled else { return PerAxis(nil) }
    let metrics = content.metrics
    let block = block(of: content, metrics)
    return PerAxis(
      horizontal: content.traits.ceiledToPixel(block.width) + insets.left + insets.right,
      vertical: textHeight(block, metrics, in: content.traits) + insets.top + insets.bottom)
  }

  static func baselines(of content: MeasuredContent) -> TextBaselines? {
    guard !content.description.isScrollEnabled else { return nil }
    let metrics = content.metrics
    let block = block(of: content, metrics)
    let height = textHeight(block, metrics, in: content.traits) + insets.top + insets.bottom
    return TextBaselines(
      centring: lineCount(block), of: metrics, inHeight: height, top: insets.top,
      bottom: insets.bottom)
  }

  static func wraps(_ content: ContentDescription) -> Bool { !content.isScrollEnabled }

  private static func block(of content: MeasuredContent, _ metrics: TextMetrics) -> TextBlock {
    let width = content.availableWidth.map { $0 - insets.left - insets.right }
    return metrics.block(of: content.description.text ?? "", within: TextBlock.Limits(width: width))
  }

  /// An empty text view is one line high, for the insertion point.
  private static func lineCount(_ block: TextBlock) -> Int { max(1, block.lines.count) }

  private static func textHeight(
    _ block: TextBlock, _ metrics: TextMetrics, in traits: RenderingTraits
  ) -> Double {
    traits.ceiledToPixel(metrics.layoutHeight(lines: lineCount(block)))
  }
}

/// The baselines of a view's text at its intrinsic height.
package struct TextBaselines: Hashable, Sendable {
  /// The points from the top edge down to the first baseline.
  package let first: Double
  /// The points from the last baseline down to the bottom edge.
  package let last: Double

  /// Creates baselines.
  package init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }

  /// The baselines of lines that are centered between two insets of a view.
  ///
  /// Saved pairs of labels, text fields and buttons agree to within the half point that rounding leaves open.
  package init(
    centring lines: Int, of metrics: TextMetrics, inHeight height: Double, top: Double = 0,
    bottom: Double = 0
  ) {
    let padding = (height - top - bottom - metrics.height(lines: lines)) / 2
    first = top + padding + metrics.ascender
    last = bottom + padding + metrics.descender
  }
}

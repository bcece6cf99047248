/// A text view that doesn't scroll is as large as its text and the insets around it; one that
/// scrolls has no size of its own.
///
/// The insets are UIKit's documented defaults: 8 points above and below (`textContainerInset`), 5
/// at the sides (`lineFragmentPadding`). A line of a text style is as high as
/// its leading (2 of 2 saved heights); that other lines measure like a label's is a guess.
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

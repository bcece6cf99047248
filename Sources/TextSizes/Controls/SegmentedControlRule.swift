/// Segments are as wide as the widest title, or each as its own, with a point between neighbors.
///
/// Exact for the 14 saved controls with Helvetica Neue that are not visibly stretched and for seven
/// of ten of the later style. The bottom inset holds on 66 of 66 edges, the heights in about 290
/// controls.
enum SegmentedControlRule {
  /// The look of the segments of some eras.
  private struct Style {
    let font: Font
    /// Points beside a title.
    let padding: Double
    let height: Double
  }

  private static let styles = ByEra(
    Style(font: .system(13), padding: 14, height: 29),
    [(.ios13, Style(font: .system(13, weight: .medium), padding: 18, height: 32))])

  private static let divider = 1.0

  static func defaultFont(in era: Era) -> Font { styles[era].font }

  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let control = content.description
    let style = styles[content.traits.era]
    let widths = control.segments.map {
      content.traits.ceiledToPoint(content.metrics.width(of: $0)) + style.padding
    }
    let total =
      control.apportionsSegmentWidths
      ? widths.reduce(0, +) : Double(widths.count) * (widths.max() ?? 0)
    let dividers = divider * Double(max(0, widths.count - 1))
    return PerAxis(horizontal: total + dividers, vertical: style.height)
  }

  static let alignmentRectInsets = EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
}

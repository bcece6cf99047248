/// An image view is as large as its image (86 of 91 widths, 76 of 76 heights).
///
/// The content mode doesn't matter. Without an image it has no intrinsic size.
enum ImageRule {
  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let size = content.description.imageSize
    return PerAxis(horizontal: size?.width, vertical: size?.height)
  }
}

/// A page control grows with its dots.
enum PageControlRule {
  /// The look of the dots of the given eras.
  private struct Style {
    /// The width without dots.
    let base: Double
    let perPage: Double
    let height: Double
  }

  /// Based on about 100 controls up to Xcode 11; 50 from Xcode 12 on, which vary by a few points (80.5 wide for one
  /// page, 115.5 to 122 for three; 26 to 28 high); and two from Xcode 26 (73 for three, 126 for six).
  private static let styles = ByEra(
    Style(base: -9, perPage: 16, height: 37),
    [
      (.ios14, Style(base: 62.5, perPage: 18, height: 26)),
      (.ios26, Style(base: 20, perPage: 53 / 3.0, height: 44)),
    ])

  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let style = styles[content.traits.era]
    let pages = Double(max(0, content.description.numberOfPages))
    let width = content.traits.ceiledToPixel(style.base + style.perPage * pages)
    return PerAxis(horizontal: width, vertical: style.height)
  }
}

/// Segments are all as wide as the widest title, or each as wide as its own, with a point between neighbors.
///
/// Exact for the 14 saved controls with Helvetica Neue that are not visibly stretched and for seven of ten in the later
/// style. The bottom inset is right on 66 of 66 edges, the heights in about 290 controls.
enum SegmentedControlRule {
  /// The look of the segments of the given eras.
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

/// A page control grows with its dots.
enum PageControlRule {
  /// The look of the dots of some eras.
  private struct Style {
    /// The width without dots.
    let base: Double
    let perPage: Double
    let height: Double
  }

  /// About 100 controls up to Xcode 11; 50 from Xcode 12 on, which vary by a few points (80.5 wide
  /// for one page, 115.5 to 122 for three; 26 to 28 high); two of Xcode 26 (73 for three, 126 for
  /// six).
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

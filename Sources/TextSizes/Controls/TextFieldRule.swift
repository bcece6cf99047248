/// A text field is one line high, with what its border adds, and as wide as its text or
/// placeholder.
enum TextFieldRule {
  /// The size of a border.
  private struct Border {
    /// Points beside the text.
    let width: Double
    /// Points above and below a line.
    let height: Double
    /// The least height of the field.
    let minimum: ByEra<Double>
  }

  /// Rounded fields are 30 points high, from Xcode 11 on 34: 510 and 310 fields, mostly at 14
  /// points.
  ///
  /// They are 34 high at 18 points, too. The other numbers are guesses: bezels from three fields of
  /// 14 points, 22 high; lines like bezels; the 8 points that keep large fonts inside a rounded
  /// border. Widths: seven fields without border are 3.7 to 4.5 points wider than their text,
  /// rounded ones at least 14.
  private static let borders: [BorderStyle: Border] = [
    .line: Border(width: 14, height: 5, minimum: ByEra(0)),
    .bezel: Border(width: 14, height: 5, minimum: ByEra(0)),
    .roundedRect: Border(width: 14, height: 8, minimum: ByEra(30, [(.ios13, 34)])),
  ]

  /// The extra height of a field without border: none (100 fields); from Xcode 11 on 1.5 points up to the next pixel
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

/// How the content of one kind of control decides its size.
protocol ContentRule: Sendable {
  /// The font of the text of a new instance; nil for controls without text of their own.
  func defaultFont(of content: ContentDescription, in era: Era) -> Font?
  /// The size of the frame that fits the content; nil along an axis without intrinsic size.
  func frameSize(of content: MeasuredContent) -> PerAxis<Double?>
  /// Where the baselines are when the frame has that size; nil when there is no text.
  func baselines(of content: MeasuredContent) -> TextBaselines?
  /// The distances from the frame to the alignment rectangle.
  func alignmentRectInsets(in era: Era) -> EdgeInsets
  /// Whether the size depends on the width that the view is laid out with.
  func wraps(_ content: ContentDescription) -> Bool
}

extension ContentRule {
  func defaultFont(of content: ContentDescription, in era: Era) -> Font? { nil }
  func baselines(of content: MeasuredContent) -> TextBaselines? { nil }
  func alignmentRectInsets(in era: Era) -> EdgeInsets { .zero }
  func wraps(_ content: ContentDescription) -> Bool { false }
}

/// Content together with all that its size depends on.
struct MeasuredContent {
  /// What the view shows.
  let description: ContentDescription
  /// The fonts, pixels and generation of controls.
  let traits: RenderingTraits
  /// The width that the view is laid out with, if known.
  let availableWidth: Double?

  /// The metrics of the content's font.
  let metrics: TextMetrics
}

/// Where the text of a view stands when the view has its intrinsic height.
public struct TextBaselines: Hashable, Sendable {
  /// Points from the top edge down to the first baseline.
  public let first: Double
  /// Points from the last baseline down to the bottom edge.
  public let last: Double

  /// Creates baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }

  /// The baselines of lines that are centred between two insets of a view.
  ///
  /// Saved pairs of labels, text fields and buttons agree within the half point that their rounding
  /// leaves open.
  package init(
    centring lines: Int, of metrics: TextMetrics, inHeight height: Double, top: Double = 0,
    bottom: Double = 0
  ) {
    let padding = (height - top - bottom - metrics.height(lines: lines)) / 2
    first = top + padding + metrics.ascender
    last = bottom + padding + metrics.descender
  }
}

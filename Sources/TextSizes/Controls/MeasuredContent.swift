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

/// Content together with all that its size depends on.
struct MeasuredContent {
  /// The content of the view.
  let description: ContentDescription
  /// The fonts, pixels and generation of controls.
  let traits: RenderingTraits
  /// The width that the view is laid out with, if known.
  let availableWidth: Double?

  /// The metrics of the content's font.
  let metrics: TextMetrics
}

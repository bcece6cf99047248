extension ContentDescription {
  /// The intrinsic content size in points, nil along an axis without one.
  ///
  /// It is the size of the alignment rectangle that constraints act on: 49 × 31 for a switch whose frame is 51 × 31.
  ///
  /// - Parameters:
  ///   - traits: Fonts, pixels and generation of controls.
  ///   - availableWidth: The width that the view is laid out with. Where ``wrapsToWidth`` holds,
  ///     UIKit asks twice: first without a width, then with the width that the first pass gave.
  /// - Returns: A width and a height.
  package func intrinsicSize(
    in traits: RenderingTraits, availableWidth: Double? = nil
  ) -> PerAxis<Double?> {
    if case .unsized = rule { return PerAxis(nil) }
    let insets = rule.alignmentRectInsets(in: traits.era)
    let frame = rule.frameSize(of: measured(in: traits, availableWidth))
    return PerAxis(
      horizontal: frame.horizontal.map { max(0, $0 - insets.left - insets.right) },
      vertical: frame.vertical.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The baselines of a view of intrinsic height; nil for views without text, whose baselines are
  /// their edges.
  package func baselines(
    in traits: RenderingTraits, availableWidth: Double? = nil
  ) -> TextBaselines? {
    if case .unsized = rule { return nil }
    return rule.baselines(of: measured(in: traits, availableWidth))
  }

  /// The distances from the frame to the alignment rectangle.
  package func alignmentRectInsets(in era: Era) -> EdgeInsets {
    rule.alignmentRectInsets(in: era)
  }

  /// Whether the intrinsic height depends on the width that the view is laid out with.
  package var wrapsToWidth: Bool { rule.wraps(self) }

  /// The font that draws the text: the own one, or that of a new instance; nil for views without text.
  package func effectiveFont(in era: Era = .current) -> Font? {
    rule.defaultFont(of: self, in: era).map { font ?? $0 }
  }

  /// Whether the size rests on measured characters of a known font only; the layout may bring fonts along.
  package func isMeasured(besides fonts: FontTable) -> Bool {
    // Whether a font is known doesn't depend on its size, which differs between classes.
    let font = font ?? .system(17)
    return font.isKnown(besides: fonts)
      && ([text, placeholder].compactMap { $0 } + segments).allSatisfy {
        font.measures($0, besides: fonts)
      }
  }

  private func measured(in traits: RenderingTraits, _ width: Double?) -> MeasuredContent {
    MeasuredContent(
      description: self, traits: traits, availableWidth: width,
      metrics: TextMetrics(effectiveFont(in: traits.era) ?? .system(0), paragraph, in: traits))
  }
}

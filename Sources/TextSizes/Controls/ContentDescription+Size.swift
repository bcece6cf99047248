extension ContentDescription {
  /// The intrinsic content size in points, nil along an axis without one.
  ///
  /// It is the size of the alignment rectangle, on which constraints act: 49 × 31 for a switch
  /// whose frame is 51 × 31.
  ///
  /// - Parameters:
  ///   - traits: Fonts, pixels and generation of controls.
  ///   - availableWidth: The width that the view is laid out with. Where ``wrapsToWidth`` holds,
  ///     UIKit asks twice: first without a width, then with the width that the first pass gave.
  /// - Returns: A width and a height.
  public func intrinsicSize(
    in traits: RenderingTraits, availableWidth: Double? = nil
  ) -> PerAxis<Double?> {
    guard let rule = Self.rule(of: keyword) else { return PerAxis(nil) }
    let insets = rule.alignmentRectInsets(in: traits.era)
    let frame = rule.frameSize(of: measured(in: traits, availableWidth))
    return PerAxis(
      horizontal: frame.horizontal.map { max(0, $0 - insets.left - insets.right) },
      vertical: frame.vertical.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The baselines of a view of intrinsic height; nil for views without text, whose baselines are
  /// their edges.
  public func baselines(
    in traits: RenderingTraits, availableWidth: Double? = nil
  ) -> TextBaselines? {
    Self.rule(of: keyword)?.baselines(of: measured(in: traits, availableWidth))
  }

  /// The distances from the frame to the alignment rectangle.
  public func alignmentRectInsets(in era: Era) -> EdgeInsets {
    Self.alignmentRectInsets(of: keyword, in: era)
  }

  /// Those of every view of a class.
  package static func alignmentRectInsets(of keyword: String, in era: Era) -> EdgeInsets {
    rule(of: keyword)?.alignmentRectInsets(in: era) ?? .zero
  }

  /// Whether the intrinsic height depends on the width that the view is laid out with.
  public var wrapsToWidth: Bool { Self.rule(of: keyword)?.wraps(self) ?? false }

  /// The font that draws the text: the own one, or that of a new instance; nil for views without text.
  public func effectiveFont(in era: Era = .current) -> Font? {
    Self.rule(of: keyword)?.defaultFont(of: self, in: era).map { font ?? $0 }
  }

  private func measured(in traits: RenderingTraits, _ width: Double?) -> MeasuredContent {
    MeasuredContent(
      description: self, traits: traits, availableWidth: width,
      metrics: TextMetrics(effectiveFont(in: traits.era) ?? .system(0), in: traits))
  }

  /// Whether views of a class have a size or text of their own.
  package static func hasRule(for keyword: String) -> Bool { rule(of: keyword) != nil }

  /// The rule of a class.
  private static func rule(of keyword: String) -> (any ContentRule)? {
    // Most views are plain ones: asked first, as a table hashes the word.
    keyword == "view" ? nil : rules[keyword]
  }

  /// The rule of every class that has one.
  private static let rules: [String: any ContentRule] = [
    "label": LabelRule(),
    "button": ButtonRule(),
    "textfield": TextFieldRule(),
    "textview": TextViewRule(),
    "image": ImageRule(),
    "segmented": SegmentedControlRule(),
    "pagecontrol": PageControlRule(),
    "switch": FixedSizeRule.switch,
    "slider": FixedSizeRule.slider,
    "stepper": FixedSizeRule.stepper,
    "datepicker": FixedSizeRule.wheels,
    "picker": FixedSizeRule.wheels,
    "searchbar": FixedSizeRule.searchBar,
    "toolbar": FixedSizeRule.toolbar,
    "tabbar": FixedSizeRule.tabBar,
    "progress": ChoiceRule(\.isBarStyle, FixedSizeRule.progressBar, else: .progress),
    "activity": ChoiceRule(\.isLarge, FixedSizeRule.largeActivity, else: .activity),
    "navbar": ChoiceRule(
      \.prefersLargeTitles, FixedSizeRule.largeNavigationBar, else: .navigationBar),
  ]
}

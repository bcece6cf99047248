/// The contribution of a view's content to its layout.
extension Model {
  /// The intrinsic content size in points, as set or as the content measures.
  ///
  /// - Parameters:
  ///   - item: A view or guide.
  ///   - width: The width that a text that wraps got; nil if no pass has found one.
  /// - Returns: A size of the alignment rectangle; nil in a direction without one.
  func intrinsicSize(of item: Item.ID, wrappedTo width: Double?) -> PerAxis<Double?> {
    if let size = self[item].state.explicitSize { return size }
    guard hasContent(item) else { return PerAxis(nil) }
    return self[item].state.content.intrinsicSize(
      in: renderingTraits(of: item), availableWidth: width)
  }

  /// Whether the class of a view has a size or text of its own.
  ///
  /// Check this before anything else about content, which is large to copy; most views are plain.
  private func hasContent(_ item: Item.ID) -> Bool {
    if case .unsized = self[item].state.content.rule { false } else { true }
  }

  /// Why a view's intrinsic size is a guess: because the user said so, or because its text can't be measured; nil if it
  /// isn't one, or if the frame was set.
  package func sizeGuess(of item: Item.ID) -> Guess? {
    guard self[item].isView, !self[item].state.isManual else { return nil }
    if let guess = self[item].state.sizeGuess { return guess }
    guard hasContent(item), self[item].state.explicitSize == nil else { return nil }
    return self[item].state.content.isMeasured(besides: fonts) ? nil : .font
  }

  /// Whether the height of a view depends on the width that it is laid out with.
  func wrapsText(_ item: Item.ID) -> Bool {
    self[item].state.explicitSize == nil && hasContent(item)
      && self[item].state.content.wrapsToWidth
  }

  /// The distances from the frame to the alignment rectangle that constraints act on.
  @inline(__always)
  package func alignmentRectInsets(of item: Item.ID) -> EdgeInsets {
    // Inlined, because a call on a part of a layout copies the whole part.
    self[item].state.alignmentRectInsets
      ?? self[item].state.content.rule.alignmentRectInsets(in: environment.era)
  }

  /// Points from the top edge down to the first baseline; 0 for items without text.
  func firstBaselineOffset(of item: Item.ID) -> Double {
    guard let view = self[item].view else { return 0 }
    return view.firstBaselineOffset ?? baselines(of: view, item)?.first ?? 0
  }

  /// Points from the last baseline down to the bottom edge; 0 for items without text.
  func lastBaselineOffset(of item: Item.ID) -> Double {
    guard let view = self[item].view else { return 0 }
    return view.lastBaselineOffset ?? baselines(of: view, item)?.last ?? 0
  }

  /// A baseline is a fixed distance from the top or bottom edge, computed for the view at its
  /// intrinsic height: Apple's guide warns that baselines are off when a view is stretched.
  private func baselines(of view: ViewState, _ item: Item.ID) -> TextBaselines? {
    let traits = renderingTraits(of: item)
    guard let height = view.explicitSize?.vertical,
      let font = view.content.effectiveFont(in: traits.era)
    else { return view.content.baselines(in: traits) }
    let metrics = TextMetrics(font, in: traits)
    let lines = view.content.wrapsToWidth ? max(1, (height / metrics.lineHeight).rounded()) : 1
    // The height is never less than the text's own: a guess that fits the saved frames of labels whose height was
    // rounded down.
    return TextBaselines(
      centring: Int(min(lines, 1e6)), of: metrics,
      inHeight: max(height, metrics.height(lines: Int(min(lines, 1e6)))))
  }
}

extension Environment {
  /// The traits that texts and controls are drawn with.
  var renderingTraits: RenderingTraits {
    var traits = RenderingTraits(
      scale: scale, era: era, contentSizeCategory: contentSizeCategory)
    traits.hasHomeIndicator = device.hasHomeIndicator
    return traits
  }
}

extension Model {
  /// The traits of an item: the screen's, overridden by those of the views around it and of the view itself, the
  /// innermost last (`UIView.traitOverrides`).
  func traits(of item: Item.ID) -> TraitCollection {
    var traits = environment.traits
    guard overridesTraits else { return traits }
    for item in ancestry(of: item).reversed() {
      if let overrides = self[item].view?.traitOverrides { traits.override(with: overrides) }
    }
    return traits
  }

  /// The traits that an item's texts and controls are drawn with.
  package func renderingTraits(of item: Item.ID) -> RenderingTraits {
    var traits = environment.renderingTraits
    traits.contentSizeCategory = textSize(of: item)
    traits.fonts = fonts
    return traits
  }

  /// The text size in effect for an item.
  func textSize(of item: Item.ID) -> ContentSizeCategory {
    guard overridesTraits else { return environment.contentSizeCategory }
    return traits(of: item).preferredContentSizeCategory ?? environment.contentSizeCategory
  }

  /// Whether an item is light or dark.
  package func appearance(of item: Item.ID) -> UserInterfaceStyle {
    guard overridesTraits else { return environment.appearance }
    return traits(of: item).userInterfaceStyle ?? environment.appearance
  }

  /// The reading direction of the user's language for an item.
  func languageDirection(of item: Item.ID) -> LayoutDirection {
    guard overridesTraits else { return environment.direction }
    return traits(of: item).layoutDirection ?? environment.direction
  }

  /// The layout direction of an item's content: `effectiveUserInterfaceLayoutDirection`.
  ///
  /// It follows from the view's own attribute and the trait `layoutDirection` alone: superviews don't pass their
  /// attribute on (as the documentation of that property says). A guide has the direction of its view.
  package func direction(of item: Item.ID) -> LayoutDirection {
    let interface = languageDirection(of: item)
    guard self[item].isView else { return self[item].parent.map(direction) ?? interface }
    return self[item].state.semanticContentAttribute.direction(in: interface)
  }
}

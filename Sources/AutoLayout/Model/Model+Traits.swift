extension Model {
  /// The traits of an item: the screen's, with what the views around it and the view itself override,
  /// the innermost last (`UIView.traitOverrides`).
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

  /// The text size that holds for an item.
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
  /// It follows from the view's own attribute and the trait `layoutDirection` alone: superviews don't
  /// hand their attribute down (documentation of that property). A guide has the direction of its view.
  package func direction(of item: Item.ID) -> LayoutDirection {
    let interface = languageDirection(of: item)
    guard self[item].isView else { return self[item].parent.map(direction) ?? interface }
    return self[item].state.semanticContentAttribute.direction(in: interface)
  }
}

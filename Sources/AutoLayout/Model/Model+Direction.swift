extension Model {
  /// The direction in which an item's content is arranged: `effectiveUserInterfaceLayoutDirection`.
  ///
  /// It follows from the view's own attribute and the trait `layoutDirection` alone: superviews don't
  /// hand their attribute down (documentation of that property). A guide has the direction of its view.
  package func direction(of item: Item.ID) -> LayoutDirection {
    let interface = languageDirection(of: item)
    guard self[item].isView else { return self[item].parent.map(direction) ?? interface }
    return self[item].state.semanticContentAttribute.direction(in: interface)
  }
}

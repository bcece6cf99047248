import AutoLayout

/// Views that cells and effect views make themselves, as large as they are: `cell.contentView`.
enum ContentViews {
  private static let owners: Set<ViewClass> = [
    .tableViewCell, .collectionViewCell, .visualEffectView,
  ]

  /// The view whose `contentView` an item is; nil if it isn't one.
  static func owner(of item: Item.ID, in layout: Layout) -> Item.ID? {
    guard let owner = layout.superview(of: item), let viewClass = layout.viewClass(of: owner),
      owners.contains(viewClass)
    else { return nil }
    if layout.viewClass(of: item) == .tableViewCellContentView { return owner }
    let isNamed = layout.name(of: item).hasPrefix("contentView")
    return isNamed && viewClass != .tableViewCell && layout.viewClass(of: item) == .view
      && isFilling(item, in: layout) ? owner : nil
  }

  /// Whether a view keeps to the edges of its superview.
  static func isFilling(_ item: Item.ID, in layout: Layout) -> Bool {
    guard case .rect(let frame)? = ViewProperty.named("frame")?.savedValue(of: item, in: layout),
      case .words(let words)? = ViewProperty.named("autoresizingMask")?.savedValue(
        of: item, in: layout)
    else { return false }
    return frame.origin == .zero && Set(words) == ["flexibleWidth", "flexibleHeight"]
  }
}

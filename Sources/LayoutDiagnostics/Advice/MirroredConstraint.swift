import AutoLayout

extension LayoutConstraint {
  /// The axis of the first side.
  var axis: Axis { first.attribute.axis }

  private static let opposites: [Attribute: Attribute] = [
    .leading: .trailing, .trailing: .leading, .left: .right, .right: .left, .top: .bottom,
    .bottom: .top, .leadingMargin: .trailingMargin, .trailingMargin: .leadingMargin,
    .leftMargin: .rightMargin, .rightMargin: .leftMargin, .topMargin: .bottomMargin,
    .bottomMargin: .topMargin,
  ]

  /// The same inset at the opposite edges of an item and its container, or a guide of that, in layout order.
  ///
  /// - Returns: The constraint; nil unless this one ties such edges exactly.
  func mirrored(from item: Item.ID, in layout: Layout) -> LayoutConstraint? {
    guard let second, relation == .equal, multiplier == 1,
      first.attribute.edge == second.attribute.edge,
      let edge = Self.opposites[first.attribute], let otherEdge = Self.opposites[second.attribute]
    else { return nil }
    let other = first.item == item ? second.item : first.item
    guard layout.isInside(item, other) else { return nil }
    let sides = (Anchor(first.item, edge), Anchor(second.item, otherEdge))
    guard constant != 0 else { return LayoutConstraint(sides.0, to: sides.1) }
    return LayoutConstraint(sides.1, to: sides.0, constant: constant)
  }
}

extension Layout {
  /// Whether an item is inside another one, or inside the owner of that guide.
  fileprivate func isInside(_ item: Item.ID, _ other: Item.ID) -> Bool {
    let holder = owningView(of: other)
    return item != holder && model.ancestry(of: item).contains(holder)
  }
}

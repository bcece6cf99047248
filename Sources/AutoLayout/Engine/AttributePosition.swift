/// Where a location attribute lies on its item: `origin + fraction × extent`, moved by insets.
package struct AttributePosition {
  /// 0 at the near edge, 1 at the far edge.
  package let fraction: Double
  /// The factor of the inset from the near edge, of a margin or a first baseline.
  package let near: Double
  /// The factor of the inset from the far edge, of a margin or a last baseline.
  package let far: Double

  fileprivate init(_ fraction: Double, near: Double = 0, far: Double = 0) {
    self.fraction = fraction
    self.near = near
    self.far = far
  }
}

extension Attribute {
  /// The position of a location attribute, for layouts and logs alike; nil for a size.
  ///
  /// Leading and trailing are the sides that a direction gives them.
  package func position(in direction: LayoutDirection) -> AttributePosition? {
    switch side(in: direction) {
    case .width, .height: nil
    case .left, .leading, .top: AttributePosition(0)
    case .right, .trailing, .bottom: AttributePosition(1)
    case .centerX, .centerY: AttributePosition(0.5)
    case .leftMargin, .leadingMargin, .topMargin, .firstBaseline: AttributePosition(0, near: 1)
    case .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline: AttributePosition(1, far: -1)
    case .centerXWithinMargins, .centerYWithinMargins: AttributePosition(0.5, near: 0.5, far: -0.5)
    }
  }
}

extension LayoutPass {
  /// The distance, in points, that insets move a position of an item to the right or downward.
  package func inset(at position: AttributePosition, of attribute: Attribute, on item: Item.ID)
    -> Double
  {
    if position.near == 0, position.far == 0 { return 0 }
    guard attribute.isMargin else {
      return position.near * model.firstBaselineOffset(of: item)
        + position.far * model.lastBaselineOffset(of: item)
    }
    let margins = layoutMargins(of: item)
    return attribute.axis == .horizontal
      ? position.near * margins.left + position.far * margins.right
      : position.near * margins.top + position.far * margins.bottom
  }
}

extension Model {
  /// The position of a location attribute on an item; nil for a size.
  ///
  /// Text is centered vertically in a text field of any height (`UIControl.contentVerticalAlignment`; 17 of 17 saved
  /// fields of explicit height), and a symbol has one baseline, above the bottom of its box
  /// (`UIImage.baselineOffsetFromBottom`).
  package func position(
    of attribute: Attribute, on item: Item.ID, in direction: LayoutDirection
  ) -> AttributePosition? {
    guard attribute.isBaseline, let view = self[item].view, view.firstBaselineOffset == nil else {
      return attribute.position(in: direction)
    }
    return switch view.content.rule {
    case .textField where view.lastBaselineOffset == nil:
      AttributePosition(0.5, near: 0.5, far: -0.5)
    case .image where view.lastBaselineOffset != nil: AttributePosition(1, far: -1)
    default: attribute.position(in: direction)
    }
  }

  /// The layout margins of a view at a place.
  ///
  /// The safe area adds to them (`insetsLayoutMarginsFromSafeArea`, iOS 11 and later; 8 of 8 explicit root margins in
  /// saved documents do so). A view that preserves its superview's margins has at least those, less its distance from
  /// the superview's edge (few cases). One that follows the readable width has the margins of its readable content.
  package func layoutMargins(of item: Item.ID, in inheritedInsets: InheritedInsets) -> EdgeInsets {
    self[item].state.marginsFollowReadableWidth
      ? readableInsets(of: item, in: inheritedInsets) : plainMargins(of: item, in: inheritedInsets)
  }

  /// The layout margins, regardless of how wide the space between them is.
  func plainMargins(of item: Item.ID, in inheritedInsets: InheritedInsets) -> EdgeInsets {
    guard self[item].isView else { return .zero }
    let isInset =
      self[item].state.insetsMarginsFromSafeArea && environment.era.insetsMarginsFromSafeArea
    let safe = isInset ? inheritedInsets.safeArea : .zero
    return (ownMargins(of: item) + safe).union(inheritedInsets.superviewMargins)
  }

  /// The layout margins as set, which may be smaller than those in effect; by default, the view's own.
  func settableMargins(of item: Item.ID) -> EdgeInsets {
    givenMargins(of: item) ?? ownMargins(of: item)
  }

  /// The layout margins without what the view's place adds.
  private func ownMargins(of item: Item.ID) -> EdgeInsets {
    let given = givenMargins(of: item)
    if let margins = classMargins(of: item) { return given ?? margins }
    guard item == Model.root else { return given ?? Margins.nested }
    return Margins.root(
      given, respectsMinimum: self[item].state.respectsSystemMinimumMargins,
      width: environment.size.width,
      era: environment.era)
  }

  /// The margins that were set; directional ones follow the view's own direction.
  private func givenMargins(of item: Item.ID) -> EdgeInsets? {
    let given = self[item].state.layoutMargins
    let isMirrored =
      self[item].state.hasDirectionalMargins && direction(of: item) == .rightToLeft
    return isMirrored ? given?.mirrored : given
  }
}

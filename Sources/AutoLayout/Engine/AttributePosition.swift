/// Where a location attribute lies on its item: `origin + fraction × extent + inset`.
///
/// Leading and trailing are the sides that a direction gives them.
package struct AttributePosition {
  /// 0 at the near edge, 1 at the far edge.
  package let fraction: Double
  /// Points, growing to the right or downward.
  package let inset: Double

  fileprivate init(_ fraction: Double, _ inset: Double = 0) {
    self.fraction = fraction
    self.inset = inset
  }
}

extension Situation {
  /// The position of a location attribute; nil for a size.
  package func position(of attribute: Attribute, on item: Item.ID, _ direction: LayoutDirection)
    -> AttributePosition?
  {
    let margins = attribute.isMargin ? layoutMargins(of: item) : .zero
    return switch attribute.side(in: direction) {
    case .width, .height: nil
    case .left, .leading, .top: AttributePosition(0)
    case .right, .trailing, .bottom: AttributePosition(1)
    case .centerX, .centerY: AttributePosition(0.5)
    case .leftMargin, .leadingMargin: AttributePosition(0, margins.left)
    case .rightMargin, .trailingMargin: AttributePosition(1, -margins.right)
    case .topMargin: AttributePosition(0, margins.top)
    case .bottomMargin: AttributePosition(1, -margins.bottom)
    case .centerXWithinMargins: AttributePosition(0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: AttributePosition(0.5, (margins.top - margins.bottom) / 2)
    case .firstBaseline: AttributePosition(0, model.firstBaselineOffset(of: item))
    case .lastBaseline: AttributePosition(1, -model.lastBaselineOffset(of: item))
    }
  }

}

extension Model {
  /// The layout margins of a view at a place.
  ///
  /// The safe area adds to them (`insetsLayoutMarginsFromSafeArea`, iOS 11 and later; 8 of 8 explicit
  /// root margins in saved documents obey this). A view that preserves its superview's margins has at
  /// least those, less its distance from the superview's edge (few cases). One that follows the
  /// readable width has the margins of its readable content.
  package func layoutMargins(of item: Item.ID, in surroundings: Surroundings) -> EdgeInsets {
    self[item].state.marginsFollowReadableWidth
      ? readableInsets(of: item, in: surroundings) : plainMargins(of: item, in: surroundings)
  }

  /// The layout margins, however wide what they leave is.
  func plainMargins(of item: Item.ID, in surroundings: Surroundings) -> EdgeInsets {
    guard self[item].isView else { return .zero }
    let isInset =
      self[item].state.insetsMarginsFromSafeArea && environment.era.insetsMarginsFromSafeArea
    let safe = isInset ? surroundings.safeArea : .zero
    return (ownMargins(of: item) + safe).union(surroundings.superviewMargins)
  }

  /// The layout margins as somebody set them, which may be less than what holds in their place; the
  /// view's own until then.
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

  /// The margins that somebody set; those with a direction follow the view's own.
  private func givenMargins(of item: Item.ID) -> EdgeInsets? {
    let given = self[item].state.layoutMargins
    let isMirrored =
      self[item].state.hasDirectionalMargins && direction(of: item) == .rightToLeft
    return isMirrored ? given?.mirrored : given
  }
}

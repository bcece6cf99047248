import AutoLayout

/// How much an equation says about which of its views is in the other, the most telling first.
///
/// A view lies within its superview more often than not, so of two views with a distance between equal edges the
/// inner one is the subview. Interface Builder writes the superview first at far edges.
enum Nesting: CaseIterable {
  /// The first view lies inside the second.
  case inset
  /// The second view lies inside the first.
  case outset
  /// Only the order of the views.
  case order
  /// Only the order of the views, at far edges on one line.
  case farOrder

  /// Judges an equation.
  init(_ constraint: SceneConstraint) {
    guard let attribute = constraint.first.attribute,
      constraint.first.attributeName == constraint.second?.attributeName,
      constraint.multiplier == 1,
      attribute.isNearEdge || attribute.isFarEdge
    else {
      self = .order
      return
    }
    let depth = attribute.isNearEdge ? constraint.constant : -constraint.constant
    if depth > 0 {
      self = .inset
    } else if depth < 0 {
      self = constraint.relation == .equal ? .outset : .order
    } else {
      self = attribute.isNearEdge ? .order : .farOrder
    }
  }
}

import AutoLayout

/// A line of the app's that places a view at the same place in its superview.
struct OwnPosition {
  let constraint: SceneConstraint
  let view: Int
  /// The superview.
  let base: Int
  let attribute: Attribute

  init?(_ constraint: SceneConstraint, in scene: ConflictScene) {
    guard constraint.maker.isApp, constraint.relation == .equal,
      constraint.multiplier == 1, let second = constraint.second,
      let attribute = constraint.first.attribute, !attribute.isSize,
      let other = second.attribute, other == attribute || other.isMargin || attribute.isMargin
    else { return nil }
    self.constraint = constraint
    view = scene.subject(of: constraint)
    base = view == second.view ? constraint.first.view : second.view
    self.attribute = view == second.view ? other : attribute
  }

  var axis: Axis? { constraint.axis }

  var isCenter: Bool { attribute == .centerX || attribute == .centerY }

  /// The edge it places.
  var edge: AxisEnd? { AxisEnd(edge: attribute) }
}

/// A line of the app's that ties an end of a view to the same end of what holds it.
struct Pin {
  let constraint: SceneConstraint
  let view: Int
  /// The view to whose end it leads.
  let holder: Int
  let end: AxisEnd
  /// The place it leads to: `view.bottom`, `safeAreaGuide.bottom`.
  let anchor: String
  /// The view or guide of the place, and whether it is its margin.
  private let base: Int
  private let isMargin: Bool

  init?(_ constraint: SceneConstraint, in scene: ConflictScene) {
    guard constraint.maker.isApp, constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second,
      let end = AxisEnd(edgeOrMargin: second.attribute),
      end == AxisEnd(edgeOrMargin: constraint.first.attribute)
    else { return nil }
    let isTurned =
      scene.views[constraint.first.view].isGuide
      || scene.views[second.view].parent == constraint.first.view
    let (own, base) = isTurned ? (second, constraint.first) : (constraint.first, second)
    let guide = scene.views[base.view]
    guard !scene.views[own.view].isGuide, let holder = guide.isGuide ? guide.parent : base.view,
      holder != own.view
    else { return nil }
    self.constraint = constraint
    self.holder = holder
    self.end = end
    view = own.view
    self.base = base.view
    isMargin = base.attribute?.isMargin == true
    anchor = "\(guide.name).\(base.attributeName)"
  }

  /// Whether another view is tied to the same end of the same view, but not to the same place.
  func isApart(from other: Pin) -> Bool {
    view != other.view && holder == other.holder && end == other.end
      && (base != other.base || isMargin != other.isMargin)
  }
}

extension SceneConstraint {
  /// Whether both fix the same edge of a view, one by an edge of another view and one by the margin there.
  func isMarginTwin(of other: SceneConstraint) -> Bool {
    guard relation == .equal, other.relation == .equal,
      let (own, foreign) = differingSides(beside: other),
      let one = own.attribute, let two = foreign.attribute
    else { return false }
    return one.isMargin != two.isMargin && one.edge == two.edge
  }

  /// The sides that differ, if the others are the same attribute of the same view.
  private func differingSides(beside other: SceneConstraint) -> (Side, Side)? {
    guard let second, let otherSecond = other.second else { return nil }
    let pairs = [
      (first, other.first, second, otherSecond), (first, otherSecond, second, other.first),
      (second, other.first, first, otherSecond), (second, otherSecond, first, other.first),
    ]
    return pairs.first { $0.0 == $0.1 && $0.2.view == $0.3.view }.map { ($0.2, $0.3) }
  }

  /// The side that a constraint places: that of the view it is about.
  func placed(in scene: ConflictScene) -> Side? {
    let subject = scene.subject(of: self)
    return sides.first { $0.view == subject }
  }

  /// Whether the line ties an arranged view to an edge of its stack view.
  func connects(_ view: Int, with stack: Int) -> Bool {
    identifier?.hasPrefix("UISV-canvas-connection") == true && Set(views) == [view, stack]
  }

  /// Whether a stack view's alignment ties an edge of a view along an axis.
  func stretches(_ view: Int, along axis: Axis?) -> Bool {
    identifier?.hasPrefix("UISV-alignment") == true && self.axis == axis
      && sides.contains { $0.view == view && AxisEnd(edge: $0.attribute) != nil }
  }

  /// The view that a gap puts next to an edge of another one.
  func neighbor(of view: Int, at edge: AxisEnd) -> Int? {
    guard let second else { return nil }
    for (one, other) in [(first, second), (second, first)]
    where one.view == view && AxisEnd(edge: one.attribute) == edge
      && AxisEnd(edge: other.attribute) == edge.opposite
    {
      return other.view
    }
    return nil
  }
}

extension SceneConstraint.Side {
  /// Whether both are one position of a view, where leading is left.
  func isAtSameEdge(as other: Self) -> Bool {
    guard view == other.view, let one = attribute, let two = other.attribute, !one.isSize else {
      return false
    }
    guard let end = AxisEnd(edge: one) else { return one == two }
    return end == AxisEnd(edge: two)
  }
}

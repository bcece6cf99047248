import AutoLayout

/// Where a view begins or ends along an axis; a log doesn't tell the direction of text, so leading is left here.
struct AxisEnd: Hashable {
  /// The axis.
  let axis: Axis
  /// Whether the axis begins here.
  let isNear: Bool

  /// Names an end.
  init(_ axis: Axis, isNear: Bool) {
    self.axis = axis
    self.isNear = isNear
  }

  /// The end that an edge names; nil for everything else.
  init?(edge attribute: Attribute?) {
    guard let attribute, attribute.isNearEdge || attribute.isFarEdge else { return nil }
    self.init(attribute.axis, isNear: attribute.isNearEdge)
  }

  /// The end that an edge or its margin lies at; nil for everything else.
  init?(edgeOrMargin attribute: Attribute?) {
    self.init(edge: attribute?.edge)
  }

  /// The other end of the axis.
  var opposite: AxisEnd { AxisEnd(axis, isNear: !isNear) }
}

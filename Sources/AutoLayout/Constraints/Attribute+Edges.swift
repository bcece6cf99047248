/// Attributes by axis, for rules that hold on both.
extension Attribute {
  /// The edge where an axis begins.
  package static func near(_ axis: Axis) -> Attribute { axis == .horizontal ? .leading : .top }

  /// The edge where an axis ends.
  package static func far(_ axis: Axis) -> Attribute { axis == .horizontal ? .trailing : .bottom }

  /// The middle of an axis.
  package static func center(_ axis: Axis) -> Attribute {
    axis == .horizontal ? .centerX : .centerY
  }

  /// The size along an axis.
  package static func extent(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

  private static let marginAttributes: [Attribute: Attribute] = [
    .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin,
    .bottom: .bottomMargin, .centerX: .centerXWithinMargins, .centerY: .centerYWithinMargins,
  ]

  private static let edges: [Attribute: Attribute] = [
    .leading: .leading, .leadingMargin: .leading, .trailing: .trailing, .trailingMargin: .trailing,
    .left: .left, .leftMargin: .left, .right: .right, .rightMargin: .right,
    .top: .top, .topMargin: .top, .bottom: .bottom, .bottomMargin: .bottom,
  ]

  /// The edge that an edge or its margin lies at; nil for sizes, centers and baselines.
  package var edge: Attribute? { Self.edges[self] }

  /// The same place, measured inside the layout margins.
  var withinMargins: Attribute { Self.marginAttributes[self] ?? self }
}

extension Axis {
  /// The other axis.
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

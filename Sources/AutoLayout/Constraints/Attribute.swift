/// The part of a view or layout guide that a constraint is about: `NSLayoutConstraint.Attribute`.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text begins: left, or right in a right-to-left layout.
  case leading
  /// The edge where text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the last line of text; the bottom edge if there is no text.
  case lastBaseline
  /// The baseline of the first line of text; the top edge if there is no text.
  case firstBaseline
  /// The left margin.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The top margin.
  case topMargin
  /// The bottom margin.
  case bottomMargin
  /// The margin at the leading edge.
  case leadingMargin
  /// The margin at the trailing edge.
  case trailingMargin
  /// The middle between the left and the right margin.
  case centerXWithinMargins
  /// The middle between the top and the bottom margin.
  case centerYWithinMargins

  /// The axis that the attribute measures.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or a height; every other one is a location.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute follows the layout direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether one of two attributes follows the direction of text and the other does not, so that from right to left
  /// they lie on opposite sides.
  public func mixesDirection(with other: Attribute) -> Bool {
    isDirectional && other.isAbsoluteSide || isAbsoluteSide && other.isDirectional
  }

  /// Whether the attribute names a fixed side.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge where an axis begins.
  public var isNearEdge: Bool { self == .leading || self == .left || self == .top }

  /// Whether the attribute is an edge where an axis ends.
  public var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }

  /// Whether one is an edge where an axis begins and the other an edge where an axis ends.
  public func isFacing(_ other: Attribute) -> Bool {
    isNearEdge && other.isFarEdge || isFarEdge && other.isNearEdge
  }

  /// The edge or margin across from this one; nil for other attributes.
  package var opposite: Attribute? { Self.opposites[self] }

  private static let opposites: [Attribute: Attribute] = [
    .leading: .trailing, .trailing: .leading, .left: .right, .right: .left, .top: .bottom,
    .bottom: .top, .leadingMargin: .trailingMargin, .trailingMargin: .leadingMargin,
    .leftMargin: .rightMargin, .rightMargin: .leftMargin, .topMargin: .bottomMargin,
    .bottomMargin: .topMargin,
  ]

  /// Whether the attribute is a line that letters stand on.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is measured from the item's layout margins.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Other spellings that Apple's documents use, and what they mean.
  ///
  /// `baseline` is the last baseline in Interface Builder documents.
  public static let aliases: [String: Attribute] = ["baseline": .lastBaseline]
}

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

/// The purpose of a constraint that UIKit makes for an item; an item has at most one of each.
package enum SystemRole: Int, Hashable, Sendable, CaseIterable {
  case nonNegativeWidth
  case nonNegativeHeight
  case widthHugging
  case widthCompressionResistance
  case heightHugging
  case heightCompressionResistance
  case minX
  case minY
  case width
  case height
  case left
  case right
  case top
  case bottom

  /// Whether it places a view by its frame and mask; the superview holds such a constraint.
  package var isOfFrame: Bool { [.minX, .minY, .width, .height].contains(self) }

  /// Whether it is about the size of a view's content.
  var isOfContent: Bool {
    [
      .widthHugging, .widthCompressionResistance, .heightHugging, .heightCompressionResistance,
    ].contains(self)
  }

  /// The axis that the constraint is about.
  package var axis: Axis {
    switch self {
    case .nonNegativeWidth, .widthHugging, .widthCompressionResistance, .minX, .width, .left,
      .right:
      .horizontal
    case .nonNegativeHeight, .heightHugging, .heightCompressionResistance, .minY, .height, .top,
      .bottom:
      .vertical
    }
  }
}

extension SystemRole: CustomStringConvertible {
  /// The name of the case, as reports call the constraint.
  package var description: String {
    switch self {
    case .nonNegativeWidth: "nonNegativeWidth"
    case .nonNegativeHeight: "nonNegativeHeight"
    case .widthHugging: "widthHugging"
    case .widthCompressionResistance: "widthCompressionResistance"
    case .heightHugging: "heightHugging"
    case .heightCompressionResistance: "heightCompressionResistance"
    case .minX: "minX"
    case .minY: "minY"
    case .width: "width"
    case .height: "height"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}

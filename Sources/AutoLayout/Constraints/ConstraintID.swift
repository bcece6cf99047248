/// Identifies a constraint of a layout, made by the user or by UIKit.
package enum ConstraintID: Hashable, Sendable {
  /// A constraint that the user added.
  case user(LayoutConstraint.ID)
  /// A constraint that UIKit made for an item.
  case system(SystemRole, Item.ID)
  /// A constraint that a stack view made.
  case stack(Item.ID, GeneratedConstraint.Key)

  /// The item that the system made the constraint for.
  package var item: Item.ID? {
    switch self {
    case .user: nil
    case .system(_, let item), .stack(let item, _): item
    }
  }

  /// Whether the constraint keeps a size from being negative; no report shows these.
  package var isNonNegativeSize: Bool {
    guard case .system(let role, _) = self else { return false }
    return role == .nonNegativeWidth || role == .nonNegativeHeight
  }
}

/// Constraints that are switched together, under a name.
package struct ConstraintGroup: Hashable, Sendable {
  /// Unique among views, guides, constraints and groups.
  package let name: String
  /// At least one constraint, in the order they were given.
  package internal(set) var members: [LayoutConstraint.ID]
}

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
  package var isOfContent: Bool {
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

/// The names of constraints without a name of their own: `c1`, `c2` ….
package enum AutomaticName {
  /// The automatic name with a number.
  package static func name(_ number: Int) -> String { "c" + String(number) }

  /// The number of an automatic name, or nil for a chosen one.
  package static func number(of name: String) -> Int? {
    // Bytes are examined much faster than characters; most other names end the search here.
    guard name.utf8.first == UInt8(ascii: "c") else { return nil }
    let digits = name.utf8.dropFirst()
    guard digits.first != UInt8(ascii: "0"),
      digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(Substring(digits))
  }
}

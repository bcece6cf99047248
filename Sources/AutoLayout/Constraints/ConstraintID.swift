/// Identifies a constraint of a layout, made by the user or by UIKit.
package enum ConstraintID: Hashable, Sendable {
  /// One that the user added.
  case user(LayoutConstraint.ID)
  /// One that UIKit made for an item.
  case system(SystemRole, Item.ID)
  /// One that a stack view made.
  case stack(Item.ID, GeneratedConstraint.Key)

  /// The item that the system made the constraint for.
  package var item: Item.ID? {
    switch self {
    case .user: nil
    case .system(_, let item), .stack(let item, _): item
    }
  }

  /// Whether the constraint says that a size is not negative, which no report shows.
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

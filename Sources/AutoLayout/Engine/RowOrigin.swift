/// Where a row of the solver comes from.
enum RowOrigin: Hashable, Sendable {
  /// A constraint of the user's.
  case constraint(LayoutConstraint.ID)
  /// A constraint that UIKit made for an item.
  case system(SystemConstraint.Role, Item.ID)
  /// A constraint that a stack view made.
  case stack(Item.ID, GeneratedConstraint.Key)

  /// The item for which the system made the constraint.
  var item: Item.ID? {
    switch self {
    case .constraint: nil
    case .system(_, let item), .stack(let item, _): item
    }
  }
}

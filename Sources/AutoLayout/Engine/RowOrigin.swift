/// Where a row of the solver comes from.
enum RowOrigin: Hashable, Sendable {
  /// A constraint of the user's.
  case constraint(LayoutConstraint.ID)
  /// A constraint that UIKit made for an item.
  case system(SystemConstraint.Role, Item.ID)

  /// The item of a system constraint.
  var item: Item.ID? {
    guard case .system(_, let item) = self else { return nil }
    return item
  }
}

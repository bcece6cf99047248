import Cassowary

/// When constraints would be made if the layout were made anew: what UIKit makes for items, then what stack
/// views make, then what the user adds.
extension Model {
  /// The place of a constraint that UIKit makes for an item.
  ///
  /// Items that UIKit made come after all others, as ``itemsByRank`` has them.
  func creationOrder(of role: SystemRole, _ item: Item.ID) -> CreationOrder {
    let number = Int64(item.rawValue) << 8 | Int64(role.rawValue)
    let rank = rank(of: item)
    return CreationOrder(group: rank == 0 ? 0 : 1, rank, number)
  }
}

extension CreationOrder {
  /// The place of a constraint that a stack view makes, by its number among these.
  init(_ number: Int, of stack: Item.ID) {
    self.init(group: 2, stack.rawValue, Int64(number))
  }

  /// The place of a constraint that the user added.
  init(_ constraint: LayoutConstraint.ID) { self.init(group: 3, constraint.rawValue) }
}

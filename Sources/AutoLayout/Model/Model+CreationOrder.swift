import Cassowary

/// When constraints would be made if the layout were made anew: what UIKit makes for items, then what stack
/// views make, then what the user adds.
extension Model {
  /// The place of a constraint that UIKit makes for an item.
  ///
  /// Items that UIKit made come after all others, by rank.
  func creationOrder(of role: SystemRole, _ item: Item.ID) -> CreationOrder {
    let number = Int64(item.rawValue) << 8 | Int64(role.rawValue)
    let rank = rank(of: item)
    return CreationOrder(group: rank < 0 ? 0 : 1, rank, number)
  }

  /// An item's rank where the constraints leave a choice: the user's items come first, by age, with negative ranks;
  /// then UIKit's, by the age of their owner.
  ///
  /// UIKit makes guides and the helpers of stack views when they are first needed, and size classes take
  /// views out and put them back. When that was must not matter, or the same layout would have other
  /// frames after it was edited.
  func rank(of item: Item.ID) -> Int32 {
    guard !self[item].isNamed, let owner = self[item].parent else {
      return Int32.min + item.rawValue
    }
    let kind = self[item].systemGuide.flatMap(GuideKind.allCases.firstIndex) ?? Self.kindOfHelpers
    return owner.rawValue &* Self.kindCount &+ Int32(kind)
  }

  /// The helpers of one stack view are made in the order of their numbers.
  private static let kindOfHelpers = GuideKind.allCases.count
  private static let kindCount = Int32(GuideKind.allCases.count + 1)
}

extension CreationOrder {
  /// The place of a constraint that a stack view makes, by its number among these.
  init(_ number: Int, of stack: Item.ID) {
    self.init(group: 2, stack.rawValue, Int64(number))
  }

  /// The place of a constraint that the user added.
  init(_ constraint: LayoutConstraint.ID) { self.init(group: 3, constraint.rawValue) }
}

extension Model {
  /// When an item's turn comes where the constraints leave a choice: 0 for what somebody added, which
  /// comes first, by age; then what UIKit made, by the age of its owner.
  ///
  /// UIKit makes guides and the helpers of stack views when they are first needed. When that was must
  /// not matter, or the same layout would have other frames after it was edited.
  func rank(of item: Item.ID) -> Int32 {
    guard !self[item].isNamed, let owner = self[item].parent else { return 0 }
    let kind = self[item].systemGuide.flatMap(GuideKind.allCases.firstIndex) ?? Self.kindOfHelpers
    return owner.rawValue &* Self.kindCount &+ Int32(kind)
  }

  /// The helpers of one stack view are made in the order of their numbers.
  private static let kindOfHelpers = GuideKind.allCases.count
  private static let kindCount = Int32(GuideKind.allCases.count + 1)
}

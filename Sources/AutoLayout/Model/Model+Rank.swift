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

  /// Everything in the window, in the order in which a layout is solved that was made just now: the same
  /// one whenever UIKit made what it made.
  var itemsByRank: [Item.ID] {
    let all = items.filter { $0 != Self.window }
    let made = all.filter { !self[$0].isNamed && self[$0].parent != nil }
    if made.isEmpty { return all }
    let own = Set(made)
    return all.filter { !own.contains($0) }
      + made.map { (rank: rank(of: $0), item: $0) }
      .sorted { ($0.rank, $0.item) < ($1.rank, $1.item) }.map { $0.item }
  }

  /// The helpers of one stack view are made in the order of their numbers.
  private static let kindOfHelpers = GuideKind.allCases.count
  private static let kindCount = Int32(GuideKind.allCases.count + 1)
}

import AutoLayout

extension Model {
  /// The root view, its guides, its subviews with theirs, and so on; unused guides of UIKit left out.
  ///
  /// - Parameter start: The view to begin with; nil for the root view.
  /// - Returns: The view first.
  package func treeOrder(from start: Item.ID? = nil) -> [Item.ID] {
    var order: [Item.ID] = []
    var pending = [start ?? Self.root]
    while let item = pending.popLast() {
      order.append(item)
      pending += (visibleGuides(of: item) + self[item].subviews).reversed()
    }
    return order
  }

  /// The user's guides of a view, then those of UIKit that some constraint depends on, in an order independent of which
  /// was used first.
  func visibleGuides(of item: Item.ID) -> [Item.ID] {
    let guides = self[item].guides
    let system = GuideKind.allCases.compactMap { kind in
      guides.first { self[$0].systemGuide == kind }
    }
    return guides.filter { self[$0].isNamed }
      + system.filter { guide in
        !mentions[Int(guide.rawValue)].isEmpty
          || self[guide].systemGuide == .contentLayoutGuide && usesContentArea(of: item)
      }
  }
}

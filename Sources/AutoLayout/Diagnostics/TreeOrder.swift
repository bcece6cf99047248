extension Layout {
  /// The root view, its guides, its subviews with theirs, and so on; unused guides of UIKit left out.
  func treeOrder() -> [Item.ID] {
    var order: [Item.ID] = []
    var pending = [root]
    while let item = pending.popLast() {
      order.append(item)
      pending += (visibleGuides(of: item) + model[item].subviews).reversed()
    }
    return order
  }

  /// The guides of a view that somebody added or some constraint depends on.
  func visibleGuides(of item: Item.ID) -> [Item.ID] {
    model[item].guides.filter { guide in
      model[guide].isNamed || !model.mentions[Int(guide.rawValue)].isEmpty
        || model[guide].systemGuide == .contentLayoutGuide && model.usesContentArea(of: item)
    }
  }
}

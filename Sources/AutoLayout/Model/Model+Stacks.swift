extension Model {
  /// Whether a view is hidden; guides are not.
  package func isHidden(_ item: Item.ID) -> Bool { self[item].state.isHidden }

  /// The stack view that arranges a view, if one does.
  package func stack(arranging item: Item.ID) -> Item.ID? {
    // Usually it is a view that was just added.
    guard let parent = self[item].parent,
      self[parent].arranged.last == item || self[parent].arranged.contains(item)
    else { return nil }
    return parent
  }

  /// The stack views that a stack arranges without showing them.
  func hiddenStacks(in item: Item.ID) -> [Item.ID] {
    self[item].arranged.filter { isHidden($0) && self[$0].state.stack != nil }
  }
}

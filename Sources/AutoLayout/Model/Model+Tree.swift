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

  /// How the language names an item: its name, or `root.safeArea` for a guide of UIKit; in the same
  /// form `row.spanner` for a helper, which the language does not know.
  package func path(of item: Item.ID) -> String {
    let record = self[item]
    guard !record.isNamed, let owner = record.parent else { return record.name }
    return "\(self[owner].name).\(record.systemGuide?.rawValue ?? record.name)"
  }
}

extension Model {
  /// Whether a view is hidden; guides are not.
  package func isHidden(_ item: Item.ID) -> Bool { self[item].state.isHidden }

  /// The path of an item: its name, `root.safeArea` for a guide of UIKit, or likewise `row.spanner` for a helper, which
  /// commands don't know.
  package func path(of item: Item.ID) -> String {
    let record = self[item]
    guard !record.isNamed, let owner = record.parent else { return record.name }
    return "\(self[owner].name).\(record.systemGuide?.rawValue ?? record.name)"
  }

  /// Makes an item a subview, which a stack view arranges.
  mutating func insert(_ item: Item.ID, in superview: Item.ID, at place: Int) {
    let arrangedPlace = self[superview].state.stack.map { _ in
      Self.arrangedPlace(
        at: place, among: self[superview].subviews, arranged: self[superview].arranged)
    }
    self[superview].subviews.insert(item, at: place)
    if let arrangedPlace { arrange(item, in: superview, at: arrangedPlace) }
  }

  /// Takes an item from its parent, and from the arrangement of a stack.
  mutating func unlink(_ item: Item.ID) {
    guard let parent = self[item].parent else { return }
    unarrange(item)
    self[parent].subviews.removeAll { $0 == item }
    self[parent].guides.removeAll { $0 == item }
  }

  /// Makes the root view an instance of another class, with the values of a new one.
  ///
  /// - Throws: When the root view holds something already, or constraints name its guides.
  mutating func setRootClass(_ viewClass: ViewClass) throws(LayoutError) {
    let isInUse = self[Self.root].guides.contains {
      self[$0].isNamed || !mentions[Int($0.rawValue)].isEmpty
    }
    guard self[Self.root].subviews.isEmpty, !isInUse else {
      throw LayoutError(
        "the root view holds views or guides", remedy: "set its class before adding any")
    }
    makeRoot(viewClass)
  }

  /// Replaces the empty root view.
  mutating func makeRoot(_ viewClass: ViewClass) {
    for guide in self[Self.root].guides { erase(guide) }
    self[Self.root].guides = []
    updateView(Self.root) { view in
      view = ViewState(viewClass)
      view.isManual = true
    }
    if viewClass.stackAxis != nil { provideHelper(.spanner, of: Self.root) }
    if viewClass.isScrollView { provide(.contentLayoutGuide, of: Self.root) }
  }

  /// Whether a stack view arranges the item or an active constraint of the user's mentions it.
  func isLaidOutByConstraints(_ item: Item.ID) -> Bool {
    stack(arranging: item) != nil
      || mentions[Int(item.rawValue)].contains { self[$0].isActive }
  }

  /// The items that the engine knows besides those that constraints lay out: views that are laid out
  /// manually, but are or hold something that constraints lay out.
  ///
  /// UIKit keeps everything else out of the engine: it has no constraints, and no mark in a trace.
  package func itemsInEngine() -> Set<Item.ID> {
    var found: Set<Item.ID> = []
    // A guide that UIKit made counts only while constraints mention it.
    for item in items
    where isLaidOutByConstraints(item) || self[item].isNamed && !self[item].state.isManual {
      var next: Item.ID? = item
      while let current = next, found.insert(current).inserted { next = self[current].parent }
    }
    return found
  }
}

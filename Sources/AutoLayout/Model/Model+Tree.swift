import Cassowary

extension Model {
  /// Whether a view is hidden; a guide never is.
  package func isHidden(_ item: Item.ID) -> Bool { self[item].state.isHidden }

  /// The path of an item: its name, `root.safeArea` for a guide of UIKit, or, for a helper, `row.spanner`, which
  /// commands don't accept.
  package func path(of item: Item.ID) -> String {
    let record = self[item]
    guard !record.isNamed, let owner = record.parent else { return record.name }
    return "\(self[owner].name).\(record.systemGuide?.rawValue ?? record.name)"
  }

  /// Makes an item a subview; a stack view arranges it.
  mutating func insert(_ item: Item.ID, in superview: Item.ID, at place: Int) {
    let arrangedPlace = self[superview].state.stack.map { _ in
      Self.arrangedPlace(
        at: place, among: self[superview].subviews, arranged: self[superview].arranged)
    }
    self[superview].subviews.insert(item, at: place)
    if let arrangedPlace { arrange(item, in: superview, at: arrangedPlace) }
  }

  /// Removes an item from its parent, and from the views that a stack arranges.
  mutating func unlink(_ item: Item.ID) {
    guard let parent = self[item].parent else { return }
    unarrange(item)
    self[parent].subviews.removeAll { $0 == item }
    self[parent].guides.removeAll { $0 == item }
  }

  /// Makes the root view an instance of another class, with the values of a new instance.
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

  /// Whether a stack view arranges the item or an active constraint of the user mentions it.
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

/// The arranged views of stack views.
extension Model {
  /// The stack view that arranges a view, if one does.
  package func stack(arranging item: Item.ID) -> Item.ID? {
    // Usually it is a view that was just added.
    guard let parent = self[item].parent,
      self[parent].arranged.last == item || self[parent].arranged.contains(item)
    else { return nil }
    return parent
  }

  /// The stack views that a stack arranges but doesn't show.
  func hiddenStacks(in item: Item.ID) -> [Item.ID] {
    self[item].arranged.filter { isHidden($0) && self[$0].state.stack != nil }
  }

  /// Where a view inserted among a stack's subviews is arranged: before the next arranged view, or at the end.
  package static func arrangedPlace(
    at place: Int, among subviews: [Item.ID], arranged: [Item.ID]
  ) -> Int {
    let next = subviews.dropFirst(place).lazy.compactMap { arranged.firstIndex(of: $0) }.first
    return next ?? arranged.count
  }

  /// Arranges a subview of a stack that it doesn't arrange yet; Auto Layout then decides its frame, as in
  /// UIKit.
  mutating func arrange(_ item: Item.ID, in stack: Item.ID, at place: Int) {
    self[stack].arranged.insert(item, at: place)
    updateView(item) { $0.isManual = false }
    let count = self[stack].arranged.count
    if count > 1 { provideHelper(.gap(count - 1), of: stack) }
  }

  /// Forgets that a stack arranges a view, and the custom spacing after the view.
  mutating func unarrange(_ item: Item.ID) {
    guard let stack = stack(arranging: item) else { return }
    self[stack].arranged.removeAll { $0 == item }
    updateView(item) { $0.customSpacing = nil }
    removeVariations { value in
      guard case .property(item, "customSpacing", _) = value else { return false }
      return true
    }
  }

  /// Makes a helper rectangle of a stack at its first use; it stays for the stack's lifetime, so
  /// that hiding and showing a view gives the same layout again.
  mutating func provideHelper(_ helper: StackHelper, of stack: Item.ID) {
    if let newest = self[stack].guides.last(where: { self[$0].helper != nil }),
      self[newest].helper?.follows(helper) != false
    {
      return
    }
    let item = append(
      ItemRecord(name: helper.name, role: .helper(helper), parent: stack))
    self[stack].guides.append(item)
  }
}

/// When constraints would be made if the layout were made again: what UIKit makes for items, then what stack views
/// make, then what the user adds.
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
  /// UIKit makes guides and the helpers of stack views when they are first needed, and size classes take views out and
  /// put them back. When that happened must not matter, or the same layout would have different frames after it was
  /// edited.
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
  /// The place of a constraint that a stack view makes, by its number among the stack's constraints.
  init(_ number: Int, of stack: Item.ID) {
    self.init(group: 2, stack.rawValue, Int64(number))
  }

  /// The place of a constraint that the user added.
  init(_ constraint: LayoutConstraint.ID) { self.init(group: 3, constraint.rawValue) }
}

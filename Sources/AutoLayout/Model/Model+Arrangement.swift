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

  /// The stack views that a stack arranges without showing them.
  func hiddenStacks(in item: Item.ID) -> [Item.ID] {
    self[item].arranged.filter { isHidden($0) && self[$0].state.stack != nil }
  }

  /// The arranged place of a view inserted among a stack's subviews: before the next arranged view, or at the end.
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

  /// Forgets that a stack arranges a view, with the custom spacing after it.
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

extension Layout {
  /// The views that a stack view arranges, in their order; none for other views.
  ///
  /// The order is independent of ``subviews(of:)``, which says what lies in front.
  public func arrangedSubviews(of item: Item.ID) -> [Item.ID] { model[item].arranged }

  /// Where a view that comes to a place among the subviews of a stack is arranged: in front of the
  /// next arranged view, else at the end.
  public static func arrangedPlace(
    at place: Int?, among subviews: [Item.ID], arranged: [Item.ID]
  ) -> Int {
    let next = subviews.dropFirst(place ?? subviews.count).lazy.compactMap {
      arranged.firstIndex(of: $0)
    }.first
    return next ?? arranged.count
  }

  /// Lets a stack view arrange a view: `addArrangedSubview`, `insertArrangedSubview`.
  ///
  /// A view from elsewhere moves into the stack, in front of its subviews; one that is in it
  /// already keeps its place there.
  ///
  /// - Parameters:
  ///   - item: The view.
  ///   - stack: The stack view.
  ///   - index: Its place among the arranged views after the change; nil for the end.
  /// - Throws: When `stack` isn't a stack view, the view would end inside itself, or the index
  ///   doesn't fit.
  public mutating func arrange(_ item: Item.ID, in stack: Item.ID, at index: Int? = nil)
    throws(LayoutError)
  {
    guard model[stack].view?.stack != nil else {
      throw LayoutError(
        "\(model[stack].name) isn't a stack view", remedy: "'add hstack' and 'add vstack' make some"
      )
    }
    guard model[item].view != nil else {
      throw LayoutError("\(model[item].name) is a layout guide", remedy: "arrange views")
    }
    if item == stack {
      throw LayoutError("\(model[item].name) can't be arranged in itself")
    }
    let others = model[stack].arranged.filter { $0 != item }
    let place = index ?? others.count
    guard (0...others.count).contains(place) else {
      throw LayoutError(
        "\(model[stack].name) has no place \(place) to arrange a view at",
        remedy: "use 0 to \(others.count)")
    }
    if model[item].parent != stack { try move(item, to: stack, at: nil) }
    model[stack].arranged.removeAll { $0 == item }
    insertArranged(item, in: stack, at: place)
  }

  /// Takes a view out of the arrangement of its stack: `removeArrangedSubview`.
  ///
  /// It stays a subview, which the stack lays out no longer.
  ///
  /// - Throws: When no stack view arranges it.
  public mutating func unarrange(_ item: Item.ID) throws(LayoutError) {
    guard model.stack(arranging: item) != nil else {
      throw LayoutError("no stack view arranges \(model[item].name)")
    }
    dropArranged(item)
  }

  /// Arranges a subview of a stack that it doesn't arrange yet; Auto Layout then decides its frame, as in
  /// UIKit.
  mutating func insertArranged(_ item: Item.ID, in stack: Item.ID, at place: Int) {
    model[stack].arranged.insert(item, at: place)
    model.updateView(item) { $0.isManual = false }
    let count = model[stack].arranged.count
    if count > 1 { provideHelper(.gap(count - 1), of: stack) }
  }

  /// Forgets that a stack arranges a view, with the custom spacing after it.
  mutating func dropArranged(_ item: Item.ID) {
    guard let stack = model.stack(arranging: item) else { return }
    model[stack].arranged.removeAll { $0 == item }
    model.updateView(item) { $0.customSpacing = nil }
    model.removeVariations { value in
      guard case .property(item, "customSpacing", _) = value else { return false }
      return true
    }
  }

  /// Makes a helper rectangle of a stack at its first use; it stays for the stack's lifetime, so
  /// that hiding and showing a view gives the same layout again.
  mutating func provideHelper(_ helper: StackHelper, of stack: Item.ID) {
    if let newest = model[stack].guides.last(where: { model[$0].helper != nil }),
      model[newest].helper?.follows(helper) != false
    {
      return
    }
    let item = model.append(
      ItemRecord(name: helper.name, role: .helper(helper), parent: stack))
    model[stack].guides.append(item)
  }
}

extension Layout {
  /// The window; it holds ``root`` and takes no part in constraints.
  public var window: Item.ID { Model.window }

  /// The view that fills the window.
  public var root: Item.ID { Model.root }

  /// Views and guides without the window and what UIKit makes itself, in order of creation.
  public var items: [Item.ID] { model.items.filter(contains) }

  /// The numbers of items and constraints ever made, an upper bound of the present ones.
  package var countsEver: (items: Int, constraints: Int) {
    (model.records.count, model.constraints.count)
  }

  /// Whether an item is one of ``items``.
  public func contains(_ item: Item.ID) -> Bool {
    item != window && model.contains(item) && model[item].isNamed
  }

  /// The view or guide with a name: exact first, then ignoring case and spaces.
  public func item(named name: String) -> Item.ID? {
    guard case .item(let item) = model.lookUp(name) else { return nil }
    return item
  }

  /// Whether a view, guide, constraint or group has exactly this name.
  package func isTaken(_ name: String) -> Bool { model.names[name] != nil }

  /// The name of an item; a system guide has UIKit's, such as `UIViewSafeAreaLayoutGuide`.
  public func name(of item: Item.ID) -> String { model[item].name }

  /// The path of an item in commands: its name, or `root.safeArea` for a guide of UIKit.
  package func path(of item: Item.ID) -> String { model.path(of: item) }

  /// The class of a view; nil for layout guides.
  public func viewClass(of item: Item.ID) -> ViewClass? {
    model[item].isView ? model[item].state.viewClass : nil
  }

  /// The superview of a view, or the owning view of a guide; nil for the window.
  public func superview(of item: Item.ID) -> Item.ID? { model[item].parent }

  /// The view itself, or the view that a guide belongs to.
  package func owningView(of item: Item.ID) -> Item.ID {
    model[item].isView ? item : superview(of: item) ?? item
  }

  /// The subviews, back to front.
  public func subviews(of item: Item.ID) -> [Item.ID] { model[item].subviews }

  /// The layout guides that the user added to a view.
  public func guides(of item: Item.ID) -> [Item.ID] {
    model[item].guides.filter { model[$0].isNamed }
  }

  /// Adds a view; a stack view arranges it, as Interface Builder does.
  ///
  /// - Parameters:
  ///   - viewClass: Its class.
  ///   - name: An unused name.
  ///   - superview: The view to put it in.
  ///   - index: Its place among the subviews, 0 at the back; nil for the front.
  ///   - text: Label text, button title or placeholder, for classes that have one.
  /// - Returns: The new view.
  /// - Throws: When the name is taken or can't be a name, or the superview or index doesn't fit.
  public mutating func addView(
    _ viewClass: ViewClass,
    named name: String,
    in superview: Item.ID,
    at index: Int? = nil,
    text: String? = nil
  ) throws(LayoutError) -> Item.ID {
    try model.checkFree(name)
    try model.checkIsView(superview)
    let count = model[superview].subviews.count
    let place = index ?? count
    guard (0...count).contains(place) else {
      throw LayoutError(
        "\(model[superview].name) has \(count) subviews, so there is no place \(place)",
        remedy: "use 0 to \(count)")
    }
    if text != nil, !viewClass.hasText {
      throw LayoutError("\(viewClass.className) has no text")
    }
    let view = model.append(
      ItemRecord(name: name, view: ViewState(viewClass, text: text), parent: superview))
    if viewClass.stackAxis != nil { model.provideHelper(.spanner, of: view) }
    if viewClass.isScrollView { model.provide(.contentLayoutGuide, of: view) }
    model.insert(view, in: superview, at: place)
    return view
  }

  /// Adds a `UILayoutGuide` to a view.
  ///
  /// - Throws: When the name is taken or can't be a name, or the owner isn't a view.
  public mutating func addGuide(named name: String, in owner: Item.ID) throws(LayoutError)
    -> Item.ID
  {
    try model.checkFree(name)
    try model.checkIsView(owner)
    let guide = model.append(ItemRecord(name: name, role: .guide, parent: owner))
    model[owner].guides.append(guide)
    return guide
  }

  /// Removes an item, everything below it, and every constraint that mentions one of them.
  ///
  /// - Returns: The names of the removed items and constraints, items first.
  /// - Throws: When the item is the window or the root view.
  @discardableResult
  public mutating func remove(_ item: Item.ID) throws(LayoutError) -> [String] {
    try model.checkIsMovable(item, verb: "removed")
    let doomed = model.subtree(of: item)
    let constraints = Set(doomed.flatMap { model.mentions[Int($0.rawValue)] }).sorted()
    let names =
      doomed.filter { model[$0].isNamed }.map { model[$0].name }
      + constraints.map { model[$0].name }
    for constraint in constraints { model.erase(constraint) }
    model.unlink(item)
    for item in doomed.reversed() { model.erase(item) }
    return names
  }

  /// Renames an item.
  ///
  /// - Throws: When the name is taken or can't be a name, or the item is the window or root view.
  public mutating func rename(_ item: Item.ID, to name: String) throws(LayoutError) {
    try model.checkIsMovable(item, verb: "renamed")
    guard model[item].name != name else { return }
    try model.checkFree(name)
    model.rename(.item(item), from: model[item].name, to: name)
  }

  /// Puts a view into another superview, or at another place of the same one.
  ///
  /// Constraints stay, as far as the items still have a common ancestor, which in one window they
  /// always have. A stack view arranges what comes from elsewhere; inside one superview only the
  /// order of the subviews changes.
  ///
  /// - Parameters:
  ///   - item: The view.
  ///   - superview: Where to put it.
  ///   - index: Its place among the subviews after the move, 0 at the back; nil for the front.
  /// - Throws: When the item isn't a view, would end inside itself, or the index doesn't fit.
  public mutating func move(_ item: Item.ID, to superview: Item.ID, at index: Int?)
    throws(LayoutError)
  {
    try model.checkIsMovable(item, verb: "moved")
    guard model[item].isView else {
      throw LayoutError(
        "\(model[item].name) is a layout guide", remedy: "remove it and add it to the other view")
    }
    try model.checkIsView(superview)
    if model.ancestry(of: superview).contains(item) {
      throw LayoutError("\(model[item].name) can't be moved into itself")
    }
    let count = model[superview].subviews.count { $0 != item }
    let place = index ?? count
    guard (0...count).contains(place) else {
      throw LayoutError(
        "\(model[superview].name) has no place \(place)", remedy: "use 0 to \(count)")
    }
    if model[item].parent == superview {
      model[superview].subviews.removeAll { $0 == item }
      model[superview].subviews.insert(item, at: place)
    } else {
      // UIKit keeps the frame, which the mask relates to the new superview from now on.
      rebaseAutoresizing(of: item)
      model.unlink(item)
      model[item].parent = superview
      if let size = model[item].view?.autoresizingBase.map({ _ in superviewSize(of: item) }) {
        model.updateView(item) { $0.autoresizingBase = size }
      }
      model.insert(item, in: superview, at: place)
    }
  }

  /// A layout guide that UIKit provides, made at first use.
  ///
  /// - Throws: When only the root view or only scroll views have such a guide and `view` is neither.
  public mutating func guide(_ kind: GuideKind, of view: Item.ID) throws(LayoutError) -> Item.ID {
    try model.checkIsView(view)
    if let known = model.guide(kind, of: view) { return known }
    if view != root, kind.isBar {
      throw LayoutError("only the root view has a \(kind.rawValue)")
    }
    if kind.isOfScrollViews, model[view].view?.scroll == nil {
      throw LayoutError(
        "\(model[view].name) has no \(kind.rawValue)", remedy: "only scroll views have one")
    }
    return model.provide(kind, of: view)
  }

  /// The views that a stack view arranges, in their order; none for other views.
  ///
  /// The order is independent of ``subviews(of:)``, which says what lies in front.
  public func arrangedSubviews(of item: Item.ID) -> [Item.ID] { model[item].arranged }

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
    model.arrange(item, in: stack, at: place)
  }

  /// Takes a view out of the arrangement of its stack: `removeArrangedSubview`.
  ///
  /// It stays a subview, which the stack no longer lays out.
  ///
  /// - Throws: When no stack view arranges it.
  public mutating func unarrange(_ item: Item.ID) throws(LayoutError) {
    guard model.stack(arranging: item) != nil else {
      throw LayoutError("no stack view arranges \(model[item].name)")
    }
    model.unarrange(item)
  }
}

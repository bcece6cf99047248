extension Layout {
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
  /// It stays a subview, which the stack lays out no longer.
  ///
  /// - Throws: When no stack view arranges it.
  public mutating func unarrange(_ item: Item.ID) throws(LayoutError) {
    guard model.stack(arranging: item) != nil else {
      throw LayoutError("no stack view arranges \(model[item].name)")
    }
    model.unarrange(item)
  }
}

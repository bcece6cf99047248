extension Layout {
  /// The size of a view's superview, unrounded, which frame and mask refer to.
  ///
  /// It is zero for the window.
  mutating func superviewSize(of item: Item.ID) -> Size {
    solve()
    guard let superview = model[item].parent else { return .zero }
    let values = engine.variables(of: superview).map(engine.solver.value)
    return values.count == 4 ? Size(width: values[2], height: values[3]) : .zero
  }

  /// Makes the present frame of a manually laid out view the one that its mask refers to.
  mutating func rebaseAutoresizing(of item: Item.ID) {
    let size = superviewSize(of: item)
    model.updateView(item) { view in
      guard view.isManual else { return }
      view.manualFrame = view.autoresizedFrame(in: size)
      view.autoresizingBase = view.autoresizingMask.isEmpty ? nil : size
    }
    engine.itemChanged(item)
  }
}

extension Layout {
  /// The size of a view's superview, unrounded, which frame and mask refer to.
  ///
  /// It is zero for the window.
  mutating func superviewSize(of item: Item.ID) -> Size {
    solve()
    guard let superview = model[item].parent else { return .zero }
    return engine.alignmentRect(of: superview)?.size ?? .zero
  }

  /// Gives a view a frame and a mask that belong to some size of its superview.
  ///
  /// The view counts as manually laid out from now on; nothing is solved.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - mask: Which parts of the frame follow the superview's size.
  ///   - superview: The size that the superview had with this frame; nil if unknown, so that
  ///     the frame keeps its numbers.
  ///   - item: The view.
  /// - Throws: When the view is the root, constraints lay it out, or the numbers make no frame.
  package mutating func setManualFrame(
    _ frame: Rect, _ mask: AutoresizingMask, in superview: Size?, of item: Item.ID
  ) throws(LayoutError) {
    model.updateView(item) { $0.autoresizingMask = [] }
    try setManualFrame(frame, of: item)
    guard let superview, !mask.isEmpty else { return }
    for length in [superview.width, superview.height] {
      try Magnitude.checkLength(length, "superview's size")
    }
    model.updateView(item) { view in
      view.autoresizingMask = mask
      view.autoresizingBase = superview
    }
  }

  /// Makes the present frame of a manually laid out view the one that its mask refers to.
  mutating func rebaseAutoresizing(of item: Item.ID) {
    let size = superviewSize(of: item)
    model.updateView(item) { view in
      guard view.isManual else { return }
      view.manualFrame = view.autoresizedFrame(in: size)
      view.autoresizingBase = view.autoresizingMask.isEmpty ? nil : size
    }
  }
}

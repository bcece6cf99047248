extension Layout {
  /// The frame of an item in the coordinates of its superview, rounded to device pixels unless it was
  /// set.
  ///
  /// Origin and size are rounded separately, halves up: 400 of 419 half-way origins in saved
  /// documents. The solver's own values stay exact; see ``value(of:)``. UIKit rounds only what Auto
  /// Layout computes: a frame that was set stays as it is, even between pixels. The frame of a view
  /// with a transform is the smallest upright rectangle around it, not rounded again.
  public func frame(of item: Item.ID) -> Rect {
    let frame = untransformedFrame(of: item)
    let transform = transform(of: item)
    guard transform != .identity else { return frame }
    let (center, size) = (frame.center, frame.size)
    let drawn = transform.applied(to: Rect(center: .zero, size: size))
    return Rect(
      origin: Point(x: center.x + drawn.origin.x, y: center.y + drawn.origin.y), size: drawn.size)
  }

  /// The frame of a view without its transform; constraints act on it.
  package func untransformedFrame(of item: Item.ID) -> Rect {
    if item == window { return Rect(origin: .zero, size: environment.size) }
    guard let alignmentRect = engine.alignmentRect(of: item) else { return .zero }
    let insets = model.alignmentRectInsets(of: item)
    let frame = alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    if model[item].state.isManual, frame.isNearly(model[item].state.manualFrame) {
      return model[item].state.manualFrame
    }
    // Read where it is: taking the whole environment copies it.
    let scale = model.environment.scale
    // Constants that `lay` writes have six decimals, so halves may come out a little smaller.
    func roundedToPixel(_ length: Double) -> Double {
      (length * scale + 0.5 + 1e-5).rounded(.down) / scale
    }
    return Rect(
      x: roundedToPixel(frame.origin.x), y: roundedToPixel(frame.origin.y),
      width: roundedToPixel(frame.size.width), height: roundedToPixel(frame.size.height))
  }

  /// The value of an attribute in points, unrounded: locations in the coordinates of the item's
  /// superview, leading and trailing from the superview's leading edge.
  public func value(of anchor: Anchor) -> Double {
    value(of: anchor, in: model[anchor.item].parent ?? window)
  }

  /// The values of two attributes in the coordinates of the items' nearest common ancestor.
  ///
  /// In points, unrounded; leading and trailing from the ancestor's leading edge. Edges of a scroll
  /// view mean its content area to what lies inside.
  package func values(of first: Anchor, and second: Anchor) -> (Double, Double) {
    let space = model.nearestCommonAncestor(first.item, second.item) ?? window
    return (
      value(of: first, in: space, beside: second.item),
      value(of: second, in: space, beside: first.item)
    )
  }

  /// The values of two attributes as a constraint between them takes them.
  ///
  /// They are those of ``values(of:and:)``, but for leading and trailing from right to left: those are
  /// measured from the left edge and grow to the left, which makes a difference to multipliers.
  package func constrainedValues(of first: Anchor, and second: Anchor) -> (Double, Double) {
    let space = model.nearestCommonAncestor(first.item, second.item) ?? window
    let direction = model.direction(of: space)
    let isDirectional = first.attribute.isDirectional || second.attribute.isDirectional
    let sign = isDirectional && direction == .rightToLeft ? -1.0 : 1
    let values = [(first, second), (second, first)].map { anchor, other in
      sign
        * engine.value(
          of: lowering(reading: anchor)
            .expression(of: anchor, in: space, beside: other.item, direction))
    }
    return (values[0], values[1])
  }

  /// The error of a constraint in points: its left side minus its right side; 0 if it holds or isn't active.
  public func error(of constraint: LayoutConstraint.ID) -> Double {
    engine.row(of: .user(constraint)).map(engine.solver.error) ?? 0
  }

  /// Whether the position or size of an item could be different without breaking anything more:
  /// `hasAmbiguousLayout`.
  ///
  /// A scroll view is ambiguous, too, where constraints leave its content size open, as Interface
  /// Builder says of it.
  public func isAmbiguous(_ item: Item.ID) -> Bool {
    if !engine.ambiguousVariables(of: item).isEmpty { return true }
    guard let content = model.contentLayoutGuide(of: item), model.usesContentArea(of: item) else {
      return false
    }
    return !engine.ambiguousVariables(of: content).isEmpty
  }

  private func value(of anchor: Anchor, in space: Item.ID, beside other: Item.ID? = nil) -> Double {
    engine.value(of: lowering(reading: anchor).measure(of: anchor, in: space, beside: other))
  }
}

extension Rect {
  /// Whether another rectangle is the same but for the solver's arithmetic.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    let tolerance = 1e-6
    return (origin.x - other.origin.x).magnitude < tolerance
      && (origin.y - other.origin.y).magnitude < tolerance
      && (size.width - other.size.width).magnitude < tolerance
      && (size.height - other.size.height).magnitude < tolerance
  }
}

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
  ///   - superview: The size that the superview had with this frame; nil if unknown, so the frame keeps its numbers.
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

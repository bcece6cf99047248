extension Layout {
  /// The rectangle of an item in its own coordinates.
  public func bounds(of item: Item.ID) -> Rect {
    Rect(origin: model.boundsOrigin(of: item), size: untransformedFrame(of: item).size)
  }

  /// The middle of an item in the coordinates of its superview, which a transform leaves alone.
  public func center(of item: Item.ID) -> Point { untransformedFrame(of: item).center }

  /// The transform that a view is drawn with, around its center.
  public func transform(of item: Item.ID) -> AffineTransform {
    model[item].state.transform
  }

  /// Whether a view is a descendant of another one, or that view itself: `isDescendant(of:)`.
  public func isDescendant(_ item: Item.ID, of other: Item.ID) -> Bool {
    model.ancestry(of: item).contains(other)
  }

  /// The first view with a tag, beginning with a view and its subviews from back to front:
  /// `viewWithTag(_:)`.
  public func view(withTag tag: Int, in item: Item.ID) -> Item.ID? {
    var pending = [item]
    while let next = pending.popLast() {
      guard let view = model[next].view else { continue }
      if view.tag == tag { return next }
      pending += model[next].subviews.reversed()
    }
    return nil
  }

  /// The opacity that a view is drawn with: its own times that of all its superviews.
  public func effectiveAlpha(of item: Item.ID) -> Double {
    model.ancestry(of: item).reduce(1) { $0 * (model[$1].view?.alpha ?? 1) }
  }

  /// Whether neither the view nor a superview is hidden or practically transparent.
  ///
  /// Below 0.01 UIKit treats a view as hidden (documentation of `hitTest(_:with:)`).
  public func isVisible(_ item: Item.ID) -> Bool {
    let isHidden = model.ancestry(of: item).contains { model[$0].view?.isHidden ?? false }
    return !isHidden && effectiveAlpha(of: item) >= 0.01
  }

  /// Gives a view a frame, which from now on counts as manually laid out.
  ///
  /// - Parameters:
  ///   - rect: The frame without the view's transform.
  ///   - item: The view.
  /// - Throws: When the view is the root, constraints lay it out, or the numbers make no frame.
  mutating func setManualFrame(_ rect: Rect, of item: Item.ID) throws(LayoutError) {
    try model.checkIsNotRoot(item)
    try Magnitude.check(rect.origin.x, "x of the frame")
    try Magnitude.check(rect.origin.y, "y of the frame")
    try Magnitude.checkLength(rect.size.width, "width of the frame")
    try Magnitude.checkLength(rect.size.height, "height of the frame")
    guard var view = model[item].view else { return }
    if !view.isManual, model.isLaidOutByConstraints(item) {
      throw LayoutError(
        "\(name(of: item)) is laid out by constraints, which decide its frame",
        remedy: "change the constraints, or set translatesAutoresizingMaskIntoConstraints first")
    }
    view.manualFrame = rect
    view.isManual = true
    if !view.autoresizingMask.isEmpty { view.autoresizingBase = superviewSize(of: item) }
    model.updateView(item) { $0 = view }
  }

  /// Gives a view that is laid out manually the size of its content: `sizeToFit()`.
  ///
  /// The origin stays, and so does the width of what wraps, and a length that the content doesn't
  /// have.
  ///
  /// - Throws: For guides, the root view and views that constraints lay out.
  package mutating func sizeToFit(_ item: Item.ID) throws(LayoutError) {
    guard model[item].isView else {
      throw LayoutError("\(name(of: item)) is a layout guide, which has no content")
    }
    solve()
    let frame = untransformedFrame(of: item)
    let insets = model.alignmentRectInsets(of: item)
    let room = frame.size.width - insets.left - insets.right
    let content = model.intrinsicSize(of: item, wrappedTo: room > 0 ? room : nil)
    let size = Size(
      width: content.horizontal.map { $0 + insets.left + insets.right } ?? frame.size.width,
      height: content.vertical.map { $0 + insets.top + insets.bottom } ?? frame.size.height)
    try setManualFrame(Rect(origin: frame.origin, size: size), of: item)
  }

  /// The traits of an item: `traitCollection`.
  public func traits(of item: Item.ID) -> TraitCollection { model.traits(of: item) }

  /// The inherited traits that a view overrides; none for guides.
  public func traitOverrides(of item: Item.ID) -> TraitCollection {
    model[item].view?.traitOverrides ?? TraitCollection()
  }
}

/// Coordinates that points and rectangles are given in: `UICoordinateSpace`.
public enum CoordinateSpace: Hashable, Sendable {
  /// A view's bounds, or the window's.
  case view(Item.ID)
  /// `UIScreen.coordinateSpace`: turns with the device, so its origin is at the user's top left.
  case screen
  /// `UIScreen.fixedCoordinateSpace`: stays with the device, whatever way it is held.
  case fixedScreen
}

extension Layout {
  /// A point in the coordinates of another space.
  ///
  /// - Throws: When a space is a layout guide, or a view on the way is scaled to nothing.
  public func convert(_ point: Point, from source: CoordinateSpace, to target: CoordinateSpace)
    throws(LayoutError) -> Point
  {
    try source.transform(to: target, in: self).applied(to: point)
  }

  /// The smallest upright rectangle around a rectangle in the coordinates of another space.
  ///
  /// - Throws: When a space is a layout guide, or a view on the way is scaled to nothing.
  public func convert(_ rect: Rect, from source: CoordinateSpace, to target: CoordinateSpace)
    throws(LayoutError) -> Rect
  {
    try source.transform(to: target, in: self).applied(to: rect)
  }
}

extension CoordinateSpace {
  fileprivate func transform(to target: CoordinateSpace, in layout: Layout)
    throws(LayoutError) -> AffineTransform
  {
    if self == target { return .identity }
    guard let back = try target.transformToScreen(in: layout).inverted() else {
      throw LayoutError(
        "a transform flattens the coordinates, so nothing can be converted to them",
        remedy: "scale by another factor than 0")
    }
    return try transformToScreen(in: layout).concatenating(back)
  }

  private func transformToScreen(in layout: Layout) throws(LayoutError) -> AffineTransform {
    switch self {
    case .screen: return .identity
    case .fixedScreen: return layout.environment.fixedToScreen
    case .view(let item):
      guard layout.model[item].view != nil else {
        throw LayoutError(
          "\(layout.name(of: item)) is a layout guide, which has no coordinates",
          remedy: "use its view")
      }
      return layout.model.ancestry(of: item).dropLast().reduce(.identity) {
        $0.concatenating(Self.transformToSuperview(from: $1, in: layout))
      }
    }
  }

  /// From the bounds of a view to those of its superview: around the center, as the layer of a view
  /// is anchored there.
  private static func transformToSuperview(from item: Item.ID, in layout: Layout)
    -> AffineTransform
  {
    let (middle, center) = (layout.bounds(of: item).center, layout.center(of: item))
    return AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(layout.transform(of: item))
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }
}

extension Environment {
  /// From the device's own coordinates to those that turn with it.
  ///
  /// Landscape is the device turned to the left (`UIDeviceOrientation.landscapeLeft`): its top left
  /// corner lies at the user's bottom left.
  fileprivate var fixedToScreen: AffineTransform {
    isLandscape
      ? AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height) : .identity
  }
}

/// Coordinates that points and rectangles are given in: `UICoordinateSpace`.
public enum CoordinateSpace: Hashable, Sendable {
  /// A view's bounds, or the window's.
  case view(Item.ID)
  /// `UIScreen.coordinateSpace`: turns with the device, so that its origin is at the user's top left.
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

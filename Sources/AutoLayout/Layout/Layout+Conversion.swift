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
    try conversion(from: source, to: target).applied(to: point)
  }

  /// The smallest upright rectangle around a rectangle in the coordinates of another space.
  ///
  /// - Throws: When a space is a layout guide, or a view on the way is scaled to nothing.
  public func convert(_ rect: Rect, from source: CoordinateSpace, to target: CoordinateSpace)
    throws(LayoutError) -> Rect
  {
    try conversion(from: source, to: target).applied(to: rect)
  }

  private func conversion(from source: CoordinateSpace, to target: CoordinateSpace)
    throws(LayoutError) -> AffineTransform
  {
    if source == target { return .identity }
    guard let back = try transformToScreen(from: target).inverted() else {
      throw LayoutError(
        "a transform flattens the coordinates, so nothing can be converted to them",
        remedy: "scale by another factor than 0")
    }
    return try transformToScreen(from: source).concatenating(back)
  }

  private func transformToScreen(from space: CoordinateSpace) throws(LayoutError)
    -> AffineTransform
  {
    switch space {
    case .screen: return .identity
    case .fixedScreen: return environment.fixedToScreen
    case .view(let item):
      guard model[item].view != nil else {
        throw LayoutError(
          "\(name(of: item)) is a layout guide, which has no coordinates", remedy: "use its view")
      }
      return model.ancestry(of: item).dropLast().reduce(.identity) {
        $0.concatenating(transformToSuperview(from: $1))
      }
    }
  }

  /// From the bounds of a view to those of its superview: around the center, as the layer of a view
  /// is anchored there.
  private func transformToSuperview(from item: Item.ID) -> AffineTransform {
    let (middle, center) = (bounds(of: item).center, center(of: item))
    return AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(transform(of: item))
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

import AutoLayout

/// Rectangles and insets as values of code, and the other way round.
extension Value {
  init(_ rect: Rect) {
    let (origin, size) = (rect.origin, rect.size)
    self = .structure(
      "CGRect", ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height])
  }

  init(_ point: Point) { self = .structure("CGPoint", ["x": point.x, "y": point.y]) }

  init(_ size: Size) { self = .structure("CGSize", ["width": size.width, "height": size.height]) }

  private subscript(field: String) -> Double? {
    if case .structure(_, let fields) = self { fields[field] } else { nil }
  }

  var asRect: Rect? {
    guard let origin = asPoint, let size = asSize else { return nil }
    return Rect(origin: origin, size: size)
  }

  /// The point, or where a rectangle begins.
  var asPoint: Point? {
    guard let x = self["x"], let y = self["y"] else { return nil }
    return Point(x: x, y: y)
  }

  /// The size, or that of a rectangle.
  var asSize: Size? {
    guard let width = self["width"], let height = self["height"] else { return nil }
    return Size(width: width, height: height)
  }

  /// Insets, with the leading side on the left.
  var asInsets: EdgeInsets? {
    guard let top = self["top"], let bottom = self["bottom"],
      let left = self["left"] ?? self["leading"], let right = self["right"] ?? self["trailing"]
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension Rect {
  /// The point in the middle.
  var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension [Argument] {
  /// The value of the first argument with one of some labels.
  subscript(labels: String...) -> Value? { first { labels.contains($0.label) }?.value }
}

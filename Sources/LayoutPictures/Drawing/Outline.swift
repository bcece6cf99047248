import TextSizes

/// Lines and curves that belong together, in points.
package struct Outline: Hashable, Sendable {
  /// One step of a pen.
  enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic curve by its two control points and its end.
    case curve(Point, Point, Point)

    /// The points that define it, its end last.
    var points: [Point] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .curve(let first, let second, let end): [first, second, end]
      }
    }
  }

  var steps: [Step] = []
  /// Whether it ends where it begins.
  var isClosed = false

  /// The rectangle around all points, control points included.
  var bounds: Rect {
    let points = steps.flatMap { $0.points }
    let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same outline larger or smaller, at another place.
  func scaled(by factor: Double, movedBy offset: Point) -> Outline {
    func moved(_ point: Point) -> Point {
      Point(x: point.x * factor + offset.x, y: point.y * factor + offset.y)
    }
    var outline = self
    outline.steps = steps.map { step in
      switch step {
      case .move(let end): .move(moved(end))
      case .line(let end): .line(moved(end))
      case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
      }
    }
    return outline
  }
}

extension Outline {
  /// The distance of a quarter circle's control points from its ends, in radii.
  private static let quarter = 0.5523

  /// A rectangle with rounded corners.
  static func rectangle(_ rect: Rect, radius: Double) -> Outline {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    let bend = radius * (1 - quarter)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Outline(
      steps: [
        .move(point(left + radius, top)), .line(point(right - radius, top)),
        .curve(point(right - bend, top), point(right, top + bend), point(right, top + radius)),
        .line(point(right, bottom - radius)),
        .curve(
          point(right, bottom - bend), point(right - bend, bottom), point(right - radius, bottom)),
        .line(point(left + radius, bottom)),
        .curve(
          point(left + bend, bottom), point(left, bottom - bend), point(left, bottom - radius)),
        .line(point(left, top + radius)),
        .curve(point(left, top + bend), point(left + bend, top), point(left + radius, top)),
      ], isClosed: true)
  }

  /// The outlines of a text: `M`, `L` and `C` as in SVG, and `Z`, which closes an outline; in addition, `O` for a
  /// circle by center and radius, and `R` for a rectangle by its corner, size and radius.
  static func read(_ text: String) -> [Outline] {
    var outlines: [Outline] = []
    var rest = text[...]
    while let command = rest.popFirst() {
      let numbers = rest.prefix { !$0.isLetter }
      rest = rest[numbers.endIndex...]
      let values = numbers.split(separator: " ").compactMap { Double($0) }
      outlines.add(command, values)
    }
    return outlines
  }
}

extension [Outline] {
  fileprivate mutating func add(_ command: Character, _ values: [Double]) {
    let points = stride(from: 0, to: values.count - 1, by: 2).map {
      Point(x: values[$0], y: values[$0 + 1])
    }
    switch (command, values.count) {
    case ("M", 2): append(Outline(steps: [.move(points[0])]))
    case ("L", 2) where !isEmpty: self[count - 1].steps.append(.line(points[0]))
    case ("C", 6) where !isEmpty:
      self[count - 1].steps.append(.curve(points[0], points[1], points[2]))
    case ("Z", 0) where !isEmpty: self[count - 1].isClosed = true
    case ("O", 3):
      let radius = values[2]
      let box = Rect(
        x: values[0] - radius, y: values[1] - radius, width: 2 * radius, height: 2 * radius)
      append(.rectangle(box, radius: radius))
    case ("R", 5):
      let box = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
      append(.rectangle(box, radius: values[4]))
    default: break
    }
  }
}

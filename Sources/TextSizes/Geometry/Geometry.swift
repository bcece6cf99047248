/// One of the two directions in which Auto Layout solves.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Left to right, or leading to trailing.
  case horizontal
  /// Top to bottom.
  case vertical
}

/// A value for each axis.
public struct PerAxis<Value> {
  /// The value along x.
  public var horizontal: Value
  /// The value along y.
  public var vertical: Value

  /// Creates a pair.
  @inlinable
  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair with the same value on both axes.
  @inlinable
  public init(_ both: Value) {
    self.init(horizontal: both, vertical: both)
  }

  /// The value of one axis.
  @inlinable
  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}

/// A position in points; y grows downward as in UIKit.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate on an axis.
  package func coordinate(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Points along x.
  public var width: Double
  /// Points along y.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The width along x, the height along y.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// The same size with width and height exchanged.
  public var transposed: Size { Size(width: height, height: width) }
}

/// A rectangle in points: origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// x, y, width and height.
  package var inOrder: [Double] { [origin.x, origin.y, size.width, size.height] }

  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }
  /// The point at the center.
  package var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// A rectangle of the given size around a point.
  package init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// Whether no number differs from the other's by more than a number of points; infinities are equal to themselves.
  package func isNear(_ other: Rect, by tolerance: Double) -> Bool {
    zip(inOrder, other.inOrder).allSatisfy { $0 == $1 || ($0 - $1).magnitude <= tolerance }
  }

  /// The rectangle with its edges moved inward; negative insets move them outward.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Creates insets, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on every edge.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// The sums, edge by edge.
  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Edge by edge.
  package static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top - rhs.top, left: lhs.left - rhs.left, bottom: lhs.bottom - rhs.bottom,
      right: lhs.right - rhs.right)
  }

  /// The larger of two insets, edge by edge.
  package func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// No insets.
  public static let zero = EdgeInsets(0)
}

extension Rect {
  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
  }
}

extension Rect: CustomStringConvertible {
  /// The four numbers as `frame` prints them: `(20, 20, 280, 440)`.
  public var description: String {
    "(\(inOrder.map(NumberText.measured).joined(separator: ", ")))"
  }
}

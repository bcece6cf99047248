#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Moves, turns, scales and slants points: `CGAffineTransform`.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty). As y grows downward, positive angles turn
/// clockwise.
public struct AffineTransform: Hashable, Sendable {
  /// The coefficient of x in the new x.
  public var a: Double
  /// The coefficient of x in the new y.
  public var b: Double
  /// The coefficient of y in the new x.
  public var c: Double
  /// The coefficient of y in the new y.
  public var d: Double
  /// Points added to x.
  public var tx: Double
  /// Points added to y.
  public var ty: Double

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by a distance in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Scales both axes.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns by an angle in degrees; quarters of a circle are exact.
  public init(rotationDegrees degrees: Double) {
    let quarters = degrees / 90
    let (sine, cosine): (Double, Double)
    if quarters.isFinite, quarters == quarters.rounded() {
      let turn = Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4
      (sine, cosine) = [(0, 1), (1, 0), (0, -1), (-1, 0)][turn]
    } else {
      let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
      (sine, cosine) = (sin(angle), cos(angle))
    }
    self.init(a: cosine, b: sine, c: -sine + 0, d: cosine, tx: 0, ty: 0)
  }

  /// First this transform, then another.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse transform; nil if this one flattens the plane.
  public func inverted() -> AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The image of a point.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the transformed rectangle, like `CGRect.applying(_:)`.
  public func applied(to rect: Rect) -> Rect {
    let corners = rect.corners.map(applied(to:))
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The six numbers in Core Graphics' order.
  public var inOrder: [Double] { [a, b, c, d, tx, ty] }
}

extension Rect {
  /// The four corners.
  fileprivate var corners: [Point] {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, Point(x: right, y: origin.y), Point(x: origin.x, y: bottom),
      Point(x: right, y: bottom),
    ]
  }
}

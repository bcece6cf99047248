import AutoLayout

/// A side of a rectangle on the screen.
enum Side: String, CaseIterable, Sendable {
  case left, right, top, bottom

  /// The axis along which something passes it.
  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// The side as constraints name it.
  var attribute: Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The relation of a view that must not pass the side.
  var inward: Relation { self == .left || self == .top ? .greaterThanOrEqual : .lessThanOrEqual }

  /// `the left edge`, `the top`.
  var words: String { axis == .horizontal ? "the \(rawValue) edge" : "the \(rawValue)" }

  /// The points by which a rectangle passes this side of another one; negative inside.
  func excess(of rect: Rect, out screen: Rect) -> Double {
    switch self {
    case .left: screen.origin.x - rect.origin.x
    case .right: rect.maxX - screen.maxX
    case .top: screen.origin.y - rect.origin.y
    case .bottom: rect.maxY - screen.maxY
    }
  }

  /// Whether a rectangle reaches from one side of another one to the other.
  static func fills(_ rect: Rect, _ screen: Rect, along axis: Axis) -> Bool {
    allCases.filter { $0.axis == axis }.allSatisfy { $0.excess(of: rect, out: screen) >= -0.5 }
  }
}

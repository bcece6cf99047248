/// One of the two directions that Auto Layout solves.
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

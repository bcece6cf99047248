import AutoLayout

/// A constraint of a log between views of its scene.
public struct SceneConstraint: Hashable, Sendable {
  /// One side.
  public struct Side: Hashable, Sendable {
    /// The place of the view in ``LogScene/views``.
    public let view: Int
    /// The attribute; nil for what the API has not, such as a content height.
    public let attribute: Attribute?
    /// The attribute's word.
    public let attributeName: String
  }

  /// The place in ``LogScene/constraints``.
  public let place: Int
  /// The line as it stands in the log.
  public let line: LogConstraint
  /// A handle that nothing else in the log has: the identifier, or `c1`, `c2` … in order.
  public let name: String
  /// The left side.
  public let first: Side
  /// The right side; nil for a constant size, and for positions of autoresizing masks.
  public let second: Side?
  /// The superview that the position of an autoresizing mask is measured from.
  public let origin: Int?

  /// Who made the constraint, and why it exists.
  public let maker: LineMaker

  /// Whether both are the same constraint of one scene.
  public static func == (lhs: SceneConstraint, rhs: SceneConstraint) -> Bool {
    lhs.place == rhs.place && lhs.name == rhs.name
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Whether both relate the same attributes in the same way.
  func statesTheSame(as other: SceneConstraint) -> Bool {
    first == other.first && second == other.second && origin == other.origin
      && line.relation == other.line.relation && line.multiplier == other.line.multiplier
      && line.constant == other.line.constant && line.priority == other.line.priority
      && line.contentPriorities == other.line.contentPriorities
  }

  /// The axis of the left side.
  public var axis: Axis? {
    first.attribute?.axis ?? (first.attributeName.hasSuffix("Width") ? .horizontal : .vertical)
  }
}

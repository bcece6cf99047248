import AutoLayout

/// A constraint of a log between views of its scene.
package struct SceneConstraint: Hashable, Sendable {
  /// One side.
  package struct Side: Hashable, Sendable {
    /// The place of the view in ``LogScene/views``.
    package let view: Int
    /// The attribute; nil for what the API lacks, such as a content height.
    package let attribute: Attribute?
    /// The attribute's word.
    package let attributeName: String
  }

  /// The place in ``LogScene/constraints``.
  package let place: Int
  /// The line as it is in the log.
  package let line: LogConstraint
  /// A handle that nothing else in the log has: the identifier, or `c1`, `c2` … in order.
  package let name: String
  /// The left side.
  package let first: Side
  /// The right side; nil for a constant size, and for positions of autoresizing masks.
  package let second: Side?
  /// The superview that the position of an autoresizing mask is measured from.
  package let origin: Int?

  /// Who made the constraint, and why it exists.
  package let maker: LineMaker

  /// Whether both are the same constraint of one scene.
  package static func == (lhs: SceneConstraint, rhs: SceneConstraint) -> Bool {
    lhs.place == rhs.place && lhs.name == rhs.name
  }

  /// Hashes the place.
  package func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// What a report says of a constraint; another report may say something else of the same one.
  struct Statement: Hashable {
    let identity: String
    let first: Side
    let second: Side?
    let origin: Int?
    let relation: Relation
    let multiplier: Double
    let constant: Double
    let priority: Priority
    let contentPriorities: LogConstraint.ContentPriorities?
  }

  /// What its line says.
  var statement: Statement {
    Statement(
      identity: line.identity, first: first, second: second, origin: origin,
      relation: line.relation, multiplier: line.multiplier, constant: line.constant,
      priority: line.priority, contentPriorities: line.contentPriorities)
  }

  /// Whether a side names no attribute.
  var isUnnamed: Bool {
    [first, second].contains { $0?.attributeName == LogAnchor.unnamed }
  }

  /// The axis of the left side.
  package var axis: Axis? {
    first.attribute?.axis ?? (first.attributeName.hasSuffix("Width") ? .horizontal : .vertical)
  }
}

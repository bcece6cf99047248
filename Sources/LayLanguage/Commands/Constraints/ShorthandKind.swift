import AutoLayout

/// The words of `pin red edges to superview`.
enum ShorthandKind: String, Hashable, Sendable, CaseIterable {
  case edges
  case horizontal
  case vertical
  case center
  case size

  /// One of the constraints that a shorthand means: the same attribute of both items.
  struct Part: Sendable {
    let attribute: Attribute
    /// The inset between the two.
    var inset: (@Sendable (EdgeInsets) -> Double)?
    /// Whether the target comes first, so that a positive constant moves inward; the guide's and
    /// Interface Builder's form for the trailing and bottom edge.
    var startsWithTarget = false
  }

  private static let horizontalParts: [Part] = [
    Part(attribute: .leading, inset: { $0.left }),
    Part(attribute: .trailing, inset: { $0.right }, startsWithTarget: true),
  ]
  private static let verticalParts: [Part] = [
    Part(attribute: .top, inset: { $0.top }),
    Part(attribute: .bottom, inset: { $0.bottom }, startsWithTarget: true),
  ]
  private static let partsByKind: [ShorthandKind: [Part]] = [
    .edges: horizontalParts + verticalParts,
    .horizontal: horizontalParts,
    .vertical: verticalParts,
    .center: [Part(attribute: .centerX), Part(attribute: .centerY)],
    .size: [Part(attribute: .width), Part(attribute: .height)],
  ]

  /// The constraints that the word means, in the order they are added.
  var parts: [Part] { Self.partsByKind[self] ?? [] }

  /// Whether `inset` may follow.
  var takesInsets: Bool { parts.contains { $0.inset != nil } }
}

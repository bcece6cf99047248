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

    init(
      attribute: Attribute, inset: (@Sendable (EdgeInsets) -> Double)? = nil,
      startsWithTarget: Bool = false
    ) {
      self.attribute = attribute
      self.inset = inset
      self.startsWithTarget = startsWithTarget
    }

    /// The constraint on one attribute; left and right are like leading and trailing.
    init(of attribute: Attribute) {
      let like: [Attribute: Attribute] = [.left: .leading, .right: .trailing]
      let edge = ShorthandKind.edgeParts[like[attribute] ?? attribute]
      self.init(
        attribute: attribute, inset: edge?.inset, startsWithTarget: edge?.startsWithTarget ?? false)
    }
  }

  fileprivate static let edgeParts = Dictionary(
    (horizontalParts + verticalParts).map { ($0.attribute, $0) },
    uniquingKeysWith: { first, _ in first })

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
}

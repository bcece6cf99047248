import AutoLayout

/// The constraints of a layout that keep the left and the right side of a view alike, so that the text
/// direction makes no difference.
struct MirroredSides {
  /// A constraint between a left or right side of one view and one of another, as it is seen from the
  /// view that was made first.
  private struct Tie: Hashable {
    var first: Attribute
    var second: Attribute
    let items: [Item.ID]
    var relation: Relation
    var constant: Double
    let priority: Priority

    init?(_ constraint: LayoutConstraint) {
      guard let other = constraint.second, constraint.isActive, constraint.multiplier == 1,
        MirroredSides.opposites[constraint.first.attribute] != nil,
        MirroredSides.opposites[other.attribute] != nil
      else { return nil }
      let isOrdered = constraint.first.item <= other.item
      (first, second) = (constraint.first.attribute, other.attribute)
      (relation, constant) = (constraint.relation, constraint.constant)
      items = [constraint.first.item, other.item].sorted()
      priority = constraint.priority
      if isOrdered { return }
      (first, second) = (second, first)
      (relation, constant) = (relation.flipped, -constant)
    }

    /// The same tie on the other side; a constant of zero has no sign.
    var mirrored: Tie? {
      guard let first = MirroredSides.opposites[first],
        let second = MirroredSides.opposites[second]
      else { return nil }
      var other = self
      (other.first, other.second) = (first, second)
      (other.relation, other.constant) = (relation.flipped, 0 - constant)
      return other
    }
  }

  private static let opposites: [Attribute: Attribute] = [
    .left: .right, .right: .left, .leftMargin: .rightMargin, .rightMargin: .leftMargin,
  ]

  private let ties: Set<Tie>

  init(_ layout: Layout) {
    ties = Set(layout.constraints.compactMap { Tie(layout.constraint($0)) })
  }

  /// Whether another constraint says the same on the other side.
  func contains(_ constraint: LayoutConstraint) -> Bool {
    Tie(constraint)?.mirrored.map(ties.contains) ?? false
  }
}

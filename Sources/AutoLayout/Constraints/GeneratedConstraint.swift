/// A constraint that a stack view makes for its arranged views.
///
/// Identifiers, relations and priorities are those of iOS 9 and later, taken from listings and from reimplementations
/// that behave the same; the order of operands is taken from conflict reports.
package struct GeneratedConstraint: Hashable, Sendable {
  /// UIKit's identifiers.
  package enum Identifier: String, Hashable, Sendable {
    /// Ties the first and the last view to the ends of the stack.
    case canvasConnection = "UISV-canvas-connection"
    /// The gap between two neighbors.
    case spacing = "UISV-spacing"
    /// Ties views to each other across the axis.
    case alignment = "UISV-alignment"
    /// Makes views, or the gaps between them, equally long.
    case fillEqually = "UISV-fill-equally"
    /// Gives each view its share of the length.
    case fillProportionally = "UISV-fill-proportionally"
    /// Ties the rectangle of a gap to the views beside it.
    case distributingEdge = "UISV-distributing-edge"
    /// Takes the length from a hidden view.
    case hiding = "UISV-hiding"
    /// Keeps the spanner around the views.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Makes the spanner small.
    case spanningFit = "UISV-spanning-fit"
    /// Makes views small across the axis.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// Makes the stack small.
    case canvasFit = "UISV-canvas-fit"
  }

  /// Names a constraint among those of its stack, even after the stack has made them again.
  package struct Key: Hashable, Sendable {
    /// The purpose of the constraint.
    package let identifier: Identifier
    let first: Anchor
    let relation: Relation
    let second: Anchor?
  }

  /// The purpose of the constraint.
  package let identifier: Identifier
  /// The constraint, which is never inactive.
  package let constraint: LayoutConstraint

  init(
    _ identifier: Identifier,
    _ first: Anchor,
    _ relation: Relation = .equal,
    to second: Anchor? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Priority = .required
  ) {
    self.identifier = identifier
    constraint = LayoutConstraint(
      first, relation, to: second, multiplier: multiplier, constant: constant, priority: priority)
  }

  /// Whether the constraint is about an item.
  package func mentions(_ item: Item.ID) -> Bool {
    constraint.first.item == item || constraint.second?.item == item
  }

  /// Whether it depends on all arranged views.
  var isShare: Bool { identifier == .fillProportionally }

  /// The key of the constraint within its stack.
  package var key: Key {
    Key(
      identifier: identifier, first: constraint.first, relation: constraint.relation,
      second: constraint.second)
  }
}

extension Priority {
  /// The priority with a number, clamped to 1…1000.
  static func clamped(_ value: Double) -> Priority {
    Priority(min(max(value, 1), 1000)) ?? .required
  }
}

/// A constraint that a stack view makes for its arranged views.
///
/// Identifiers, relations and priorities are those of iOS 9 and later, taken from listings and from
/// re-implementations that behave alike; operand orders from conflict reports.
package struct GeneratedConstraint: Hashable, Sendable {
  /// UIKit's identifiers.
  package enum Identifier: String, Hashable, Sendable {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasFit = "UISV-canvas-fit"
  }

  /// Names a constraint among those of its stack, also after the stack has made them anew.
  package struct Key: Hashable, Sendable {
    package let identifier: Identifier
    let first: Anchor
    let relation: Relation
    let second: Anchor?
  }

  package let identifier: Identifier
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

  /// What the constraint is called among those of its stack.
  package var key: Key {
    Key(
      identifier: identifier, first: constraint.first, relation: constraint.relation,
      second: constraint.second)
  }
}

extension Priority {
  /// The priority of a number between 1 and 1000; smaller and larger ones are brought inside.
  static func clamped(_ value: Double) -> Priority {
    Priority(min(max(value, 1), 1000)) ?? .required
  }
}

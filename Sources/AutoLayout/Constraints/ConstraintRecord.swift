import Cassowary

/// What the model stores about one constraint, apart from its name.
///
/// Plain numbers throughout: a build stores and reads thousands of them, and a command copies some,
/// which counts no references and asks no type how it is copied.
package struct ConstraintRecord: Sendable {
  let first: Anchor
  let relation: Relation
  let multiplier: Double
  let second: Anchor?
  let constant: Double
  let priority: Priority
  let isActive: Bool
  let spacing: SpacingSource
  let isPlaceholder: Bool

  /// All of a constraint but its name.
  init(_ constraint: LayoutConstraint) {
    first = constraint.first
    relation = constraint.relation
    multiplier = constraint.multiplier
    second = constraint.second
    constant = constraint.constant
    priority = constraint.priority
    isActive = constraint.isActive
    spacing = constraint.spacing
    isPlaceholder = constraint.isPlaceholder
  }

  /// Whether the constraint is about leading or trailing edges or margins.
  var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional ?? false
  }
}

/// Constraints that are switched together, under a name.
package struct ConstraintGroup: Hashable, Sendable {
  /// Unique among views, guides, constraints and groups.
  package let name: String
  /// At least one constraint, in the order they were given.
  package internal(set) var members: [LayoutConstraint.ID]
}

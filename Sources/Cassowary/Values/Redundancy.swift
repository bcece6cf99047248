/// A constraint that can't change anything: required equalities alone decide its left side.
package struct Redundancy: Hashable, Sendable {
  /// The constraints that depend on each other, oldest first.
  package var members: [LinearConstraint.ID]
  /// The members that can be removed, one at a time: all if all are required equalities, otherwise only the one that
  /// isn't.
  package var removable: [LinearConstraint.ID]
  /// Whether the others meet what the removable one asks for; otherwise it can never hold.
  package var isMet: Bool
}

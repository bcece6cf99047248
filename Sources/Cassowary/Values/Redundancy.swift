/// A constraint that can't change anything: required equalities alone decide its left side.
package struct Redundancy: Hashable, Sendable {
  /// The constraints that depend on each other, oldest first.
  package var members: [LinearConstraint.ID]
  /// Those that can go, one at a time: all members where all are required equalities, else only
  /// the one that is not.
  package var removable: [LinearConstraint.ID]
  /// Whether the others meet what the removable one asks for; otherwise it can never hold.
  package var isMet: Bool
}

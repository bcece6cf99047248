/// A constraint that can't change anything: required equalities alone decide its left side.
public struct Redundancy: Hashable, Sendable {
  /// The constraints that depend on each other, oldest first.
  public var members: [LinearConstraint.ID]
  /// Those that can go, one at a time: all members where all are required equalities, else only
  /// the one that is not.
  public var removable: [LinearConstraint.ID]
}

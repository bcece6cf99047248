/// Proof that some required constraints cannot hold together.
///
/// The members are an irreducible infeasible set: without any one of them the rest can hold.
/// Adding up `multiplier × (terms relation constant)` over the members and the suggested values
/// cancels every unknown and leaves a false statement `0 ≥ shortfall` (Farkas' lemma).
public struct Conflict: Hashable, Sendable {
  /// One constraint of the set and its part in the contradiction.
  public struct Member: Hashable, Sendable {
    /// The constraint.
    public var constraint: LinearConstraint.ID
    /// Its Farkas multiplier: negative if the constraint takes part as a `≤`.
    public var multiplier: Double
  }

  /// The constraints that contradict each other, oldest first.
  public var members: [Member]
  /// The distance between the demands, scaled so that the largest multiplier is 1; positive.
  public var shortfall: Double
}

extension Conflict {
  /// How far a member has to yield, in its own units, for the others to hold; nil for other constraints.
  public func shortfall(of constraint: LinearConstraint.ID) -> Double? {
    members.first { $0.constraint == constraint }.map { shortfall / $0.multiplier.magnitude }
  }
}

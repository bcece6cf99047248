/// The constraints that determine the value of an expression, with their multipliers.
///
/// `value = Σ coefficient × constant(constraint) + Σ coefficient × value(suggestion)` holds exactly
/// for the solution it was read from, and stays true while the same constraints remain tight.
public struct Determination: Hashable, Sendable {
  /// A tight constraint and the change of the value per point of its constant.
  public struct Contribution: Hashable, Sendable {
    /// The constraint that holds with equality.
    public var constraint: LinearConstraint.ID
    /// d value / d constant.
    public var coefficient: Double
  }

  /// The constraints with a non-zero coefficient, oldest first.
  public var contributions: [Contribution]
  /// The suggested variables with a non-zero coefficient, in order of creation.
  public var suggestions: [Term]
}

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

/// The range of one variable over the optimal solutions, and its limits.
package struct OptimalRange: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// The exact interval of its values; ends may be infinite.
  package var range: ClosedRange<Double>
  /// The constraints that stop it at the lower end and have slack at the upper end, oldest first.
  package var lowerLimits: [LinearConstraint.ID]
  /// The constraints that stop it at the upper end and have slack at the lower end, oldest first.
  package var upperLimits: [LinearConstraint.ID]
  /// The optional constraints of equal priority that trade errors between the ends, oldest first.
  package var tied: [LinearConstraint.ID]
}

/// A constraint that can't change anything: required equalities alone decide its left side.
package struct Redundancy: Hashable, Sendable {
  /// The constraints that depend on each other, oldest first.
  package var members: [LinearConstraint.ID]
  /// The members that can be removed, one at a time: all of them if all are required equalities, otherwise only the one
  /// that isn't.
  package var removable: [LinearConstraint.ID]
  /// Whether the others satisfy the removable one; otherwise it can never hold.
  package var isMet: Bool
}

/// Why a call to a ``Solver`` was refused.
///
/// A refused call changes nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or suggested value is NaN or infinite.
  case notFinite
  /// The variable was never made by this solver, or was removed.
  case unknownVariable(Variable)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(LinearConstraint.ID)
  /// The variable still occurs in constraints; remove those first.
  case variableInUse(Variable)
}

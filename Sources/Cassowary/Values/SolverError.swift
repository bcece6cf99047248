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

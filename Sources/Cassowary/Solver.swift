/// A live system of linear constraints with lexicographic priorities. STUB: the interface.
///
/// Among all assignments the solver picks one that minimises the sum of absolute errors of the
/// required constraints, then of the next lower priority, and so on. Where several assignments are
/// equally good the variables, in order of creation, take the value nearest to 0 that is left:
/// a solution depends on the system, never on the order of the edits that led to it.
public struct Solver: Sendable {
  /// Creates an empty system.
  public init() {}

  /// Makes a new unknown.
  public mutating func addVariable() -> Variable { fatalError("stub") }

  /// Removes an unknown that no constraint mentions.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    fatalError("stub")
  }

  /// Adds a constraint; takes effect at the next ``solve()``.
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError)
    -> LinearConstraint.ID
  { fatalError("stub") }

  /// Removes a constraint.
  public mutating func remove(_ id: LinearConstraint.ID) throws(SolverError) { fatalError("stub") }

  /// Changes the right side of a constraint.
  public mutating func setConstant(_ constant: Double, of id: LinearConstraint.ID)
    throws(SolverError)
  { fatalError("stub") }

  /// Changes the priority of a constraint.
  public mutating func setPriority(_ priority: Priority, of id: LinearConstraint.ID)
    throws(SolverError)
  { fatalError("stub") }

  /// Marks a constraint as broken: its error is minimised only after every optional constraint's.
  public mutating func setBroken(_ isBroken: Bool, of id: LinearConstraint.ID) throws(SolverError) {
    fatalError("stub")
  }

  /// Fixes a variable to a value from outside (an edit variable of Cassowary).
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    fatalError("stub")
  }

  /// Makes a suggested variable an unknown again.
  public mutating func withdrawSuggestion(for variable: Variable) throws(SolverError) {
    fatalError("stub")
  }

  /// Brings the solution up to date with every change since the last call.
  public mutating func solve() { fatalError("stub") }

  /// The constraint as it stands.
  public func constraint(_ id: LinearConstraint.ID) -> LinearConstraint? { fatalError("stub") }

  /// The value of a variable in the last solution.
  public func value(of variable: Variable) -> Double { fatalError("stub") }

  /// The signed error of a constraint in the last solution: left side minus right side, 0 when it holds.
  public func error(of id: LinearConstraint.ID) -> Double { fatalError("stub") }

  /// The contradictions among the required constraints, one for each that could not be met.
  public var conflicts: [Conflict] { fatalError("stub") }

  /// Whether every optimal solution gives the variable the same value.
  public func isUnique(_ variable: Variable) -> Bool { fatalError("stub") }

  /// The exact interval an expression takes over all optimal solutions; ends may be infinite.
  public func range(of terms: [Term]) -> ClosedRange<Double> { fatalError("stub") }

  /// Which constraints determine the value of an expression, or nil where it is not unique.
  public func determination(of terms: [Term]) -> Determination? { fatalError("stub") }

  /// Checks the internal invariants; traps on a violation. For tests.
  package func _checkInvariants() { fatalError("stub") }
}

/// A live system of linear constraints with lexicographic priorities.
///
/// Among all assignments the solver picks one that minimises the sum of absolute errors of the
/// required constraints, then of the next lower priority, and so on. Where several assignments are
/// equally good the variables, in order of creation, take the value nearest to 0 that is left:
/// a solution depends on the system, never on the order of the edits that led to it.
///
/// Edits are only recorded; ``solve()`` brings the solution up to date, and queries read the last
/// solution. A copy is made in constant time and shares everything that neither side changes.
///
/// The interface follows Cassowary (Badros, Borning & Stuckey 2001). Unlike Cassowary the solver
/// treats required constraints as the highest level, so a contradiction has a solution too, and it
/// compares priorities strictly instead of by weights.
public struct Solver: Sendable {
  var constraints = ConstraintStore()
  @usableFromInline var variables = VariableStore()
  var partition = Partition()

  /// Creates an empty system.
  public init() {}

  /// Makes a new unknown.
  ///
  /// Its value is 0 until constraints say otherwise.
  public mutating func addVariable() -> Variable { addVariable(rank: 0) }

  /// Makes several new unknowns, which is quicker than one by one.
  ///
  /// - Parameter count: How many; none where it is negative.
  /// - Returns: The unknowns. Their values are 0 until constraints say otherwise.
  public mutating func addVariables(_ count: Int) -> [Variable] {
    let first = Int32(variables.count)
    variables.append(count: max(0, count))
    return (first..<Int32(variables.count)).map(Variable.init)
  }

  /// Makes a new unknown that yields to others, whenever it was made.
  ///
  /// Where constraints leave a choice, unknowns that choose first come before all others; of either
  /// kind those without a rank are chosen first, then those with one, in ascending order of it, and of
  /// the same rank in order of creation.
  package mutating func addVariable(rank: Int32, choosesFirst: Bool = false) -> Variable {
    Variable(rawValue: Int32(variables.append(rank: rank, choosesFirst: choosesFirst)))
  }

  /// Removes an unknown that no constraint mentions.
  ///
  /// - Throws: `unknownVariable` or `variableInUse`.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    let index = try checkedIndex(variable)
    guard !variables.isUsed(index) else { throw .variableInUse(variable) }
    variables.remove(index)
  }

  /// Adds a constraint; takes effect at the next ``solve()``.
  ///
  /// A variable may occur in several terms, and a constraint may have no terms at all.
  /// - Throws: `notFinite` (also where like terms add up to more than a `Double` holds) or
  ///   `unknownVariable`.
  public mutating func add(
    _ constraint: LinearConstraint
  ) throws(SolverError) -> LinearConstraint.ID {
    guard constraint.constant.isFinite else { throw .notFinite }
    try variables.check(constraint.terms)
    guard let index = constraints.append(constraint) else { throw .notFinite }
    variables.countUses(of: index, in: constraints, 1)
    return LinearConstraint.ID(rawValue: Int32(index))
  }

  /// Removes a constraint; takes effect at the next ``solve()``.
  ///
  /// - Throws: `unknownConstraint`.
  public mutating func remove(_ id: LinearConstraint.ID) throws(SolverError) {
    let index = try checkedIndex(id)
    variables.countUses(of: index, in: constraints, -1)
    partition.noteEdit(of: index)
    constraints.remove(index)
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: `notFinite` or `unknownConstraint`.
  public mutating func setConstant(
    _ constant: Double, of id: LinearConstraint.ID
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    let index = try checkedIndex(id)
    if constraints[index].constant == constant { return }
    constraints.setConstant(constant, of: index)
    partition.noteEdit(of: index)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public mutating func setPriority(
    _ priority: Priority, of id: LinearConstraint.ID
  ) throws(SolverError) {
    let index = try checkedIndex(id)
    if constraints[index].priority == priority { return }
    constraints.setPriority(priority, of: index)
    partition.noteEdit(of: index)
  }

  /// Marks a constraint as broken: where it is required, its error is minimised after that of the
  /// constraints that are still required, and before that of every optional one.
  ///
  /// - Throws: `unknownConstraint`.
  package mutating func setBroken(
    _ isBroken: Bool, of id: LinearConstraint.ID
  ) throws(SolverError) {
    let index = try checkedIndex(id)
    if constraints[index].isBroken == isBroken { return }
    constraints.setBroken(isBroken, of: index)
    partition.noteEdit(of: index)
  }

  /// Fixes a variable to a value from outside (an edit variable of Cassowary).
  ///
  /// The variable stops being an unknown: constraints treat it as a number.
  /// - Throws: `notFinite` or `unknownVariable`.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    let index = try checkedIndex(variable)
    if variables[index].isSuggested {
      if variables[index].suggestion == value { return }
    } else {
      partition.markForRebuild(variables[index].component)
    }
    variables.suggest(value, for: index)
    partition.addChangedSuggestion(index)
  }

  /// Makes a suggested variable an unknown again; does nothing when it is not suggested.
  ///
  /// - Throws: `unknownVariable`.
  public mutating func withdrawSuggestion(for variable: Variable) throws(SolverError) {
    let index = try checkedIndex(variable)
    guard variables[index].isSuggested else { return }
    variables.withdrawSuggestion(for: index)
    partition.markForRebuild(usersOf: index)
    partition.addChangedSuggestion(index)
  }

  /// Brings the solution up to date with every change since the last call.
  ///
  /// - Parameter stops: Whether to look only for ``conflicts`` where there are any: much cheaper where
  ///   these are about to be broken, but the values of what contradicts itself then mean nothing.
  public mutating func solve(untilConflict stops: Bool = false) {
    partition.update(constraints, &variables, untilConflict: stops)
  }

  private func checkedIndex(_ variable: Variable) throws(SolverError) -> Int {
    guard variables.contains(variable) else { throw .unknownVariable(variable) }
    return Int(variable.rawValue)
  }

  private func checkedIndex(_ id: LinearConstraint.ID) throws(SolverError) -> Int {
    guard constraints.contains(id) else { throw .unknownConstraint(id) }
    return Int(id.rawValue)
  }
}

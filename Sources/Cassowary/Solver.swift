/// A live system of linear constraints with lexicographic priorities.
///
/// Among all assignments the solver picks one that meets the required constraints and then minimizes the sum of
/// absolute errors on each lower priority, the highest first. Required constraints that can't hold together with others
/// are *broken*: their errors come right after the required level. Where several assignments are equally good, the
/// variables, in order of creation, take the value nearest to 0 that is still possible: a solution depends on the
/// system, never on the order of the edits that led to it.
///
/// Edits are only recorded; ``solve()`` brings the solution up to date, and queries read the last
/// solution. A copy shares everything that neither side changes.
///
/// The interface follows Cassowary (Badros, Borning & Stuckey 2001). Unlike Cassowary, the solver compares priorities
/// strictly instead of by weights, and refuses no constraint.
public struct Solver: Sendable {
  var constraints = ConstraintStore()
  @usableFromInline var variables = VariableStore()
  var components = Components()

  /// Creates an empty system.
  public init() {}

  // MARK: Variables

  /// Makes a new unknown.
  ///
  /// Its value is 0 until constraints say otherwise.
  public mutating func addVariable() -> Variable { addVariable(rank: 0) }

  /// Makes several new unknowns; none if the count is negative.
  public mutating func addVariables(_ count: Int) -> [Variable] {
    (0..<max(0, count)).map { _ in addVariable() }
  }

  /// Makes a new unknown that yields to others, regardless of when it was made.
  ///
  /// Where constraints leave a choice, unknowns that choose first come before all others; within each group, those of
  /// lower rank choose first, and within a rank, the older ones.
  package mutating func addVariable(rank: Int32, choosesFirst: Bool = false) -> Variable {
    Variable(rawValue: variables.append(rank: rank, choosesFirst: choosesFirst))
  }

  /// Removes an unknown that no constraint mentions.
  ///
  /// - Throws: `unknownVariable` or `variableInUse`.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    let index = try checkedIndex(variable)
    guard variables[index].uses == 0 else { throw .variableInUse(variable) }
    components.markOutdated(variables[index].component)
    variables.remove(index)
  }

  /// Fixes a variable to a value from outside (an edit variable of Cassowary).
  ///
  /// The variable stops being an unknown: constraints treat it as a number.
  /// - Throws: `notFinite` or `unknownVariable`.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    let index = try checkedIndex(variable)
    if variables[index].isSuggested {
      if variables.values[Int(index)] == value { return }
      components.noteChange(ofParameter: index)
    } else {
      setSuggested(true, index)
    }
    variables.values[Int(index)] = value
  }

  /// Makes a suggested variable an unknown again; does nothing if it is not suggested.
  ///
  /// - Throws: `unknownVariable`.
  public mutating func withdrawSuggestion(for variable: Variable) throws(SolverError) {
    let index = try checkedIndex(variable)
    if variables[index].isSuggested { setSuggested(false, index) }
  }

  /// Turns an unknown into a parameter, or the other way around: everything around it is regrouped.
  private mutating func setSuggested(_ isSuggested: Bool, _ index: Int32) {
    components.markOutdated(variables[index].component)
    components.markOutdated(withParameter: index)
    variables.detach(index)
    variables[index].isSuggested = isSuggested
    variables[index].isUnique = isSuggested
    if !isSuggested { variables.values[Int(index)] = TieBreak.target }
  }

  // MARK: Constraints

  /// Adds a constraint; takes effect at the next ``solve()``.
  ///
  /// A variable may occur in several terms, and a constraint may have no terms at all.
  /// - Throws: `notFinite` (also if the sum of like terms exceeds what a `Double` holds) or `unknownVariable`.
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError)
    -> LinearConstraint.ID
  {
    try add(constraint, order: nil)
  }

  /// Adds a constraint at a place among all constraints; nil puts it last.
  ///
  /// - Throws: Like ``add(_:)``.
  package mutating func add(
    _ constraint: LinearConstraint, order: CreationOrder?
  ) throws(SolverError) -> LinearConstraint.ID {
    guard constraint.constant.isFinite else { throw .notFinite }
    for term in constraint.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      guard variables.contains(term.variable) else { throw .unknownVariable(term.variable) }
    }
    guard let index = constraints.append(constraint, order) else { throw .notFinite }
    for term in constraints.terms(of: index) { variables[term.variable.rawValue].uses += 1 }
    components.noteAddition(of: index)
    return LinearConstraint.ID(rawValue: index)
  }

  /// Removes a constraint; takes effect at the next ``solve()``.
  ///
  /// - Throws: `unknownConstraint`.
  public mutating func remove(_ id: LinearConstraint.ID) throws(SolverError) {
    let index = try checkedIndex(id)
    for term in constraints.terms(of: index) { variables[term.variable.rawValue].uses -= 1 }
    components.noteEdit(.removal, of: index, constraints[index])
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
    constraints[index].constant = constant
    components.noteEdit(.constant(constant), of: index, constraints[index])
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public mutating func setPriority(
    _ priority: Priority, of id: LinearConstraint.ID
  ) throws(SolverError) {
    let index = try checkedIndex(id)
    if constraints[index].priority == priority { return }
    constraints[index].priority = priority
    components.noteEdit(.level(Level(priority)), of: index, constraints[index])
  }

  /// Puts a constraint at a place among all constraints, possibly the one that it already has.
  ///
  /// Where constraints contradict each other, a different one may have to break.
  package mutating func setOrder(_ order: CreationOrder, of id: LinearConstraint.ID) {
    guard constraints.contains(id) else { return }
    let isMoved = constraints[id.rawValue].order != order
    if isMoved { constraints[id.rawValue].order = order }
    components.orderMayHaveChanged(in: constraints[id.rawValue].component, isMoved: isMoved)
  }

  // MARK: Solving

  /// Brings the solution up to date with every change since the last call.
  ///
  /// Of required constraints that contradict each other, the oldest are kept.
  public mutating func solve() { solve { _ in } }

  /// Brings the solution up to date with every change since the last call.
  ///
  /// - Parameter sort: Sorts required constraints that can't all hold, those that are kept longest first.
  package mutating func solve(sortingRequired sort: (inout [LinearConstraint.ID]) -> Void) {
    if components.isUpToDate { return }
    components.update(&constraints, &variables) { [constraints] numbers in
      var ids = numbers.map(LinearConstraint.ID.init)
      ids.sort { constraints[$0.rawValue].order < constraints[$1.rawValue].order }
      sort(&ids)
      numbers = ids.map { $0.rawValue }
    }
  }

  private func checkedIndex(_ variable: Variable) throws(SolverError) -> Int32 {
    guard variables.contains(variable) else { throw .unknownVariable(variable) }
    return variable.rawValue
  }

  private func checkedIndex(_ id: LinearConstraint.ID) throws(SolverError) -> Int32 {
    guard constraints.contains(id) else { throw .unknownConstraint(id) }
    return id.rawValue
  }
}

/// The constraints and variables of one component under local, dense numbers.
///
/// Unknowns come first, then parameters (suggested variables), both in order of creation; rows are
/// in order of creation too. So the same set of constraints always gives the same numbers, however
/// it came about.
struct LocalSystem: ~Copyable {
  /// Local variable → index of the solver's variable.
  var variable = FlatArray<Int32>()
  var unknownCount = 0
  /// The value of each local variable; parameters are inputs.
  var value = FlatArray<Double>()

  /// Local row → index of the solver's constraint.
  var constraint = FlatArray<Int32>()
  var constant = FlatArray<Double>()
  /// The effective priority: 0 for a broken constraint.
  var priority = FlatArray<Double>()
  var penalty = FlatArray<UInt8>()
  var start = FlatArray<Int32>()
  var termVariable = FlatArray<Int32>()
  var termFactor = FlatArray<Double>()

  init() {}

  func copy() -> LocalSystem {
    var result = LocalSystem()
    result.variable = variable.copy()
    result.unknownCount = unknownCount
    result.value = value.copy()
    result.constraint = constraint.copy()
    result.constant = constant.copy()
    result.priority = priority.copy()
    result.penalty = penalty.copy()
    result.start = start.copy()
    result.termVariable = termVariable.copy()
    result.termFactor = termFactor.copy()
    return result
  }

  var rowCount: Int { constraint.count }
  var variableCount: Int { variable.count }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    Int(start[row])..<Int(start[row + 1])
  }

  /// Whether a row must hold.
  func isRequired(_ row: Int) -> Bool {
    priority[row] >= Priority.required.value
  }

  /// Whether the presolve may use a row to define an unknown.
  func isRequiredEquality(_ row: Int) -> Bool {
    penalty[row] == Tableau.Penalty.both && isRequired(row)
  }

  /// The left side of a row for the given values of the variables.
  @inline(__always)
  func leftSide(of row: Int, at values: borrowing FlatArray<Double>) -> Double {
    var total = 0.0
    for term in terms(of: row) { total += termFactor[term] * values[termVariable[term]] }
    return total
  }

  /// Adds a constraint whose variables all have local numbers.
  mutating func appendRow(
    _ index: Int, _ constraints: ConstraintStore, _ variables: VariableStore
  ) {
    for term in constraints.terms(index) {
      let variable = constraints.variable(at: term)
      let local =
        variables.isSuggested[variable]
        ? parameter(Int32(variable)) ?? 0 : Int(variables.localIndex[variable])
      termVariable.append(Int32(local))
      termFactor.append(constraints.factor(at: term))
    }
    start.append(Int32(termVariable.count))
    constraint.append(Int32(index))
    constant.append(constraints.constant[index])
    priority.append(constraints.effectivePriority(index))
    switch constraints.relation[index] {
    case .lessThanOrEqual: penalty.append(Tableau.Penalty.above)
    case .equal: penalty.append(Tableau.Penalty.both)
    case .greaterThanOrEqual: penalty.append(Tableau.Penalty.below)
    }
  }

  /// Keeps only the rows that have a new number, which are counted up from 0; -1 drops a row.
  mutating func keepRows(_ newNumber: borrowing FlatArray<Int32>) {
    var kept = 0
    var nextTerm = 0
    for row in 0..<rowCount {
      let old = terms(of: row)
      if newNumber[row] < 0 { continue }
      constraint[kept] = constraint[row]
      constant[kept] = constant[row]
      priority[kept] = priority[row]
      penalty[kept] = penalty[row]
      start[kept] = Int32(nextTerm)
      for term in old {
        termVariable[nextTerm] = termVariable[term]
        termFactor[nextTerm] = termFactor[term]
        nextTerm += 1
      }
      kept += 1
    }
    start[kept] = Int32(nextTerm)
    constraint.truncate(to: kept)
    constant.truncate(to: kept)
    priority.truncate(to: kept)
    penalty.truncate(to: kept)
    start.truncate(to: kept + 1)
    termVariable.truncate(to: nextTerm)
    termFactor.truncate(to: nextTerm)
  }

  /// Calls `body` with every constraint of the solver that the rows stand for.
  func forEachConstraint(_ body: (Int32) -> Void) {
    for row in 0..<rowCount { body(constraint[row]) }
  }

  /// Calls `body` with every unknown of the solver that the system solves.
  func forEachUnknown(_ body: (Int32) -> Void) {
    for local in 0..<unknownCount { body(variable[local]) }
  }

  /// Calls `body` with every suggested variable that a row mentions.
  func forEachParameter(_ body: (Int32) -> Void) {
    for local in unknownCount..<variableCount { body(variable[local]) }
  }

  /// The local number of a suggested variable, or nil when no row mentions it.
  func parameter(_ index: Int32) -> Int? {
    for local in unknownCount..<variableCount where variable[local] == index { return local }
    return nil
  }

  /// The largest magnitude among constants and parameters.
  func magnitude() -> Double {
    var result = 0.0
    for row in 0..<rowCount { result = max(result, abs(constant[row])) }
    for parameter in unknownCount..<variableCount { result = max(result, abs(value[parameter])) }
    return result
  }
}

/// The constraints and variables of one component under local, dense numbers.
///
/// Unknowns come first, those with a rank last among them, then parameters (suggested variables),
/// all in order of creation; rows are in order of creation too. So the same set of constraints
/// always gives the same numbers, however it came about.
struct LocalSystem: ~Copyable {
  private var block = MemoryBlock()
  /// Local variable → index of the solver's variable.
  var variable = FlatArray<Int32>()
  var unknownCount = 0
  /// The value of each local variable; parameters are inputs.
  var value = FlatArray<Double>()
  /// Whether the tie-break asks an unknown before others.
  var choosesFirst = FlatArray<Bool>()

  /// Local row → index of the solver's constraint.
  var constraint = FlatArray<Int32>()
  var constant = FlatArray<Double>()
  /// The effective priority (see ``ConstraintStore/Record/effectivePriority``).
  var priority = FlatArray<Double>()
  var penalty = FlatArray<UInt8>()
  var start = FlatArray<Int32>()
  var termVariable = FlatArray<Int32>()
  var termFactor = FlatArray<Double>()

  /// An empty system with room for what is to come.
  init(variableCount: Int, rowCount: Int, termCount: Int) {
    block = MemoryBlock(estimate: 72 + 13 * variableCount + 28 * rowCount + 12 * termCount)
    variable = block.array(capacity: variableCount)
    value = block.array(capacity: variableCount)
    choosesFirst = block.array(capacity: variableCount)
    constraint = block.array(capacity: rowCount)
    constant = block.array(capacity: rowCount)
    priority = block.array(capacity: rowCount)
    penalty = block.array(capacity: rowCount)
    start = block.array(capacity: rowCount + 1)
    termVariable = block.array(capacity: termCount)
    termFactor = block.array(capacity: termCount)
    start.append(0)
  }

  private init(copying other: borrowing LocalSystem) {
    block = other.block.sizedForCopies()
    variable = other.variable.copy(in: &block)
    unknownCount = other.unknownCount
    value = other.value.copy(in: &block)
    choosesFirst = other.choosesFirst.copy(in: &block)
    constraint = other.constraint.copy(in: &block)
    constant = other.constant.copy(in: &block)
    priority = other.priority.copy(in: &block)
    penalty = other.penalty.copy(in: &block)
    start = other.start.copy(in: &block)
    termVariable = other.termVariable.copy(in: &block)
    termFactor = other.termFactor.copy(in: &block)
  }

  func copy() -> LocalSystem { LocalSystem(copying: self) }

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

  /// By how much the left side of a row exceeds its constant; 0 where the row holds exactly.
  @inline(__always)
  func error(of row: Int) -> Double { leftSide(of: row, at: value) - constant[row] }

  /// Whether the required rows hold within `limit`, in points.
  func requiredRowsHold(within limit: Double) -> Bool {
    for row in 0..<rowCount where isRequired(row) {
      let error = self.error(of: row)
      // Written so that a value that is not a number fails.
      if penalty[row] & Tableau.Penalty.above != 0, !(error <= limit) { return false }
      if penalty[row] & Tableau.Penalty.below != 0, !(error >= -limit) { return false }
    }
    return true
  }

  /// The left side of a row for given rates of the variables; 0 where they cancel.
  @inline(__always)
  func rate(of row: Int, at rates: borrowing FlatArray<Double>) -> Double {
    var sum = NoisySum()
    for term in terms(of: row) { sum.add(termFactor[term] * rates[termVariable[term]]) }
    return sum.value
  }

  /// Whether a row mentions one of the variables that are marked.
  @inline(__always)
  func mentions(_ isMarked: borrowing FlatArray<Bool>, in row: Int) -> Bool {
    for term in terms(of: row) where isMarked[termVariable[term]] { return true }
    return false
  }

  /// Adds a constraint whose variables all have local numbers.
  mutating func appendRow(
    _ index: Int, _ constraints: ConstraintStore, _ variables: VariableStore
  ) {
    let record = constraints[index]
    for place in record.terms {
      let term = constraints.term(at: place)
      let known = variables[Int(term.variable.rawValue)]
      let local =
        known.isSuggested ? parameter(term.variable.rawValue) ?? 0 : Int(known.localIndex)
      termVariable.append(Int32(local))
      termFactor.append(term.coefficient)
    }
    appendNumbers(of: index, constraints)
  }

  /// Completes a row whose terms are there.
  mutating func appendNumbers(of index: Int, _ constraints: ConstraintStore) {
    let record = constraints[index]
    start.append(Int32(termVariable.count))
    constraint.append(Int32(index))
    constant.append(record.constant)
    priority.append(record.effectivePriority)
    switch record.relation {
    case .lessThanOrEqual: penalty.append(Tableau.Penalty.above)
    case .equal: penalty.append(Tableau.Penalty.both)
    case .greaterThanOrEqual: penalty.append(Tableau.Penalty.below)
    }
  }

  /// The row of a constraint, or nil when the system does not hold it (rows are in order of creation).
  func row(of wanted: Int32) -> Int? {
    var low = 0
    var high = rowCount
    while low < high {
      let middle = (low + high) / 2
      if constraint[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < rowCount && constraint[low] == wanted ? low : nil
  }

  /// Copies a row to a place before it, from which another row went; `firstTerm` is where the terms
  /// of the place begin.
  mutating func moveRow(_ row: Int, to place: Int, firstTerm: Int) {
    constraint[place] = constraint[row]
    constant[place] = constant[row]
    priority[place] = priority[row]
    penalty[place] = penalty[row]
    let old = terms(of: row)
    for offset in 0..<old.count {
      termVariable[firstTerm + offset] = termVariable[old.lowerBound + offset]
      termFactor[firstTerm + offset] = termFactor[old.lowerBound + offset]
    }
    start[place] = Int32(firstTerm)
    start[place + 1] = Int32(firstTerm + old.count)
  }

  /// Drops rows from the end.
  mutating func truncate(toRows count: Int) {
    constraint.truncate(to: count)
    constant.truncate(to: count)
    priority.truncate(to: count)
    penalty.truncate(to: count)
    start.truncate(to: count + 1)
    termVariable.truncate(to: Int(start[count]))
    termFactor.truncate(to: Int(start[count]))
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

  /// Values nearer than this count as equal: what rounding leaves at the largest magnitude.
  func tolerance() -> Double {
    var largest = 0.0
    for row in 0..<rowCount { largest = max(largest, abs(constant[row])) }
    for parameter in unknownCount..<variableCount { largest = max(largest, abs(value[parameter])) }
    return Tolerance.ofValues(upTo: largest)
  }
}

/// Some constraints under local numbers, with the variables that they mention.
struct Problem: Sendable {
  struct LocalTerm {
    let variable: Int32
    let factor: Double

    func times(_ multiple: Double) -> LocalTerm {
      LocalTerm(variable: variable, factor: factor * multiple)
    }
  }

  struct Row {
    /// The number of the constraint in the solver.
    let constraint: Int32
    let relation: Relation
    /// How important its errors are.
    var level: Level
    fileprivate(set) var constant: Double
    /// The places in ``terms``.
    fileprivate(set) var terms: Range<Int>
    /// Whether the constraint has been removed.
    var isRemoved = false

    /// Whether it may define an unknown.
    var isRequiredEquality: Bool { relation == .equal && level == .required && !isRemoved }
  }

  /// By local number: the number of the variable in the solver.
  private(set) var variables: [Int32] = []
  /// By local number: the value in the current solution.
  var values: [Double] = []
  /// By local number: whether the value comes from outside.
  private(set) var isParameter: [Bool] = []
  /// The local numbers of variables whose values come from outside.
  private(set) var parameters: [Int32] = []
  var rows: [Row] = []
  private(set) var terms: [LocalTerm] = []
  /// The largest magnitude that has occurred so far.
  private(set) var magnitude = 0.0

  /// Some constraints, with nothing but the variables that they mention.
  init(
    _ group: [Int32], _ constraints: ConstraintStore, _ store: VariableStore,
    _ numbering: inout Numbering
  ) {
    rows.reserveCapacity(group.count)
    terms.reserveCapacity(3 * group.count)
    for constraint in group {
      let first = terms.count
      for term in constraints.terms(of: constraint) {
        let variable = term.variable.rawValue
        let number = numbering.number(of: variable)
        if number == variables.count {
          let isParameter = store[variable].isSuggested
          _ = addVariable(
            variable, isParameter: isParameter, value: isParameter ? store.values[Int(variable)] : 0
          )
        }
        terms.append(LocalTerm(variable: number, factor: term.coefficient))
      }
      addRow(constraint, constraints[constraint], terms: first..<terms.count)
    }
    numbering.clear()
  }

  mutating func addVariable(_ variable: Int32, isParameter: Bool, value: Double) -> Int32 {
    variables.append(variable)
    values.append(value)
    self.isParameter.append(isParameter)
    let local = Int32(variables.count - 1)
    if isParameter {
      parameters.append(local)
      magnitude = max(magnitude, abs(value))
    }
    return local
  }

  /// Adds a row with the local numbers of the variables of its terms.
  mutating func addRow(
    _ constraint: Int32, _ record: ConstraintStore.Record, _ newTerms: [LocalTerm]
  ) {
    let first = terms.count
    terms += newTerms
    addRow(constraint, record, terms: first..<terms.count)
  }

  private mutating func addRow(
    _ constraint: Int32, _ record: ConstraintStore.Record, terms: Range<Int>
  ) {
    magnitude = max(magnitude, abs(record.constant))
    rows.append(
      Row(
        constraint: constraint, relation: record.relation, level: Level(record.priority),
        constant: record.constant, terms: terms))
  }

  /// The left side of a row minus its constant, at the current values.
  func residual(of row: Int) -> Double {
    let (rows, terms, values) = (rows.span, terms.span, values.span)
    var total = -rows[row].constant
    for place in rows[row].terms {
      total += terms[place].factor * values[Int(terms[place].variable)]
    }
    return total
  }

  /// Computes all defined unknowns from free ones and parameters.
  mutating func evaluate(_ definitions: Definitions) {
    let (definitions, rows, terms) = (definitions.inOrder.span, rows, terms)
    var values = values.mutableSpan
    for index in definitions.indices where definitions[index].unknown >= 0 {
      let definition = definitions[index]
      values[Int(definition.unknown)] = 0
      var rest = rows[Int(definition.row)].constant
      for place in rows[Int(definition.row)].terms {
        rest -= terms[place].factor * values[Int(terms[place].variable)]
      }
      values[Int(definition.unknown)] = rest / definition.factor
    }
  }

  /// Adopts a constant.
  mutating func setConstant(_ constant: Double, of row: Int) {
    magnitude = max(magnitude, abs(constant))
    rows[row].constant = constant
  }

  /// Adopts the values of parameters.
  mutating func updateParameters(_ store: VariableStore) {
    for local in parameters {
      values[Int(local)] = store.values[Int(variables[Int(local)])]
      magnitude = max(magnitude, abs(values[Int(local)]))
    }
  }
}

/// An edit of a component's row.
enum RowEdit {
  case constant(Double)
  case level(Level)
  case removal

  /// Whether the row keeps its importance.
  var isOfValue: Bool {
    if case .constant = self { true } else { false }
  }
}

/// How a solved component adopts changes: rows lose their costs and change, and the loop continues from there.
extension Component {
  /// Takes over what changed.
  ///
  /// - Returns: Whether the solution is valid again; if not, the component must be rebuilt.
  mutating func takeOver(
    _ change: ComponentChange, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Bool {
    if isWornOut || hasOutgrown(change) || hasOverflowed
      || joinOrder != nil && touchesRequirements(change, constraints)
    {
      return false
    }
    isEdited = true
    // Stays survive new values, but not new rows.
    let hasOtherRows = !change.added.isEmpty || change.edits.contains { !$0.edit.isOfValue }
    if hasOtherRows { suspendStays() }
    problem.updateParameters(variables)
    for (row, edit) in change.edits {
      if case .constant(let constant) = edit { problem.setConstant(constant, of: Int(row)) }
    }
    tableau.tolerance = Tolerance.ofValues(upTo: problem.magnitude)
    refresh()
    for (row, edit) in change.edits {
      if edit.isOfValue { continue }
      stepsWhenClosed = -1
      switch edit {
      case .constant: break
      case .level(let level): setLevel(level, of: Int(row))
      case .removal:
        removeFromTableau(row: Int(row))
        problem.rows[Int(row)].isRemoved = true
      }
    }
    for constraint in change.added {
      stepsWhenClosed = -1
      add(constraint, constraints, variables)
    }
    if tableau.run(through: hasStays ? .lastOfStays : .lastOfConstraints) != nil { return false }
    if !conflicts.allSatisfy(stillHolds) { return false }
    settle()
    return true
  }

  /// Whether enough steps have been taken since the build for rounding errors and remnants of removed rows to matter.
  private var isWornOut: Bool { tableau.steps > 20 * (stepsOfBuild + problem.rows.count + 100) }

  /// Whether there would be far more rows than at the build; a new one would divide and order them better.
  private func hasOutgrown(_ change: ComponentChange) -> Bool {
    problem.rows.count + change.added.count > 2 * rowCountOfBuild + 20
  }

  /// Whether a change concerns required rows, so another one may have to break.
  private func touchesRequirements(
    _ change: ComponentChange, _ constraints: ConstraintStore
  ) -> Bool {
    change.added.contains { constraints[$0].priority.isRequired }
      || change.edits.contains { row, edit in
        if problem.rows[Int(row)].level <= .broken { return true }
        if case .level(let level) = edit { return level <= .broken }
        return false
      }
  }

  /// Whether the rows of a conflict still contradict each other.
  private func stillHolds(_ conflict: RowConflict) -> Bool {
    shortfall(of: conflict) > Tolerance.room * tableau.tolerance
  }

  /// The shortfall of a conflict's rows.
  func shortfall(of conflict: RowConflict) -> Double {
    conflict.members.reduce(0) { sum, member in
      let row = problem.rows[Int(member.row)]
      var demand = row.constant
      for place in row.terms {
        let term = problem.terms[place]
        if problem.isParameter[Int(term.variable)] {
          demand -= term.factor * problem.values[Int(term.variable)]
        }
      }
      return sum + member.multiplier * demand
    }
  }

  /// Adds a constraint whose unknowns belong to the component or to none.
  private mutating func add(
    _ constraint: Int32, _ constraints: ConstraintStore, _ variables: VariableStore
  ) {
    var newUnknowns: [Problem.LocalTerm] = []
    let terms = constraints.terms(of: constraint).map { term in
      let (local, isNew) = local(term.variable.rawValue, variables)
      let localTerm = Problem.LocalTerm(variable: local, factor: term.coefficient)
      if isNew { newUnknowns.append(localTerm) }
      return localTerm
    }
    let row = problem.rows.count
    problem.addRow(constraint, constraints[constraint], terms)
    entityOfRow.append(-1)
    definitions.appendRow()
    updateValues()
    if newUnknowns.count == 1, problem.rows[row].isRequiredEquality {
      let unknown = newUnknowns[0]
      definitions.define(unknown.variable, by: row, times: unknown.factor)
      problem.values[Int(unknown.variable)] = -problem.residual(of: row) / unknown.factor
      return
    }
    for unknown in newUnknowns { addFreeUnknown(unknown.variable) }
    addRow(row)
  }

  /// The local number of a variable, and whether it is an unknown that is new here and therefore still 0.
  private mutating func local(
    _ variable: Int32, _ variables: VariableStore
  ) -> (number: Int32, isNew: Bool) {
    let record = variables[variable]
    if record.component >= 0 { return (record.local, false) }
    let newcomers = problem.variables.indices.dropFirst(variableCountOfBuild)
    let known =
      record.isSuggested
      ? problem.parameters.first { problem.variables[Int($0)] == variable }
      : newcomers.first { problem.variables[$0] == variable }.map(Int32.init)
    if let known { return (known, false) }
    let local = problem.addVariable(
      variable, isParameter: record.isSuggested,
      value: record.isSuggested ? variables.values[Int(variable)] : 0)
    definitions.appendVariable()
    expansion.appendVariable()
    entityOfVariable.append(-1)
    isAmbiguous.append(false)
    if record.isSuggested { return (local, false) }
    let place = unknownsByTurn.firstIndex {
      variables[problem.variables[Int($0)]].turn > record.turn
    }
    unknownsByTurn.insert(local, at: place ?? unknownsByTurn.count)
    return (local, true)
  }

  /// Turns a row into a row of the tableau on which no state or price depends.
  private mutating func loosen(row: Int) {
    if isDefinition(row) { release(definition: row) }
    tableau.loosen(entityOfRow[row])
  }

  /// Gives a row another level.
  mutating func setLevel(_ level: Level, of row: Int) {
    if problem.rows[row].level == level { return }
    loosen(row: row)
    problem.rows[row].level = level
    let entity = entityOfRow[row]
    let relation = problem.rows[row].relation
    tableau.entities[Int(entity)].below = relation == .lessThanOrEqual ? .none : level
    tableau.entities[Int(entity)].above = relation == .greaterThanOrEqual ? .none : level
    tableau.check(entity)
  }

  /// Takes a row out of the tableau.
  mutating func removeFromTableau(row: Int) {
    loosen(row: row)
    let entity = entityOfRow[row]
    tableau.remove(entity)
    subjects[Int(entity)] = .question
    entityOfRow[row] = -1
  }

  /// Turns a definition into an ordinary row in a slot of its own, and what it defined into a free unknown.
  ///
  /// Everything that depends on the unknown gets a cell in the new slot.
  mutating func release(definition row: Int) {
    guard let unknown = definitions.unknown(definedBy: row),
      let factor = definitions[unknown]?.factor
    else { return }
    updateValues()
    var cells = cells(of: [Problem.LocalTerm(variable: unknown, factor: 1)])
    // The rate of change of everything per unit of the row's error.
    var rates = Array(repeating: 0.0, count: problem.variables.count)
    rates[Int(unknown)] = 1 / factor
    definitions.release(unknown)
    definitions.propagate(&rates, problem)
    let effects = subjects.map { effect(on: $0, of: rates) }
    // Occupants of slots stay where they are, and everything else compensates for them.
    func cell(_ effect: Double, _ cells: [Tableau.Cell]) -> Double {
      cells.reduce(effect) {
        Tolerance.sum($0, -$1.factor * effects[Int(tableau.slots[Int($1.slot)].occupant)])
      }
    }
    let own = cell(1 / factor, cells)
    let entity = tableau.addSlot(below: .required, above: .required)
    let slot = tableau.slot(of: entity)
    for other in effects.indices where tableau.entities[other].isBasic && isPresent(other) {
      let change = cell(effects[other], tableau.cells(of: Int32(other)))
      if change != 0 { tableau.addCell(.init(slot: slot, factor: change), to: Int32(other)) }
    }
    tableau.addUpPrice(of: slot)
    subjects.append(.row(Int32(row)))
    entityOfRow[row] = entity
    if own != 0 { cells.append(Tableau.Cell(slot: slot, factor: own)) }
    entityOfVariable[Int(unknown)] = tableau.addBasic(
      cells, value: problem.values[Int(unknown)], below: .none, above: .none)
    subjects.append(.unknown(unknown))
  }

  private func isPresent(_ entity: Int) -> Bool {
    if case .question = subjects[entity] { false } else { true }
  }

  /// The change of an entity for some rates of the variables, without free unknowns.
  private func effect(on subject: Subject, of rates: [Double]) -> Double {
    switch subject {
    case .unknown, .question: return 0
    case .stay(let unknown): return rates[Int(unknown)]
    case .row(let row):
      var sum = 0.0
      for place in problem.rows[Int(row)].terms {
        let term = problem.terms[place]
        sum = Tolerance.sum(sum, term.factor * rates[Int(term.variable)])
      }
      return sum
    }
  }
}

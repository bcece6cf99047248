/// An edit of a component's row.
enum RowEdit {
  case constant(Double)
  case level(Level)
  case removal
}

/// The one way in which a solved component takes over what changed: rows lose what they cost, change, and
/// the loop goes on from there.
extension Component {
  /// Takes over what changed.
  ///
  /// - Returns: Whether the solution is one again; if not, the component has to be built anew.
  mutating func takeOver(
    _ change: ComponentChange, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Bool {
    if isWornOut || hasOverflowed || joinOrder != nil && touchesRequirements(change, constraints) {
      return false
    }
    isEdited = true
    suspendStays()
    problem.updateParameters(variables)
    for (row, edit) in change.edits {
      if case .constant(let constant) = edit { problem.setConstant(constant, of: Int(row)) }
    }
    tableau.tolerance = Tolerance.ofValues(upTo: problem.magnitude)
    refresh()
    for (row, edit) in change.edits {
      if case .constant = edit { continue }
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
    if tableau.run(through: .lastOfConstraints) != nil { return false }
    if !conflicts.allSatisfy(stillHolds) { return false }
    settle()
    return true
  }

  /// Whether so much was done since the build that rounding and what is left of removed rows may count.
  private var isWornOut: Bool { tableau.steps > 20 * (stepsOfBuild + problem.rows.count + 100) }

  /// Whether a change concerns required rows, so that another one may have to break.
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

  /// How far the demands of a conflict's rows are apart.
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

  /// Adds a constraint whose unknowns all belong to the component.
  private mutating func add(
    _ constraint: Int32, _ constraints: ConstraintStore, _ variables: VariableStore
  ) {
    let terms = constraints.terms(of: constraint)
    for term in terms where variables[term.variable.rawValue].isSuggested {
      let variable = term.variable.rawValue
      if problem.parameters.contains(where: { problem.variables[Int($0)] == variable }) { continue }
      _ = problem.addVariable(
        variable, isParameter: true, value: variables.values[Int(variable)])
      definitions.appendVariable()
      expansion.appendVariable()
      entityOfVariable.append(-1)
      isAmbiguous.append(false)
    }
    let localTerms = terms.map { term in
      let record = variables[term.variable.rawValue]
      let local =
        record.isSuggested
        ? problem.parameters.first { problem.variables[Int($0)] == term.variable.rawValue } ?? 0
        : record.local
      return Problem.LocalTerm(variable: local, factor: term.coefficient)
    }
    problem.addRow(constraint, constraints[constraint], localTerms)
    entityOfRow.append(-1)
    definitions.appendRow()
    updateValues()
    addRow(problem.rows.count - 1)
  }

  /// Makes a row one of the tableau's whose states and prices don't depend on it.
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

  /// Makes a definition a row like others, in a slot of its own, and what it defined a free unknown.
  ///
  /// Everything that depends on the unknown gets a cell in the new slot.
  mutating func release(definition row: Int) {
    guard let unknown = definitions.unknown(definedBy: row),
      let factor = definitions[unknown]?.factor
    else { return }
    updateValues()
    var cells = cells(of: [Problem.LocalTerm(variable: unknown, factor: 1)])
    // How everything changes per unit by which the row is missed.
    var rates = Array(repeating: 0.0, count: problem.variables.count)
    rates[Int(unknown)] = 1 / factor
    definitions.release(unknown)
    definitions.propagate(&rates, problem)
    let effects = subjects.map { effect(on: $0, of: rates) }
    // Occupants of slots stay where they are, and so everything else makes up for what they would do.
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

  /// How much an entity changes if variables change at some rates, free unknowns left out.
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

/// Re-solving a component from its last solution after numbers changed.
extension ComponentCore {
  /// Takes over removed and new rows, changed constants, priorities and parameters, and re-solves
  /// what they affect.
  ///
  /// Returns false when only a rebuild gives a reliable result: the required constraints conflict
  /// (now or before), a definition changed its role, or the values lost precision.
  mutating func refresh(_ constraints: ConstraintStore, _ variables: VariableStore) -> Bool {
    guard conflicts.isEmpty, !tableau.isExhausted,
      var change = editRows(constraints, variables),
      takeOver(constraints, variables, &change)
    else { return false }
    disregardedPriority = max(disregardedPriority, change.priority)
    if change.isIdle { return true }
    solveAgain()
    if tableau.isExhausted || hasRequiredViolation() { return false }
    return finish()
  }

  /// Re-solves every level that numbers or priorities affect.
  private mutating func solveAgain() {
    let changedPriority = disregardedPriority
    disregardedPriority = -.infinity
    releaseAnchors()
    if changedPriority > -.infinity { refileLevels() }
    tableau.tolerance = max(1e-7, 1e-13 * system.magnitude())
    updateBreakpoints()
    tableau.recomputeValues()
    let first = min(firstDisturbedLevel(), Int32(members.firstIndex(notAbove: changedPriority)))
    tableau.optimize(from: first, to: members.count, members: members)
  }

  /// Takes over numbers and priorities; false asks for a rebuild.
  private mutating func takeOver(
    _ constraints: ConstraintStore, _ variables: VariableStore, _ change: inout Change
  ) -> Bool {
    for row in 0..<system.rowCount {
      let index = Int(system.constraint[row])
      if system.constant[row] != constraints.constant[index] {
        system.constant[row] = constraints.constant[index]
        change.isIdle = false
      }
      let priority = constraints.effectivePriority(index)
      if priority == system.priority[row] { continue }
      if presolve.isDefinition[row] { return false }
      change.priority = max(change.priority, priority, system.priority[row])
      change.isIdle = change.isIdle && hasRoom(row)
      system.priority[row] = priority
    }
    for parameter in system.unknownCount..<system.variableCount {
      let value = variables.suggestion[Int(system.variable[parameter])]
      if value == system.value[parameter] { continue }
      system.value[parameter] = value
      tableau.value[variableEntity[parameter]] = value
      change.isIdle = false
    }
    return true
  }

  /// Whether a core row holds, and not just so.
  func hasRoom(_ row: Int) -> Bool {
    let entity = rowEntity[row]
    guard tableau.location[entity] >= 0, tableau.state[entity] == 0 else { return false }
    return abs(tableau.value[entity] - tableau.breakpoint[entity]) > 100 * tableau.tolerance
  }

  /// Brings a copy up to date with what the solution did not depend on: parameters that rays moved,
  /// and priorities that had no effect.
  ///
  /// Values stay as they are, but the set of all optimal solutions may be another.
  mutating func catchUp(_ variables: VariableStore) {
    let moved = movedParameter(variables)
    if moved == -1, disregardedPriority == -.infinity { return }
    for parameter in system.unknownCount..<system.variableCount {
      let value = variables.suggestion[Int(system.variable[parameter])]
      system.value[parameter] = value
      tableau.value[variableEntity[parameter]] = value
    }
    solveAgain()
    _ = finish()
  }

  /// Lists the levels anew.
  ///
  /// Those above the highest changed priority keep their numbers, and only
  /// their locks survive.
  private mutating func refileLevels() {
    listLevels()
    for row in 0..<system.rowCount where rowEntity[row] >= 0 {
      let level = Int32(members.firstIndex(notAbove: system.priority[row]))
      tableau.level[rowEntity[row]] = level
    }
    members.fileEntities(of: tableau)
  }

  private mutating func updateBreakpoints() {
    presolve.updateBaseValues(system)
    for row in 0..<system.rowCount where rowEntity[row] >= 0 {
      let base = system.leftSide(of: row, at: presolve.baseValue)
      tableau.breakpoint[rowEntity[row]] = system.constant[row] - base
    }
  }

  /// The highest level of a row that came to lie on another side of its breakpoint.
  private func firstDisturbedLevel() -> Int32 {
    var first = members.count
    for row in 0..<tableau.rowCount {
      let entity = tableau.basic[row]
      if tableau.level[entity] < first, isDisturbed(entity) { first = tableau.level[entity] }
    }
    return first
  }

  /// Lying on the breakpoint agrees with either neighbouring state.
  private func isDisturbed(_ entity: Int32) -> Bool {
    let offset = tableau.value[entity] - tableau.breakpoint[entity]
    switch tableau.state[entity] {
    case 1: return offset < -tableau.tolerance
    case -1: return offset > tableau.tolerance
    default: return tableau.currentState(of: entity) != 0
    }
  }

  /// Copies the solution to the solver's variables.
  func publish(_ number: Int32, to variables: inout VariableStore) {
    for local in 0..<system.unknownCount {
      let variable = Int(system.variable[local])
      variables.component[variable] = number
      variables.value[variable] = system.value[local]
      variables.isUnique[variable] = !isAmbiguous[local]
    }
    for local in system.unknownCount..<system.variableCount {
      variables.settle(Int(system.variable[local]))
    }
  }
}

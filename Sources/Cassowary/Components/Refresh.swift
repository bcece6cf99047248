/// Re-solving a component from its last solution after numbers changed.
extension ComponentCore {
  /// Takes over changed constants, priorities and parameters and re-solves what they affect.
  ///
  /// Returns false when only a rebuild gives a reliable result: the required constraints conflict
  /// (now or before), a definition changed its role, or the values lost precision.
  mutating func refresh(_ constraints: ConstraintStore, _ variables: VariableStore) -> Bool {
    guard conflicts.isEmpty, !tableau.isExhausted,
      let changedPriority = takeOver(constraints, variables)
    else { return false }
    releaseAnchors()
    if changedPriority > -.infinity { refileLevels() }
    tableau.tolerance = max(1e-7, 1e-13 * system.magnitude())
    updateBreakpoints()
    tableau.recomputeValues()
    let first = min(firstDisturbedLevel(), Int32(members.firstIndex(notAbove: changedPriority)))
    tableau.optimize(from: first, to: members.count, members: members)
    if tableau.isExhausted || hasRequiredViolation() { return false }
    return finish()
  }

  /// Returns the highest priority that a row left or joined, -∞ for none, nil to ask for a rebuild.
  private mutating func takeOver(
    _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Double? {
    var changed = -Double.infinity
    for row in 0..<system.rowCount {
      let index = Int(system.constraint[row])
      system.constant[row] = constraints.constant[index]
      let priority = constraints.effectivePriority(index)
      if priority == system.priority[row] { continue }
      if presolve.isDefinition[row] { return nil }
      changed = max(changed, priority, system.priority[row])
      system.priority[row] = priority
    }
    for parameter in system.unknownCount..<system.variableCount {
      let value = variables.suggestion[Int(system.variable[parameter])]
      system.value[parameter] = value
      tableau.value[variableEntity[parameter]] = value
    }
    return changed
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

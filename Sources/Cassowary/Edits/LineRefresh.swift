/// Taking edits over where there is no tableau yet.
///
/// A history keeps a copy of the edited component for each command, and a tableau would be most of
/// it. Without one an edit costs a sweep over the component: the definitions stay, except those that
/// lose their rows, and the line is solved again (see `LineSolution.swift`).
extension ComponentCore {
  /// Does what `refresh` does; what the line can't solve gets a tableau.
  mutating func refreshOnLine(
    edited: ArraySlice<Int32>, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Outcome {
    guard takeOverOnLine(edited, constraints), system.rowCount > 0 else { return .failed }
    for parameter in system.unknownCount..<system.variableCount {
      system.value[parameter] = variables[Int(system.variable[parameter])].suggestion
    }
    budget.lineSolutions += 1
    if budget.allowsLineSolution, solveOnLine() { return .solved }
    solveWithTableau(isPeeled: true)
    if isContradictory {
      state = .contradictory(nil)
      // A component that fell apart would be explained as one.
      if budget.hasLostRows { return .failed }
    }
    return looseUnknownsRest(variables) ? .solved : .failed
  }

  /// Takes over rows, constants and priorities; false asks for a rebuild.
  private mutating func takeOverOnLine(
    _ edited: ArraySlice<Int32>, _ constraints: ConstraintStore
  ) -> Bool {
    var removed = FlatArray<Int32>()
    for index in edited {
      guard let row = system.row(of: index), row < presolve.rowCount else { continue }
      let isRemoved = !constraints[Int(index)].isAlive
      let priority = constraints.effectivePriority(Int(index))
      if presolve.isDefinition[row], isRemoved || priority != system.priority[row] {
        presolve.release(presolve.unknown(definedBy: row, system))
      }
      system.priority[row] = priority
      system.constant[row] = constraints[Int(index)].constant
      if isRemoved { removed.append(Int32(row)) }
    }
    let (changes, known) = (system.rowCount - presolve.rowCount + removed.count, presolve.rowCount)
    if changes > EditBudget.share(of: known) { return false }
    if !removed.isEmpty {
      budget.hasLostRows = true
      closeGaps(removed)
    }
    while presolve.rowCount < system.rowCount { presolve.appendCoreRow() }
    return true
  }
}

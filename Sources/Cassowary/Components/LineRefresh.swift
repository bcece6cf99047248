/// Taking edits over where there is no tableau yet.
///
/// Who keeps a history copies a component for each command, and a tableau would be most of such a
/// copy. Without one an edit costs a sweep over the component: the definitions stay, but for those
/// that lose their rows, and the line is solved again (see `LineSolution.swift`).
extension ComponentCore {
  /// After so many edits of one component a tableau is made, which takes about as long as all of them
  /// took, and which later edits only touch.
  private var lineSolutionLimit: Int { 4 }

  /// Does what `refresh` does; what the line can't solve gets a tableau.
  mutating func refreshOnLine(
    edited: ArraySlice<Int32>, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Outcome {
    guard takeOverOnLine(edited, constraints), system.rowCount > 0 else { return .failed }
    for parameter in system.unknownCount..<system.variableCount {
      system.value[parameter] = variables[Int(system.variable[parameter])].suggestion
    }
    lineSolutions += 1
    if lineSolutions <= lineSolutionLimit, solveOnLine() { return .solved }
    solveWithTableau(isPeeled: true)
    if isContradictory {
      explanation = nil
      // What fell apart would be explained as one.
      if hasLostRows { return .failed }
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
        _ = presolve.release(presolve.unknown(definedBy: row, system))
      }
      system.priority[row] = priority
      system.constant[row] = constraints[Int(index)].constant
      if isRemoved { removed.append(Int32(row)) }
    }
    let (changes, known) = (system.rowCount - presolve.rowCount + removed.count, presolve.rowCount)
    if changes > 16 + known / 8 { return false }
    if !removed.isEmpty {
      hasLostRows = true
      closeGaps(removed)
    }
    while presolve.rowCount < system.rowCount { presolve.appendCoreRow() }
    return true
  }
}

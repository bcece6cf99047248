/// Breaking the constraints of a component one after the other until it contradicts itself no more.
///
/// Each break starts from the basis that the last one left. It costs a sweep and the few pivots that
/// the constraint stood in the way of; solving from nothing would repeat all the others.
extension ComponentCore {
  /// Goes on with an unfinished component after some of its required constraints were broken, up to
  /// the next contradiction or to the end.
  ///
  /// Fails where anything else changed, too.
  mutating func resume(
    edited: ArraySlice<Int32>, _ constraints: ConstraintStore, _ variables: VariableStore,
    untilConflict stops: Bool
  ) -> Outcome {
    var change = Change()
    guard stops, rowEntity.count == system.rowCount, parametersRest(variables),
      let broken = brokenRows(edited, constraints),
      changePriorities(of: broken, constraints, &change)
    else { return .failed }
    tableau.recomputeValues()
    guard findNextConflict(), !tableau.isExhausted else { return .failed }
    if isContradictory { return .solved }
    optimizeOptional()
    return finish() && !tableau.isExhausted ? .solved : .failed
  }

  /// The rows of edited constraints; nil where one was not just broken.
  private func brokenRows(
    _ edited: ArraySlice<Int32>, _ constraints: ConstraintStore
  ) -> FlatArray<Int32>? {
    var rows = FlatArray<Int32>()
    for index in edited {
      guard let row = system.row(of: index), constraints[Int(index)].isAlive,
        constraints[Int(index)].constant == system.constant[row]
      else { return nil }
      let priority = constraints.effectivePriority(Int(index))
      if priority == system.priority[row] { continue }
      guard system.isRequired(row), priority == Priority.broken.value else { return nil }
      rows.append(Int32(row))
    }
    return rows
  }

  private func parametersRest(_ variables: VariableStore) -> Bool {
    for parameter in system.unknownCount..<system.variableCount
    where variables[Int(system.variable[parameter])].suggestion != system.value[parameter] {
      return false
    }
    return true
  }

  /// Does what ``optimizeRequired(excluding:isPeeled:untilConflict:)`` does, but from the last basis,
  /// and takes the first contradictions that it sees: any will do that is about to be broken.
  ///
  /// Definitions that would yield become core rows; false where these are too many.
  private mutating func findNextConflict() -> Bool {
    var isProved = false
    while true {
      tableau.optimize(from: 0, to: 1, members: members)
      guard hasRequiredViolation(), !tableau.isExhausted else {
        state = .solved
        return true
      }
      let apparent = contradictionsAtSight()
      if !apparent.isEmpty {
        state = .unfinished(apparent)
        return true
      }
      let multipliers = requiredMultipliers()
      var yielding = isProved ? FlatArray<Int32>() : definitions(thatMustYieldTo: multipliers)
      if yielding.isEmpty {
        if !isProved { yielding = definitions(thatMayYieldTo: multipliers) }
        let isLast = yielding.isEmpty
        isProved = true
        let conflicts = isLast || explainsEarly ? explanation(multipliers) : []
        if isLast || !conflicts.isEmpty {
          state = .unfinished(conflicts)
          return true
        }
      }
      var change = Change()
      guard releaseDefinitions(among: yielding, &change) else { return false }
      tableau.recomputeValues()
    }
  }
}

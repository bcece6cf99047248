/// Removing rows from the core of a solved component, and adding rows to it.
///
/// Definitions stay as they are, and so does the basis: a new row starts basic, expanded through the
/// present definitions; a removed row leaves its slot to an unknown without any wish, like an anchor.
/// A component that falls apart this way is still solved as one, which changes no solution.
extension ComponentCore {
  /// Up to this many required equalities may join the core; each could have defined an unknown, so
  /// peeling anew makes the tableau smaller.
  private var addedEquationLimit: Int { 16 }

  /// Takes in the rows that were appended to the system; false asks for a rebuild.
  mutating func addNewRows(_ change: inout Change) -> Bool {
    let known = rowEntity.count
    let added = system.rowCount - known
    if added == 0 { return true }
    if added > 16 + known / 8 { return false }
    var expansion = Expansion(variableCount: system.variableCount)
    for row in known..<system.rowCount {
      rowEntity.append(-1)
      presolve.appendCoreRow()
      members.addLevel(system.priority[row], to: &tableau)
      let entity = addRow(row, &expansion)
      members.file(entity, under: tableau.level[entity])
      updateTolerance(for: system.constant[row])
      if system.isRequiredEquality(row) { addedEquations += 1 }
      if !hasRoom(row) || tableau.currentState(of: entity) != 0 {
        change.disturb(system.priority[row])
      }
    }
    tableau.tidyColumns()
    return addedEquations <= addedEquationLimit
  }

  /// Takes out the rows of removed constraints, given in ascending order; false asks for a rebuild:
  /// a definition went, an unknown lost its last constraint, or so much changed that peeling anew is
  /// cheaper.
  mutating func removeRows(
    _ removed: borrowing FlatArray<Int32>, _ variables: VariableStore, _ change: inout Change
  ) -> Bool {
    if removed.count > 16 + rowEntity.count / 8 { return false }
    for index in 0..<removed.count {
      let row = Int(removed[index])
      if presolve.isDefinition[row] || leavesUnknownAlone(row, variables) { return false }
    }
    for index in 0..<removed.count { removeCoreRow(Int(removed[index]), &change) }
    closeGaps(removed)
    tableau.tidyColumns()
    return true
  }

  /// Whether no constraint is left that mentions some unknown of a row.
  private func leavesUnknownAlone(_ row: Int, _ variables: VariableStore) -> Bool {
    for term in system.terms(of: row) {
      let local = system.termVariable[term]
      if local < system.unknownCount, variables[Int(system.variable[local])].useCount == 0 {
        return true
      }
    }
    return false
  }

  private mutating func removeCoreRow(_ row: Int, _ change: inout Change) {
    if !hasRoom(row) { change.disturb(system.priority[row]) }
    let entity = rowEntity[row]
    entityRow[entity] = -1
    members.withdraw(entity, from: tableau.level[entity])
    updateTolerance(for: system.constant[row])
    let place = tableau.location[entity]
    if place >= 0 {
      tableau.removeRow(at: Int(place))
    } else {
      tableau.level[entity] = Tableau.never
      tableau.penalty[entity] = Tableau.Penalty.none
      anchors.append(entity)
    }
  }

  /// Moves the rows behind removed ones up; new rows have no entities yet.
  ///
  /// What comes and goes is mostly young, and so near the end.
  private mutating func closeGaps(_ removed: borrowing FlatArray<Int32>) {
    if removed.isEmpty { return }
    var kept = Int(removed[0])
    let known = rowEntity.count
    var next = 0
    var firstTerm = Int(system.start[kept])
    for row in kept..<system.rowCount {
      if next < removed.count, Int(removed[next]) == row {
        next += 1
        continue
      }
      if row < known {
        presolve.moveRow(row, to: kept, system)
        rowEntity[kept] = rowEntity[row]
        if rowEntity[row] >= 0 { entityRow[rowEntity[row]] = Int32(kept) }
      }
      system.moveRow(row, to: kept, firstTerm: firstTerm)
      kept += 1
      firstTerm = Int(system.start[kept])
    }
    system.truncate(toRows: kept)
    presolve.truncate(toRows: known - removed.count)
    rowEntity.truncate(to: known - removed.count)
  }
}

/// Removing rows from the core of a solved component, and adding rows to it.
///
/// The basis stays as it is: a new row starts basic, expanded through the present definitions; a
/// removed row leaves its slot to an unknown that costs nothing, as a stay does, and one that was a
/// definition takes a slot first. A component that falls apart this way is still solved as one, which
/// changes no solution. An unknown that no row mentions any more stays, too.
extension ComponentCore {
  /// Takes in the rows that were appended to the system; false asks for a rebuild.
  mutating func addNewRows(_ change: inout Change) -> Bool {
    let known = rowEntity.count
    let added = system.rowCount - known
    if added == 0 { return true }
    if added > EditBudget.share(of: known) { return false }
    var expansion = Expansion(variableCount: system.variableCount)
    for row in known..<system.rowCount {
      rowEntity.append(-1)
      presolve.appendCoreRow()
      members.addLevel(system.priority[row], to: &tableau)
      let entity = addRow(row, &expansion)
      members.file(entity, under: tableau.level[entity])
      updateTolerance(for: system.constant[row])
      if system.isRequiredEquality(row) { budget.addedEquations += 1 }
      if !hasRoom(row) || tableau.currentState(of: entity) != 0 {
        change.disturb(system.priority[row])
      }
    }
    tableau.tidyColumns()
    return budget.allowsEquations
  }

  /// Takes out the rows of removed constraints, given in ascending order; false asks for a rebuild:
  /// so much changed that peeling anew is cheaper.
  mutating func removeRows(
    _ removed: borrowing FlatArray<Int32>, _ change: inout Change
  ) -> Bool {
    if removed.isEmpty { return true }
    if removed.count > EditBudget.share(of: rowEntity.count) { return false }
    budget.hasLostRows = true
    guard releaseDefinitions(among: removed, &change) else { return false }
    for index in 0..<removed.count { removeCoreRow(Int(removed[index]), &change) }
    closeGaps(removed)
    tableau.tidyColumns()
    return true
  }

  private mutating func removeCoreRow(_ row: Int, _ change: inout Change) {
    if !hasRoom(row) { change.disturb(system.priority[row]) }
    let entity = rowEntity[row]
    entityRow[entity] = -1
    members.withdraw(entity, from: tableau.level[entity])
    if system.isRequiredEquality(row) { budget.addedEquations -= 1 }
    updateTolerance(for: system.constant[row])
    let place = tableau.location[entity]
    if place >= 0 {
      tableau.removeRow(at: Int(place))
    } else {
      tableau.level[entity] = Tableau.never
      tableau.penalty[entity] = Tableau.Penalty.none
      stays.append(entity)
    }
  }

  /// Closes the gaps that removed rows left; new rows have no entities yet.
  ///
  /// Rows that come and go are usually young, and so near the end.
  mutating func closeGaps(_ removed: borrowing FlatArray<Int32>) {
    var kept = Int(removed[0])
    let known = presolve.rowCount
    var next = 0
    var firstTerm = Int(system.start[kept])
    for row in kept..<system.rowCount {
      if next < removed.count, Int(removed[next]) == row {
        next += 1
        continue
      }
      if row < known {
        presolve.moveRow(row, to: kept, system)
        if hasTableau {
          rowEntity[kept] = rowEntity[row]
          if rowEntity[row] >= 0 { entityRow[rowEntity[row]] = Int32(kept) }
        }
      }
      system.moveRow(row, to: kept, firstTerm: firstTerm)
      kept += 1
      firstTerm = Int(system.start[kept])
    }
    system.truncate(toRows: kept)
    presolve.truncate(toRows: known - removed.count)
    if hasTableau { rowEntity.truncate(to: known - removed.count) }
  }
}

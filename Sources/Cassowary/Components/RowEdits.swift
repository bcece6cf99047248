/// What changed in a component since its last solution.
struct ComponentChange {
  /// The highest priority that a row left or joined; -∞ for none.
  var priority = -Double.infinity
  /// Whether nothing changed but rows that hold with room to spare.
  ///
  /// Such a row can be taken away without effect on the solution, as that is a local question of a
  /// convex problem, and comes back, at another priority perhaps, without any error.
  var isIdle = true
}

/// Removing rows from the core of a solved component, and adding rows to it.
///
/// Definitions stay as they are, and so does the basis: a new row starts basic, expanded through the
/// present definitions; a removed row leaves its slot to an unknown without any wish, like an anchor.
/// A component that falls apart this way is still solved as one, which changes no solution.
extension ComponentCore {
  typealias Change = ComponentChange

  /// Takes out the rows of removed constraints and takes in those that were appended to the system.
  ///
  /// Returns nil when only a rebuild will do: a definition went, an unknown lost its last constraint,
  /// or so much changed that peeling anew is cheaper.
  mutating func editRows(_ constraints: ConstraintStore, _ variables: VariableStore) -> Change? {
    let known = rowEntity.count
    let added = system.rowCount - known
    var removed = 0
    for row in 0..<known where !constraints.isAlive[Int(system.constraint[row])] {
      if presolve.isDefinition[row] || leavesUnknownAlone(row, variables) { return nil }
      removed += 1
    }
    var change = Change()
    if added + removed == 0 { return change }
    if added + removed > 16 + known / 8 { return nil }
    if removed > 0 { removeRows(constraints, &change) }
    if added > 0 {
      addNewRows(&change)
      // Every equality in the core that could define something makes the tableau larger.
      if coreEquationCount() > equationsAtBuild + 16 { return nil }
    }
    tableau.tidyColumns()
    members.fileEntities(of: tableau)
    return change
  }

  /// Whether no constraint is left that mentions some unknown of a row.
  private func leavesUnknownAlone(_ row: Int, _ variables: VariableStore) -> Bool {
    for term in system.terms(of: row) {
      let local = system.termVariable[term]
      if local < system.unknownCount, variables.useCount[Int(system.variable[local])] == 0 {
        return true
      }
    }
    return false
  }

  private mutating func removeRows(_ constraints: ConstraintStore, _ change: inout Change) {
    let newNumber = FlatArray<Int32>(repeating: -1, count: system.rowCount)
    var next: Int32 = 0
    for row in 0..<system.rowCount {
      if constraints.isAlive[Int(system.constraint[row])] {
        newNumber[row] = next
        next += 1
      } else {
        removeCoreRow(row, &change)
      }
    }
    system.keepRows(newNumber)
    presolve.keepRows(newNumber)
    var kept = 0
    for row in 0..<rowEntity.count where newNumber[row] >= 0 {
      let entity = rowEntity[row]
      rowEntity[kept] = entity
      if entity >= 0 { entityRow[entity] = Int32(kept) }
      kept += 1
    }
    rowEntity.truncate(to: kept)
  }

  private mutating func removeCoreRow(_ row: Int, _ change: inout Change) {
    // Even without effect: its level may have no other row, and then the lower ones are renumbered.
    change.priority = max(change.priority, system.priority[row])
    if !hasRoom(row) { change.isIdle = false }
    let entity = rowEntity[row]
    entityRow[entity] = -1
    let place = tableau.location[entity]
    if place >= 0 {
      tableau.removeRow(at: Int(place))
    } else {
      tableau.level[entity] = Tableau.never
      tableau.penalty[entity] = Tableau.Penalty.none
      anchors.append(entity)
    }
  }

  private mutating func addNewRows(_ change: inout Change) {
    var expansion = Expansion(variableCount: system.variableCount)
    for row in rowEntity.count..<system.rowCount {
      rowEntity.append(-1)
      presolve.appendCoreRow()
      let entity = addRow(row, &expansion)
      if members.contains(system.priority[row]), tableau.currentState(of: entity) == 0, hasRoom(row)
      {
        continue
      }
      change.priority = max(change.priority, system.priority[row])
      change.isIdle = false
    }
  }
}

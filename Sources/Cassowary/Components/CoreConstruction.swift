/// Builds the core programme of a component from its rows and definitions.
extension ComponentCore {
  mutating func buildTableau() {
    budget.startTableau()
    presolve.updateBaseValues(system)
    let shape = CoreShape(system, presolve)
    tableau = Tableau(slots: shape.slotCount, rows: shape.rowCount)
    tableau.tolerance = system.tolerance()
    members = LevelMembers(entities: shape.rowCount)
    reserveMaps(shape)
    addSlots()
    listLevels()
    addRows(shape)
    members.fileEntities(of: tableau)
  }

  private mutating func reserveMaps(_ shape: CoreShape) {
    mapBlock = MemoryBlock(
      estimate: 6 * system.variableCount + 4 * system.rowCount
        + 4 * (shape.slotCount + shape.rowCount) + 32)
    variableEntity = mapBlock.array(repeating: -1, count: system.variableCount)
    isAmbiguous = mapBlock.array(capacity: system.variableCount)
    rowEntity = mapBlock.array(repeating: -1, count: system.rowCount)
    entityRow = mapBlock.array(capacity: shape.slotCount + shape.rowCount)
    stays.removeAll()
  }

  /// Free unknowns and parameters become the slots.
  private mutating func addSlots() {
    for variable in 0..<system.variableCount where presolve.position[variable] == 0 {
      let isParameter = variable >= system.unknownCount
      let value = isParameter ? system.value[variable] : 0
      variableEntity[variable] = tableau.addSlot(value: value, isParameter: isParameter)
      entityRow.append(-1)
    }
  }

  /// Lists the priorities in use; required always comes first.
  private mutating func listLevels() {
    members.removeAll()
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      members.insert(system.priority[row])
    }
  }

  /// Required equalities go first and are solved for an unknown at once, so that they add no pivots
  /// to the rows that follow.
  private mutating func addRows(_ shape: CoreShape) {
    var expansion = Expansion(variableCount: system.variableCount)
    if shape.equationCount > 0 {
      addEquations(&expansion)
      tableau.recomputeValues()
    }
    for row in 0..<system.rowCount where !presolve.isDefinition[row] && rowEntity[row] < 0 {
      _ = addRow(row, &expansion, isListed: false)
    }
    tableau.listColumns()
  }

  private mutating func addEquations(_ expansion: inout Expansion) {
    let uses = countCoreUses()
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      guard system.isRequiredEquality(row) else { continue }
      let entity = addRow(row, &expansion)
      if let slot = eliminationSlot(for: entity, uses: uses) {
        tableau.pivot(row: Int(tableau.location[entity]), slot: slot)
      }
    }
  }

  /// Expands a row and makes it basic.
  mutating func addRow(
    _ row: Int, _ expansion: inout Expansion, isListed: Bool = true
  ) -> Int32 {
    for term in system.terms(of: row) {
      expansion.add(
        system.termVariable[term], system.termFactor[term], presolve,
        entity: variableEntity, to: &tableau)
    }
    expansion.finish(system, presolve, entity: variableEntity, to: &tableau)
    let entity = tableau.addCollectedRow(
      breakpoint: system.constant[row] - system.leftSide(of: row, at: presolve.baseValue),
      penalty: system.penalty[row],
      level: Int32(members.firstIndex(notAbove: system.priority[row])), isListed: isListed)
    rowEntity[row] = entity
    note(entity, row: Int32(row))
    return entity
  }

  /// Notes which row an entity stands for; -1 for none.
  mutating func note(_ entity: Int32, row: Int32) {
    if Int(entity) >= entityRow.count {
      entityRow.append(repeating: -1, count: Int(entity) + 1 - entityRow.count)
    }
    entityRow[entity] = row
  }

  /// How many core rows mention each slot's unknown directly.
  private func countCoreUses() -> FlatArray<Int32> {
    var uses = FlatArray<Int32>(repeating: 0, count: tableau.slotCount)
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      for term in system.terms(of: row) {
        let entity = variableEntity[system.termVariable[term]]
        if entity >= 0 { uses[entity] += 1 }
      }
    }
    return uses
  }

  /// The slot of the least used free unknown with a sizeable cell, or nil when there is none.
  private func eliminationSlot(
    for entity: Int32, uses: borrowing FlatArray<Int32>
  ) -> Int? {
    let cells = tableau.rows[tableau.location[entity]]
    var largest = 0.0
    for (slot, cell) in cells where isFreeUnknown(slot: slot) { largest = max(largest, abs(cell)) }
    var best: Int?
    var fewest = Int32.max
    for (slot, cell) in cells where isFreeUnknown(slot: slot) {
      let size = abs(cell)
      let occupant = tableau.occupant[slot]
      if size < 0.1 * largest || size < Tolerance.coefficient || uses[occupant] >= fewest {
        continue
      }
      best = Int(slot)
      fewest = uses[occupant]
    }
    return best
  }

  private func isFreeUnknown(slot: Int32) -> Bool {
    tableau.lockUp[slot] != Tableau.always && row(of: tableau.occupant[slot]) == nil
  }

  /// Collects an expression over local variables in the tableau, ready to become a row.
  mutating func collect(
    _ terms: [(variable: Int32, factor: Double)], _ expansion: inout Expansion
  ) {
    for (variable, factor) in terms {
      expansion.add(variable, factor, presolve, entity: variableEntity, to: &tableau)
    }
    expansion.finish(system, presolve, entity: variableEntity, to: &tableau)
  }

  /// Collects one variable, with scratch space that serves many calls.
  mutating func collect(_ variable: Int, _ expansion: inout Expansion) {
    expansion.add(Int32(variable), 1, presolve, entity: variableEntity, to: &tableau)
    expansion.finish(system, presolve, entity: variableEntity, to: &tableau)
  }
}

/// How large the core of a component is.
private struct CoreShape {
  var slotCount = 0
  var rowCount = 0
  /// How many of the rows are required equalities.
  var equationCount = 0

  init(_ system: borrowing LocalSystem, _ presolve: borrowing Presolve) {
    for variable in 0..<system.variableCount where presolve.position[variable] == 0 {
      slotCount += 1
    }
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      rowCount += 1
      if system.isRequiredEquality(row) { equationCount += 1 }
    }
  }
}

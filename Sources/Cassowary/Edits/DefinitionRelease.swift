/// Taking a definition out of a solved component.
extension ComponentCore {
  /// Makes core rows of those of the given rows that define an unknown; false asks for a rebuild.
  ///
  /// Such a row then holds a slot, as an equality that is satisfied, and what it defined is a free
  /// unknown, basic. All other definitions stay, and so does the basis.
  mutating func releaseDefinitions(
    among released: borrowing FlatArray<Int32>, _ change: inout Change
  ) -> Bool {
    var isNeeded = false
    for index in 0..<released.count where presolve.isDefinition[released[index]] { isNeeded = true }
    guard isNeeded else { return true }
    var expansion = Expansion(variableCount: system.variableCount)
    var moved = FlatArray<Int32>()
    for index in 0..<released.count where presolve.isDefinition[released[index]] {
      budget.releasedDefinitions += 1
      guard budget.allowsReleases(besides: presolve.order.count) else { return false }
      _ = release(Int(released[index]), &expansion, &moved)
    }
    updateBreakpoints()
    change.movesValues = true
    return true
  }

  /// Makes a core row of a definition where all values are up to date, and keeps them so.
  ///
  /// Nothing moves. But what depends on the unknown has another base value, so that what the tableau calls
  /// value and breakpoint of such a row change by the same amount.
  mutating func releaseInPlace(_ row: Int) {
    budget.releasedDefinitions += 1
    var expansion = Expansion(variableCount: system.variableCount)
    var moved = FlatArray<Int32>()
    let unknown = presolve.unknown(definedBy: row, system)
    let base = presolve.baseValue[unknown]
    let place = release(row, &expansion, &moved)
    presolve.updateBaseValues(system, from: place)
    tableau.value[variableEntity[unknown]] += base
    for index in 0..<moved.count {
      let entity = rowEntity[moved[index]]
      let old = tableau.breakpoint[entity]
      updateBreakpoint(of: Int(moved[index]))
      tableau.value[entity] += tableau.breakpoint[entity] - old
    }
    updateBreakpoint(of: row)
    tableau.value[rowEntity[row]] = tableau.breakpoint[rowEntity[row]]
  }

  /// Returns the position in ``Presolve/order`` from which unknowns may depend on what the row defined, and
  /// appends the core rows that do.
  private mutating func release(
    _ row: Int, _ expansion: inout Expansion, _ moved: inout FlatArray<Int32>
  ) -> Int {
    let unknown = presolve.unknown(definedBy: row, system)
    collect(Int(unknown), &expansion)
    let entity = tableau.addCollectedRow(
      breakpoint: 0, penalty: Tableau.Penalty.none, level: Tableau.never)
    variableEntity[unknown] = entity
    note(entity, row: -1)
    var rates = FlatArray<Double>(repeating: 0, count: system.variableCount)
    rates[unknown] = 1 / presolve.definingFactor[unknown]
    let place = presolve.release(unknown)
    presolve.propagate(system, rates: &rates, from: place)
    let slotEntity = addSlot(forRatesOf: entity, rates[unknown], rates, &moved)
    rowEntity[row] = slotEntity
    note(slotEntity, row: Int32(row))
    members.file(slotEntity, under: 0)
    budget.addedEquations += 1
    return place
  }

  /// Adds a slot for the left side of a definition.
  ///
  /// - Parameters:
  ///   - entity: The unknown that it defined.
  ///   - rate: How that one changes with the left side.
  ///   - rates: How all variables change, as long as the free unknowns stay.
  ///   - moved: Gets the core rows that change, too.
  /// - Returns: The entity in the slot.
  private mutating func addSlot(
    forRatesOf entity: Int32, _ rate: Double, _ rates: borrowing FlatArray<Double>,
    _ moved: inout FlatArray<Int32>
  ) -> Int32 {
    var cells = FlatArray<Double>(repeating: 0, count: tableau.rowCount)
    tableau.spread(rate, of: entity, to: &cells)
    for row in 0..<rowEntity.count where rowEntity[row] >= 0 {
      let rate = system.rate(of: row, at: rates)
      // A row in a slot stays where it is, so what depends on it makes up for the change.
      if rate == 0 { continue }
      tableau.spread(rate, of: rowEntity[row], to: &cells)
      moved.append(Int32(row))
    }
    return tableau.addEqualitySlot(cells: cells)
  }
}

extension Tableau {
  /// Adds to the cells of a new slot, by row, what an entity contributes that changes with it.
  mutating func spread(
    _ rate: Double, of entity: Int32, to cells: inout FlatArray<Double>
  ) {
    let place = location[entity]
    if place >= 0 {
      add(rate, to: place, &cells)
      return
    }
    let slot = Int(~place)
    stamp &+= 1
    for (row, hint) in columns[slot] {
      let cell = validCell(of: Int(row), slot: Int32(slot), hint: Int(hint))
      if cell < 0 { continue }
      rowStamp[row] = stamp
      add(-rate * rows.entry(cell, of: Int(row)).payload, to: row, &cells)
    }
  }

  private func add(_ change: Double, to row: Int32, _ cells: inout FlatArray<Double>) {
    let sum = cells[row] + change
    cells[row] = Tolerance.isCancelled(sum, cells[row], change) ? 0 : sum
  }

  /// Adds a slot whose occupant is a required equality that holds.
  mutating func addEqualitySlot(cells: borrowing FlatArray<Double>) -> Int32 {
    let entity = addSlot(value: 0, isParameter: false)
    let slot = Int(~location[entity])
    penalty[entity] = Penalty.both
    level[entity] = 0
    lockUp[slot] = 0
    lockDown[slot] = 0
    for row in 0..<rowCount where cells[row] != 0 {
      columns.append(Int32(row), Int32(rows.count(of: row)), to: slot)
      rows.append(Int32(slot), cells[row], to: row)
    }
    return entity
  }
}

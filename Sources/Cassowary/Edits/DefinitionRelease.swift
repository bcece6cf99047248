/// Taking definitions out of a solved component.
///
/// Such a row then holds a slot, as an equality that is satisfied, and what it defined is a free unknown,
/// basic. All other definitions stay, and so does the basis.
extension ComponentCore {
  /// Makes core rows of those of the given rows that define an unknown; false asks for a rebuild.
  mutating func releaseDefinitions(
    among rows: borrowing FlatArray<Int32>, _ change: inout Change
  ) -> Bool {
    let released = definitions(among: rows)
    if released.isEmpty { return true }
    for number in 0..<released.count {
      budget.releasedDefinitions += 1
      let left = presolve.order.count - number
      guard budget.allowsReleases(besides: left) else { return false }
    }
    _ = release(released)
    updateBreakpoints()
    change.movesValues = true
    return true
  }

  /// Makes core rows of definitions where all values are up to date, and keeps them so.
  ///
  /// Nothing moves. But what depends on their unknowns has another base value, so that what the tableau calls
  /// value and breakpoint of such a row change by the same amount.
  mutating func releaseInPlace(_ released: borrowing FlatArray<Int32>) {
    if released.isEmpty { return }
    budget.releasedDefinitions += released.count
    let unknowns = unknowns(definedBy: released)
    var bases = FlatArray<Double>()
    var first = presolve.order.count
    for number in 0..<unknowns.count {
      bases.append(presolve.baseValue[unknowns[number]])
      first = min(first, Int(presolve.position[unknowns[number]]) - 1)
    }
    let moved = release(released)
    presolve.updateBaseValues(system, from: first)
    for number in 0..<unknowns.count {
      tableau.value[variableEntity[unknowns[number]]] += bases[number]
    }
    for index in 0..<moved.count {
      let entity = rowEntity[moved[index]]
      let old = tableau.breakpoint[entity]
      updateBreakpoint(of: Int(moved[index]))
      tableau.value[entity] += tableau.breakpoint[entity] - old
    }
    for number in 0..<released.count {
      let entity = rowEntity[released[number]]
      updateBreakpoint(of: Int(released[number]))
      tableau.value[entity] = tableau.breakpoint[entity]
    }
  }

  private func definitions(among rows: borrowing FlatArray<Int32>) -> FlatArray<Int32> {
    var found = FlatArray<Int32>()
    for index in 0..<rows.count where presolve.isDefinition[rows[index]] {
      found.append(rows[index])
    }
    return found
  }

  private func unknowns(definedBy rows: borrowing FlatArray<Int32>) -> FlatArray<Int32> {
    var found = FlatArray<Int32>(capacity: rows.count)
    for index in 0..<rows.count {
      found.append(presolve.unknown(definedBy: Int(rows[index]), system))
    }
    return found
  }

  /// Releases definitions; returns the core rows that may depend on what they defined.
  private mutating func release(_ released: borrowing FlatArray<Int32>) -> FlatArray<Int32> {
    let unknowns = unknowns(definedBy: released)
    var expansion = Expansion(variableCount: system.variableCount)
    for number in 0..<unknowns.count {
      collect(Int(unknowns[number]), &expansion)
      let entity = tableau.addCollectedRow(
        breakpoint: 0, penalty: Tableau.Penalty.none, level: Tableau.never)
      variableEntity[unknowns[number]] = entity
      note(entity, row: -1)
    }
    let dependents = presolve.dependents(on: unknowns, system)
    let moved = coreRows(mentioning: unknowns, dependents)
    var slots = FlatArray<Int32>(capacity: released.count)
    var rates = FlatArray<Double>(repeating: 0, count: system.variableCount)
    for number in 0..<unknowns.count {
      rates[unknowns[number]] = 1 / presolve.definingFactor[unknowns[number]]
      presolve.propagate(system, rates: &rates, from: unknowns[number], along: dependents)
      slots.append(addSlot(forRatesOf: unknowns, moved, rates))
      for index in 0..<unknowns.count { rates[unknowns[index]] = 0 }
      for index in 0..<dependents.count { rates[presolve.order[dependents[index]]] = 0 }
    }
    for number in 0..<unknowns.count {
      presolve.release(unknowns[number])
      rowEntity[released[number]] = slots[number]
      note(slots[number], row: released[number])
      members.file(slots[number], under: 0)
    }
    budget.addedEquations += released.count
    return moved
  }

  /// The core rows that mention some unknowns or dependents on them.
  private func coreRows(
    mentioning unknowns: borrowing FlatArray<Int32>, _ dependents: borrowing FlatArray<Int32>
  ) -> FlatArray<Int32> {
    var isMoved = FlatArray<Bool>(repeating: false, count: system.variableCount)
    for index in 0..<unknowns.count { isMoved[unknowns[index]] = true }
    for index in 0..<dependents.count { isMoved[presolve.order[dependents[index]]] = true }
    var found = FlatArray<Int32>()
    for row in 0..<rowEntity.count where rowEntity[row] >= 0 {
      if system.mentions(isMoved, in: row) { found.append(Int32(row)) }
    }
    return found
  }

  /// Adds a slot for the left side of a definition.
  ///
  /// - Parameters:
  ///   - unknowns: Unknowns that are no longer defined, all basic.
  ///   - rows: The core rows that may change, too.
  ///   - rates: How all variables change with the left side, as long as the free unknowns stay.
  /// - Returns: The entity in the slot.
  private mutating func addSlot(
    forRatesOf unknowns: borrowing FlatArray<Int32>, _ rows: borrowing FlatArray<Int32>,
    _ rates: borrowing FlatArray<Double>
  ) -> Int32 {
    var cells = FlatArray<Double>(repeating: 0, count: tableau.rowCount)
    for index in 0..<unknowns.count where rates[unknowns[index]] != 0 {
      tableau.spread(rates[unknowns[index]], of: variableEntity[unknowns[index]], to: &cells)
    }
    for index in 0..<rows.count {
      let row = Int(rows[index])
      let rate = system.rate(of: row, at: rates)
      // A row in a slot stays where it is, so what depends on it makes up for the change.
      if rate != 0 { tableau.spread(rate, of: rowEntity[row], to: &cells) }
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

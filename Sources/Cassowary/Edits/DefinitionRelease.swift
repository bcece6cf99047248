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
    for number in 0..<unknowns.count { bases.append(presolve.baseValue[unknowns[number]]) }
    let affected = release(released)
    presolve.updateBaseValues(of: affected.unknowns, system)
    for number in 0..<unknowns.count {
      tableau.value[variableEntity[unknowns[number]]] += bases[number]
    }
    for index in 0..<affected.rows.count {
      let row = Int(affected.rows[index])
      let entity = rowEntity[row]
      let old = tableau.breakpoint[entity]
      updateBreakpoint(of: row)
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

  /// What may depend on unknowns that are no longer defined.
  private struct Affected: ~Copyable {
    /// Rows of the core.
    let rows: FlatArray<Int32>
    /// Defined unknowns in order of evaluation, and perhaps some of those that were released.
    var unknowns = FlatArray<Int32>()
  }

  /// Releases definitions.
  private mutating func release(_ released: borrowing FlatArray<Int32>) -> Affected {
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
    var affected = Affected(rows: coreRows(mentioning: unknowns, dependents))
    for index in 0..<dependents.count {
      affected.unknowns.append(presolve.order[dependents[index]])
    }
    var slots = FlatArray<Int32>(capacity: released.count)
    var rates = FlatArray<Double>(repeating: 0, count: system.variableCount)
    for number in 0..<unknowns.count {
      rates[unknowns[number]] = 1 / presolve.definingFactor[unknowns[number]]
      presolve.propagate(system, rates: &rates, from: unknowns[number], along: dependents)
      slots.append(addSlot(forRatesOf: unknowns, affected.rows, rates))
      for index in 0..<unknowns.count { rates[unknowns[index]] = 0 }
      for index in 0..<affected.unknowns.count { rates[affected.unknowns[index]] = 0 }
    }
    for number in 0..<unknowns.count {
      presolve.release(unknowns[number])
      rowEntity[released[number]] = slots[number]
      note(slots[number], row: released[number])
      members.file(slots[number], under: 0)
    }
    budget.addedEquations += released.count
    return affected
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
    var cells = NewCells(rowCount: tableau.rowCount)
    for index in 0..<unknowns.count where rates[unknowns[index]] != 0 {
      tableau.spread(rates[unknowns[index]], of: variableEntity[unknowns[index]], to: &cells)
    }
    for index in 0..<rows.count {
      let row = Int(rows[index])
      let rate = system.rate(of: row, at: rates)
      // A row in a slot stays where it is, so what depends on it makes up for the change.
      if rate != 0 { tableau.spread(rate, of: rowEntity[row], to: &cells) }
    }
    return tableau.addEqualitySlot(cells)
  }
}

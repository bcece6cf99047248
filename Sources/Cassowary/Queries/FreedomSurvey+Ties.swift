/// Which rows can pay for each other.
extension FreedomSurvey {
  /// Takes note of the errors in the present solution.
  mutating func noteErrors() {
    for row in 0..<core.system.rowCount where core.rowEntity[row] >= 0 {
      let entity = core.rowEntity[row]
      let offset = core.tableau.offset(of: entity)
      let side = offset > 0 ? Tableau.Penalty.above : Tableau.Penalty.below
      let error = core.system.penalty[row] & side == 0 ? 0 : abs(offset)
      leastError[row] = min(leastError[row], error)
      greatestError[row] = max(greatestError[row], error)
    }
  }

  /// The rows whose errors differ between solutions, by the open slots that they move with.
  func tradedRowsBySlot() -> [Int32: [Int]] {
    guard hasErrors else { return [:] }
    var found: [Int32: [Int]] = [:]
    for row in 0..<core.system.rowCount
    where greatestError[row] - leastError[row] > 20 * core.tableau.tolerance {
      for slot in openSlots(of: core.rowEntity[row]) { found[slot, default: []].append(row) }
    }
    return found
  }

  /// Those that move with a variable.
  mutating func tiedRows(of local: Int32, among traded: [Int32: [Int]]) -> Set<Int> {
    collect(local)
    var found: Set<Int> = []
    for index in 0..<core.tableau.sumSlots.count {
      let slot = core.tableau.sumSlots[index]
      guard abs(core.tableau.sum[slot]) > Tolerance.coefficient, core.tableau.isOpen(slot) else {
        continue
      }
      found.formUnion(traded[slot] ?? [])
    }
    core.tableau.discardCollected()
    return found
  }

  /// The slots that an entity moves with, as far as they can move.
  private func openSlots(of entity: Int32) -> [Int32] {
    let place = core.tableau.location[entity]
    if place < 0 { return core.tableau.isOpen(~place) ? [~place] : [] }
    var found: [Int32] = []
    for (slot, cell) in core.tableau.rows[place]
    where abs(cell) > Tolerance.coefficient && core.tableau.isOpen(slot) {
      found.append(slot)
    }
    return found
  }

  func oldest(_ rows: Set<Int>) -> [Int] {
    var found = OldestRows(limit: nameLimit)
    for row in rows { found.insert(row, age: core.system.constraint[row]) }
    return found.rows
  }
}

/// Probing the optimal face: what the unlocked directions allow.
extension Tableau {
  /// Whether the collected expression can change without leaving the optimal face at once.
  func collectedDependsOnOpenSlot() -> Bool {
    for index in 0..<sumSlots.count where sum[sumSlots[index]] != 0 {
      let slot = sumSlots[index]
      if lockUp[slot] == Tableau.never || lockDown[slot] == Tableau.never { return true }
    }
    return false
  }

  /// The exact extremes of the collected expression over the unlocked directions.
  mutating func extremes(rank: Int32) -> (lower: Double, upper: Double) {
    let probe = addCollectedRow(breakpoint: 0, penalty: Penalty.none, level: Tableau.never)
    let lower = minimum(of: probe, sign: 1, rank: rank)
    let upper = -minimum(of: probe, sign: -1, rank: rank)
    removeRow(at: Int(location[probe]))
    return (lower, upper)
  }

  /// The minimum of `sign × probe`; -∞ when there is none.
  mutating func minimum(of probe: Int32, sign: Double, rank: Int32) -> Double {
    addToSlope(row: Int(location[probe]), factor: sign)
    let isBounded = minimizeSlopes(rank: rank)
    forgetSlopes()
    return isBounded && !isExhausted ? sign * value[probe] : -.infinity
  }

  /// Locks the open directions that rows at their breakpoint rule out, as far as that is obvious.
  ///
  /// A row that must not rise while nothing open can lower it keeps everything that would raise it
  /// in place. This settles nearly all degeneracy of layouts, such as a size held between `≥` and
  /// `≤`, without a single pivot. Only the rows that open slots move are looked at, mostly a few.
  mutating func lockBlockedDirections(rank: Int32) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for slot in 0..<slotCount where isOpen(Int32(slot)) {
        let first = Int(columns.lists[slot].start)
        for place in first..<first + Int(columns.lists[slot].length) {
          if !isOpen(Int32(slot)) { break }
          let row = Int(columns.keys[place])
          if row < rowCount, lockBlockedDirections(of: row, rank) { hasChanged = true }
        }
      }
    }
  }

  /// Locks what a row at its breakpoint rules out; false when that is nothing new.
  private mutating func lockBlockedDirections(of row: Int, _ rank: Int32) -> Bool {
    let entity = basic[row]
    if level[entity] >= rank { return false }
    if abs(value[entity] - breakpoint[entity]) > tolerance { return false }
    let hasLockedUp = blocks(entity, rising: true) && lockDirections(of: row, raising: true, rank)
    let hasLockedDown =
      blocks(entity, rising: false) && lockDirections(of: row, raising: false, rank)
    return hasLockedUp || hasLockedDown
  }

  /// Locks what would move a row the forbidden way, unless something could move it back.
  private mutating func lockDirections(of row: Int, raising: Bool, _ rank: Int32) -> Bool {
    let cells =
      Int(rows.lists[row].start)..<Int(rows.lists[row].start) + Int(rows.lists[row].length)
    var hasOpen = false
    for cell in cells {
      let slot = rows.keys[cell]
      let upMovesForbiddenWay = (rows.payloads[cell] > 0) == raising
      if (upMovesForbiddenWay ? lockDown[slot] : lockUp[slot]) == Tableau.never { return false }
      if (upMovesForbiddenWay ? lockUp[slot] : lockDown[slot]) == Tableau.never { hasOpen = true }
    }
    guard hasOpen else { return false }
    for cell in cells {
      let slot = rows.keys[cell]
      if (rows.payloads[cell] > 0) == raising {
        if lockUp[slot] == Tableau.never { lockUp[slot] = rank }
      } else if lockDown[slot] == Tableau.never {
        lockDown[slot] = rank
      }
    }
    return true
  }
}

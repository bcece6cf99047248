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

  /// Whether some direction that is open from level `rank` on lowers `sign ×` the collected expression.
  func collectedCanFall(sign: Double, rank: Int32) -> Bool {
    for index in 0..<sumSlots.count {
      let slot = sumSlots[index]
      let slope = sign * sum[slot]
      if slope < -Tableau.slopeTolerance, lockUp[slot] >= rank { return true }
      if slope > Tableau.slopeTolerance, lockDown[slot] >= rank { return true }
    }
    return false
  }

  /// What the collected expression is now.
  var collectedValue: Double {
    var total = 0.0
    for index in 0..<sumSlots.count {
      total += sum[sumSlots[index]] * value[occupant[sumSlots[index]]]
    }
    return total
  }

  /// Moves slots until `sign ×` the collected expression can't fall; forgets the expression.
  ///
  /// Returns false when it has no minimum.
  mutating func minimizeCollected(sign: Double, rank: Int32) -> Bool {
    for index in 0..<sumSlots.count {
      addToSlope(slot: sumSlots[index], sign * sum[sumSlots[index]])
    }
    discardCollected()
    let isBounded = minimizeSlopes(rank: rank)
    forgetSlopes()
    return isBounded && !isExhausted
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

extension ComponentCore {
  /// The minimum of `sign ×` an expression over what the levels leave open, by its free part: that of the
  /// tableau; -∞ when there is none.
  ///
  /// Goes to a solution where it is attained, and leaves the expression collected there.
  mutating func minimize(
    _ terms: [(variable: Int32, factor: Double)], sign: Double, _ expansion: inout Expansion
  ) -> Double {
    collect(terms, &expansion)
    if tableau.collectedCanFall(sign: sign, rank: firstAnchorLevel) {
      let isBounded = tableau.minimizeCollected(sign: sign, rank: firstAnchorLevel)
      expansion.forget()
      if !isBounded { return -.infinity }
      collect(terms, &expansion)
    }
    return sign * tableau.collectedValue
  }
}

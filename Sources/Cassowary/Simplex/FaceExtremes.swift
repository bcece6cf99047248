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

  /// Whether some direction that is open from a level on lowers `sign ×` the collected expression.
  func collectedCanFall(sign: Double, level current: Int32) -> Bool {
    for index in 0..<sumSlots.count {
      let slot = sumSlots[index]
      if canFall(slot, slope: sign * sum[slot], level: current) { return true }
    }
    return false
  }

  /// A step of one slot, up to the row that stops it and takes over the slot.
  struct LongStep {
    let slot: Int32
    /// How far the slot moves.
    let distance: Double
    let row: Int
    /// The row's cell in the slot.
    let cell: Double
    /// What that row is of.
    let stopper: Int32
    /// Whether it could move back.
    let canReturn: Bool
  }

  /// A row with this many cells is long: few rows of a layout have more than three.
  private static var longRow: Int { 8 }

  /// The step of the only slot that lowers `sign ×` the collected expression, if a long row would stop it.
  ///
  /// Its pivot would make everything that moves with the slot as long, while the one of a short row
  /// settles other questions as well.
  mutating func longStep(sign: Double, level current: Int32) -> LongStep? {
    guard let (slot, upward) = onlyFallingSlot(sign: sign, level: current) else { return nil }
    guard let stop = nearestStop(slot: Int(slot), upward: upward, level: current),
      stop.distance.isFinite, rows.count(of: stop.row) >= Self.longRow
    else { return nil }
    let stopper = basic[stop.row]
    return LongStep(
      slot: slot, distance: stop.distance, row: stop.row, cell: stop.cell, stopper: stopper,
      canReturn: !isHeldEquality(stopper))
  }

  /// Whether `sign ×` the collected expression is at its minimum after a step.
  func isLast(_ step: LongStep, sign: Double, level current: Int32) -> Bool {
    let multiple = sum[step.slot] / step.cell
    for (other, cell) in rows[step.row] where other != step.slot {
      let slope = sign * (sum[other] - multiple * cell)
      if canFall(other, slope: slope, level: current) { return false }
    }
    return true
  }

  /// Expresses what is collected by the row that stops a step, in place of what the slot had.
  mutating func replaceInCollected(_ step: LongStep) {
    let multiple = sum[step.slot] / step.cell
    for (slot, cell) in rows[step.row] where slot != step.slot {
      collectSlot(slot, -multiple * cell)
    }
    sum[step.slot] = multiple
  }

  /// The slot that alone can lower `sign ×` the collected expression, and which way.
  private func onlyFallingSlot(sign: Double, level current: Int32) -> (slot: Int32, upward: Bool)? {
    var found: (slot: Int32, upward: Bool)?
    for index in 0..<sumSlots.count {
      let slot = sumSlots[index]
      let slope = sign * sum[slot]
      guard canFall(slot, slope: slope, level: current) else { continue }
      if found != nil { return nil }
      found = (slot, slope < 0)
    }
    return found
  }

  /// Whether an expression with a slope in a slot can fall there.
  @inline(__always)
  func canFall(_ slot: Int32, slope: Double, level current: Int32) -> Bool {
    slope < -Tolerance.coefficient && lockUp[slot] >= current
      || slope > Tolerance.coefficient && lockDown[slot] >= current
  }

  /// What the collected expression is now.
  var collectedValue: Double {
    var total = 0.0
    for index in 0..<sumSlots.count {
      total += sum[sumSlots[index]] * value[occupant[sumSlots[index]]]
    }
    return total
  }

  /// What stops an expression with a slope in a slot there and could move back.
  @inline(__always)
  func stopper(in slot: Int32, slope: Double) -> Int32? {
    guard abs(slope) > Tolerance.coefficient,
      (slope > 0 ? lockUp[slot] : lockDown[slot]) == Self.never
    else { return nil }
    return occupant[slot]
  }

  /// Hands on what stops `sign ×` the collected expression in its slots, or at the end of a step, and could
  /// move back.
  ///
  /// What the expression was made from last comes first, and usually depends on older rows.
  @inline(__always)
  func forEachStopper(sign: Double, after step: LongStep?, _ body: (Int32) -> Void) {
    for index in (0..<sumSlots.count).reversed() {
      let slot = sumSlots[index]
      let slope = sign * sum[slot]
      if let step, step.slot == slot {
        if step.canReturn, abs(slope) > Tolerance.coefficient { body(step.stopper) }
      } else if let stopper = stopper(in: slot, slope: slope) {
        body(stopper)
      }
    }
  }

  /// Brings the slots of the collected expression into the order of their cells, the largest last: there the
  /// search for an extreme begins, and it may take a step for each slot that is not the best.
  mutating func sortCollected() {
    let slots = (0..<sumSlots.count).map { sumSlots[$0] }
      .sorted { (abs(sum[$0]), $0) < (abs(sum[$1]), $1) }
    for (index, slot) in slots.enumerated() { sumSlots[index] = slot }
  }

  /// Moves slots until `sign ×` the collected expression can't fall; forgets the expression.
  ///
  /// Returns false when it has no minimum.
  mutating func minimizeCollected(sign: Double, level current: Int32) -> Bool {
    for index in 0..<sumSlots.count {
      addToSlope(slot: sumSlots[index], sign * sum[sumSlots[index]])
    }
    discardCollected()
    let isBounded = minimizeSlopes(level: current)
    forgetSlopes()
    return isBounded && !isExhausted
  }

  /// Locks the open directions that rows at their breakpoint rule out, as far as that is obvious.
  ///
  /// A row that must not rise while nothing open can lower it keeps everything that would raise it
  /// in place. This settles nearly all degeneracy of layouts, such as a size held between `≥` and
  /// `≤`, without a single pivot. Only the rows that open slots move are looked at, usually a few.
  mutating func lockBlockedDirections(level current: Int32) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for slot in 0..<slotCount where isOpen(Int32(slot)) {
        for (row, _) in columns[slot] {
          if !isOpen(Int32(slot)) { break }
          if row < rowCount, lockBlockedDirections(of: Int(row), current) { hasChanged = true }
        }
      }
    }
  }

  /// Locks what a row at its breakpoint rules out; false when that is nothing new.
  private mutating func lockBlockedDirections(of row: Int, _ current: Int32) -> Bool {
    let entity = basic[row]
    if level[entity] >= current { return false }
    if abs(offset(of: entity)) > tolerance { return false }
    let hasLockedUp =
      blocks(entity, rising: true) && lockDirections(of: row, raising: true, current)
    let hasLockedDown =
      blocks(entity, rising: false) && lockDirections(of: row, raising: false, current)
    return hasLockedUp || hasLockedDown
  }

  /// Locks what would move a row the forbidden way, unless something could move it back.
  private mutating func lockDirections(of row: Int, raising: Bool, _ current: Int32) -> Bool {
    var hasOpen = false
    for (slot, cell) in rows[row] {
      let upMovesForbiddenWay = (cell > 0) == raising
      if (upMovesForbiddenWay ? lockDown[slot] : lockUp[slot]) == Tableau.never { return false }
      if (upMovesForbiddenWay ? lockUp[slot] : lockDown[slot]) == Tableau.never { hasOpen = true }
    }
    guard hasOpen else { return false }
    for (slot, cell) in rows[row] {
      if (cell > 0) == raising {
        if lockUp[slot] == Tableau.never { lockUp[slot] = current }
      } else if lockDown[slot] == Tableau.never {
        lockDown[slot] = current
      }
    }
    return true
  }
}

/// Moving one slot to the breakpoint that stops it, and the exchange of roles that follows.
///
/// The bounded-variable simplex step for piecewise-linear rows: the walk passes breakpoints of the
/// level at hand as long as the error keeps falling ("long step", Fourer 1985), and stops at the
/// first breakpoint of any higher level.
extension Tableau {
  /// Moves a slot downhill.
  ///
  /// Returns false when nothing stops it.
  mutating func advance(slot: Int, upward: Bool, slope initial: Double, level current: Int32)
    -> Bool
  {
    let direction = upward ? 1.0 : -1.0
    collectBreakpoints(slot: slot, direction: direction, level: current)
    steps += 1
    guard let stop = findStop(slot: slot, direction: direction, slope: initial, level: current)
    else {
      return false
    }
    zeroSteps = stop.time <= Tolerance.step ? zeroSteps + 1 : 0
    move(slot: slot, by: direction * stop.time)
    exchange(row: Int(stop.row), slot: slot, upward: upward, level: current)
    return true
  }

  /// Whether a slot can move by some distance before a row of a level above the given one stops it that is
  /// not among some left out.
  mutating func canMove(
    slot: Int, upward: Bool, by distance: Double, level current: Int32,
    besides others: borrowing FlatArray<Bool> = FlatArray()
  ) -> Bool {
    let direction = upward ? 1.0 : -1.0
    stamp &+= 1
    var index = 0
    while let (row, rate) = nextBlocked(slot: slot, direction, current, from: &index) {
      let entity = basic[row]
      if others.count > row, others[row] { continue }
      if (breakpoint[entity] - value[entity]) / rate <= distance { return false }
    }
    return true
  }

  /// The row of a level above the given one that stops a slot first, by the same rule as
  /// ``advance``, and how far the slot moves until then.
  mutating func nearestStop(
    slot: Int, upward: Bool, level current: Int32
  ) -> (row: Int, cell: Double, distance: Double)? {
    let direction = upward ? 1.0 : -1.0
    stamp &+= 1
    var nearest: (row: Int, rate: Double, time: Double, cost: Double)?
    var index = 0
    while let (row, rate) = nextBlocked(slot: slot, direction, current - 1, from: &index) {
      let entity = basic[row]
      let time = max(0, (breakpoint[entity] - value[entity]) / rate)
      let cost = exchangeCost(of: row, rate: rate)
      if let known = nearest, (known.time, known.cost) <= (time, cost) { continue }
      nearest = (row, rate, time, cost)
    }
    return nearest.map { ($0.row, direction * $0.rate, direction * $0.time) }
  }

  /// Settles which of several rows with the same breakpoint takes over a slot: the cheapest.
  ///
  /// The exchange adds the row to all others of the column, so a short one makes few new cells; and
  /// dividing by a small cell would magnify rounding.
  @inline(__always)
  private func exchangeCost(of row: Int, rate: Double) -> Double {
    Double(rows.count(of: row)) / abs(rate)
  }

  /// Whether an entity must neither rise nor fall.
  @inline(__always)
  func isHeldEquality(_ entity: Int32) -> Bool {
    state[entity] == 0 && penalty[entity] == Penalty.both
  }

  /// Gathers the breakpoints ahead of every row that moves with the slot.
  private mutating func collectBreakpoints(slot: Int, direction: Double, level current: Int32) {
    breakpoints.removeAll()
    stamp &+= 1
    let prefersSmallIndex = isGuarded
    var index = 0
    while let (row, rate) = nextBlocked(slot: slot, direction, current, from: &index) {
      let entity = basic[row]
      let time = max(0, (breakpoint[entity] - value[entity]) / rate)
      let key = prefersSmallIndex ? Double(entity) : exchangeCost(of: row, rate: rate)
      breakpoints.append(time: time, tieKey: key, row: Int32(row))
    }
    breakpoints.heapify()
  }

  /// The next row of a column, from an index on, that has a breakpoint ahead and counts at the given
  /// level, with its rate; nil at the end.
  ///
  /// Tidies the column on the way. Each walk needs a stamp of its own.
  @inline(__always)
  private mutating func nextBlocked(
    slot: Int, _ direction: Double, _ current: Int32, from index: inout Int
  ) -> (row: Int, rate: Double)? {
    while index < columns.count(of: slot) {
      let (listedRow, hint) = columns.entry(index, of: slot)
      let row = Int(listedRow)
      let cell = validCell(of: row, slot: Int32(slot), hint: Int(hint))
      if cell < 0 {
        columns.remove(at: index, of: slot)
        continue
      }
      columns.setPayload(Int32(cell), at: index, of: slot)
      rowStamp[row] = stamp
      index += 1
      let entity = basic[row]
      if level[entity] > current { continue }
      let rate = rows.entry(cell, of: row).payload * direction
      if abs(rate) >= Tolerance.coefficient, blocks(entity, rising: rate > 0) { return (row, rate) }
    }
    return nil
  }

  /// The index of the row's cell in the slot, or -1 when the column entry is stale or a duplicate.
  @inline(__always)
  func validCell(of row: Int, slot: Int32, hint: Int) -> Int {
    if row >= rowCount || rowStamp[row] == stamp { return -1 }
    return rows.index(of: slot, in: row, hint: hint)
  }

  /// Whether a row has a breakpoint ahead of it in the direction given.
  @inline(__always)
  func blocks(_ entity: Int32, rising: Bool) -> Bool {
    let side = rising ? Penalty.above : Penalty.below
    let stateBehind: Int8 = rising ? -1 : 1
    return state[entity] == stateBehind || (state[entity] == 0 && penalty[entity] & side != 0)
  }

  /// Walks the breakpoints while the slope stays negative; the rows passed change their state.
  private mutating func findStop(
    slot: Int, direction: Double, slope initial: Double, level current: Int32
  ) -> (time: Double, row: Int32)? {
    var slopeAhead = initial
    while let next = breakpoints.popNearest() {
      guard next.time.isFinite, slopeAhead.isFinite else {
        isExhausted = true
        return nil
      }
      let entity = basic[next.row]
      if level[entity] < current { return next }
      let rate = cell(row: Int(next.row), slot: Int32(slot)) * direction
      let turned = stateBeyond(entity, isRising: rate > 0)
      let turn = Double(turned) - Double(state[entity])
      slopeAhead += turn * rate
      // A walk without any stop is rounding noise (errors cannot fall for ever): take the last one.
      if slopeAhead >= -Tolerance.coefficient || breakpoints.isEmpty { return next }
      state[entity] = turned
      addToSlope(row: Int(next.row), factor: turn)
    }
    return nil
  }

  /// The slope of an entity's error just beyond its breakpoint.
  @inline(__always)
  func stateBeyond(_ entity: Int32, isRising: Bool) -> Int8 {
    if isRising { return penalty[entity] & Penalty.above != 0 ? 1 : 0 }
    return penalty[entity] & Penalty.below != 0 ? -1 : 0
  }

  /// Adds a multiple of a row to the slopes and queues the slots concerned for pricing.
  mutating func addToSlope(row: Int, factor: Double) {
    for (slot, cell) in rows[row] { addToSlope(slot: slot, factor * cell) }
  }

  @inline(__always)
  mutating func addToSlope(slot: Int32, _ change: Double) {
    let old = slope[slot]
    slope[slot] = Tolerance.isCancelled(old + change, old, change) ? 0 : old + change
    touch(slot)
  }

  @inline(__always)
  mutating func touch(_ slot: Int32) {
    if !isTouched[slot] {
      isTouched[slot] = true
      touched.append(slot)
    }
    if !isQueued[slot] {
      isQueued[slot] = true
      if level[occupant[slot]] == Tableau.never {
        costFreeQueue.append(slot)
      } else {
        queue.append(slot)
      }
    }
  }

  /// Shifts a slot and every row that depends on it; the column was tidied just before.
  private mutating func move(slot: Int, by distance: Double) {
    if distance == 0 { return }
    hasMoved = true
    value[occupant[slot]] += distance
    for (row, index) in columns[slot] {
      value[basic[row]] += rows.entry(Int(index), of: Int(row)).payload * distance
    }
  }

  /// The row stops at its breakpoint and takes over the slot; the occupant becomes basic.
  private mutating func exchange(row: Int, slot: Int, upward: Bool, level current: Int32) {
    let entering = occupant[slot]
    let leaving = basic[row]
    let risesForward = (cell(row: row, slot: Int32(slot)) > 0) == upward
    let wasHeldEquality = isHeldEquality(leaving)
    if level[leaving] == current, state[leaving] != 0 {
      addToSlope(row: row, factor: -Double(state[leaving]))
    }
    state[leaving] = 0
    value[leaving] = breakpoint[leaving]
    // Also at a higher level: a row moved off its breakpoint at no cost must know its side, or it
    // would not stop later movements.
    state[entering] = stateBeyond(entering, isRising: upward)
    let gradient = slope[slot] + (level[entering] == current ? Double(state[entering]) : 0)
    pivot(row: row, slot: slot)
    slope[slot] = 0
    if gradient != 0 { addToSlope(row: row, factor: gradient) }
    lockUp[slot] = Tableau.never
    lockDown[slot] = Tableau.never
    if level[leaving] < current {
      if risesForward || wasHeldEquality { lockUp[slot] = level[leaving] }
      if !risesForward || wasHeldEquality { lockDown[slot] = level[leaving] }
    }
    touch(Int32(slot))
  }

  /// Exchanges a basic entity with the occupant of a slot, rewriting every row of the column.
  mutating func pivot(row: Int, slot: Int) {
    let position = rows.index(of: Int32(slot), in: row)
    let reciprocal = 1 / rows.entry(position, of: row).payload
    pivotSlots.removeAll()
    pivotValues.removeAll()
    for index in 0..<rows.count(of: row) {
      let (slot, cell) = rows.entry(index, of: row)
      let scaled = index == position ? reciprocal : -reciprocal * cell
      rows.setPayload(scaled, at: index, of: row)
      pivotIndex[slot] = Int32(index)
      pivotSlots.append(slot)
      pivotValues.append(scaled)
    }
    while pivotHit.count < pivotSlots.count { pivotHit.append(-1) }
    for index in 0..<pivotSlots.count { pivotHit[index] = -1 }
    stamp &+= 1
    rowStamp[row] = stamp
    var index = 0
    while index < columns.count(of: slot) {
      let (listedRow, hint) = columns.entry(index, of: slot)
      let other = Int(listedRow)
      let cell = validCell(of: other, slot: Int32(slot), hint: Int(hint))
      if cell >= 0 {
        rowStamp[other] = stamp
        substitutePivotRow(into: other, cell: cell, pivotSlot: Int32(slot))
      }
      index += 1
    }
    for index in 0..<pivotSlots.count { pivotIndex[pivotSlots[index]] = -1 }
    let leaving = basic[row]
    let entering = occupant[slot]
    basic[row] = entering
    location[entering] = Int32(row)
    occupant[slot] = leaving
    location[leaving] = ~Int32(slot)
    tidyColumns()
  }

  /// `row += factor × pivot row`, where `factor` is the row's old cell in the pivot slot.
  private mutating func substitutePivotRow(into row: Int, cell: Int, pivotSlot: Int32) {
    let first = rows.places(of: row).lowerBound
    let factor = rows.payloads[first + cell]
    rows.setPayload(0, at: cell, of: row)
    let keys = rows.keys.base + first
    let values = rows.payloads.base + first
    let indices = pivotIndex.base
    let pivots = pivotValues.base
    let hits = pivotHit.base
    var hitCount = 0
    var index = 0
    var count = rows.count(of: row)
    while index < count {
      let slot = keys[index]
      let source = Int(indices[Int(slot)])
      if source >= 0 {
        let old = values[index]
        let change = factor * pivots[source]
        hits[source] = Int32(row)
        hitCount &+= 1
        if slot != pivotSlot, Tolerance.isCancelled(old + change, old, change) {
          rows.remove(at: index, of: row)
          count &-= 1
          continue
        }
        values[index] = old + change
      }
      index &+= 1
    }
    if hitCount == pivotSlots.count { return }
    let added = rows.addEntries(pivotSlots.count - hitCount, to: row)
    let (addedKeys, addedValues) = (rows.keys.base + added, rows.payloads.base + added)
    var number = 0
    for source in 0..<pivotSlots.count where hits[source] != Int32(row) {
      let slot = pivotSlots[source]
      columns.append(Int32(row), Int32(count &+ number), to: Int(slot))
      addedKeys[number] = slot
      addedValues[number] = factor * pivots[source]
      number &+= 1
    }
  }
}

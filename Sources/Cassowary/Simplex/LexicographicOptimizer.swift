/// Lexicographic minimisation of the levels, one after the other, by locking.
///
/// When a level is optimal, every direction that would worsen it is locked for all lower levels.
/// What stays unlocked spans exactly the optimal face (complementary slackness with the level's
/// dual solution), so no level ever needs a second look. Required is simply level 0.
extension Tableau {
  /// Whether degenerate steps have piled up so that only Bland's rule excludes a cycle.
  var isGuarded: Bool { zeroSteps > 60 + slotCount / 4 }

  /// Optimises the levels `first..<end`; `members` lists the rows of each level.
  mutating func optimize(
    from first: Int32, to end: Int32, members: borrowing LevelMembers
  ) {
    unlock(from: first)
    var current = first
    while current < end {
      for index in members.range(of: current) { enroll(members.entity[index], level: current) }
      minimizeSlopes(level: current)
      lockUphillDirections(level: current)
      current += 1
    }
  }

  /// Takes back every lock of `first` and the levels below it.
  mutating func unlock(from first: Int32) {
    for slot in 0..<slotCount {
      if lockUp[slot] >= first { lockUp[slot] = Tableau.never }
      if lockDown[slot] >= first { lockDown[slot] = Tableau.never }
    }
  }

  /// The locks of all slots, upward and downward.
  struct Locks: ~Copyable {
    fileprivate let up: FlatArray<Int32>
    fileprivate let down: FlatArray<Int32>
  }

  /// What is locked now.
  func locks() -> Locks { Locks(up: lockUp.copy(), down: lockDown.copy()) }

  /// Takes back what the levels from `first` on had locked, after the levels above were solved again
  /// without a step; false, and nothing changes, where they leave open what they did not before.
  mutating func restoreLocks(_ old: borrowing Locks, from first: Int32) -> Bool {
    for slot in 0..<slotCount {
      if lockUp[slot] >= first, old.up[slot] < first { return false }
      if lockDown[slot] >= first, old.down[slot] < first { return false }
    }
    for slot in 0..<slotCount {
      if lockUp[slot] >= first { lockUp[slot] = old.up[slot] }
      if lockDown[slot] >= first { lockDown[slot] = old.down[slot] }
    }
    return true
  }

  /// Adds the error of one entity to the objective of the level at hand.
  ///
  /// A row on its breakpoint keeps the state it has: with it, the slopes are those of the last dual
  /// solution, and where nothing changed the level is optimal as it stands. Taken for satisfied, rows
  /// that ended on their breakpoints together would have to be sorted out anew, pivot by pivot.
  mutating func enroll(_ entity: Int32, level current: Int32) {
    let place = location[entity]
    if place < 0 {
      state[entity] = 0
      touch(~place)
      return
    }
    if isDisturbed(entity) { state[entity] = currentState(of: entity) }
    if state[entity] != 0 { addToSlope(row: Int(place), factor: Double(state[entity])) }
  }

  /// Whether a basic entity came to lie on another side of its breakpoint.
  ///
  /// Lying on the breakpoint agrees with either neighbouring state.
  func isDisturbed(_ entity: Int32) -> Bool {
    let offset = value[entity] - breakpoint[entity]
    switch state[entity] {
    case 1: return offset < -tolerance
    case -1: return offset > tolerance
    default: return currentState(of: entity) != 0
    }
  }

  /// How far an entity lies beyond its breakpoint; less than 0 before it.
  @inline(__always)
  func offset(of entity: Int32) -> Double { value[entity] - breakpoint[entity] }

  /// The slope of an entity's error at its present value.
  @inline(__always)
  func currentState(of entity: Int32) -> Int8 {
    let offset = self.offset(of: entity)
    if offset > tolerance { return penalty[entity] & Penalty.above != 0 ? 1 : 0 }
    if offset < -tolerance { return penalty[entity] & Penalty.below != 0 ? -1 : 0 }
    return 0
  }

  /// Whether any row has an error at the present values.
  var hasErrors: Bool {
    for row in 0..<rowCount where currentState(of: basic[row]) != 0 { return true }
    return false
  }

  /// Moves slots downhill until none is left.
  ///
  /// Returns false when the objective has no minimum.
  @discardableResult
  mutating func minimizeSlopes(level current: Int32) -> Bool {
    var isBounded = true
    let limit = steps + 1000 + 20 * (rowCount + slotCount)
    zeroSteps = 0
    var wasGuarded = false
    while !isExhausted {
      if wasGuarded, !isGuarded { queueAllSlots() }
      wasGuarded = isGuarded
      guard let next = isGuarded ? smallestDownhillSlot(current) : queuedDownhillSlot(current)
      else {
        break
      }
      if steps >= limit || StopRequest.isMade {
        isExhausted = true
        break
      }
      let moved = advance(slot: next.slot, upward: next.upward, slope: next.slope, level: current)
      if !moved {
        isBounded = false
        if wasGuarded { break }
      }
    }
    emptyQueues()
    return isBounded
  }

  /// Forgets which slots wait for a look at their slopes.
  mutating func emptyQueues() {
    while let slot = nextQueued() { isQueued[slot] = false }
  }

  private mutating func nextQueued() -> Int32? {
    costFreeQueue.popLast() ?? queue.popLast()
  }

  /// Locks what would worsen the level, and clears the slopes for the next one.
  mutating func lockUphillDirections(level current: Int32) {
    while let slot = touched.popLast() {
      isTouched[slot] = false
      if lockUp[slot] >= current, slopeUp(slot, current) > Tolerance.coefficient {
        lockUp[slot] = current
      }
      if lockDown[slot] >= current, slopeDown(slot, current) > Tolerance.coefficient {
        lockDown[slot] = current
      }
      slope[slot] = 0
    }
  }

  /// Clears the slopes without locking anything.
  mutating func forgetSlopes() {
    while let slot = touched.popLast() {
      isTouched[slot] = false
      slope[slot] = 0
    }
  }

  /// What moving the slot up costs per point, its occupant's own error included.
  @inline(__always)
  private func slopeUp(_ slot: Int32, _ current: Int32) -> Double {
    let entity = occupant[slot]
    return slope[slot] + (level[entity] == current && penalty[entity] & Penalty.above != 0 ? 1 : 0)
  }

  @inline(__always)
  private func slopeDown(_ slot: Int32, _ current: Int32) -> Double {
    let entity = occupant[slot]
    return -slope[slot] + (level[entity] == current && penalty[entity] & Penalty.below != 0 ? 1 : 0)
  }

  /// The downhill direction of a slot, or nil when it has none that is allowed.
  @inline(__always)
  private func downhill(_ slot: Int32, _ current: Int32) -> (
    slot: Int, upward: Bool, slope: Double
  )? {
    if lockUp[slot] >= current {
      let up = slopeUp(slot, current)
      if up < -Tolerance.coefficient { return (Int(slot), true, up) }
    }
    if lockDown[slot] >= current {
      let down = slopeDown(slot, current)
      if down < -Tolerance.coefficient { return (Int(slot), false, down) }
    }
    return nil
  }

  /// Last in, first out: follows the consequences of the last pivot before anything else.
  ///
  /// But unknowns that cost nothing come first. Where a row joined a solved system they can give it what
  /// it asks for. If a row of a lower level moved instead, it would have to be put back at its level,
  /// and often many others with it.
  private mutating func queuedDownhillSlot(
    _ current: Int32
  ) -> (slot: Int, upward: Bool, slope: Double)? {
    while let slot = nextQueued() {
      isQueued[slot] = false
      if let result = downhill(slot, current) { return result }
    }
    return nil
  }

  /// Bland's rule (1977): the smallest entity that improves, which cannot cycle.
  private func smallestDownhillSlot(
    _ current: Int32
  ) -> (slot: Int, upward: Bool, slope: Double)? {
    var best: (slot: Int, upward: Bool, slope: Double)?
    var bestEntity = Int32.max
    for slot in 0..<Int32(slotCount) where occupant[slot] < bestEntity {
      guard let candidate = downhill(slot, current) else { continue }
      best = candidate
      bestEntity = occupant[slot]
    }
    return best
  }

  private mutating func queueAllSlots() {
    for slot in 0..<Int32(slotCount) { touch(slot) }
  }
}

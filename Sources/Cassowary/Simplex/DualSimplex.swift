/// The one loop that solves: a dual simplex method whose costs are vectors over levels, compared
/// lexicographically.
///
/// As long as no price is negative the states are those of an optimal solution for the values that the entities have.
/// So the loop takes one entity after the other whose state doesn't fit, the most important first: either something
/// else yields, which is a pivot, or the entity itself does, which is a *flip* of its state. With all states 0, any
/// tableau is a valid starting point, so there is no first phase.
extension Tableau {
  /// A candidate to replace a row that returns to its breakpoint.
  private struct Candidate {
    let cell: Cell
    /// Whether the occupant of the slot goes up.
    let rises: Bool
    let cost: Cost
  }

  /// Solves down to a level, ignoring less important ones.
  ///
  /// - Returns: A required entity that can't hold, because nothing in its row may yield; nil if all hold.
  mutating func run(through last: Level) -> Int32? {
    isCautious = false
    let patience = 20 * entities.count + 1000
    var budget = patience
    while let entity = nextDisturbed(through: last), let wanted = wanted(of: entity) {
      if StopRequest.isMade { return nil }
      steps += 1
      budget -= 1
      // This has never been seen. When cycling among ties, choosing the smallest numbers finds the way out (Bland
      // 1977).
      if budget == 0 { isCautious = true }
      if budget < -patience { return nil }
      let best = candidate(for: entity, side: wanted.side, through: last)
      if entities[Int(entity)].level(of: wanted.state) == .required {
        guard let best else {
          check(entity)
          return entity
        }
        pivot(entity, wanted.side, best, through: last)
      } else {
        let flip = costOfFlip(entity, to: wanted.state)
        if let best, Cost.compare(flip, best.cost) >= 0 {
          pivot(entity, wanted.side, best, through: last)
        } else {
          shiftPrices(of: entity, wanted.side, by: flip)
          entities[Int(entity)].state = wanted.state
        }
      }
    }
    return nil
  }

  /// The change of a row's multiplier if its state changes: the difference of the slopes.
  private func costOfFlip(_ entity: Int32, to state: Int8) -> Cost {
    let known = entities[Int(entity)]
    var vector = LevelVector()
    if known.state != 0 { vector.add(1, on: known.level(of: known.state)) }
    return Cost(vector, times: 1, plus: 1, on: known.level(of: state))
  }

  /// The cheapest occupant of a slot that can bring an entity back from a side.
  private func candidate(for entity: Int32, side: Int8, through last: Level) -> Candidate? {
    var best: Candidate?
    for cell in basics[Int(entities[Int(entity)].place)].cells {
      if abs(cell.factor) <= Tolerance.coefficient { continue }
      let rises = (cell.factor > 0) != (side > 0)
      let own = entities[Int(slots[Int(cell.slot)].occupant)].level(of: rises ? 1 : -1)
      if own == .required { continue }
      let scale = 1 / abs(cell.factor)
      let next = Candidate(
        cell: cell, rises: rises,
        cost: Cost(
          slots[Int(cell.slot)].price, times: rises ? scale : -scale, plus: scale,
          on: own <= last ? own : .none))
      guard let known = best else {
        best = next
        continue
      }
      let difference = Cost.compare(next.cost, known.cost)
      if difference < 0 || difference == 0 && isPreferred(next.cell, to: known.cell) { best = next }
    }
    return best
  }

  /// Whether one of two equally cheap cells should be pivoted on: the one with the shorter column (Markowitz
  /// 1957), unless its factor is small.
  private func isPreferred(_ cell: Cell, to other: Cell) -> Bool {
    if isCautious { return slots[Int(cell.slot)].occupant < slots[Int(other.slot)].occupant }
    if abs(cell.factor) < 0.1 * abs(other.factor) { return false }
    return columnLength(of: cell.slot) < columnLength(of: other.slot)
  }

  private mutating func pivot(
    _ entity: Int32, _ side: Int8, _ candidate: Candidate, through last: Level
  ) {
    let known = entities[Int(entity)]
    let slot = candidate.cell.slot
    let entering = slots[Int(slot)].occupant
    shiftPrices(of: entity, side, by: candidate.cost)
    // The leaving row keeps its multiplier: its price.
    var multiplier = candidate.cost.remaining()
    for place in multiplier.indices { multiplier[place].amount *= side > 0 ? -1 : 1 }
    if known.state != 0 {
      multiplier.add(known.state > 0 ? -1 : 1, on: known.level(of: known.state))
    }
    pivot(known.place, slot)
    slots[Int(slot)].price = multiplier
    let own = entities[Int(entering)].level(of: candidate.rises ? 1 : -1)
    entities[Int(entering)].state = own <= last && own != .none ? (candidate.rises ? 1 : -1) : 0
    check(entering)
  }

  /// Adds to the multiplier of a row, which is part of the price of each slot in the row.
  private mutating func shiftPrices(of entity: Int32, _ side: Int8, by cost: Cost) {
    let change = cost.remaining()
    if change.isEmpty { return }
    for cell in basics[Int(entities[Int(entity)].place)].cells {
      let multiple = side > 0 ? cell.factor : -cell.factor
      for part in change { slots[Int(cell.slot)].price.add(multiple * part.amount, on: part.level) }
    }
  }

  /// Computes the price of a new slot: the cost of the errors that its occupant contributes to.
  mutating func addUpPrice(of slot: Int32) {
    for (basic, factor) in cells(in: slot) {
      let entity = entities[Int(basics[Int(basic)].entity)]
      if entity.state != 0 {
        slots[Int(slot)].price.add(
          Double(entity.state) * factor, on: entity.level(of: entity.state))
      }
    }
  }

  /// Frees an entity of everything that it costs: it becomes basic with state 0.
  ///
  /// Then it can be removed, or get other levels. What its multiplier affected must be solved again.
  mutating func loosen(_ entity: Int32) {
    let known = entities[Int(entity)]
    if known.isBasic { return restart(from: known.level(of: known.state)) }
    let slot = slot(of: entity)
    var best: (basic: Int32, rank: (Int, Int, Int))?
    for (basic, factor) in cells(in: slot) {
      let state = entities[Int(basics[Int(basic)].entity)].state
      let rank = (abs(factor) < 0.1 ? 1 : 0, state == 0 ? 0 : 1, basics[Int(basic)].cells.count)
      if best.map({ rank < $0.rank }) ?? true { best = (basic, rank) }
    }
    guard let basic = best?.basic else { return }
    let other = entities[Int(basics[Int(basic)].entity)]
    restart(
      from: min(slots[Int(slot)].price.first?.level ?? .none, other.level(of: other.state)))
    pivot(basic, slot)
    slots[Int(slot)].price = []
  }
}

/// An entity whose state may not fit its value; the most important one compares lowest.
struct Disturbance: Comparable, Sendable {
  let level: Level
  /// The negated distance from the breakpoint, so that the largest comes first.
  let urgency: Double
  let entity: Int32

  static func < (lhs: Disturbance, rhs: Disturbance) -> Bool {
    if lhs.level != rhs.level { return lhs.level < rhs.level }
    return lhs.urgency == rhs.urgency ? lhs.entity < rhs.entity : lhs.urgency < rhs.urgency
  }
}

extension Tableau {
  /// What the value of a basic entity calls for: its side, and the matching state; nil if the state fits.
  func wanted(of entity: Int32) -> (side: Int8, state: Int8)? {
    let known = entities[Int(entity)]
    if abs(known.value) <= tolerance { return nil }
    let side: Int8 = known.value > 0 ? 1 : -1
    let state = known.level(of: side) == .none ? 0 : side
    return state == known.state ? nil : (side, state)
  }

  /// Records an entity if its state doesn't fit its value.
  mutating func check(_ entity: Int32) {
    guard let wanted = wanted(of: entity) else { return }
    let known = entities[Int(entity)]
    disturbed.insert(
      Disturbance(
        level: min(known.level(of: wanted.state), known.level(of: known.state)),
        urgency: isCautious ? 0 : -abs(known.value), entity: entity))
  }

  /// The most important entity whose state doesn't fit, down to a level.
  mutating func nextDisturbed(through last: Level) -> Int32? {
    while let first = disturbed.first, first.level <= last {
      _ = disturbed.popFirst()
      if entities[Int(first.entity)].isBasic, wanted(of: first.entity) != nil {
        return first.entity
      }
    }
    return nil
  }

  /// Sets all states from a level on back to 0, with what they cost.
  ///
  /// The rest of the tableau stays valid: the loop can continue from it.
  mutating func restart(from level: Level) {
    if level == .none { return }
    for slot in slots.indices { slots[slot].price.truncate(from: level) }
    for place in basics.indices where basics[place].entity >= 0 {
      let entity = basics[place].entity
      let known = entities[Int(entity)]
      if known.state != 0, known.level(of: known.state) >= level {
        entities[Int(entity)].state = 0
        check(entity)
      }
    }
  }
}

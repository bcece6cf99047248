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
  /// What the value of a basic entity asks for: its side, and the matching state; nil if the state fits.
  func wanted(of entity: Int32) -> (side: Int8, state: Int8)? {
    let known = entities[Int(entity)]
    if abs(known.value) <= tolerance { return nil }
    let side: Int8 = known.value > 0 ? 1 : -1
    let state = known.level(of: side) == .none ? 0 : side
    return state == known.state ? nil : (side, state)
  }

  /// Takes note of an entity if its state doesn't fit its value.
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
  /// The rest of the tableau stays a right one: the loop can go on from it.
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

/// The slots whose occupants may move according to the prices: there is a direction that no level forbids.
struct OpenSlots {
  private var rises: [Bool]
  private var falls: [Bool]

  /// The slots that no level down to `last` closes.
  init(_ tableau: Tableau, through last: Level) {
    rises = tableau.slots.indices.map { tableau.isFree(Int32($0), side: 1, through: last) }
    falls = tableau.slots.indices.map { tableau.isFree(Int32($0), side: -1, through: last) }
  }

  var isEmpty: Bool { !rises.contains(true) && !falls.contains(true) }

  subscript(slot: Int32) -> Bool { rises[Int(slot)] || falls[Int(slot)] }

  /// Closes slots that are certainly stopped by rows at their breakpoints.
  ///
  /// A row that would err on one side must not move there. If whatever is open can move it only to that side, nothing
  /// that moves it can move. The size of a view with content rests between two such rows.
  mutating func closeWhatIsStopped(in tableau: Tableau) {
    let stops = tableau.stops
    var isDone = false
    while !isDone {
      isDone = true
      for (basic, side) in stops {
        let cells = tableau.basics[Int(basic)].cells.filter {
          abs($0.factor) > Tolerance.coefficient
        }
        if cells.contains(where: { isOpen($0, to: -side) }) { continue }
        for cell in cells where isOpen(cell, to: side) {
          isDone = false
          if (cell.factor > 0) == (side > 0) {
            rises[Int(cell.slot)] = false
          } else {
            falls[Int(cell.slot)] = false
          }
        }
      }
    }
  }

  /// Whether a slot's occupant may move so that an entity goes to a side.
  private func isOpen(_ cell: Tableau.Cell, to side: Int8) -> Bool {
    (cell.factor > 0) == (side > 0) ? rises[Int(cell.slot)] : falls[Int(cell.slot)]
  }

  /// By slot: whether the occupant can move some way, whatever the others do.
  func unstopped(in tableau: Tableau) -> [Bool] {
    var (canRise, canFall) = (rises, falls)
    for (basic, side) in tableau.stops {
      for cell in tableau.basics[Int(basic)].cells where abs(cell.factor) > Tolerance.coefficient {
        if (cell.factor > 0) == (side > 0) {
          canRise[Int(cell.slot)] = false
        } else {
          canFall[Int(cell.slot)] = false
        }
      }
    }
    return zip(canRise, canFall).map { $0 || $1 }
  }
}

extension Tableau {
  /// Gives rows at their breakpoints states that close slots, if such states cost as little as 0.
  ///
  /// A size rests at its content between two rows, and only one of them holds the slot. If the other one has a state,
  /// its price closes the slot, so that it needn't be examined again.
  mutating func closeSlotsByStates() {
    for (basic, side) in stops {
      let entity = basics[Int(basic)].entity
      guard entities[Int(entity)].state == 0, basics[Int(basic)].cells.count == 1 else { continue }
      let cell = basics[Int(basic)].cells[0]
      let direction: Int8 = (cell.factor > 0) == (side > 0) ? 1 : -1
      let level = entities[Int(entity)].level(of: side)
      // Required rows have no states: they hold.
      guard level != .required, isFree(cell.slot, side: direction, through: .lastOfConstraints)
      else { continue }
      let back = entities[Int(slots[Int(cell.slot)].occupant)].level(of: -direction)
      var cost = Cost(slots[Int(cell.slot)].price, times: -Double(direction), plus: 1, on: back)
      guard back == .required || cost.popFirst().map({ $0.level < level }) == true else { continue }
      slots[Int(cell.slot)].price.add(Double(side) * cell.factor, on: level)
      entities[Int(entity)].state = side
    }
  }

  /// Whether no level down to `last` forbids a slot's occupant to move to a side.
  fileprivate func isFree(_ slot: Int32, side: Int8, through last: Level) -> Bool {
    let own = entities[Int(slots[Int(slot)].occupant)].level(of: side)
    if own == .required { return false }
    var cost = Cost(
      slots[Int(slot)].price, times: Double(side), plus: 1, on: own <= last ? own : .none)
    return cost.popFirst().map { $0.level > last } ?? true
  }

  /// Whether a slot's occupant may move to a side forever: no price forbids it, and nothing that it moves would begin
  /// to err, or err less than its state says.
  mutating func isUnlimited(_ slot: Int32, side: Int8) -> Bool {
    guard isFree(slot, side: side, through: .lastOfConstraints) else { return false }
    return cells(in: slot).allSatisfy { basic, factor in
      if abs(factor) <= Tolerance.coefficient { return true }
      let entity = entities[Int(basics[Int(basic)].entity)]
      let way: Int8 = (factor > 0) == (side > 0) ? 1 : -1
      return entity.state == 0 ? entity.level(of: way) > .lastOfConstraints : entity.state == way
    }
  }

  /// The basic entities at their breakpoints, with the sides where their error would exceed what their states say.
  fileprivate var stops: [(basic: Int32, side: Int8)] {
    var found: [(basic: Int32, side: Int8)] = []
    for basic in basics.indices where basics[basic].entity >= 0 {
      let entity = entities[Int(basics[basic].entity)]
      if abs(entity.value) > Tolerance.room * tolerance { continue }
      // States of stays say nothing about constraints.
      let hasState = entity.state != 0 && entity.level(of: entity.state) <= .lastOfConstraints
      for side in [Int8(1), -1] {
        let isStop =
          hasState ? entity.state != side : entity.level(of: side) <= .lastOfConstraints
        if isStop { found.append((Int32(basic), side)) }
      }
    }
    return found
  }
}

/// A dictionary of the simplex method (Chvátal 1983): basic entities expressed in terms of nonbasic ones.
///
/// An *entity* is a free unknown, a constraint or a stay. Its value is an unknown's value, or the left side of a row
/// minus its constant. Below or above 0, its *breakpoint*, the value may be an error on some *level*. A nonbasic entity
/// rests at its breakpoint and holds a *slot*; a basic one is a sum of *cells*, multiples of the occupants of slots.
/// There are no slack columns: an elastic row is one bent line (Fourer 1985), and its *state* is the slope of its
/// error.
struct Tableau: Sendable {
  struct Entity: Sendable {
    /// The level of an error below the breakpoint.
    var below: Level
    /// The level of an error above the breakpoint.
    var above: Level
    /// The error slope of a basic entity: -1, 0 or 1.
    var state: Int8 = 0
    /// The number of a basic entity among these, or the complement (`~`) of the slot of a nonbasic one.
    fileprivate(set) var place: Int32
    /// The distance from the breakpoint; 0 if nonbasic.
    var value = 0.0

    var isBasic: Bool { place >= 0 }

    /// The level of an error on a side: 1 above, -1 below.
    func level(of side: Int8) -> Level {
      if side == 0 { return .none }
      return side > 0 ? above : below
    }
  }

  struct Cell: Sendable {
    let slot: Int32
    var factor: Double
  }

  /// A place in the basis.
  struct Basic: Sendable {
    /// The occupant; -1 after its removal.
    fileprivate(set) var entity: Int32
    fileprivate(set) var cells: [Cell]
    /// When a column last listed it.
    fileprivate var lastLook = 0
  }

  /// A place outside the basis.
  struct Slot: Sendable {
    /// The entity that rests here.
    fileprivate(set) var occupant: Int32
    /// The cost of raising the occupant by 1, without its own error.
    var price = LevelVector()
    /// The basic entities that may have a cell here, perhaps more than once.
    fileprivate var column: [Int32] = []
    /// The cell's factor in the sum that is being made.
    fileprivate var sum = 0.0
    fileprivate var isInSum = false
    /// The place of the cell in the row that is pivoted on; -1 for none.
    fileprivate var placeInPivotRow: Int32 = -1
  }

  var entities: [Entity] = []
  private(set) var basics: [Basic] = []
  var slots: [Slot] = []
  /// Entities whose state may not fit their value.
  var disturbed = Heap<Disturbance>()
  /// Values closer than this are equal.
  var tolerance = Tolerance.ofValues(upTo: 0)
  /// The number of pivots and flips so far.
  var steps = 0
  /// The number of changes of values so far.
  private(set) var moves = 0
  /// Whether the loop guards against going round in circles.
  var isCautious = false

  // Scratch memory.
  private var slotsOfSum: [Int32] = []
  private var isMet: [Bool] = []
  private var looks = 0

  // MARK: Growing

  /// Adds a nonbasic entity that nothing depends on yet.
  mutating func addSlot(below: Level, above: Level) -> Int32 {
    let entity = Int32(entities.count)
    entities.append(Entity(below: below, above: above, place: ~Int32(slots.count)))
    slots.append(Slot(occupant: entity))
    return entity
  }

  /// Adds a basic entity with state 0, which is right for any cells.
  mutating func addBasic(_ cells: [Cell], value: Double, below: Level, above: Level) -> Int32 {
    let basic = Int32(basics.count)
    let entity = Int32(entities.count)
    entities.append(Entity(below: below, above: above, place: basic, value: value))
    basics.append(Basic(entity: entity, cells: cells))
    for cell in cells { slots[Int(cell.slot)].column.append(basic) }
    check(entity)
    return entity
  }

  /// Adds a cell to a basic entity that has none in that slot.
  mutating func addCell(_ cell: Cell, to entity: Int32) {
    let basic = entities[Int(entity)].place
    basics[Int(basic)].cells.append(cell)
    slots[Int(cell.slot)].column.append(basic)
  }

  /// Removes an entity whose state and price are 0.
  mutating func remove(_ entity: Int32) {
    entities[Int(entity)].below = .none
    entities[Int(entity)].above = .none
    // An entity that nothing depends on may stay in its slot.
    let basic = entities[Int(entity)].place
    if basic < 0 { return }
    basics[Int(basic)] = Basic(entity: -1, cells: [])
  }

  // MARK: Reading

  /// The slot of a nonbasic entity.
  func slot(of entity: Int32) -> Int32 { ~entities[Int(entity)].place }

  /// The expression of an entity: the cells of a basic one, or 1 in the slot of a nonbasic one.
  func cells(of entity: Int32) -> [Cell] {
    let place = entities[Int(entity)].place
    return place >= 0 ? basics[Int(place)].cells : [Cell(slot: ~place, factor: 1)]
  }

  /// The basic entities with a cell in a slot.
  mutating func cells(in slot: Int32) -> [(basic: Int32, factor: Double)] {
    tidyColumn(slot)
    return slots[Int(slot)].column.map { ($0, factor(of: $0, in: slot)) }
  }

  private func factor(of basic: Int32, in slot: Int32) -> Double {
    basics[Int(basic)].cells.first { $0.slot == slot }?.factor ?? 0
  }

  /// Removes duplicates, and entities without a cell, from a column.
  private mutating func tidyColumn(_ slot: Int32) {
    looks += 1
    var column: [Int32] = []
    swap(&column, &slots[Int(slot)].column)
    column.removeAll { basic in
      if basics[Int(basic)].lastLook == looks { return true }
      basics[Int(basic)].lastLook = looks
      return !basics[Int(basic)].cells.contains { $0.slot == slot }
    }
    swap(&column, &slots[Int(slot)].column)
  }

  func columnLength(of slot: Int32) -> Int { slots[Int(slot)].column.count }

  // MARK: Sums

  /// Adds a multiple of an entity to the sum of cells that is being made.
  mutating func addToSum(_ entity: Int32, times factor: Double) {
    let place = entities[Int(entity)].place
    if place < 0 { return addToSum(~place, factor) }
    for cell in basics[Int(place)].cells { addToSum(cell.slot, factor * cell.factor) }
  }

  private mutating func addToSum(_ slot: Int32, _ factor: Double) {
    if !slots[Int(slot)].isInSum {
      slots[Int(slot)].isInSum = true
      slotsOfSum.append(slot)
    }
    slots[Int(slot)].sum = Tolerance.sum(slots[Int(slot)].sum, factor)
  }

  /// The sum of cells that was made; the next one starts empty.
  mutating func takeSum() -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(slotsOfSum.count)
    for slot in slotsOfSum {
      if slots[Int(slot)].sum != 0 { cells.append(Cell(slot: slot, factor: slots[Int(slot)].sum)) }
      slots[Int(slot)].sum = 0
      slots[Int(slot)].isInSum = false
    }
    slotsOfSum.removeAll(keepingCapacity: true)
    return cells
  }

  // MARK: Changing

  /// Moves the breakpoint of a slot's occupant by an amount, as if the occupant had moved by the opposite amount.
  mutating func shift(_ slot: Int32, by amount: Double) {
    moves += 1
    tidyColumn(slot)
    for basic in slots[Int(slot)].column {
      entities[Int(basics[Int(basic)].entity)].value -= factor(of: basic, in: slot) * amount
    }
  }

  /// Exchanges a basic entity and the occupant of a slot; the one that leaves the basis goes to its breakpoint.
  mutating func pivot(_ basic: Int32, _ slot: Int32) {
    moves += 1
    let (leaving, entering) = (basics[Int(basic)].entity, slots[Int(slot)].occupant)
    var row: [Cell] = []
    swap(&row, &basics[Int(basic)].cells)
    let pivot = row.firstIndex { $0.slot == slot } ?? 0
    let divisor = row[pivot].factor
    let step = -entities[Int(leaving)].value / divisor
    for place in row.indices {
      row[place].factor = place == pivot ? 1 / divisor : -row[place].factor / divisor
      slots[Int(row[place].slot)].placeInPivotRow = Int32(place)
    }
    substitute(row, in: slot, besides: basic, step)
    for cell in row { slots[Int(cell.slot)].placeInPivotRow = -1 }
    swap(&row, &basics[Int(basic)].cells)
    basics[Int(basic)].entity = entering
    slots[Int(slot)].occupant = leaving
    entities[Int(leaving)].place = ~slot
    entities[Int(leaving)].value = 0
    entities[Int(leaving)].state = 0
    entities[Int(entering)].place = basic
    entities[Int(entering)].value = step
  }

  /// Substitutes a row for a slot's old occupant, which moves by `step`, in all other basic entities.
  private mutating func substitute(
    _ row: [Cell], in slot: Int32, besides basic: Int32, _ step: Double
  ) {
    while isMet.count < row.count { isMet.append(false) }
    tidyColumn(slot)
    for other in slots[Int(slot)].column {
      var cells: [Cell] = []
      swap(&cells, &basics[Int(other)].cells)
      let place = cells.firstIndex { $0.slot == slot } ?? 0
      let multiple = cells[place].factor
      cells[place].factor = 0
      let kept = add(multiple, of: row, to: &cells)
      for cell in cells[kept...] { slots[Int(cell.slot)].column.append(other) }
      swap(&cells, &basics[Int(other)].cells)
      let entity = basics[Int(other)].entity
      entities[Int(entity)].value += multiple * step
      check(entity)
    }
    slots[Int(slot)].column.append(basic)
  }

  /// Adds a multiple of the pivot row to the cells of another row.
  ///
  /// - Returns: Where new cells begin.
  private mutating func add(_ multiple: Double, of row: [Cell], to cells: inout [Cell]) -> Int {
    var kept = 0
    for index in cells.indices {
      var cell = cells[index]
      let place = Int(slots[Int(cell.slot)].placeInPivotRow)
      if place >= 0 {
        isMet[place] = true
        cell.factor = Tolerance.sum(cell.factor, multiple * row[place].factor)
        if cell.factor == 0 { continue }
      }
      cells[kept] = cell
      kept += 1
    }
    cells.removeLast(cells.count - kept)
    for place in row.indices {
      if !isMet[place] {
        cells.append(Cell(slot: row[place].slot, factor: multiple * row[place].factor))
      }
      isMet[place] = false
    }
    return kept
  }
}

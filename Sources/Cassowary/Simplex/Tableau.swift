/// The core linear programme of one component as a dictionary: basic = Σ cell·slot.
///
/// Entities are unknowns, parameters, constraint rows and stays (see `Ambiguity.swift`), numbered
/// in order of creation. Each is either *basic*, with a row of cells over the slots, or *occupies* a
/// slot, where it rests at its breakpoint. A constraint row is one piecewise-linear function with a
/// single breakpoint, penalised below it, above it or on both sides. No slack, error or marker
/// columns exist: the penalty lives in `state`, the slope of the row's error (-1, 0, +1).
///
/// Rows keep their position in a pivot, so the column lists only ever gain entries. An entry is
/// stale when the row no longer has a cell in the column; readers drop such entries. Cells of deeply
/// nested layouts come and go so often that most entries would be stale: where they outnumber the
/// cells the columns are listed anew, in one sweep without any search.
struct Tableau: ~Copyable {
  /// Sides of the breakpoint on which an error counts.
  struct Penalty {
    static let none: UInt8 = 0
    static let below: UInt8 = 1
    static let above: UInt8 = 2
    static let both: UInt8 = 3
  }

  /// The level of an entity whose error never counts, and the lock of a direction that is free.
  static let never = Int32.max
  /// The lock of a slot that must not move at all: a parameter.
  static let always: Int32 = -1

  private var block = MemoryBlock()
  private let place = FixedPlace()

  // Entities.
  var value = FlatArray<Double>()
  var breakpoint = FlatArray<Double>()
  var penalty = FlatArray<UInt8>()
  var level = FlatArray<Int32>()
  var state = FlatArray<Int8>()
  /// The row position of a basic entity, or the bitwise complement of the slot it occupies.
  var location = FlatArray<Int32>()

  /// Entities whose rows were removed; their numbers are used again.
  private var spareEntities = FlatArray<Int32>()

  // Rows.
  var rows = ListPool<Double>(filler: 0)
  var basic = FlatArray<Int32>()

  // Slots. A lock is the level that forbids the direction.
  var columns = ListPool<Int32>(filler: 0)
  var occupant = FlatArray<Int32>()
  var lockUp = FlatArray<Int32>()
  var lockDown = FlatArray<Int32>()

  // Pricing: the slope of the current level's total error per slot.
  var slope = FlatArray<Double>()
  var touched = FlatArray<Int32>()
  var isTouched = FlatArray<Bool>()
  var queue = FlatArray<Int32>()
  /// Queued slots whose occupants cost nothing, which come first.
  var costFreeQueue = FlatArray<Int32>()
  var isQueued = FlatArray<Bool>()

  // Scratch.
  var sum = FlatArray<Double>()
  var sumSlots = FlatArray<Int32>()
  var isInSum = FlatArray<Bool>()
  var pivotSlots = FlatArray<Int32>()
  var pivotValues = FlatArray<Double>()
  var pivotIndex = FlatArray<Int32>()
  var pivotHit = FlatArray<Int32>()
  var rowStamp = FlatArray<Int32>()
  var stamp: Int32 = 0
  var breakpoints = BreakpointHeap()

  // Outcome.
  /// Values nearer than this count as equal; grows with the magnitudes in the system.
  var tolerance = Tolerance.ofValues(upTo: 0)
  var zeroSteps = 0
  var steps = 0
  /// Whether a step since the values were computed last had a length.
  var hasMoved = false
  /// Whether overflow, the iteration limit or a request to stop cut an optimisation short.
  var isExhausted = false

  init() {}

  /// An empty tableau with room for slots and rows.
  ///
  /// Few rows of a layout have more than three cells.
  init(slots: Int, rows rowCount: Int) {
    let entries = rowCount * min(slots, 3)
    let places = 2 * entries + 4 * slots
    // Some dozen numbers for each, and the cells.
    block = MemoryBlock(estimate: 144 * (slots + rowCount) + 20 * entries + 128)
    value = block.array(capacity: slots + rowCount)
    breakpoint = block.array(capacity: slots + rowCount)
    penalty = block.array(capacity: slots + rowCount)
    level = block.array(capacity: slots + rowCount)
    state = block.array(capacity: slots + rowCount)
    location = block.array(capacity: slots + rowCount)
    rows = ListPool(filler: 0, lists: rowCount, entries: entries, in: &block)
    basic = block.array(capacity: rowCount)
    columns = ListPool(filler: 0, lists: slots, entries: places, in: &block)
    occupant = block.array(capacity: slots)
    lockUp = block.array(capacity: slots)
    lockDown = block.array(capacity: slots)
    makeScratch(slots: slots, rows: rowCount)
  }

  private init(copying other: borrowing Tableau) {
    block = other.block.sizedForCopies()
    value = other.value.copy(in: &block)
    breakpoint = other.breakpoint.copy(in: &block)
    penalty = other.penalty.copy(in: &block)
    level = other.level.copy(in: &block)
    state = other.state.copy(in: &block)
    location = other.location.copy(in: &block)
    spareEntities = other.spareEntities.copy()
    rows = other.rows.copy(in: &block)
    basic = other.basic.copy(in: &block)
    columns = other.columns.copy(in: &block)
    occupant = other.occupant.copy(in: &block)
    lockUp = other.lockUp.copy(in: &block)
    lockDown = other.lockDown.copy(in: &block)
    makeScratch(slots: slotCount, rows: rowCount)
    slope.append(repeating: 0, count: slotCount)
    isTouched.append(repeating: false, count: slotCount)
    isQueued.append(repeating: false, count: slotCount)
    sum.append(repeating: 0, count: slotCount)
    isInSum.append(repeating: false, count: slotCount)
    pivotIndex.append(repeating: -1, count: slotCount)
    rowStamp.append(repeating: 0, count: rowCount)
    tolerance = other.tolerance
    isExhausted = other.isExhausted
    hasMoved = other.hasMoved
  }

  /// A second tableau with the same contents; scratch space starts empty.
  func copy() -> Tableau { Tableau(copying: self) }

  /// Takes the arrays that are empty, or all alike, between operations from the block.
  private mutating func makeScratch(slots: Int, rows rowCount: Int) {
    slope = block.array(capacity: slots)
    touched = block.array(capacity: slots)
    isTouched = block.array(capacity: slots)
    queue = block.array(capacity: slots)
    isQueued = block.array(capacity: slots)
    sum = block.array(capacity: slots)
    sumSlots = block.array(capacity: slots)
    isInSum = block.array(capacity: slots)
    pivotSlots = block.array(capacity: slots)
    pivotValues = block.array(capacity: slots)
    pivotIndex = block.array(capacity: slots)
    pivotHit = block.array(capacity: slots)
    rowStamp = block.array(capacity: rowCount)
    breakpoints = BreakpointHeap(capacity: rowCount, in: &block)
  }

  var entityCount: Int { value.count }
  var slotCount: Int { occupant.count }
  var rowCount: Int { basic.count }

  /// Makes an entity that occupies a new slot and carries no cost.
  mutating func addSlot(value initial: Double, isParameter: Bool) -> Int32 {
    let entity = addEntity(
      value: initial, breakpoint: 0, penalty: Penalty.none, level: Tableau.never)
    location[entity] = ~Int32(slotCount)
    occupant.append(entity)
    lockUp.append(isParameter ? Tableau.always : Tableau.never)
    lockDown.append(isParameter ? Tableau.always : Tableau.never)
    columns.addList(capacity: 4)
    slope.append(0)
    isTouched.append(false)
    isQueued.append(false)
    sum.append(0)
    isInSum.append(false)
    pivotIndex.append(-1)
    return entity
  }

  /// Adds `factor × entity` to the expression being collected.
  mutating func collect(_ entity: Int32, _ factor: Double) {
    let place = location[entity]
    if place < 0 {
      collectSlot(~place, factor)
      return
    }
    for (slot, cell) in rows[place] { collectSlot(slot, factor * cell) }
  }

  /// Adds `factor ×` what occupies a slot to the expression being collected.
  @inline(__always)
  mutating func collectSlot(_ slot: Int32, _ factor: Double) {
    let old = sum[slot]
    let new = old + factor
    sum[slot] = Tolerance.isCancelled(new, old, factor) ? 0 : new
    if !isInSum[slot] {
      isInSum[slot] = true
      sumSlots.append(slot)
    }
  }

  /// Forgets the expression being collected.
  mutating func discardCollected() {
    while let slot = sumSlots.popLast() {
      sum[slot] = 0
      isInSum[slot] = false
    }
  }

  /// Makes the collected expression a basic row.
  ///
  /// Whoever adds many may have them left out of the columns, and call ``listColumns()`` at the end.
  mutating func addCollectedRow(
    breakpoint edge: Double, penalty sides: UInt8, level current: Int32, isListed: Bool = true
  ) -> Int32 {
    let row = rowCount
    rows.addList(capacity: 0)
    var total = 0.0
    for index in 0..<sumSlots.count {
      let slot = sumSlots[index]
      let cell = sum[slot]
      sum[slot] = 0
      isInSum[slot] = false
      if cell == 0 { continue }
      if isListed { columns.append(Int32(row), Int32(rows.count(of: row)), to: Int(slot)) }
      rows.appendToLast(slot, cell)
      total += cell * value[occupant[slot]]
    }
    sumSlots.removeAll()
    let entity = addEntity(value: total, breakpoint: edge, penalty: sides, level: current)
    location[entity] = Int32(row)
    basic.append(entity)
    rowStamp.append(0)
    return entity
  }

  /// Removes the row at `row`; the last row takes its position.
  ///
  /// Stays and probes come and go where rows stay, so their entries in the columns go with them
  /// where they are the last ones.
  mutating func removeRow(at row: Int) {
    let last = rowCount - 1
    level[basic[row]] = Tableau.never
    spareEntities.append(basic[row])
    if row != last {
      rows.swapLists(row, last)
      basic[row] = basic[last]
      location[basic[row]] = Int32(row)
      listInColumns(row)
    }
    if row == last { removeLastColumnEntries(of: row) }
    rows.removeLastList()
    basic.truncate(to: last)
    rowStamp.truncate(to: last)
  }

  private mutating func removeLastColumnEntries(of row: Int) {
    for (slot, _) in rows[row] {
      let last = columns.count(of: Int(slot)) - 1
      guard last >= 0, columns.entry(last, of: Int(slot)).key == Int32(row) else { continue }
      columns.remove(at: last, of: Int(slot))
    }
  }

  /// Lists every cell of a row in its column.
  private mutating func listInColumns(_ row: Int) {
    var index: Int32 = 0
    for (slot, _) in rows[row] {
      columns.append(Int32(row), index, to: Int(slot))
      index += 1
    }
  }

  /// Makes room for a new level: those from `first` on, and their locks, get the next number.
  mutating func pushLevelsDown(from first: Int32) {
    for entity in 0..<entityCount where level[entity] >= first && level[entity] != Tableau.never {
      level[entity] += 1
    }
    for slot in 0..<slotCount {
      if lockUp[slot] >= first, lockUp[slot] != Tableau.never { lockUp[slot] += 1 }
      if lockDown[slot] >= first, lockDown[slot] != Tableau.never { lockDown[slot] += 1 }
    }
  }

  /// The cell of a row in a slot; 0 when it has none.
  func cell(row: Int, slot: Int32) -> Double {
    let index = rows.index(of: slot, in: row)
    return index < 0 ? 0 : rows.entry(index, of: row).payload
  }

  /// Lists the columns anew when too many of their entries are stale.
  mutating func tidyColumns() {
    if columns.entryCount > 2 * rows.entryCount + 256 { listColumns() }
  }

  /// Lists the columns anew from the rows.
  mutating func listColumns() {
    var counts = FlatArray<Int32>(repeating: 0, count: slotCount)
    for row in 0..<rowCount {
      for (slot, _) in rows[row] { counts[slot] += 1 }
    }
    columns.removeAll()
    for slot in 0..<slotCount { columns.addList(capacity: 2 * Int(counts[slot]) + 4) }
    for row in 0..<rowCount { listInColumns(row) }
  }

  /// Recomputes every value if any moved since the last time.
  mutating func stopDrift() {
    if hasMoved { recomputeValues() }
  }

  /// Recomputes every value from breakpoints, parameters and cells, which stops drift.
  mutating func recomputeValues() {
    hasMoved = false
    for slot in 0..<slotCount {
      let entity = occupant[slot]
      if level[entity] != Tableau.never { value[entity] = breakpoint[entity] }
    }
    for row in 0..<rowCount {
      var total = 0.0
      for (slot, cell) in rows[row] { total += cell * value[occupant[slot]] }
      value[basic[row]] = total
    }
  }

  private mutating func addEntity(
    value initial: Double, breakpoint edge: Double, penalty sides: UInt8, level current: Int32
  ) -> Int32 {
    if let entity = spareEntities.popLast() {
      value[entity] = initial
      breakpoint[entity] = edge
      penalty[entity] = sides
      level[entity] = current
      state[entity] = 0
      return entity
    }
    value.append(initial)
    breakpoint.append(edge)
    penalty.append(sides)
    level.append(current)
    state.append(0)
    location.append(0)
    return Int32(entityCount - 1)
  }
}

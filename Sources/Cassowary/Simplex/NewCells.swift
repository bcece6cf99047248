/// The cells of a slot that is about to be added.
struct NewCells: ~Copyable {
  private var values: FlatArray<Double>
  /// The rows that may have one.
  private var places: PlaceSet

  init(rowCount: Int) {
    values = FlatArray(repeating: 0, count: rowCount)
    places = PlaceSet(below: rowCount)
  }

  /// The rows that may have a cell, in order.
  var rows: FlatArray<Int32> { places.sorted() }

  subscript(row: Int32) -> Double { values[row] }

  mutating func add(_ change: Double, to row: Int32) {
    let sum = values[row] + change
    values[row] = Tolerance.isCancelled(sum, values[row], change) ? 0 : sum
    places.insert(Int(row))
  }
}

extension Tableau {
  /// Adds to the cells of a new slot what an entity contributes that changes with it.
  mutating func spread(_ rate: Double, of entity: Int32, to cells: inout NewCells) {
    let place = location[entity]
    if place >= 0 {
      cells.add(rate, to: place)
      return
    }
    let slot = Int(~place)
    stamp &+= 1
    for (row, hint) in columns[slot] {
      let cell = validCell(of: Int(row), slot: Int32(slot), hint: Int(hint))
      if cell < 0 { continue }
      rowStamp[row] = stamp
      cells.add(-rate * rows.entry(cell, of: Int(row)).payload, to: row)
    }
  }

  /// Adds a slot whose occupant is a required equality that holds.
  mutating func addEqualitySlot(_ cells: borrowing NewCells) -> Int32 {
    let entity = addSlot(value: 0, isParameter: false)
    let slot = Int(~location[entity])
    penalty[entity] = Penalty.both
    level[entity] = 0
    lockUp[slot] = 0
    lockDown[slot] = 0
    let touched = cells.rows
    for index in 0..<touched.count where cells[touched[index]] != 0 {
      let row = touched[index]
      columns.append(row, Int32(rows.count(of: Int(row))), to: slot)
      rows.append(Int32(slot), cells[row], to: Int(row))
    }
    return entity
  }
}

/// The open slots that can move, alone or with others.
///
/// In a chain `0 ≤ a ≤ b ≤ c ≤ 9` with all values at 0 only `c` can move alone. But what makes room for
/// `b` is a movement of `c` that is greater, and so on: a row that some movement takes away from its
/// breakpoint stops no other that is small beside it. What is found so can really move; something that
/// only moves where several others do at the same time may be missing.
struct MovableSlots: ~Copyable {
  /// By slot.
  private(set) var isMovable: FlatArray<Bool>
  /// By row: whether a movement takes it away from its breakpoint, so that it stops no smaller one.
  private var isLeaving: FlatArray<Bool>
  private var newlyLeaving = FlatArray<Int32>()
  private let distance: Double
  private let level: Int32
  /// How many columns may still be looked through.
  private var effort: Int

  /// Looks for the slots of a tableau that can move by some distance at no cost above a level.
  init(_ tableau: inout Tableau, by distance: Double, level: Int32) {
    isMovable = FlatArray(repeating: false, count: tableau.slotCount)
    isLeaving = FlatArray(repeating: false, count: tableau.rowCount)
    (self.distance, self.level) = (distance, level)
    effort = 8 * tableau.slotCount
    if allMoveAlone(&tableau) { return }
    // All that move alone come first: rows that one of them moves away from stop the others, too.
    for slot in 0..<Int32(tableau.slotCount) { examine(slot, &tableau) }
    while effort > 0, let row = newlyLeaving.popLast() {
      for index in 0..<tableau.rows.count(of: Int(row)) {
        let slot = tableau.rows.entry(index, of: Int(row)).key
        if !isMovable[slot] { examine(slot, &tableau) }
      }
    }
  }

  /// Whether each open slot can move alone, as usual: then nothing else has to be found out.
  private mutating func allMoveAlone(_ tableau: inout Tableau) -> Bool {
    for slot in 0..<Int32(tableau.slotCount) where tableau.isOpen(slot) {
      isMovable[slot] = canMove(slot, true, &tableau) || canMove(slot, false, &tableau)
      if !isMovable[slot] { return false }
    }
    return true
  }

  /// Finds out whether an open slot can move.
  private mutating func examine(_ slot: Int32, _ tableau: inout Tableau) {
    guard tableau.isOpen(slot) else { return }
    effort -= 1
    for upward in [true, false] where canMove(slot, upward, &tableau) {
      isMovable[slot] = true
      noteLeavingRows(Int(slot), upward, tableau)
    }
  }

  private func canMove(_ slot: Int32, _ upward: Bool, _ tableau: inout Tableau) -> Bool {
    let lock = upward ? tableau.lockUp[slot] : tableau.lockDown[slot]
    return lock == Tableau.never
      && tableau.canMove(
        slot: Int(slot), upward: upward, by: distance, level: level, besides: isLeaving)
  }

  /// Notes the rows that a movement takes away from their breakpoints.
  private mutating func noteLeavingRows(
    _ slot: Int, _ upward: Bool, _ tableau: borrowing Tableau
  ) {
    for (listedRow, hint) in tableau.columns[slot] {
      let row = Int(listedRow)
      if row >= tableau.rowCount || isLeaving[row] { continue }
      let cell = tableau.rows.index(of: Int32(slot), in: row, hint: Int(hint))
      if cell < 0 { continue }
      let rate = tableau.rows.entry(cell, of: row).payload
      let entity = tableau.basic[row]
      if abs(rate) < Tolerance.coefficient || tableau.level[entity] > level { continue }
      if tableau.blocks(entity, rising: (rate > 0) == upward) { continue }
      isLeaving[row] = true
      newlyLeaving.append(Int32(row))
    }
  }
}

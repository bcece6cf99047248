/// A long row whose slots are parts of it: what stops one of them is all the others.
///
/// In a chain the last row adds up all sizes. The most that each of them can be is decided by that row, so it
/// is looked through once for all of them.
struct Whole {
  let row: Int
  /// Whether a part can grow where the others get less, so that what is looked for falls with them.
  let isRising: Bool
  /// The slots that could make an expression smaller that moves as the row does.
  private let falling: [Int32]
  /// The rows in its slots that stop such an expression, one more than are named.
  let limits: [Int]

  init(
    _ core: borrowing ComponentCore, row: Int, isRising: Bool, _ nameLimit: Int,
    _ isNamed: borrowing FlatArray<Bool>
  ) {
    (self.row, self.isRising) = (row, isRising)
    var found = OldestRows(limit: nameLimit == .max ? nameLimit : nameLimit + 1)
    var falling: [Int32] = []
    let level = core.firstStayLevel
    core.tableau.forEachPart(ofRow: row, isRising: isRising, level: level) {
      slot, canFall, stopper in
      if canFall, falling.count < 2 { falling.append(slot) }
      if let stopper { core.note(stopper, in: &found, isNamed) }
    }
    self.falling = falling
    limits = found.rows
  }

  /// Whether a slot other than the given one could make such an expression smaller.
  func canFall(besides slot: Int32) -> Bool { falling.contains { $0 != slot } }
}

extension Tableau {
  /// Hands on the slots of a row: whether an expression that moves as the row does, or against it, can fall
  /// there, and what blocks it there that could move back.
  @inline(__always)
  fileprivate func forEachPart(
    ofRow row: Int, isRising: Bool, level: Int32,
    _ body: (_ slot: Int32, _ canFall: Bool, _ stopper: Int32?) -> Void
  ) {
    for (slot, cell) in rows[row] {
      let slope = isRising ? cell : -cell
      let isBlocked =
        abs(slope) > Tolerance.coefficient
        && (slope > 0 ? lockUp[slot] : lockDown[slot]) == Self.never
      body(slot, canFall(slot, slope: slope, level: level), isBlocked ? occupant[slot] : nil)
    }
  }
}

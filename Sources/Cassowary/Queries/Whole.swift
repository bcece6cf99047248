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
    for (slot, cell) in core.tableau.rows[row] {
      let slope = isRising ? cell : -cell
      if core.tableau.canFall(slot, slope: slope, level: core.firstStayLevel), falling.count < 2 {
        falling.append(slot)
      }
      if let stopper = core.tableau.stopper(in: slot, slope: slope) {
        core.note(stopper, in: &found, isNamed)
      }
    }
    self.falling = falling
    limits = found.rows
  }

  /// Whether a slot other than the given one could make such an expression smaller.
  func canFall(besides slot: Int32) -> Bool { falling.contains { $0 != slot } }
}

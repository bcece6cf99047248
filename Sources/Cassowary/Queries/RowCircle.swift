/// The rows around a row that it can contradict, in circles: those that share unknowns with it, then those
/// that share unknowns with these.
struct RowCircle: ~Copyable {
  /// The rows so far, nearest first.
  private(set) var rows: [Int] = []
  /// How many rows each circle makes with those inside it.
  private(set) var ends: [Int] = []
  private var target = -1
  /// The unknowns of all circles, in the order in which they came.
  private var unknowns = FlatArray<Int32>()
  /// Where those of the last circle begin, which the next one mentions.
  private var frontier = 0
  /// By row and by unknown: whether it is among them.
  private var isTaken: FlatArray<Bool>
  private var isMentioned: FlatArray<Bool>

  /// For circles around rows of a graph.
  init(_ graph: RowGraph) {
    isTaken = FlatArray(repeating: false, count: graph.rows.count)
    isMentioned = FlatArray(repeating: false, count: graph.unknownCount)
  }

  /// Begins anew, with no rows around another one.
  mutating func start(around target: Int, in graph: RowGraph) {
    for row in rows { isTaken[row] = false }
    for place in 0..<unknowns.count { isMentioned[unknowns[place]] = false }
    rows.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    unknowns.removeAll()
    frontier = 0
    self.target = target
    mention(target, in: graph)
  }

  /// Takes the next circle in; false where there is none, or it makes more rows than a limit.
  mutating func widen(
    in graph: RowGraph, _ order: inout some ContradictionSearch.Order, limit: Int
  ) -> Bool {
    let first = rows.count
    for place in frontier..<unknowns.count {
      graph.forEachUser(of: Int(unknowns[place])) { row in
        if rows.count <= limit, row != target, !isTaken[row],
          graph.isHeld(row, against: target, &order)
        {
          isTaken[row] = true
          rows.append(row)
        }
      }
    }
    if rows.count > limit {
      for row in rows[first...] { isTaken[row] = false }
      rows.removeSubrange(first...)
      return false
    }
    frontier = unknowns.count
    for place in first..<rows.count { mention(rows[place], in: graph) }
    if rows.count == first { return false }
    ends.append(rows.count)
    return true
  }

  private mutating func mention(_ row: Int, in graph: RowGraph) {
    graph.forEachUnknown(of: row) { unknown in
      if isMentioned[unknown] { return }
      isMentioned[unknown] = true
      unknowns.append(Int32(unknown))
    }
  }
}

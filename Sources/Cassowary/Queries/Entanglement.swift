/// Finds out which of some rows can take part in a contradiction with one of them.
///
/// The multiples of a contradiction cancel every unknown. So a row with an unknown of which no other row can make up
/// for its part, because none mentions it or all push it the same way, is not a member; once it is left
/// out, the same may hold for others.
struct Entanglement: ~Copyable {
  /// By unknown: how many of the rows can give it a coefficient of a sign; 0 between two questions.
  private var positive: FlatArray<Int32>
  private var negative: FlatArray<Int32>
  /// By row: whether it is one of them; false between two questions.
  private var takesPart: FlatArray<Bool>
  /// Rows that may have to go; empty between two questions.
  private var pending = FlatArray<Int32>()

  /// For questions about the rows of a graph.
  init(_ graph: RowGraph) {
    positive = FlatArray(repeating: 0, count: graph.unknownCount)
    negative = FlatArray(repeating: 0, count: graph.unknownCount)
    takesPart = FlatArray(repeating: false, count: graph.rows.count)
  }

  /// Those of some different rows, the nearest first, that can take part: the nearest last, and the row itself after
  /// them; nothing where that one can't.
  mutating func entangled(
    _ rows: ArraySlice<Int>, with target: Int, in graph: RowGraph
  ) -> [Int] {
    for row in rows { join(row, in: graph) }
    join(target, in: graph)
    for row in rows where !isBalanced(row, in: graph) { pending.append(Int32(row)) }
    if !isBalanced(target, in: graph) { pending.append(Int32(target)) }
    while let row = pending.popLast().map(Int.init) {
      if takesPart[row], !isBalanced(row, in: graph) { dismiss(row, in: graph) }
    }
    var left: [Int] = []
    if takesPart[target] {
      left = rows.reversed().filter { takesPart[$0] }
      left.append(target)
      leave(target, in: graph)
    }
    for row in rows where takesPart[row] { leave(row, in: graph) }
    return left
  }

  /// Whether others can make up for each part of a row.
  private func isBalanced(_ row: Int, in graph: RowGraph) -> Bool {
    var isBalanced = true
    graph.forEachTerm(of: row) { unknown, signs in
      switch signs {
      case .positive: if negative[unknown] == 0 { isBalanced = false }
      case .negative: if positive[unknown] == 0 { isBalanced = false }
      default: if positive[unknown] == 1, negative[unknown] == 1 { isBalanced = false }
      }
    }
    return isBalanced
  }

  /// Leaves out a row; then others that share an unknown with it may have to go.
  private mutating func dismiss(_ row: Int, in graph: RowGraph) {
    leave(row, in: graph)
    graph.forEachUnknown(of: row) { unknown in
      // Where two rows or more are left on each side, all of them stay.
      if min(positive[unknown], negative[unknown]) > 1 { return }
      graph.forEachUser(of: unknown) { if takesPart[$0] { pending.append(Int32($0)) } }
    }
  }

  private mutating func join(_ row: Int, in graph: RowGraph) {
    takesPart[row] = true
    count(row, 1, in: graph)
  }

  private mutating func leave(_ row: Int, in graph: RowGraph) {
    takesPart[row] = false
    count(row, -1, in: graph)
  }

  private mutating func count(_ row: Int, _ step: Int32, in graph: RowGraph) {
    graph.forEachTerm(of: row) { unknown, signs in
      if signs.contains(.positive) { positive[unknown] += step }
      if signs.contains(.negative) { negative[unknown] += step }
    }
  }
}

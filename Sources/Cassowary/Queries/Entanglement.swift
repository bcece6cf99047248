/// Finds out which of some rows can take part in a contradiction among them.
///
/// The multiples of a contradiction cancel every unknown. So a row with an unknown that no other row mentions
/// is not a member; once it is left out, the same may hold for others.
struct Entanglement {
  /// By unknown: how many of the rows mention it; 0 between two questions.
  private var uses: [Int32]
  /// By row: whether it is one of them; false between two questions.
  private var takesPart: [Bool]

  /// For questions about the rows of a graph.
  init(_ graph: RowGraph) {
    uses = Array(repeating: 0, count: graph.unknownCount)
    takesPart = Array(repeating: false, count: graph.rows.count)
  }

  /// Those of some different rows that can take part, in the order given.
  mutating func entangled(_ rows: [Int], in graph: RowGraph) -> [Int] {
    for row in rows {
      takesPart[row] = true
      graph.forEachUnknown(of: row) { uses[$0] += 1 }
    }
    var pending = rows.filter { mentionsAlone($0, in: graph) }
    while let row = pending.popLast() {
      guard takesPart[row] else { continue }
      leaveOut(row, in: graph)
      graph.forEachUnknown(of: row) { unknown in
        if uses[unknown] == 1 {
          graph.forEachUser(of: unknown) { if takesPart[$0] { pending.append($0) } }
        }
      }
    }
    let left = rows.filter { takesPart[$0] }
    for row in left { leaveOut(row, in: graph) }
    return left
  }

  /// Whether a row mentions an unknown that no other one does.
  private func mentionsAlone(_ row: Int, in graph: RowGraph) -> Bool {
    var isAlone = false
    graph.forEachUnknown(of: row) { if uses[$0] == 1 { isAlone = true } }
    return isAlone
  }

  private mutating func leaveOut(_ row: Int, in graph: RowGraph) {
    takesPart[row] = false
    graph.forEachUnknown(of: row) { uses[$0] -= 1 }
  }
}

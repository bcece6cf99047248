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
      for unknown in graph.unknowns(of: row) { uses[Int(unknown)] += 1 }
    }
    var pending = rows.filter { row in graph.unknowns(of: row).contains { uses[Int($0)] == 1 } }
    while let row = pending.popLast() {
      guard takesPart[row] else { continue }
      leaveOut(row, in: graph)
      for unknown in graph.unknowns(of: row) where uses[Int(unknown)] == 1 {
        for other in graph.users(of: unknown) where takesPart[Int(other)] {
          pending.append(Int(other))
        }
      }
    }
    let left = rows.filter { takesPart[$0] }
    for row in left { leaveOut(row, in: graph) }
    return left
  }

  private mutating func leaveOut(_ row: Int, in graph: RowGraph) {
    takesPart[row] = false
    for unknown in graph.unknowns(of: row) { uses[Int(unknown)] -= 1 }
  }
}

/// The contradictions among everything that is connected.
///
/// Each question starts from the basis that the last one left. So all are asked at once, in order: no
/// answer then depends on which ones somebody wants.
final class GroupContradictions {
  /// By broken row.
  private let conflicts: [Int: DeferredConflict]
  /// How many of the rows are broken.
  let brokenCount: Int

  /// Finds out what each broken row contradicts among some rows that are connected.
  init(
    _ rows: [Int], in graph: RowGraph, _ solver: Solver,
    _ order: inout some ContradictionSearch.Order
  ) {
    let search = GroupSearch(rows: rows, graph: graph, solver: solver)
    var found = search.conflictsAtOnce(&order)
    let open = rows.filter { !graph.holds($0) && found[$0] == nil }
    if !open.isEmpty { found.merge(search.conflicts(inTurn: open, &order)) { first, _ in first } }
    conflicts = found
    brokenCount = rows.count { !graph.holds($0) }
  }

  /// What a broken row contradicts, oldest member first; nil where numbers of extreme size allow no answer.
  func conflict(ofBroken row: Int) -> DeferredConflict? { conflicts[row] }
}

/// Asks what broken rows contradict among some rows that are connected.
private struct GroupSearch {
  /// A contradiction with a row that demands a size: in a row of fixed sizes that don't fit, what keeps one from its
  /// size keeps the next one from it, too.
  private struct Pattern {
    let conflict: Conflict
    /// The place of the broken row among the members, and what has the same left side.
    let place: Int
    let limit: LinearConstraint.ID
    /// The last broken row of which the contradiction is like this one.
    var last: Int
  }

  let rows: [Int]
  let graph: RowGraph
  let solver: Solver

  /// What broken rows contradict among all that hold, where these are kept longer.
  func conflictsAtOnce(_ order: inout some ContradictionSearch.Order) -> [Int: DeferredConflict] {
    // Numbers of extreme size may make what holds contradict itself.
    guard var probe = ContradictionProbe.make(system(of: rows), peels: true) else { return [:] }
    var held = HeldRows(rows, graph)
    var conflicts: [Int: DeferredConflict] = [:]
    var known: Pattern?
    for (place, row) in rows.enumerated() where !graph.holds(row) {
      // What is kept longer than the first of several rows is kept longer than all, as long as each is kept longer
      // than the next.
      if let pattern = known,
        order.keeps(graph.rows[pattern.last].id, longerThan: graph.rows[row].id),
        let found = conflict(like: pattern, ofBroken: row)
      {
        conflicts[row] = found
        known?.last = row
        continue
      }
      guard case .contradiction(let certificate) = probe.answer(for: place) else { continue }
      held.compare(with: row, &order)
      guard held.contain(certificate, besides: place, &order) else { continue }
      let found = probe.conflict(certificate).sortedByAge
      conflicts[row] = DeferredConflict(found)
      known = pattern(found, ofBroken: row)
    }
    return conflicts
  }

  /// What others may be like; nil where nothing is.
  private func pattern(_ conflict: Conflict, ofBroken row: Int) -> Pattern? {
    guard let limit = limit(beside: row),
      let place = conflict.place(demandedBy: graph.rows[row].id)
    else { return nil }
    return Pattern(conflict: conflict, place: place, limit: limit, last: row)
  }

  /// A contradiction like a known one, where a row demands a size, too.
  private func conflict(like known: Pattern, ofBroken row: Int) -> DeferredConflict? {
    guard demandsAtLeast(row), let limit = limit(beside: row),
      let place = known.conflict.place(demandedBy: limit)
    else { return nil }
    return DeferredConflict(
      like: known.conflict,
      replacing: [(place, graph.rows[row].id), (known.place, known.limit)], of: solver)
  }

  private func demandsAtLeast(_ row: Int) -> Bool {
    solver.constraints[index(of: row)].relation != .lessThanOrEqual
  }

  /// The constraint beyond doubt that has the same left side as a row; nil where there is none.
  private func limit(beside row: Int) -> LinearConstraint.ID? {
    graph.given(mentionedBy: [row])
      .first { solver.constraints.haveSameTerms(index(of: $0), index(of: row)) }
      .map { graph.rows[$0].id }
  }

  private func index(of row: Int) -> Int { Int(graph.rows[row].id.rawValue) }

  /// What broken rows contradict among those that hold and are kept longer.
  ///
  /// What is kept longer than the first of them is required from the start. The rest holds from the question
  /// before which it comes in the order.
  func conflicts(
    inTurn targets: [Int], _ order: inout some ContradictionSearch.Order
  ) -> [Int: DeferredConflict] {
    let targets = sorted(targets, &order)
    guard let first = targets.first, let last = targets.last else { return [:] }
    var (early, late): ([Int], [Int]) = ([], [])
    for row in rows {
      if graph.isHeld(row, against: first, &order) {
        early.append(row)
      } else if graph.isHeld(row, against: last, &order) {
        late.append(row)
      }
    }
    late = sorted(late, &order)
    var system = system(of: early.reversed() + late + targets)
    for place in early.count..<system.rowCount { system.priority[place] = Priority.broken.value }
    guard var probe = ContradictionProbe.make(system, peels: true) else { return [:] }
    var conflicts: [Int: DeferredConflict] = [:]
    var added = 0
    for (number, target) in targets.enumerated() {
      while added < late.count, graph.isHeld(late[added], against: target, &order) {
        _ = probe.require(early.count + added)
        added += 1
      }
      let place = early.count + late.count + number
      guard case .contradiction(let found) = probe.answer(for: place) else { continue }
      conflicts[target] = DeferredConflict(probe.conflict(found).sortedByAge)
    }
    return conflicts
  }

  private func system(of rows: [Int]) -> LocalSystem {
    LocalSystem(of: rows.map { graph.rows[$0].id }, solver.constraints, solver.variables)
  }

  /// Some rows, those that are kept longest first.
  private func sorted(
    _ rows: [Int], _ order: inout some ContradictionSearch.Order
  ) -> [Int] {
    rows.sorted { order.keeps(graph.rows[$0].id, longerThan: graph.rows[$1].id) }
  }
}

/// Which of some rows hold and are kept longer than a broken one.
///
/// In a long chain all contradictions have nearly the same members. So those that are kept longer than one
/// broken row are not compared with others that are not kept longer than that one.
private struct HeldRows {
  private let rows: [Int]
  private let graph: RowGraph
  /// The broken row that rows are compared with.
  private var target = -1
  /// A broken row, and by place whether it is known that a row is kept longer than that one.
  private var reference = -1
  private var isKept: [Bool]

  init(_ rows: [Int], _ graph: RowGraph) {
    (self.rows, self.graph) = (rows, graph)
    isKept = Array(repeating: false, count: rows.count)
  }

  /// Asks about another broken row from now on.
  mutating func compare(with target: Int, _ order: inout some ContradictionSearch.Order) {
    self.target = target
    if reference >= 0, order.keeps(graph.rows[reference].id, longerThan: graph.rows[target].id) {
      return
    }
    if reference >= 0 { isKept = Array(repeating: false, count: rows.count) }
    reference = target
  }

  /// Whether all rows of a certificate but one are among them.
  mutating func contain(
    _ certificate: Certificate, besides place: Int,
    _ order: inout some ContradictionSearch.Order
  ) -> Bool {
    for member in certificate.members where !isKept[member.row] && member.row != place {
      guard graph.isHeld(rows[member.row], against: target, &order) else { return false }
      if target == reference { isKept[member.row] = true }
    }
    return true
  }
}

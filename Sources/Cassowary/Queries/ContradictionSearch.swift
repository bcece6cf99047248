/// Finds for broken constraints what they contradict: a function of the constraints and of their order
/// alone, not of the basis that edits left.
///
/// Sets should be small. So the search starts next to a constraint, among those that share unknowns with
/// it, and goes on in widening circles; only what no small circle contradicts is asked of everything that
/// is connected with it.
package struct ContradictionSearch {
  /// A constraint that takes part.
  package struct Row {
    /// The constraint: required, perhaps broken.
    package let id: LinearConstraint.ID
    /// Where it stands among those that it is connected with: it contradicts only what has a lower place.
    let place: Int
    /// Whether it is beyond doubt, so that a set does not count it.
    let isGiven: Bool

    /// Creates a row.
    package init(_ id: LinearConstraint.ID, place: Int, isGiven: Bool) {
      (self.id, self.place, self.isGiven) = (id, place, isGiven)
    }
  }

  /// So many rows make a circle that is still small.
  private static let circleLimit = 32
  /// Longer sets stay as they are found: each member costs some pivots.
  private static let reductionLimit = 64

  private let solver: Solver
  private let graph: RowGraph
  private var groups: [SharedGroup?]

  /// The contradictions among everything that is connected, all found in one tableau.
  ///
  /// Each question starts from the basis that the last one left. So all are asked at once, in order: no
  /// answer then depends on which ones somebody wants.
  private final class SharedGroup {
    let rows: [Int]
    /// By broken row.
    private(set) var conflicts: [Int: Conflict] = [:]

    init(_ rows: [Int], _ solver: Solver, _ graph: RowGraph) {
      self.rows = rows
      let system = LocalSystem(
        of: rows.map { graph.rows[$0].id }, solver.constraints, solver.variables)
      // Numbers of extreme size may make what holds contradict itself.
      guard var probe = ContradictionProbe.make(system, peels: true) else { return }
      for (place, row) in rows.enumerated() where !graph.holds(row) {
        guard case .contradiction(let members) = probe.answer(for: place) else { continue }
        let isEarlier = members.allSatisfy {
          $0.row == place || graph.isHeld(rows[$0.row], against: row)
        }
        if isEarlier { conflicts[row] = probe.conflict(members) }
      }
    }
  }

  /// A search among required constraints of a solver, given in an order that decides between sets.
  package init(_ solver: Solver, _ rows: [Row]) {
    self.solver = solver
    graph = RowGraph(rows, solver)
    groups = Array(repeating: nil, count: rows.count)
  }

  /// An irreducible set of constraints that contradict each other: a broken one and others that hold and
  /// have lower places; nil where nothing keeps it from holding.
  package mutating func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    guard let target = graph.row(of: id) else { return nil }
    guard let found = conflict(near: target) ?? conflict(within: group(of: target), target) else {
      return nil
    }
    return reduced(found, target)
  }

  /// A set within a small circle, found in the first of several that contains one.
  private func conflict(near target: Int) -> Conflict? {
    var circle = RowCircle(around: target, in: graph)
    var tried = 0
    while circle.widen(in: graph, limit: Self.circleLimit) {
      let count = circle.rows.count
      if count < 2 * tried, count <= Self.circleLimit / 2, !circle.isComplete { continue }
      tried = count
      if let found = conflict(between: target, circle.rows) { return found }
    }
    return nil
  }

  /// A contradiction between a row and some that hold.
  private func conflict(between target: Int, _ held: [Int]) -> Conflict? {
    let ids = (held.reversed() + [target]).map { graph.rows[$0].id }
    let system = LocalSystem(of: ids, solver.constraints, solver.variables)
    guard var probe = ContradictionProbe.make(system, peels: true),
      case .contradiction(let members) = probe.answer(for: held.count)
    else { return nil }
    return probe.conflict(members)
  }

  /// A contradiction between a row and what it is connected with.
  private func conflict(within group: SharedGroup, _ target: Int) -> Conflict? {
    if let known = group.conflicts[target] { return known }
    // What breaks before it takes no part.
    return conflict(between: target, group.rows.filter { graph.isHeld($0, against: target) })
  }

  private mutating func group(of target: Int) -> SharedGroup {
    if let known = groups[target] { return known }
    let group = SharedGroup(graph.group(of: target), solver, graph)
    for row in group.rows { groups[row] = group }
    return group
  }

  /// Without the members that are not needed as no size is negative.
  private func reduced(_ conflict: Conflict, _ target: Int) -> Conflict {
    let members = conflict.members.compactMap { graph.row(of: $0.constraint) }
    let counted = members.filter { $0 != target && !graph.rows[$0].isGiven }
    guard counted.count < Self.reductionLimit else { return conflict.sortedByAge }
    let given = graph.given(mentionedBy: members).map { graph.rows[$0].id }
    let found = solver.irreducible(
      graph.rows[target].id, among: counted.map { graph.rows[$0].id }, beside: given)
    return found ?? conflict.sortedByAge
  }
}

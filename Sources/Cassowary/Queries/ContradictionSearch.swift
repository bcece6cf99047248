/// Finds for broken constraints what they contradict: a function of the constraints and of their order
/// alone, not of the basis that edits left.
///
/// Sets should be small. So the search starts next to a constraint, among those that share unknowns with
/// it, and goes on in widening circles; only what no small circle contradicts is asked of everything that
/// is connected with it.
package struct ContradictionSearch: ~Copyable {
  /// A constraint that takes part.
  package struct Row {
    /// The constraint: required, perhaps broken.
    package let id: LinearConstraint.ID
    /// Whether it is beyond doubt, so that a set does not count it.
    let isGiven: Bool

    /// Creates a row.
    package init(_ id: LinearConstraint.ID, isGiven: Bool) {
      (self.id, self.isGiven) = (id, isGiven)
    }
  }

  /// An order of constraints, of which only those are compared that a search comes across.
  package protocol Order {
    /// Whether the first is kept longer, so that the other one may contradict it.
    mutating func keeps(_ id: LinearConstraint.ID, longerThan other: LinearConstraint.ID) -> Bool
  }

  /// So many rows make a circle that is still small.
  private static let circleLimit = 32
  /// Longer sets stay as they are found.
  ///
  /// The time for a set grows with the cube of the number of its members. So the broken constraints of a connected
  /// group share what there is: each may have that many members, divided by the number of broken ones.
  private static let reductionLimit = (usual: 64, shared: 256)

  private let solver: Solver
  private let graph: RowGraph
  private var entanglement: Entanglement
  private var circle: RowCircle
  private var groups: [GroupContradictions?]

  /// A search among required constraints of a solver, given in an order that decides between sets.
  package init(_ solver: Solver, _ rows: [Row]) {
    self.solver = solver
    graph = RowGraph(rows, solver)
    entanglement = Entanglement(graph)
    circle = RowCircle(graph)
    groups = Array(repeating: nil, count: rows.count)
  }

  /// What a broken constraint contradicts.
  ///
  /// - Parameters:
  ///   - id: The broken constraint.
  ///   - known: A contradiction with it. Where no other one is possible, nothing is searched.
  ///   - order: Which constraints are kept longer.
  /// - Returns: An irreducible set of constraints that contradict each other: the broken one and others that
  ///   hold and are kept longer; nil where nothing keeps it from holding.
  package mutating func conflict(
    ofBroken id: LinearConstraint.ID, known: Conflict?, _ order: inout some Order
  ) -> DeferredConflict? {
    guard let target = graph.row(of: id) else { return nil }
    if let known, let certain = certain(known, target, &order) {
      return DeferredConflict(certain.sortedByAge)
    }
    guard
      let found = conflict(near: target, &order).map(DeferredConflict.init)
        ?? group(of: target, &order).conflict(ofBroken: target)
    else { return nil }
    // What it is like has as many members that count.
    return isLong(found.known, target) ? found : DeferredConflict(reduced(found.conflict, target))
  }

  /// A contradiction that is known, where the search in circles could find no other one.
  private mutating func certain(
    _ known: Conflict, _ target: Int, _ order: inout some Order
  ) -> Conflict? {
    if known.members.count > Self.circleLimit { return nil }
    let rows = known.members.compactMap { graph.row(of: $0.constraint) }
    if rows.count < known.members.count { return nil }
    let given = graph.given(mentionedBy: rows).map { graph.rows[$0].id }
    var conflict = known
    conflict.shortfall = solver.shortfall(of: known)
    guard solver.isIrreducible(conflict, of: graph.rows[target].id, beside: given) else {
      return nil
    }
    circle.start(around: target, in: graph)
    guard circle.widen(in: graph, &order, limit: Self.circleLimit) else { return nil }
    if isOnlyOne(rows, target) { return conflict }
    while circle.widen(in: graph, &order, limit: Self.circleLimit) {}
    return isOnlyOne(rows, target) ? conflict : nil
  }

  /// Whether a row contradicts those of the circle in no way but the one that is known, which is irreducible.
  private mutating func isOnlyOne(_ members: [Int], _ target: Int) -> Bool {
    let entangled = entangled(circle.rows.count, with: target)
    return members.allSatisfy(entangled.contains)
      && entangled.allSatisfy { graph.rows[$0].isGiven || members.contains($0) }
  }

  /// Those of the rows nearest to a row that can take part in a contradiction with it, the row itself last; nothing
  /// where there is none.
  private mutating func entangled(_ count: Int, with target: Int) -> [Int] {
    entanglement.entangled(circle.rows.prefix(count), with: target, in: graph)
  }

  /// A set within a small circle, found in the first of several that contains one.
  private mutating func conflict(near target: Int, _ order: inout some Order) -> Conflict? {
    circle.start(around: target, in: graph)
    guard circle.widen(in: graph, &order, limit: Self.circleLimit) else { return nil }
    // Usually the first one contains a set, or none does.
    var tried = circle.rows.count
    let first = entangled(tried, with: target)
    if let found = conflict(amongLast: first) { return found }
    while circle.widen(in: graph, &order, limit: Self.circleLimit) {}
    let last = entangled(circle.rows.count, with: target)
    var known = first.count
    // What no more rows can take part in than are known to contain no set doesn't contain one either.
    if last.count <= known { return nil }
    for count in circle.ends where count >= 2 * tried || count == circle.rows.count {
      tried = count
      let rows = count == circle.rows.count ? last : entangled(count, with: target)
      if rows.count <= known { continue }
      known = rows.count
      if let found = conflict(amongLast: rows) { return found }
    }
    return nil
  }

  /// A contradiction between the last of some rows and the others, which hold.
  private func conflict(amongLast rows: [Int]) -> Conflict? {
    if rows.isEmpty { return nil }
    let ids = rows.map { graph.rows[$0].id }
    let system = LocalSystem(of: ids, solver.constraints, solver.variables)
    guard var probe = ContradictionProbe.make(system, peels: true),
      case .contradiction(let members) = probe.answer(for: rows.count - 1)
    else { return nil }
    return probe.conflict(members).sortedByAge
  }

  /// The contradictions among what a row is connected with.
  private mutating func group(of target: Int, _ order: inout some Order) -> GroupContradictions {
    if let known = groups[target] { return known }
    let rows = graph.group(of: target)
    let group = GroupContradictions(rows, in: graph, solver, &order)
    for row in rows { groups[row] = group }
    return group
  }

  /// Without the members that are not needed as no size is negative.
  private func reduced(_ conflict: Conflict, _ target: Int) -> Conflict {
    let members = conflict.members.compactMap { graph.row(of: $0.constraint) }
    let given = graph.given(mentionedBy: members)
    // The members depend on each other in one way only, so that nothing is left to try.
    if given.allSatisfy(members.contains) { return conflict }
    let (broken, always) = (graph.rows[target].id, given.map { graph.rows[$0].id })
    if solver.isIrreducible(conflict, of: broken, beside: always) { return conflict }
    let counted = members.filter { $0 != target && !graph.rows[$0].isGiven }
    let found = solver.irreducible(
      broken, among: counted.map { graph.rows[$0].id }, beside: always)
    return found ?? conflict
  }

  /// Whether more constraints contradict each other beside those beyond doubt than are looked at one by one.
  private func isLong(_ conflict: Conflict, _ target: Int) -> Bool {
    let share = groups[target].map { Self.reductionLimit.shared / $0.brokenCount } ?? 0
    let limit = max(Self.reductionLimit.usual, share)
    var counted = 0
    // Those beyond doubt are older than what somebody made.
    for member in conflict.members.reversed() {
      if graph.counts(member.constraint) { counted += 1 }
      if counted > limit { return true }
    }
    return false
  }
}

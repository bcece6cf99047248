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
  /// Longer sets stay as they are found: each member costs some pivots.
  private static let reductionLimit = 64

  private let solver: Solver
  private let graph: RowGraph
  private var entanglement: Entanglement
  private var groups: [GroupContradictions?]

  /// A search among required constraints of a solver, given in an order that decides between sets.
  package init(_ solver: Solver, _ rows: [Row]) {
    self.solver = solver
    graph = RowGraph(rows, solver)
    entanglement = Entanglement(graph)
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
  ) -> Conflict? {
    guard let target = graph.row(of: id) else { return nil }
    if let known, let certain = certain(known, target, &order) { return certain.sortedByAge }
    guard
      let found = conflict(near: target, &order)
        ?? group(of: target, &order).conflict(ofBroken: target)
    else { return nil }
    return reduced(found, target)
  }

  /// A contradiction that is known, where the search in circles could find no other one.
  private mutating func certain(
    _ known: Conflict, _ target: Int, _ order: inout some Order
  ) -> Conflict? {
    if known.members.count > RowSpan.limit { return nil }
    let rows = known.members.compactMap { graph.row(of: $0.constraint) }
    if rows.count < known.members.count { return nil }
    let given = graph.given(mentionedBy: rows).map { graph.rows[$0].id }
    var conflict = known
    conflict.shortfall = solver.shortfall(of: known)
    guard solver.isIrreducible(conflict, of: graph.rows[target].id, beside: given) else {
      return nil
    }
    var circle = RowCircle(around: target, in: graph)
    guard circle.widen(in: graph, &order, limit: Self.circleLimit) else { return nil }
    if isOnlyOne(rows, among: circle.rows, target) { return conflict }
    while circle.widen(in: graph, &order, limit: Self.circleLimit) {}
    return isOnlyOne(rows, among: circle.rows, target) ? conflict : nil
  }

  /// Whether a row contradicts some others in no way but the one that is known, which is irreducible.
  private mutating func isOnlyOne(_ members: [Int], among rows: [Int], _ target: Int) -> Bool {
    let entangled = entanglement.entangled(rows + [target], in: graph)
    return members.allSatisfy(entangled.contains)
      && entangled.allSatisfy { graph.rows[$0].isGiven || members.contains($0) }
  }

  /// A set within a small circle, found in the first of several that contains one.
  private mutating func conflict(near target: Int, _ order: inout some Order) -> Conflict? {
    var circle = RowCircle(around: target, in: graph)
    var counts: [Int] = []
    var found: Conflict?
    // How many rows of the last circle that was tried could take part in one.
    var known = 0
    while circle.widen(in: graph, &order, limit: Self.circleLimit) {
      let count = circle.rows.count
      if let tried = counts.last, count < 2 * tried { continue }
      counts.append(count)
      // Usually the first one contains a set, or none does.
      if counts.count > 1 { continue }
      found = conflict(near: target, within: circle.rows, &known)
      if found != nil { return found }
    }
    // What the largest one doesn't contain, no other one does.
    guard let first = counts.first, circle.rows.count > first,
      entanglement.entangled(circle.rows.reversed() + [target], in: graph).count > known
    else { return nil }
    if counts.last != circle.rows.count { counts.append(circle.rows.count) }
    for count in counts.dropFirst() {
      found = conflict(near: target, within: circle.rows.prefix(count), &known)
      if found != nil { return found }
    }
    return nil
  }

  /// A set among a row and the rows of a circle; nil where no more can take part than are known to contain
  /// none.
  private mutating func conflict(
    near target: Int, within circle: some BidirectionalCollection<Int>, _ known: inout Int
  ) -> Conflict? {
    let rows = entanglement.entangled(circle.reversed() + [target], in: graph)
    if rows.last != target || rows.count <= known { return nil }
    known = rows.count
    return conflict(amongLast: rows)
  }

  /// A contradiction between the last of some rows and the others, which hold.
  private func conflict(amongLast rows: [Int]) -> Conflict? {
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
    if isLong(conflict) { return conflict }
    let members = conflict.members.compactMap { graph.row(of: $0.constraint) }
    let counted = members.filter { $0 != target && !graph.rows[$0].isGiven }
    let given = graph.given(mentionedBy: members)
    // The members depend on each other in one way only, so that nothing is left to try.
    if given.allSatisfy(members.contains) { return conflict }
    let found = solver.irreducible(
      graph.rows[target].id, among: counted.map { graph.rows[$0].id },
      beside: given.map { graph.rows[$0].id })
    return found ?? conflict
  }

  /// Whether more constraints contradict each other beside those beyond doubt than are looked at one by one.
  private func isLong(_ conflict: Conflict) -> Bool {
    var counted = 0
    // Those beyond doubt are older than what somebody made.
    for member in conflict.members.reversed() {
      if graph.row(of: member.constraint).map({ !graph.rows[$0].isGiven }) ?? false { counted += 1 }
      if counted > Self.reductionLimit { return true }
    }
    return false
  }
}

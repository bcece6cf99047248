extension Solver {
  /// A conflict without the members that are not needed beside constraints that are beyond doubt.
  ///
  /// A conflict is irreducible where all its members count. Some demands are always there, though: where
  /// these do not count, fewer of the others may contradict them. Members go oldest first, as the newest
  /// one is what somebody just added.
  /// - Parameters:
  ///   - conflict: A contradiction among required constraints of this solver.
  ///   - given: Required constraints that are always there; broken ones take no part.
  /// - Returns: A contradiction among some of the members and of `given`. Without any one of those
  ///   members the others can hold beside all of `given`.
  package func reduced(_ conflict: Conflict, beside given: [LinearConstraint.ID]) -> Conflict {
    let always = Set(given)
    let counted = conflict.members.map { $0.constraint }.filter { !always.contains($0) }
    if counted.count < 2 { return conflict }
    // The first that can't be added to newer ones takes part for certain.
    var kept = Array(counted.reversed())
    let held = given.filter { !isBroken($0) }
    while let target = firstContradiction(among: kept, beside: held) {
      let earlier = kept.prefix { $0 != target }
      if let found = irreducible(target, among: Array(earlier), beside: held) { return found }
      kept.removeAll { $0 == target }
    }
    return conflict
  }

  /// The first of some constraints that contradicts `given` and those before it; nil where there is none.
  private func firstContradiction(
    among wanted: [LinearConstraint.ID], beside given: [LinearConstraint.ID]
  ) -> LinearConstraint.ID? {
    var system = LocalSystem(of: given + wanted, constraints, variables)
    for row in given.count..<system.rowCount { system.priority[row] = Priority.broken.value }
    guard var probe = ContradictionProbe.make(system, peels: false) else { return nil }
    return wanted.indices.first { !probe.require(given.count + $0) }.map { wanted[$0] }
  }

  /// An irreducible contradiction between a constraint and some others, beside those beyond doubt.
  ///
  /// - Parameters:
  ///   - target: The constraint.
  ///   - wanted: Constraints that can hold together beside `given`; those first that are named rather
  ///     than others.
  ///   - given: Required constraints.
  /// - Returns: The contradiction, oldest member first; nil where there is none.
  func irreducible(
    _ target: LinearConstraint.ID, among wanted: [LinearConstraint.ID],
    beside given: [LinearConstraint.ID]
  ) -> Conflict? {
    var system = LocalSystem(of: given + wanted + [target], constraints, variables)
    let last = system.rowCount - 1
    system.priority[last] = Priority.broken.value
    guard var probe = ContradictionProbe.make(system, peels: false),
      case .contradiction(var best) = probe.answer(for: last)
    else { return nil }
    var left = Array(given.count..<last)
    probe.keep(best, of: &left)
    while let row = left.popLast() {
      if probe.holds(last, without: row) { continue }
      probe.leaveOut(CollectionOfOne(row))
      switch probe.answer(for: last) {
      case .contradiction(let found):
        best = found
        probe.keep(found, of: &left)
      case .holds: if !probe.require(row) { return nil }
      case .unclear: return nil
      }
    }
    return probe.conflict(best).sortedByAge
  }
}

extension Solver {
  /// Whether a contradiction needs each of its members beside some inequalities, as far as the last solution and a
  /// little arithmetic show.
  ///
  /// The members are linearly dependent in exactly one way, so the others can hold without any one of them: a line
  /// through the solution leads to where they do, and on it nothing changes but that member and the broken one. The
  /// member is needed if the inequalities hold there, too.
  /// - Parameters:
  ///   - conflict: A contradiction.
  ///   - target: The broken member.
  ///   - given: Inequalities that hold; those among the members are not asked about.
  /// - Returns: Whether it certainly is; false may mean that this didn't show it.
  func isIrreducible(
    _ conflict: Conflict, of target: LinearConstraint.ID, beside given: [LinearConstraint.ID]
  ) -> Bool {
    let others = conflict.members.filter { $0.constraint != target }
    let joining = given.filter { row in !others.contains { $0.constraint == row } }
    guard isLeastError(of: target, conflict),
      let multiplier = conflict.members.first(where: { $0.constraint == target })?.multiplier,
      joining.allSatisfy({ constraints[Int($0.rawValue)].relation == .greaterThanOrEqual })
    else { return false }
    let rows = others.map { $0.constraint } + joining
    let system = LocalSystem(of: rows, constraints, variables)
    guard let span = RowSpan(ofFirst: others.count, in: system) else { return false }
    let asked = others.indices.filter { !given.contains(others[$0].constraint) }
    let missing = multiplier * error(of: target)
    for row in others.count..<rows.count {
      guard let multiples = span.multiples(in: row) else { return false }
      let room = constraints.residual(Int(rows[row].rawValue), at: variables)
      for member in asked where multiples[member] != 0 {
        let step = missing / others[member].multiplier
        if room + multiples[member] * step < 0 { return false }
      }
    }
    return true
  }
}

extension ContradictionProbe {
  /// Leaves out those of some rows, given in order, that are no members of a certificate.
  fileprivate mutating func keep(_ certificate: Certificate, of rows: inout [Int]) {
    var isKept = FlatArray(repeating: false, count: 1 + (rows.last ?? -1))
    for member in certificate.members where member.row < isKept.count { isKept[member.row] = true }
    leaveOut(rows.filter { !isKept[$0] })
    rows.removeAll { !isKept[$0] }
  }
}

extension Conflict {
  /// The same with the oldest member first.
  var sortedByAge: Conflict {
    Conflict(
      members: members.sortedIfNeeded { $0.constraint < $1.constraint }, shortfall: shortfall)
  }
}

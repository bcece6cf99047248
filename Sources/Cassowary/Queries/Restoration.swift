extension Solver {
  /// What keeps a broken constraint from holding again: required constraints that it contradicts, an
  /// irreducible set with it.
  ///
  /// Usually read from one row of the last solution, else found on a copy of one component.
  ///
  /// - Parameter id: A broken constraint of a solver whose required constraints can hold.
  /// - Returns: One contradiction of several, whichever is found first; nil where it can hold.
  package func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    guard constraints.contains(id) else { return nil }
    let index = Int(id.rawValue)
    guard let component = partition.component(partition.component(ofConstraint: index)) else {
      return nil
    }
    switch component.core.obstacle(to: Int32(index), at: variables) {
    case .none: return nil
    case .found(let conflict): return conflict
    case .unknown:
      var core = component.core.copy()
      core.catchUp(variables)
      return core.conflict(requiring: Int32(index), at: constraints[index].priority.value)
    }
  }
}

/// What the last solution tells of a broken constraint that is to hold.
private enum Obstacle {
  case none
  case found(Conflict)
  case unknown
}

extension ComponentCore {
  /// What keeps a broken constraint from holding together with all required ones, where the last
  /// solution tells.
  ///
  /// It can hold where it does. It can't where only required rows and parameters keep it from coming
  /// nearer: every slot in its row then moves the other way alone, and the rows in these slots are the
  /// contradiction. That is so for the only broken constraint of a component, as for several that do
  /// not compete.
  fileprivate func obstacle(
    to constraint: Int32, at variables: borrowing VariableStore
  ) -> Obstacle {
    guard hasTableau, !isUnfinished, !isContradictory, !tableau.isExhausted,
      isSolved(for: parameters(in: variables)), let row = system.row(of: constraint)
    else { return .unknown }
    let entity = rowEntity[row]
    if entity < 0 || tableau.location[entity] < 0 { return .none }
    let state = tableau.currentState(of: entity)
    if state == 0 { return .none }
    guard tableau.isHeldByRequired(entity, upward: state < 0) else { return .unknown }
    let found = certificate(against: row, entity, sign: Double(state))
    let isProof = !found.isEmpty && found.allSatisfy { $0.row == row || isRequired($0) }
    return isProof ? .found(makeConflict(found)) : .unknown
  }

  /// Whether a required row demands what its multiplier says.
  ///
  /// A slot may be locked by a row other than its occupant, as a variable that an equation fixes where an
  /// inequality holds just so; then the occupant, taken the wrong way round, proves nothing.
  private func isRequired(_ member: CertificateSearch.Member) -> Bool {
    let side = member.multiplier > 0 ? Tableau.Penalty.below : Tableau.Penalty.above
    return system.priority[member.row] >= Priority.required.value
      && system.penalty[member.row] & side != 0
  }

  /// The rows in the slots of a basic row, and the definitions that these use.
  private func certificate(
    against target: Int, _ entity: Int32, sign: Double
  ) -> [CertificateSearch.Member] {
    var multipliers = FlatArray<Double>(repeating: 0, count: system.rowCount)
    multipliers[target] = -sign
    for (slot, cell) in tableau.rows[tableau.location[entity]] {
      if let row = row(of: tableau.occupant[slot]) { multipliers[row] = sign * cell }
    }
    var rest = FlatArray<Double>(repeating: 0, count: system.variableCount)
    for row in 0..<system.rowCount where multipliers[row] != 0 {
      system.add(-multipliers[row], of: row, to: &rest)
    }
    presolve.eliminate(system, from: &rest, multipliers: &multipliers)
    return (0..<system.rowCount).filter { abs(multipliers[$0]) > Tolerance.coefficient }
      .map { CertificateSearch.Member(row: $0, multiplier: multipliers[$0]) }
  }

  /// A contradiction that there is once a constraint is required.
  fileprivate mutating func conflict(requiring constraint: Int32, at priority: Double) -> Conflict?
  {
    guard !isContradictory, let row = system.row(of: constraint), !presolve.isDefinition[row]
    else { return nil }
    releaseStays()
    var change = Change()
    setPriority(priority, of: row, &change)
    tableau.optimize(from: 0, to: 1, members: members)
    guard !tableau.isExhausted, hasRequiredViolation() else { return nil }
    return firstConflict(requiredMultipliers())
  }
}

extension Tableau {
  /// Whether each slot that could move a basic entity up, or down, is kept from it by what occupies it:
  /// a parameter or a required row.
  fileprivate func isHeldByRequired(_ entity: Int32, upward: Bool) -> Bool {
    for (slot, cell) in rows[location[entity]] where abs(cell) > Tolerance.coefficient {
      if ((cell > 0) == upward ? lockUp[slot] : lockDown[slot]) > 0 { return false }
    }
    return true
  }
}

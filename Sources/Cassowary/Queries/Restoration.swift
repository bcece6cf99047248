extension Solver {
  /// Whether a broken constraint could hold again without contradicting required ones.
  ///
  /// Usually one row tells; otherwise a copy of one component is solved.
  package func canHold(_ id: LinearConstraint.ID) -> Bool {
    guard constraints.contains(id) else { return false }
    let index = Int(id.rawValue)
    guard let component = partition.component(partition.component(ofConstraint: index)) else {
      return true
    }
    if let answer = component.core.knowsWhetherItCanHold(Int32(index), at: variables) {
      return answer
    }
    var core = component.core.copy()
    core.catchUp(variables)
    return core.canHold(Int32(index), at: constraints[index].priority.value)
  }
}

extension ComponentCore {
  /// Whether the last solution tells if a broken constraint can hold together with all required ones;
  /// nil where it does not.
  ///
  /// It can hold where it does hold. It can't where required rows and parameters alone keep it from
  /// coming nearer: then every slot in its row can only move the wrong way. One of the two is the case
  /// for the only broken constraint of a component, and for several that do not compete.
  fileprivate func knowsWhetherItCanHold(
    _ constraint: Int32, at variables: borrowing VariableStore
  ) -> Bool? {
    guard hasTableau, !isUnfinished, !isContradictory, !tableau.isExhausted,
      isSolved(for: parameters(in: variables)), let row = system.row(of: constraint)
    else { return nil }
    let entity = rowEntity[row]
    if entity < 0 || tableau.location[entity] < 0 { return true }
    let state = tableau.currentState(of: entity)
    if state == 0 { return true }
    return tableau.isHeldByRequired(entity, upward: state < 0) ? false : nil
  }

  /// Whether a constraint can hold together with all required ones at a priority.
  fileprivate mutating func canHold(_ constraint: Int32, at priority: Double) -> Bool {
    guard !isContradictory, let row = system.row(of: constraint) else { return false }
    if presolve.isDefinition[row] { return true }
    releaseStays()
    var change = Change()
    setPriority(priority, of: row, &change)
    tableau.optimize(from: 0, to: 1, members: members)
    return tableau.isExhausted || !hasRequiredViolation()
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

extension Solver {
  /// Whether a broken constraint could hold again without contradicting required ones.
  ///
  /// Answers that alone, on a copy of one component, which is much cheaper than solving with the
  /// constraint to see.
  public func canHold(_ id: LinearConstraint.ID) -> Bool {
    guard constraints.contains(id) else { return false }
    let index = Int(id.rawValue)
    guard let component = partition.component(partition.component(ofConstraint: index)) else {
      return true
    }
    var core = component.core.copy()
    core.catchUp(variables)
    return core.canHold(Int32(index), at: constraints[index].priority.value)
  }
}

extension ComponentCore {
  /// Whether a constraint can hold together with all required ones at a priority.
  fileprivate mutating func canHold(_ constraint: Int32, at priority: Double) -> Bool {
    guard !isContradictory, let row = system.row(of: constraint) else { return false }
    if presolve.isDefinition[row] { return true }
    releaseAnchors()
    var change = Change()
    setPriority(priority, of: row, &change)
    tableau.optimize(from: 0, to: 1, members: members)
    return tableau.isExhausted || !hasRequiredViolation()
  }
}

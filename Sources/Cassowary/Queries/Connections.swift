extension Solver {
  /// The constraints that share unknowns with a constraint, directly or through others, and the
  /// constraint itself, oldest first; none where the last solution does not know it.
  ///
  /// Only these can contradict it; suggested variables connect nothing.
  package func constraints(connectedWith id: LinearConstraint.ID) -> [LinearConstraint.ID] {
    guard constraints.contains(id),
      let component = partition.component(
        partition.component(ofConstraint: Int(id.rawValue)))
    else { return [] }
    var found: [LinearConstraint.ID] = []
    component.core.system.forEachConstraint { row in
      if constraints[Int(row)].isAlive { found.append(LinearConstraint.ID(rawValue: row)) }
    }
    return found.sorted()
  }
}

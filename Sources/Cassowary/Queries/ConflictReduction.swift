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
    guard counted.count > 1, var small = extract(always.union(counted)) else { return conflict }
    let places = small.origins.enumerated().filter { !always.contains($0.element) }.map {
      $0.offset
    }
    var left = Set(places)
    var best: Conflict?
    for place in places where left.contains(place) {
      var trial = small.solver
      small.setBroken(place, in: &trial)
      trial.solve(untilConflict: true)
      guard let found = trial.conflicts.first else { continue }
      best = found
      let kept = Set(found.members.map { Int($0.constraint.rawValue) })
      for other in left where !kept.contains(other) { small.setBroken(other, in: &small.solver) }
      left.formIntersection(kept)
    }
    guard var best else { return conflict }
    for member in best.members.indices {
      best.members[member].constraint =
        small.origins[Int(best.members[member].constraint.rawValue)]
    }
    return best
  }

  /// A few constraints as a system of their own.
  private struct Extract {
    var solver = Solver()
    /// By `LinearConstraint.ID.rawValue` in the extract: the constraint that it stands for.
    var origins: [LinearConstraint.ID] = []

    func setBroken(_ place: Int, in solver: inout Solver) {
      try? solver.setBroken(true, of: LinearConstraint.ID(rawValue: Int32(place)))
    }
  }

  /// Some of the constraints that are not broken, oldest first; nil where numbers overflow.
  private func extract(_ wanted: Set<LinearConstraint.ID>) -> Extract? {
    var result = Extract()
    var copies: [Variable: Variable] = [:]
    for id in wanted.sorted() where !isBroken(id) {
      guard var row = constraint(id) else { continue }
      for place in row.terms.indices {
        let original = row.terms[place].variable
        let copy = copies[original] ?? result.solver.addVariable()
        row.terms[place].variable = copy
        if copies.updateValue(copy, forKey: original) != nil { continue }
        let known = variables[Int(original.rawValue)]
        if known.isSuggested { try? result.solver.suggest(known.suggestion, for: copy) }
      }
      guard (try? result.solver.add(row)) != nil else { return nil }
      result.origins.append(id)
    }
    return result
  }
}

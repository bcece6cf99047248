extension Solver {
  /// The constraints that change nothing, whatever the suggested values are.
  ///
  /// Found in the last solution without solving anything: the row of such a constraint has no cell
  /// but those of required equalities.
  /// - Parameter isCandidate: Whether to look at a constraint that isn't a required equality.
  /// - Returns: The dependencies, by their oldest members.
  package func redundancies(
    where isCandidate: (LinearConstraint.ID) -> Bool = { _ in true }
  ) -> [Redundancy] {
    var found: [Redundancy] = []
    for component in partition.components {
      guard let component else { continue }
      let complete = component.core.hasTableau ? component : component.copy()
      complete.core.forEachRedundancy(where: isCandidate) { members, removable in
        // Layout is in points; smaller errors are rounding.
        let isMet = removable.allSatisfy { abs(error(of: $0)) <= 1e-6 }
        found.append(Redundancy(members: members, removable: removable, isMet: isMet))
      }
    }
    return found.sorted { $0.members.lexicographicallyPrecedes($1.members) }
  }
}

extension ComponentCore {
  /// Reports each dependency on required equalities.
  fileprivate func forEachRedundancy(
    where isCandidate: (LinearConstraint.ID) -> Bool,
    _ report: (_ members: [LinearConstraint.ID], _ removable: [LinearConstraint.ID]) -> Void
  ) {
    guard !isContradictory else { return }
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      let own = LinearConstraint.ID(rawValue: system.constraint[row])
      let isEquality = system.isRequiredEquality(row)
      guard system.priority[row] != Priority.broken.value, tableau.location[rowEntity[row]] >= 0,
        isEquality || isCandidate(own), let rows = dependency(of: row)
      else { continue }
      let members = rows.map { LinearConstraint.ID(rawValue: system.constraint[$0]) }.sorted()
      report(members, isEquality ? members : [own])
    }
  }

  /// The rows that add up to nothing with a row, itself included; nil when it is independent.
  private func dependency(of row: Int) -> [Int]? {
    let cells = tableau.rows[tableau.location[rowEntity[row]]]
    for (slot, cell) in cells where abs(cell) > Tolerance.coefficient {
      guard let holder = self.row(of: tableau.occupant[slot]), system.isRequiredEquality(holder)
      else { return nil }
    }
    var remainder = Remainder(system, presolve)
    remainder.subtract(-1, of: row, system, presolve)
    for (slot, cell) in cells where abs(cell) > Tolerance.coefficient {
      guard let holder = self.row(of: tableau.occupant[slot]) else { continue }
      remainder.subtract(cell, of: holder, system, presolve)
    }
    remainder.eliminateDefinitions(system, presolve)
    return (0..<system.rowCount).filter {
      abs(remainder.multipliers[$0]) > Tolerance.coefficient
    }
  }
}

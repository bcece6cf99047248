/// A required equality that follows from others, so that it changes nothing.
public struct Redundancy: Hashable, Sendable {
  /// The equalities that depend on each other, oldest first: any one of them can go.
  public var members: [LinearConstraint.ID]
}

extension Solver {
  /// The dependencies among required equalities, whatever the suggested values are.
  ///
  /// Found in the last solution without solving anything: the row of such an equality has no cell
  /// but those of other required equalities.
  public var redundancies: [Redundancy] {
    var found: [Redundancy] = []
    for component in partition.components {
      guard let component else { continue }
      component.core.forEachRedundancy { found.append(Redundancy(members: $0)) }
    }
    return found.sorted { $0.members.lexicographicallyPrecedes($1.members) }
  }
}

extension ComponentCore {
  /// Reports the members of each dependency among the required equalities.
  fileprivate func forEachRedundancy(_ report: ([LinearConstraint.ID]) -> Void) {
    guard conflicts.isEmpty else { return }
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      guard system.isRequiredEquality(row), tableau.location[rowEntity[row]] >= 0,
        let members = dependency(of: row)
      else { continue }
      report(members.map { LinearConstraint.ID(rawValue: system.constraint[$0]) }.sorted())
    }
  }

  /// The rows that add up to nothing with a row, itself included; nil when it is independent.
  private func dependency(of row: Int) -> [Int]? {
    let multipliers = FlatArray<Double>(repeating: 0, count: system.rowCount)
    let rest = FlatArray<Double>(repeating: 0, count: system.variableCount)
    add(1, of: row, to: rest)
    let place = Int(tableau.location[rowEntity[row]])
    let first = Int(tableau.rows.start[place])
    for cell in first..<first + Int(tableau.rows.length[place]) {
      let factor = tableau.rows.payloads[cell]
      if abs(factor) <= Tableau.slopeTolerance { continue }
      guard let holder = self.row(of: tableau.occupant[tableau.rows.keys[cell]]),
        system.isRequiredEquality(holder)
      else { return nil }
      multipliers[holder] = factor
      add(-factor, of: holder, to: rest)
    }
    presolve.eliminate(system, from: rest, multipliers: multipliers)
    multipliers[row] = 1
    return (0..<system.rowCount).filter { abs(multipliers[$0]) > 1e-9 }
  }

  private func add(_ factor: Double, of row: Int, to rest: borrowing FlatArray<Double>) {
    for term in system.terms(of: row) {
      rest[system.termVariable[term]] += factor * system.termFactor[term]
    }
  }
}

/// A constraint that can't change anything: required equalities alone decide its left side.
public struct Redundancy: Hashable, Sendable {
  /// The constraints that depend on each other, oldest first.
  public var members: [LinearConstraint.ID]
  /// Those that can go, one at a time: all members where all are required equalities, else only
  /// the one that is not.
  public var removable: [LinearConstraint.ID]
}

extension Solver {
  /// The constraints that change nothing, whatever the suggested values are.
  ///
  /// Found in the last solution without solving anything: the row of such a constraint has no cell
  /// but those of required equalities.
  /// - Parameter isCandidate: Whether to look at a constraint that is no required equality.
  /// - Returns: The dependencies, by their oldest members.
  public func redundancies(
    where isCandidate: (LinearConstraint.ID) -> Bool = { _ in true }
  ) -> [Redundancy] {
    var found: [Redundancy] = []
    for component in partition.components {
      guard let component else { continue }
      let complete = component.core.isComplete ? component : component.copy()
      complete.core.forEachRedundancy(where: isCandidate) { found.append($0) }
    }
    return found.sorted { $0.members.lexicographicallyPrecedes($1.members) }
  }
}

extension ComponentCore {
  /// Reports each dependency on required equalities.
  fileprivate func forEachRedundancy(
    where isCandidate: (LinearConstraint.ID) -> Bool, _ report: (Redundancy) -> Void
  ) {
    guard !isContradictory else { return }
    for row in 0..<system.rowCount where !presolve.isDefinition[row] {
      let own = LinearConstraint.ID(rawValue: system.constraint[row])
      let isEquality = system.isRequiredEquality(row)
      guard system.priority[row] != Priority.broken.value, tableau.location[rowEntity[row]] >= 0,
        isEquality || isCandidate(own), let rows = dependency(of: row)
      else { continue }
      let members = rows.map { LinearConstraint.ID(rawValue: system.constraint[$0]) }.sorted()
      report(Redundancy(members: members, removable: isEquality ? members : [own]))
    }
  }

  /// The rows that add up to nothing with a row, itself included; nil when it is independent.
  private func dependency(of row: Int) -> [Int]? {
    let place = Int(tableau.location[rowEntity[row]])
    let first = Int(tableau.rows.lists[place].start)
    let cells = first..<first + Int(tableau.rows.lists[place].length)
    let holds = cells.allSatisfy { cell in
      guard abs(tableau.rows.payloads[cell]) > Tableau.slopeTolerance else { return true }
      guard let holder = self.row(of: tableau.occupant[tableau.rows.keys[cell]]) else {
        return false
      }
      return system.isRequiredEquality(holder)
    }
    guard holds else { return nil }
    let multipliers = FlatArray<Double>(repeating: 0, count: system.rowCount)
    let rest = FlatArray<Double>(repeating: 0, count: system.variableCount)
    add(1, of: row, to: rest)
    for cell in cells where abs(tableau.rows.payloads[cell]) > Tableau.slopeTolerance {
      let occupant = tableau.occupant[tableau.rows.keys[cell]]
      guard let holder = self.row(of: occupant) else { continue }
      multipliers[holder] = tableau.rows.payloads[cell]
      add(-tableau.rows.payloads[cell], of: holder, to: rest)
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

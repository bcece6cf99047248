import Cassowary

extension RandomSystem {
  /// The differences from the solution of a solver that never saw the edits.
  package func differencesFromFreshBuild() throws -> [String] {
    let fresh = try freshSolver()
    var faults: [String] = []
    for variable in variables {
      let (value, expected) = (solver.value(of: variable), fresh.value(of: variable))
      if abs(value - expected) > 1e-6 { faults.append("\(variable) is \(value), not \(expected)") }
      if solver.isUnique(variable) != fresh.isUnique(variable) {
        faults.append("\(variable) is unique: \(solver.isUnique(variable))")
      }
    }
    // The fresh solver numbers the constraints that are left from 0.
    let ids = ids
    let expected = fresh.conflicts.map { $0.members.map { ids[Int($0.constraint.rawValue)] } }
    if solver.conflicts.map({ $0.members.map(\.constraint) }) != expected {
      faults.append("conflicts")
    }
    return faults
  }

  /// The differences from the reference solver's solution.
  package func differencesFromReference() -> [String] {
    let reference = reference()
    var faults: [String] = []
    func expect(_ found: Double, _ wanted: Double, _ what: String) {
      let isClose = found == wanted || abs(found - wanted) < 1e-5
      if !isClose { faults.append("\(what) is \(found), not \(wanted)") }
    }
    let solution = reference.canonicalSolution()
    for (index, variable) in variables.enumerated() {
      expect(solver.value(of: variable), solution[index], "\(variable)")
      let ends = reference.range(of: [index: 1])
      let range = solver.range(of: [Term(variable)])
      expect(range.lowerBound, ends.lower, "the minimum of \(variable)")
      expect(range.upperBound, ends.upper, "the maximum of \(variable)")
      if solver.isUnique(variable) != (ends.upper - ends.lower < 1e-5) {
        faults.append("\(variable) is unique: \(solver.isUnique(variable))")
      }
    }
    if broken != greedyChoice { faults.append("what is broken") }
    return faults
  }

  /// The required constraints that can't hold beside older ones that do.
  private var greedyChoice: Set<LinearConstraint.ID> {
    var kept: [ReferenceSolver.Row] = []
    return Set(
      ids.filter { id in
        guard let constraint = constraints[id], constraint.priority.isRequired else { return false }
        let rows = kept + [ReferenceSolver.Row(constraint)]
        let isFeasible = ReferenceSolver.isFeasible(
          rows, variableCount: variables.count, suggestions: suggestions)
        if isFeasible { kept = rows }
        return !isFeasible
      })
  }
}

import Cassowary
import SeededRandom

/// A solver under random edits, and a plain record of its system.
package struct RandomSystem {
  /// How the constraints are drawn.
  package struct Flavor {
    package var variableCount = 5
    package var priorities: [Double] = [1000, 750, 500, 250]
    /// The chance of a constant from a coarse grid, which makes ties and degenerate vertices common.
    package var coarseness = 0.5
    package var maximumConstraints = 14

    package init() {}
  }

  package var solver = Solver()
  package private(set) var variables: [Variable] = []
  package private(set) var constraints: [LinearConstraint.ID: LinearConstraint] = [:]
  /// The required constraints that the solver broke.
  package var broken: Set<LinearConstraint.ID> { Set(solver.brokenConstraints) }
  package private(set) var suggestions: [Int: Double] = [:]
  package var generator: SeededGenerator
  package let flavor: Flavor

  package init(seed: UInt64, flavor: Flavor = Flavor()) {
    generator = SeededGenerator(seed: seed)
    self.flavor = flavor
    variables = solver.addVariables(flavor.variableCount)
  }

  /// The constraints, oldest first.
  package private(set) var ids: [LinearConstraint.ID] = []

  package mutating func randomConstraint() -> LinearConstraint {
    let count = Int.random(in: 1...3, using: &generator)
    var terms: [Term] = []
    for _ in 0..<count {
      let variable = variables[Int.random(in: 0..<variables.count, using: &generator)]
      terms.append(Term(variable, [1, 1, -1, -1, 2, -2, 0.5][pick(7)]))
    }
    let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][pick(4)]
    let priority = Priority(flavor.priorities[pick(flavor.priorities.count)]) ?? .required
    return LinearConstraint(terms, relation, randomNumber(), priority: priority)
  }

  package mutating func addRandomConstraint() throws {
    let constraint = randomConstraint()
    let id = try solver.add(constraint)
    constraints[id] = constraint
    ids.append(id)
  }

  /// One random edit of any kind; does not solve.
  package mutating func edit() throws {
    let ids = ids
    if ids.isEmpty || (ids.count < flavor.maximumConstraints && pick(3) == 0) {
      try addRandomConstraint()
      return
    }
    let id = ids[pick(ids.count)]
    switch pick(7) {
    case 0: try remove(id)
    case 1, 2:
      let constant = randomNumber()
      try solver.setConstant(constant, of: id)
      constraints[id]?.constant = constant
    case 3:
      let priority = Priority(flavor.priorities[pick(flavor.priorities.count)]) ?? .required
      try solver.setPriority(priority, of: id)
      constraints[id]?.priority = priority
    case 4, 5: try suggest(pick(variables.count))
    default:
      let variable = pick(variables.count)
      try solver.withdrawSuggestion(for: variables[variable])
      suggestions[variable] = nil
    }
  }

  package mutating func remove(_ id: LinearConstraint.ID) throws {
    try solver.remove(id)
    constraints[id] = nil
    ids.removeAll { $0 == id }
  }

  private mutating func suggest(_ variable: Int) throws {
    let value = randomNumber()
    try solver.suggest(value, for: variables[variable])
    suggestions[variable] = value
  }

  private mutating func pick(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &generator)
  }

  private mutating func randomNumber() -> Double {
    Double.random(in: 0..<1, using: &generator) < flavor.coarseness
      ? Double(Int.random(in: -3...3, using: &generator) * 20)
      : Double(Int.random(in: -400...400, using: &generator)) / 4
  }

  /// The same system, built from scratch in order of creation.
  package func freshSolver() throws -> Solver {
    var fresh = Solver()
    for _ in variables { _ = fresh.addVariable() }
    for id in ids {
      guard let constraint = constraints[id] else { continue }
      _ = try fresh.add(constraint)
    }
    for (variable, value) in suggestions { try fresh.suggest(value, for: variables[variable]) }
    fresh.solve()
    return fresh
  }

  package func reference() -> ReferenceSolver {
    let rows = ids.compactMap { id in
      constraints[id].map { constraint in
        var row = ReferenceSolver.Row(constraint)
        if broken.contains(id) { row.priority = min(row.priority, Priority.broken.value) }
        return row
      }
    }
    return ReferenceSolver(
      variableCount: variables.count, rows: rows, suggestions: suggestions)
  }
}

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
    // The fresh solver numbers the remaining constraints from 0.
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

  /// The required constraints that can't hold together with older ones that hold.
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

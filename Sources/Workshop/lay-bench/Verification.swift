import Cassowary
import Workloads

/// Random edits on random systems, compared with a fresh build and with the reference solver.
struct Verification {
  /// Edits made so far.
  private(set) var edits = 0
  /// What did not agree; empty when all is well.
  private(set) var failures: [String] = []

  /// Makes edits until there were at least `count`.
  mutating func run(edits count: Int, seed: UInt64) throws {
    var number = seed
    while edits < count, failures.count < 20 {
      try runSystem(number)
      number += 1
    }
  }

  private mutating func runSystem(_ number: UInt64) throws {
    var flavor = RandomSystem.Flavor()
    flavor.variableCount = 2 + Int(number % 9)
    flavor.maximumConstraints = 8 + 4 * Int(number % 5)
    flavor.coarseness = [0.9, 0.5, 0.1][Int(number % 3)]
    if number % 4 == 0 { flavor.priorities = [999, 750, 251, 250] }
    if number % 4 == 1 { flavor.priorities = [1000, 1000, 750, 250, 250] }
    var system = RandomSystem(seed: 1_000_000 + number, flavor: flavor)
    var copies: [(solver: Solver, values: [Double])] = []
    for step in 1...200 {
      try system.edit()
      if step % 3 == 0 { try system.edit() }
      edits += step % 3 == 0 ? 2 : 1
      system.solver.solve()
      if step % 10 == 0 {
        system.solver._checkInvariants()
        try compareWithFreshBuild(system, "system \(number) step \(step)")
      }
      if step % 50 == 0 {
        compareWithReference(system, "system \(number) step \(step)")
        copies.append((system.solver, values(system)))
      }
    }
    // A copy must not feel what happened to the original afterwards.
    for (copy, values) in copies {
      for (variable, value) in zip(system.variables, values) where copy.value(of: variable) != value
      {
        failures.append("system \(number): a copy changed")
      }
    }
  }

  private func values(_ system: RandomSystem) -> [Double] {
    system.variables.map(system.solver.value)
  }

  private mutating func compareWithFreshBuild(_ system: RandomSystem, _ label: String) throws {
    let fresh = try system.freshSolver()
    for variable in system.variables {
      let value = system.solver.value(of: variable)
      if abs(value - fresh.value(of: variable)) > 1e-6 {
        failures.append("\(label): \(value) instead of \(fresh.value(of: variable))")
      }
      if system.solver.isUnique(variable) != fresh.isUnique(variable) {
        failures.append(
          "\(label): variable \(variable.rawValue) is unique: \(system.solver.isUnique(variable))")
      }
    }
    // The fresh solver numbers the constraints that are left from 0.
    let ids = system.ids
    let expected = fresh.conflicts.map { $0.members.map { ids[Int($0.constraint.rawValue)] } }
    if system.solver.conflicts.map({ $0.members.map(\.constraint) }) != expected {
      failures.append("\(label): conflicts")
    }
  }

  private mutating func compareWithReference(_ system: RandomSystem, _ label: String) {
    let reference = system.reference()
    let expected = reference.canonicalSolution()
    for (index, variable) in system.variables.enumerated() {
      let value = system.solver.value(of: variable)
      if abs(value - expected[index]) > 1e-5 {
        failures.append("\(label): \(value) instead of the reference's \(expected[index])")
      }
      let range = system.solver.range(of: [Term(variable)])
      let ends = reference.range(of: [index: 1])
      for (found, end) in [(range.lowerBound, ends.lower), (range.upperBound, ends.upper)]
      where found != end && !(abs(found - end) < 1e-5) {
        failures.append("\(label): range end \(found) instead of \(end)")
      }
    }
  }
}

import Cassowary
import Testing
import Workloads

/// Ranges of expressions and the constraints that determine them.
@Suite("Ranges of expressions and the constraints that determine them")
struct DeterminationTests {
  @Test("coefficients follow the chain of definitions")
  func coefficientsFollow() throws {
    var solver = Solver()
    let root = solver.addVariable()
    let left = solver.addVariable()
    let width = solver.addVariable()
    let leading = try solver.add(LinearConstraint([Term(left)], .equal, 16))
    let trailing = try solver.add(
      LinearConstraint([Term(left), Term(width), Term(root, -1)], .equal, -20))
    _ = try solver.add(LinearConstraint([Term(width)], .greaterThanOrEqual, 44, priority: .at(750)))
    try solver.suggest(320, for: root)
    solver.solve()
    #expect(solver.value(of: width) == 284)
    let found = try #require(solver.determination(of: [Term(width)]))
    #expect(found.contributions.map(\.constraint) == [leading, trailing])
    #expect(found.contributions.map(\.coefficient) == [-1, 1])
    #expect(found.suggestions == [Term(root)])
  }

  @Test("open expressions have a range and no determination")
  func openExpressions() throws {
    var solver = Solver()
    let left = solver.addVariable()
    let right = solver.addVariable()
    let lonely = solver.addVariable()
    let gap = try solver.add(LinearConstraint([Term(right), Term(left, -1)], .equal, 8))
    _ = try solver.add(LinearConstraint([Term(left)], .greaterThanOrEqual, 5))
    solver.solve()
    #expect(solver.value(of: left) == 5)
    #expect(solver.range(of: [Term(left)]) == 5 ... .infinity)
    #expect(solver.range(of: [Term(left, -2)]) == -.infinity ... -10)
    #expect(solver.range(of: [Term(right), Term(left, -1)]) == 8...8)
    #expect(solver.range(of: [Term(lonely)]) == -.infinity ... .infinity)
    #expect(solver.range(of: []) == 0...0)
    #expect(solver.determination(of: [Term(left)]) == nil)
    #expect(solver.determination(of: [Term(lonely)]) == nil)
    let found = try #require(solver.determination(of: [Term(right), Term(left, -1)]))
    #expect(found.contributions.map(\.constraint) == [gap])
  }

  @Test("violated constraints determine nothing")
  func violatedConstraintsDetermine() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let holds = try solver.add(LinearConstraint([Term(width)], .equal, 10, priority: .at(600)))
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 30, priority: .at(500)))
    solver.solve()
    let found = try #require(solver.determination(of: [Term(width, 2)]))
    #expect(found.contributions.map(\.constraint) == [holds])
    #expect(found.contributions.map(\.coefficient) == [2])
  }

  @Test("expressions may span components")
  func expressionsMaySpan() throws {
    var solver = Solver()
    let first = solver.addVariable()
    let second = solver.addVariable()
    _ = try solver.add(LinearConstraint([Term(first)], .greaterThanOrEqual, 1))
    _ = try solver.add(LinearConstraint([Term(first)], .lessThanOrEqual, 4))
    _ = try solver.add(LinearConstraint([Term(second)], .equal, 10))
    solver.solve()
    #expect(solver.range(of: [Term(first), Term(second)]) == 11...14)
    #expect(!solver.isUnique([Term(first), Term(second)]))
    #expect(solver.isUnique([Term(first), Term(second), Term(first, -1)]))
  }

  @Test("random determinations add up to the value")
  func randomDeterminationsAdd() throws {
    var seen = 0
    for seed in 0..<300 {
      var flavor = RandomSystem.Flavor()
      flavor.variableCount = 2 + seed % 5
      flavor.coarseness = [0.8, 0.2][seed % 2]
      var system = RandomSystem(seed: 30_000 + UInt64(seed), flavor: flavor)
      for _ in 0..<5 + seed % 9 { try system.addRandomConstraint() }
      for _ in 0..<seed % 6 { try system.edit() }
      system.solver.solve()
      for variable in system.variables {
        guard let found = system.solver.determination(of: [Term(variable)]) else {
          #expect(!system.solver.isUnique(variable), "seed \(seed)")
          continue
        }
        seen += 1
        verify(found, of: variable, system, "seed \(seed) variable \(variable.rawValue)")
      }
    }
    #expect(seen > 500)
  }

  private func verify(
    _ found: Determination, of variable: Variable, _ system: RandomSystem, _ label: String
  ) {
    var value = 0.0
    var combination: [Variable: Double] = [:]
    for pull in found.contributions {
      guard let constraint = system.constraints[pull.constraint] else { continue }
      value += pull.coefficient * constraint.constant
      for term in constraint.terms {
        combination[term.variable, default: 0] += pull.coefficient * term.coefficient
      }
      #expect(abs(system.solver.error(of: pull.constraint)) < 1e-6, "\(label) not tight")
    }
    for pull in found.suggestions {
      value += pull.coefficient * system.solver.value(of: pull.variable)
      combination[pull.variable, default: 0] += pull.coefficient
    }
    #expect(abs(value - system.solver.value(of: variable)) < 1e-6, "\(label) value")
    combination[variable, default: 0] -= 1
    #expect(combination.values.allSatisfy { abs($0) < 1e-6 }, "\(label) identity")
  }

  @Test("constants pull as hard as their coefficient says")
  func constantsPull() throws {
    var solver = Solver()
    let root = solver.addVariable()
    let sizes = solver.addVariables(2)
    let whole = try solver.add(
      LinearConstraint([Term(sizes[0]), Term(sizes[1]), Term(root, -1)], .equal, -30))
    let ratio = try solver.add(LinearConstraint([Term(sizes[0]), Term(sizes[1], -3)], .equal, 0))
    try solver.suggest(430, for: root)
    solver.solve()
    #expect(solver.value(of: sizes[1]) == 100)
    let found = try #require(solver.determination(of: [Term(sizes[1])]))
    #expect(found.contributions.map(\.constraint) == [whole, ratio])
    for pull in found.contributions {
      var moved = solver
      let constant = try #require(solver.constraint(pull.constraint)?.constant)
      try moved.setConstant(constant + 8, of: pull.constraint)
      moved.solve()
      let change = moved.value(of: sizes[1]) - solver.value(of: sizes[1])
      #expect(abs(change - 8 * pull.coefficient) < 1e-9)
    }
  }
}

import Cassowary
import Testing
import Workloads

/// A hundred thousand random edits on evolving systems: no drift, no dependence on history.
@Suite struct LongRunTests {
  @Test(arguments: 0..<20)
  func fiveThousandEdits(run: Int) throws {
    var flavor = RandomSystem.Flavor()
    flavor.variableCount = 4 + run % 5
    flavor.maximumConstraints = 10 + run % 3 * 5
    flavor.coarseness = [0.9, 0.5, 0.1][run % 3]
    if run % 4 == 0 { flavor.priorities = [999, 750, 251, 250] }
    var system = RandomSystem(seed: 400_000 + UInt64(run), flavor: flavor)
    for step in 1...5000 {
      try system.edit()
      system.solver.solve()
      if step % 250 != 0 { continue }
      system.solver._checkInvariants()
      let fresh = try system.freshSolver()
      for variable in system.variables {
        let difference = system.solver.value(of: variable) - fresh.value(of: variable)
        #expect(abs(difference) < 1e-6, "run \(run) step \(step)")
      }
    }
  }

  /// Each constraint concerns the component only once the next one does.
  @Test func aLongChainIsTiedFromItsEnd() throws {
    var solver = Solver()
    let unknowns = solver.addVariables(20_000)
    _ = try solver.add(LinearConstraint([Term(unknowns[0])], .equal, 1))
    solver.solve()
    for (place, unknown) in unknowns.enumerated().dropFirst() {
      let before = place + 1 < unknowns.count ? unknowns[place + 1] : unknowns[0]
      _ = try solver.add(LinearConstraint([Term(unknown), Term(before, -1)], .equal, 1))
    }
    solver.solve()
    #expect(solver.value(of: unknowns[1]) == 20_000)
    #expect(unknowns.allSatisfy(solver.isUnique))
  }
}

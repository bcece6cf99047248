import Cassowary
import Testing
import Workloads

/// A session edits a copy of a copy of a copy, and keeps the last few for undo.
@Suite("A session edits a copy of a copy of a copy, and keeps the last few for undo")
struct CopyTests {
  static let layouts: [Workload] = [
    .chain(6), .form(2), .grid(2, 3), .stacks(depth: 2, children: 2), .cards(1), .random(5),
  ]

  @Test("a long line of copies is solved as a fresh build is", arguments: layouts.indices)
  func longLine(index: Int) throws {
    let load = Self.layouts[index]
    let system = LinearSystem(load)
    let row = system.equations[system.equations.count / 2]
    let moved = LinearConstraint.ID(rawValue: Int32(row))
    let constant = system.constraints[row].constant
    let (width, initial) = system.suggestions[0]
    var solver = try system.makeSolver()
    solver.solve()
    var history: [Solver] = []
    for edit in 1...2000 {
      history.append(solver)
      if history.count > 16 { history.removeFirst() }
      if edit % 3 == 0 {
        try solver.suggest(initial + Double(edit % 7), for: width)
      } else {
        try solver.setConstant(constant + Double(edit % 5), of: moved)
      }
      solver.solve()
    }
    solver._checkInvariants()
    var fresh = try system.makeSolver()
    try fresh.suggest(initial + Double(1998 % 7), for: width)
    try fresh.setConstant(constant + Double(2000 % 5), of: moved)
    fresh.solve()
    for number in 0..<system.variableCount {
      let variable = Variable(rawValue: Int32(number))
      #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-6)
    }
  }
}

/// A hundred thousand random edits on evolving systems: no drift, no dependence on history.
@Suite("A hundred thousand random edits on evolving systems")
struct LongRunTests {
  @Test("five thousand edits keep the solution of a fresh build", arguments: 0..<20)
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
  @Test("a long chain is tied from its end")
  func aLongChain() throws {
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

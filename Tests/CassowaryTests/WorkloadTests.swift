import Cassowary
import Testing
import Workloads

/// Typical layouts, small against the reference and larger against values derived by hand.
@Suite("Typical layouts")
struct WorkloadTests {
  static let small: [Workload] = [
    .chain(6), .form(2), .grid(2, 3), .stacks(depth: 2, children: 2), .cards(1), .random(5),
  ]

  @Test("small layouts agree with the reference", arguments: small.indices)
  func smallLayoutsAgree(index: Int) throws {
    let load = Self.small[index]
    let system = LinearSystem(load)
    var solver = try system.makeSolver()
    solver.solve()
    solver._checkInvariants()
    let reference = ReferenceSolver(
      variableCount: system.variableCount, rows: system.constraints.map(ReferenceSolver.Row.init),
      suggestions: [2: load.rootWidth, 3: load.rootHeight])
    let expected = reference.canonicalSolution()
    for variable in 0..<system.variableCount {
      let value = solver.value(of: Variable(rawValue: Int32(variable)))
      #expect(abs(value - expected[variable]) < 1e-5, "layout \(index) variable \(variable)")
    }
  }

  @Test("chain shares the width and follows a rise")
  func chainShares() throws {
    let system = LinearSystem(.chain(100))
    var solver = try system.makeSolver()
    solver.solve()
    let width = Variable(rawValue: 6)
    #expect(abs(solver.value(of: width) - (6000 - 101 * 8) / 100) < 1e-6)
    for step in 1...20 {
      try solver.suggest(6000 + 100 * Double(step), for: Variable(rawValue: 2))
      solver.solve()
      let expected = (6000 + 100 * Double(step) - 101 * 8) / 100
      #expect(abs(solver.value(of: width) - expected) < 1e-6)
      #expect(solver.isUnique(width))
    }
    solver._checkInvariants()
    try solver.remove(LinearConstraint.ID(rawValue: Int32(system.constraints.count - 1)))
    solver.solve()
    #expect(abs(solver.value(of: width) - 44) < 1e-9, "the nearest to 0 that the minimum allows")
    #expect(!solver.isUnique(width))
    #expect(solver.conflicts.isEmpty)
  }

  @Test("grid divides the root")
  func gridDivides() throws {
    var solver = try LinearSystem(.grid(10, 10)).makeSolver()
    solver.solve()
    for cell in 1...100 {
      let width = solver.value(of: Variable(rawValue: Int32(4 * cell + 2)))
      #expect(abs(width - (1000 - 11 * 4) / 10) < 1e-6)
    }
    #expect(solver.conflicts.isEmpty)
  }

  @Test("stacks fill the root and return after a toggle")
  func stacksFill() throws {
    let system = LinearSystem(.stacks(depth: 4, children: 3))
    var solver = try system.makeSolver()
    solver.solve()
    let values = (0..<system.variableCount).map { solver.value(of: Variable(rawValue: Int32($0))) }
    #expect(solver.conflicts.isEmpty)
    for index in system.constraints.indices where index % 17 == 3 {
      var copy = solver
      try copy.remove(LinearConstraint.ID(rawValue: Int32(index)))
      copy.solve()
      copy._checkInvariants()
    }
    let last = LinearConstraint.ID(rawValue: Int32(system.constraints.count - 3))
    let priority = try #require(solver.constraint(last)?.priority)
    for changed in [.at(300), priority] {
      try solver.setPriority(changed, of: last)
      solver.solve()
    }
    solver._checkInvariants()
    for (index, value) in values.enumerated() {
      #expect(abs(solver.value(of: Variable(rawValue: Int32(index))) - value) < 1e-6)
    }
  }

  @Test("cards stack by their content")
  func cardsStack() throws {
    var solver = try LinearSystem(.cards(20)).makeSolver()
    solver.solve()
    var top = 12.0
    for card in 0..<20 {
      let first = Int32(4 + 20 * card)
      let height = Double(18 * (1 + card % 3) + 12 + 21 + 4 + 12)
      #expect(abs(solver.value(of: Variable(rawValue: first + 1)) - top) < 1e-6, "card \(card)")
      #expect(abs(solver.value(of: Variable(rawValue: first + 3)) - height) < 1e-6, "card \(card)")
      top += height + 12
    }
    #expect(solver.conflicts.isEmpty)
  }

  @Test("contradiction in a long chain is explained")
  func contradictionInALong() throws {
    let system = LinearSystem(.chain(100))
    var solver = try system.makeSolver()
    solver.solve()
    let last = Variable(rawValue: Int32(system.variableCount - 4))
    let id = try solver.add(LinearConstraint([Term(last)], .lessThanOrEqual, 20))
    solver.solve()
    solver._checkInvariants()
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.members.contains { $0.constraint == id })
    try solver.remove(id)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }
}

/// The edits that the benchmark makes can be made: another solver would refuse a contradiction, and
/// time spent on one says nothing.
@Suite("The edits that the benchmark makes can be made")
struct TraceTests {
  @Test("every step keeps what is required", arguments: WorkloadKind.allCases)
  func everyStepKeeps(_ kind: WorkloadKind) throws {
    let trace = try Trace(kind.make(size: 10))
    for operation in trace.operations {
      #expect(!operation.steps.isEmpty)
      if operation.startsEmpty {
        var replay = TraceReplay(emptyFor: trace.system)
        for step in operation.steps { _ = try replay.take(step) }
        #expect(replay.solver.conflicts.isEmpty)
      } else {
        let problem = try operation.problem(try TraceReplay(trace.system))
        #expect(problem == nil, "\(operation.name): \(problem ?? "")")
      }
    }
  }
}

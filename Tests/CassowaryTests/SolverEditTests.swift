import Cassowary
import Testing
import Workloads

/// Single edits, refusals, suggestions and copies.
@Suite("Single edits, refusals, suggestions and copies")
struct SolverEditTests {
  @Test("several unknowns are numbered like single ones")
  func severalUnknowns() throws {
    var solver = Solver()
    let first = solver.addVariable()
    let several = solver.addVariables(3)
    let last = solver.addVariable()
    #expect(([first] + several + [last]).map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(solver.addVariables(0) == [])
    #expect(solver.addVariables(-2) == [])
    _ = try solver.add(LinearConstraint([Term(several[2])], .equal, 7))
    solver.solve()
    #expect(several.map { solver.value(of: $0) } == [0, 0, 7])
  }

  /// The solver's own solution is the one for the first value all the time, so it stays the same.
  @Test("an edit takes back what a suggestion moved")
  func anEditTakes() throws {
    var solver = Solver()
    let position = solver.addVariable()
    let offset = solver.addVariable()
    _ = try solver.add(
      LinearConstraint([Term(position), Term(offset)], .greaterThanOrEqual, 40))
    let low = try #require(Priority(250))
    let limit = try solver.add(
      LinearConstraint([Term(position)], .lessThanOrEqual, 0, priority: low))
    for (value, expected) in [(0.0, 40.0), (-60, 100)] {
      try solver.suggest(value, for: offset)
      solver.solve()
      #expect(solver.value(of: position) == expected)
    }
    try solver.suggest(0, for: offset)
    try solver.setPriority(#require(Priority(750)), of: limit)
    solver.solve()
    #expect(solver.value(of: position) == 40)
  }

  @Test("refused calls change nothing")
  func refusedCallsChange() throws {
    var solver = Solver()
    var other = Solver()
    let known = solver.addVariable()
    _ = other.addVariable()
    let foreign = other.addVariable()
    let id = try solver.add(LinearConstraint([Term(known)], .equal, 5))
    let gone = try solver.add(LinearConstraint([Term(known)], .equal, 6))
    try solver.remove(gone)
    #expect(throws: SolverError.notFinite) {
      try solver.add(LinearConstraint([Term(known)], .equal, .nan))
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add(LinearConstraint([Term(known, .infinity)], .equal, 0))
    }
    #expect(throws: SolverError.unknownVariable(foreign)) {
      try solver.add(LinearConstraint([Term(foreign)], .equal, 0))
    }
    #expect(throws: SolverError.unknownConstraint(gone)) { try solver.remove(gone) }
    #expect(throws: SolverError.unknownConstraint(gone)) { try solver.setConstant(1, of: gone) }
    #expect(throws: SolverError.unknownConstraint(gone)) {
      try solver.setPriority(.required, of: gone)
    }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(-.infinity, of: id) }
    #expect(throws: SolverError.notFinite) { try solver.suggest(.nan, for: known) }
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.suggest(1, for: foreign) }
    #expect(throws: SolverError.unknownVariable(foreign)) {
      try solver.withdrawSuggestion(for: foreign)
    }
    #expect(throws: SolverError.variableInUse(known)) { try solver.removeVariable(known) }
    solver.solve()
    #expect(solver.value(of: known) == 5)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: foreign) == 0)
    #expect(solver.constraint(gone) == nil)
  }

  @Test("variables come and go")
  func variablesCome() throws {
    var solver = Solver()
    let first = solver.addVariable()
    let second = solver.addVariable()
    let id = try solver.add(LinearConstraint([Term(first), Term(second, -1)], .equal, 3))
    solver.solve()
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == -3)
    try solver.remove(id)
    try solver.removeVariable(first)
    #expect(throws: SolverError.unknownVariable(first)) { try solver.removeVariable(first) }
    solver.solve()
    solver._checkInvariants()
    #expect(solver.value(of: second) == 0)
    #expect(!solver.isUnique(second))
    #expect(solver.addVariable() == first, "the number is free again")
  }

  @Test("solutions are compared as a whole")
  func solutionsAreCompared() throws {
    var solver = Solver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    let id = try solver.add(LinearConstraint([Term(first)], .equal, 3))
    solver.solve()
    #expect(!solver.isUnique, "the second variable is free")
    _ = try solver.add(LinearConstraint([Term(second)], .equal, 4))
    solver.solve()
    #expect(solver.isUnique)
    let before = solver
    #expect(solver.hasSameValues(as: before))
    try solver.setConstant(5, of: id)
    solver.solve()
    #expect(!solver.hasSameValues(as: before))
    try solver.setConstant(3, of: id)
    solver.solve()
    #expect(solver.hasSameValues(as: before))
    _ = solver.addVariable()
    #expect(!solver.hasSameValues(as: before))
    #expect(!solver.isUnique)
  }

  @Test("removed variables do not count as open")
  func removedVariables() throws {
    var solver = Solver()
    let variable = solver.addVariable()
    solver.solve()
    let before = solver
    #expect(!solver.isUnique)
    try solver.removeVariable(variable)
    #expect(solver.isUnique)
    #expect(!solver.hasSameValues(as: before))
  }

  @Test("suggestions move parameters only")
  func suggestionsMoveParameters() throws {
    var solver = Solver()
    let root = solver.addVariable()
    let left = solver.addVariable()
    let right = solver.addVariable()
    for child in [left, right] {
      _ = try solver.add(LinearConstraint([Term(child), Term(root, -0.5)], .equal, 0))
    }
    try solver.suggest(300, for: root)
    solver.solve()
    #expect(solver.value(of: left) == 150)
    #expect(solver.isUnique(root) && solver.isUnique(right))
    try solver.suggest(500, for: root)
    #expect(solver.value(of: right) == 150, "queries read the last solution")
    solver.solve()
    #expect(solver.value(of: root) == 500)
    #expect(solver.value(of: right) == 250)
    try solver.withdrawSuggestion(for: root)
    solver.solve()
    solver._checkInvariants()
    #expect(solver.value(of: root) == 0)
    #expect(!solver.isUnique(left))
    #expect(solver.isUnique([Term(left), Term(right, -1)]), "equal, though both are open")
  }

  /// Adding and removing a constraint changes nothing but the last bits.
  ///
  /// Rows join and leave a solved component one by one, so what rounding leaves in its cells depends
  /// on the way that led there. That is far below a pixel, and no choice may depend on it.
  @Test("withdrawing a constraint leaves no trace")
  func withdrawingAConstraint() throws {
    for seed in 0..<120 {
      var flavor = RandomSystem.Flavor()
      flavor.variableCount = 2 + seed % 5
      var system = RandomSystem(seed: 70_000 + UInt64(seed), flavor: flavor)
      for _ in 0..<4 + seed % 8 { try system.addRandomConstraint() }
      system.solver.solve()
      let values = system.variables.map { system.solver.value(of: $0) }
      let conflicts = system.solver.conflicts
      let before = system.solver
      let id = try system.solver.add(system.randomConstraint())
      if seed % 2 == 0 { system.solver.solve() }
      try system.solver.remove(id)
      system.solver.solve()
      for (variable, value) in zip(system.variables, values) {
        #expect(abs(system.solver.value(of: variable) - value) <= 1e-9, "seed \(seed)")
        #expect(system.solver.isUnique(variable) == before.isUnique(variable), "seed \(seed)")
      }
      #expect(system.solver.conflicts == conflicts, "seed \(seed)")
    }
  }

  @Test("copies are independent")
  func copiesAreIndependent() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let id = try solver.add(LinearConstraint([Term(width)], .equal, 10, priority: .at(500)))
    let limit = try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 50))
    solver.solve()
    var copy = solver
    try copy.setConstant(30, of: id)
    copy.solve()
    #expect(copy.value(of: width) == 30)
    #expect(solver.value(of: width) == 10)
    try copy.remove(limit)
    try copy.setConstant(90, of: id)
    copy.solve()
    try solver.setConstant(70, of: id)
    solver.solve()
    #expect(copy.value(of: width) == 90)
    #expect(solver.value(of: width) == 50)
    solver._checkInvariants()
    copy._checkInvariants()
  }

  @Test("like terms add up")
  func likeTermsAdd() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let height = solver.addVariable()
    let terms = [Term(width), Term(height, 0), Term(width, 3)]
    let id = try solver.add(LinearConstraint(terms, .equal, 8))
    solver.solve()
    #expect(solver.value(of: width) == 2)
    #expect(solver.constraint(id)?.terms == [Term(width, 4)])
    try solver.removeVariable(height)
  }
}

import Cassowary
import SeededRandom
import Testing
import Workloads

/// Constraints of typical layouts that come and go, definitions among them.
@Suite("Constraints of typical layouts that come and go, definitions among them")
struct StructuralEditTests {
  /// A layout under edits, and what is in it.
  private struct Edited {
    var solver: Solver
    let system: LinearSystem
    var constraints: [LinearConstraint.ID: LinearConstraint] = [:]
    var removed: [LinearConstraint] = []
    var suggestions: [Variable: Double] = [:]
    var random: SeededGenerator

    init(_ load: Workload, seed: UInt64) throws {
      system = LinearSystem(load)
      solver = try system.makeSolver()
      for (index, constraint) in system.constraints.enumerated() {
        let id = LinearConstraint.ID(rawValue: Int32(index))
        constraints[id] = constraint
        ids.append(id)
      }
      for (variable, value) in system.suggestions { suggestions[variable] = value }
      random = SeededGenerator(seed: seed)
    }

    /// The constraints, oldest first.
    private(set) var ids: [LinearConstraint.ID] = []

    mutating func add(_ constraint: LinearConstraint) throws {
      let id = try solver.add(constraint)
      constraints[id] = constraint
      ids.append(id)
    }

    mutating func remove(_ id: LinearConstraint.ID) throws {
      try solver.remove(id)
      if let constraint = constraints.removeValue(forKey: id) { removed.append(constraint) }
      ids.removeAll { $0 == id }
    }

    /// Takes out some neighbors, brings back some that went, or moves a number.
    mutating func edit() throws {
      let ids = ids
      let first = Int.random(in: 0..<ids.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let count = Int.random(in: 1...6, using: &random)
        for id in ids[first..<min(ids.count, first + count)] {
          try remove(id)
        }
      case 2, 3:
        for _ in 0..<min(removed.count, Int.random(in: 1...8, using: &random)) {
          try add(removed.remove(at: Int.random(in: 0..<removed.count, using: &random)))
        }
      case 4:
        let constant = (constraints[ids[first]]?.constant ?? 0) + 3
        try solver.setConstant(constant, of: ids[first])
        constraints[ids[first]]?.constant = constant
      default: try resize()
      }
    }

    /// Gives the root one of a few widths or heights.
    mutating func resize() throws {
      let (variable, value) = system.suggestions[Int.random(in: 0...1, using: &random)]
      let suggestion = value * Double(Int.random(in: 8...14, using: &random)) / 10
      try solver.suggest(suggestion, for: variable)
      suggestions[variable] = suggestion
    }

    /// The same system, built from nothing in order of creation.
    func freshSolver() throws -> Solver {
      var fresh = Solver()
      _ = fresh.addVariables(system.variableCount)
      for id in ids {
        if let constraint = constraints[id] { _ = try fresh.add(constraint) }
      }
      for (variable, value) in suggestions { try fresh.suggest(value, for: variable) }
      fresh.solve()
      return fresh
    }
  }

  static let layouts: [Workload] = [
    .chain(7), .form(4), .grid(3, 3), .stacks(depth: 2, children: 3), .cards(3), .random(12),
    .random(13), .random(14),
  ]

  @Test("edits give the same solution as a fresh build", arguments: layouts.indices)
  func editsGive(index: Int) throws {
    for seed in 0..<4 {
      var edited = try Edited(Self.layouts[index], seed: UInt64(100 * index + seed))
      edited.solver.solve()
      for step in 0..<40 {
        try edited.edit()
        if step % 4 == 3 { try edited.edit() }
        edited.solver.solve()
        edited.solver._checkInvariants()
        compare(edited, try edited.freshSolver(), "layout \(index) seed \(seed) step \(step)")
      }
    }
  }

  /// Keeping every step copies what the next one changes, mostly without a tableau.
  @Test("edits of copies give the same solution as a fresh build", arguments: layouts.indices)
  func editsOfCopies(index: Int) throws {
    for seed in 0..<4 {
      var edited = try Edited(Self.layouts[index], seed: UInt64(100 * index + seed + 50))
      edited.solver.solve()
      var history: [(solver: Solver, values: [Double])] = []
      for step in 0..<40 {
        history.append((edited.solver, values(of: edited.solver, edited.system)))
        try edited.edit()
        edited.solver.solve()
        edited.solver._checkInvariants()
        compare(edited, try edited.freshSolver(), "layout \(index) seed \(seed) step \(step)")
      }
      for (solver, values) in history {
        #expect(self.values(of: solver, edited.system) == values)
      }
    }
  }

  /// Back and forth, so that most sizes are known already; now and then something else changes.
  @Test("sizes that come back give the same solution as a fresh build", arguments: layouts.indices)
  func sizesThatCome(index: Int) throws {
    for seed in 0..<4 {
      var edited = try Edited(Self.layouts[index], seed: UInt64(100 * index + seed + 80))
      for step in 0..<80 {
        if step % 20 == 19 { try edited.edit() } else { try edited.resize() }
        edited.solver.solve()
        edited.solver._checkInvariants()
        compare(edited, try edited.freshSolver(), "layout \(index) seed \(seed) step \(step)")
      }
    }
  }

  private func values(of solver: Solver, _ system: LinearSystem) -> [Double] {
    (0..<system.variableCount).map { solver.value(of: Variable(rawValue: Int32($0))) }
  }

  /// A view that loses all its constraints stays where it was solved, and results must not depend on that.
  @Test("unknowns without constraints are open")
  func unknownsWithoutConstraints() throws {
    var edited = try Edited(.random(12), seed: 1)
    edited.solver.solve()
    let view = (0..<4).map { Variable(rawValue: 4 * 12 + $0) }
    for id in edited.ids {
      guard let constraint = edited.constraints[id] else { continue }
      if constraint.terms.allSatisfy({ !view.contains($0.variable) }) { continue }
      try edited.remove(id)
    }
    edited.solver.solve()
    let fresh = try edited.freshSolver()
    for variable in view {
      #expect(edited.solver.value(of: variable) == 0)
      #expect(!edited.solver.isUnique(variable))
      #expect(edited.solver.range(of: [Term(variable)]) == -.infinity ... .infinity)
    }
    #expect(edited.solver.optimalRanges(of: view) == fresh.optimalRanges(of: view))
    try edited.solver.removeVariable(view[0])
    edited.solver.solve()
    #expect(edited.solver.value(of: view[0]) == 0)
    try edited.add(LinearConstraint([Term(view[1])], .equal, 7))
    edited.solver.solve()
    #expect(edited.solver.value(of: view[1]) == 7)
    edited.solver._checkInvariants()
  }

  private func compare(_ edited: Edited, _ fresh: Solver, _ label: String) {
    for index in 0..<edited.system.variableCount {
      let variable = Variable(rawValue: Int32(index))
      let value = edited.solver.value(of: variable)
      #expect(abs(value - fresh.value(of: variable)) < 1e-6, "\(label) variable \(index)")
      let isUnique = edited.solver.isUnique(variable)
      #expect(isUnique == fresh.isUnique(variable), "\(label) variable \(index)")
    }
    let ids = edited.ids
    let conflicts = fresh.conflicts.map { $0.members.map { ids[Int($0.constraint.rawValue)] } }
    #expect(edited.solver.conflictSets == conflicts, "\(label)")
  }
}

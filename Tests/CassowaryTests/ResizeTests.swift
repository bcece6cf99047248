import Cassowary
import SeededRandom
import Testing
import Workloads

/// Suggested values that move in many steps, alone and together.
@Suite("Suggested values that move in many steps, alone and together")
struct ResizeTests {
  /// Steps of one width, one height or both go along rays, which must lead where a fresh build ends.
  @Test("steps of both axes end where a fresh build ends", arguments: WorkloadKind.allCases)
  func stepsOfBoth(kind: WorkloadKind) throws {
    let load = kind.make(size: 10)
    let system = LinearSystem(load)
    var generator = SeededGenerator(seed: 17)
    var solver = try system.makeSolver()
    solver.solve()
    let axes = system.suggestions.map { $0.variable }
    var size = system.suggestions.map { $0.value }
    for step in 0..<150 {
      // Long stretches of one axis, of both, and of one after another.
      for axis in axes.indices where step / 25 % 3 == 2 || (step / 25 + step % 2) % 2 == axis {
        size[axis] = Double.random(in: 200...1600, using: &generator).rounded()
        try solver.suggest(size[axis], for: axes[axis])
      }
      solver.solve()
      var fresh = try system.makeSolver()
      for axis in axes.indices { try fresh.suggest(size[axis], for: axes[axis]) }
      fresh.solve()
      for number in 0..<system.variableCount {
        let variable = Variable(rawValue: Int32(number))
        let (value, expected) = (solver.value(of: variable), fresh.value(of: variable))
        #expect(abs(value - expected) < 1e-6, "step \(step), variable \(number)")
        #expect(solver.isUnique(variable) == fresh.isUnique(variable))
      }
    }
    solver._checkInvariants()
  }

  /// If both axes affect one component, it can't follow one of them only.
  @Test("a component of both axes follows both")
  func aComponent() throws {
    var solver = Solver()
    let (width, height, sum) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.add(
      LinearConstraint([Term(sum), Term(width, -1), Term(height, -1)], .equal, 0))
    for (newWidth, newHeight) in [(1.0, 1.0), (2, 1), (3, 1), (3, 2), (3, 3), (4, 4), (4, 5)] {
      try solver.suggest(newWidth, for: width)
      try solver.suggest(newHeight, for: height)
      solver.solve()
      #expect(solver.value(of: sum) == newWidth + newHeight)
    }
  }

  @Test("all values are read at once")
  func allValues() throws {
    var solver = Solver()
    let variables = solver.addVariables(5)
    for (place, variable) in variables.enumerated() {
      _ = try solver.add(LinearConstraint([Term(variable)], .equal, Double(place * 10)))
    }
    try solver.suggest(7, for: solver.addVariable())
    solver.solve()
    let read = solver.withValues { values in values.indices.map { values[$0] } }
    #expect(read == [0, 10, 20, 30, 40, 7])
    let copy = solver
    try solver.remove(LinearConstraint.ID(rawValue: 4))
    try solver.removeVariable(variables[4])
    solver.solve()
    #expect(solver.withValues { $0[4] } == 0)
    #expect(copy.withValues { $0[4] } == 40)
  }
}

import Cassowary
import SeededRandom
import Testing
import Workloads

/// Numbers at the ends of the scale: anything but a crash, a trap or an endless loop.
@Suite("Numbers at the ends of the scale")
struct ExtremeNumberTests {
  static let numbers: [Double] = [
    1e308, -1e308, 1e-308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e154, 1e-160, 0,
    -0.0, 1, -3,
  ]

  @Test("random systems of extreme numbers end in a solution or a refusal", arguments: 0..<8)
  func randomSystems(batch: UInt64) throws {
    for index in 0..<60 {
      var generator = SeededGenerator(seed: batch * 100 + UInt64(index))
      var solver = Solver()
      let variables = solver.addVariables(4)
      func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 1 }
      var ids: [LinearConstraint.ID] = []
      for _ in 0..<10 {
        let terms = (0..<3).map { _ in
          Term(variables.randomElement(using: &generator) ?? variables[0], number())
        }
        let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
        let priority: Double = [1000, 1000, 500, 1].randomElement(using: &generator) ?? 1
        let constraint = LinearConstraint(terms, relation, number(), priority: .at(priority))
        if let id = try? solver.add(constraint) { ids.append(id) }
        solver.solve()
      }
      try solver.suggest(number(), for: variables[0])
      if let id = ids.first { try solver.setConstant(number(), of: id) }
      solver.solve()
      for variable in variables {
        #expect(solver.value(of: variable).isFinite)
        let range = solver.range(of: [Term(variable)])
        #expect(range.lowerBound <= range.upperBound)
        _ = solver.determination(of: [Term(variable, 1e308), Term(variables[1], 1e308)])
      }
      #expect(solver.violations.count <= 4)
      for id in ids { try solver.remove(id) }
      solver.solve()
      #expect(solver.value(of: variables[1]) == 0)
    }
  }

  @Test("large magnitudes keep their relative precision")
  func largeMagnitudesKeep() throws {
    var solver = Solver()
    let edges = solver.addVariables(3)
    _ = try solver.add(LinearConstraint([Term(edges[0])], .equal, 1e12))
    _ = try solver.add(LinearConstraint([Term(edges[1]), Term(edges[0], -2)], .equal, 0))
    _ = try solver.add(LinearConstraint([Term(edges[2]), Term(edges[1], -1)], .equal, 1e9))
    solver.solve()
    #expect(solver.value(of: edges[2]) == 2.001e12)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("tiny coefficients still define variables")
  func tinyCoefficientsStill() throws {
    var solver = Solver()
    let width = solver.addVariable()
    _ = try solver.add(LinearConstraint([Term(width, 1e-12)], .equal, 5e-12))
    solver.solve()
    #expect(abs(solver.value(of: width) - 5) < 1e-9)
  }
}

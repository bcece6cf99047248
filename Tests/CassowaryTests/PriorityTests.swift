import Cassowary
import Testing

/// Strict priorities and the error measure within one of them.
@Suite("Strict priorities and the error measure within one of them")
struct PriorityTests {
  @Test("thousands of lower constraints lose to one higher")
  func thousandsOfLower() throws {
    var solver = Solver()
    let width = solver.addVariable()
    for _ in 0..<1000 {
      _ = try solver.add(LinearConstraint([Term(width)], .equal, 10, priority: .at(249)))
    }
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 11, priority: .at(250)))
    solver.solve()
    #expect(solver.value(of: width) == 11)
    #expect(solver.violations.map(\.priority) == [.at(249)])
    #expect(solver.violations.map(\.total) == [1000])
  }

  @Test("fractions of a priority decide")
  func fractionsOfAPriority() throws {
    var solver = Solver()
    let width = solver.addVariable()
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 1, priority: .at(999)))
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 2, priority: .at(999.5)))
    solver.solve()
    #expect(solver.value(of: width) == 2)
  }

  @Test("majority wins within one priority")
  func majorityWinsWithin() throws {
    var solver = Solver()
    let width = solver.addVariable()
    for wish in [10.0, 10, 50] {
      _ = try solver.add(LinearConstraint([Term(width)], .equal, wish, priority: .at(500)))
    }
    solver.solve()
    #expect(solver.value(of: width) == 10)
    #expect(solver.isUnique(width))
  }

  @Test("errors count as written")
  func errorsCount() throws {
    var solver = Solver()
    let width = solver.addVariable()
    _ = try solver.add(LinearConstraint([Term(width, 3)], .equal, 30, priority: .at(500)))
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 20, priority: .at(500)))
    _ = try solver.add(LinearConstraint([Term(width)], .equal, 20, priority: .at(500)))
    solver.solve()
    #expect(solver.value(of: width) == 10, "three points of error per point outweigh two")
  }

  @Test("changed priority takes effect")
  func changedPriorityTakes() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let low = try solver.add(LinearConstraint([Term(width)], .equal, 1, priority: .at(300)))
    let high = try solver.add(LinearConstraint([Term(width)], .equal, 2, priority: .at(400)))
    solver.solve()
    #expect(solver.value(of: width) == 2)
    try solver.setPriority(.at(500), of: low)
    solver.solve()
    #expect(solver.value(of: width) == 1)
    try solver.setPriority(.required, of: high)
    solver.solve()
    #expect(solver.value(of: width) == 2)
    #expect(solver.constraint(high)?.priority == .required)
  }

  /// A broken constraint yields to what is required, and to nothing else.
  @Test("broken constraints lie between required and optional ones")
  func brokenConstraintsLie() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let limit = try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 40))
    let broken = try solver.add(LinearConstraint([Term(width)], .equal, 100))
    let strongest = try solver.add(
      LinearConstraint([Term(width)], .equal, 10, priority: .at(999.9999)))
    solver.solve()
    #expect(solver.value(of: width) == 40)
    #expect(solver.error(of: broken) == -60)
    #expect(solver.error(of: limit) == 0)
    #expect(solver.isBroken(broken))
    #expect(solver.violations.map(\.priority) == [nil, .at(999.9999)])
    #expect(solver.violations.map(\.total) == [60, 30])
    try solver.remove(limit)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.error(of: strongest) == 90)
  }

  @Test("nothing can be asked for as strongly as what is broken")
  func nothingCanBeAsked() {
    #expect(Priority(Priority.broken.value) == nil)
    #expect(Priority(Priority.broken.value.nextDown) != nil)
    #expect(Priority.broken < .required)
  }
}

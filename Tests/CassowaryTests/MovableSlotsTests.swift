import Cassowary
import Testing

@Suite struct MovableSlotsTests {
  /// `0 ≤ v0 ≤ v1 ≤ … ≤ end`: alone only the last one can move.
  private func chain(_ count: Int, end: Double) throws -> (Solver, [Variable]) {
    var solver = Solver()
    let chain = (0..<count).map { _ in solver.addVariable() }
    _ = try solver.add(LinearConstraint([Term(chain[0])], .greaterThanOrEqual, 0))
    for (one, next) in zip(chain, chain.dropFirst()) {
      _ = try solver.add(LinearConstraint([Term(next), Term(one, -1)], .greaterThanOrEqual, 0))
    }
    _ = try solver.add(LinearConstraint([Term(chain[count - 1])], .lessThanOrEqual, end))
    solver.solve()
    return (solver, chain)
  }

  @Test(arguments: [1, 2, 5, 60]) func whatMovesOnlyWithOthersIsOpen(count: Int) throws {
    let (solver, chain) = try chain(count, end: 9)
    for variable in chain {
      #expect(!solver.isUnique(variable))
      #expect(solver.value(of: variable) == 0)
      #expect(solver.range(of: [Term(variable)]) == 0...9)
    }
  }

  @Test(arguments: [1, 2, 5, 60]) func whatHasNoRoomIsNotOpen(count: Int) throws {
    let (solver, chain) = try chain(count, end: 0)
    for variable in chain { #expect(solver.isUnique(variable)) }
  }
}

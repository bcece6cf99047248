import Cassowary
import Testing

@Suite("The example of Cassowary") struct CassowaryExample {
  @Test func runs() throws {
    // A column that starts at 20, ends at 320 at the latest, and would like to be 500 wide.
    var solver = Solver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    _ = try solver.add(LinearConstraint([Term(left)], .equal, 20))
    _ = try solver.add(LinearConstraint([Term(left), Term(width)], .lessThanOrEqual, 320))
    let wish = LinearConstraint([Term(width)], .equal, 500, priority: .defaultHigh)
    let id = try solver.add(wish)
    solver.solve()
    #expect(solver.value(of: width) == 300)

    // A change solves only what it touches.
    try solver.setConstant(200, of: id)
    solver.solve()
    #expect(solver.value(of: width) == 200)

    // Many values are read at once.
    let right = solver.withValues { $0[Int(left.rawValue)] + $0[Int(width.rawValue)] }
    #expect(right == 220)
  }
}

import Cassowary
import Testing
import Workloads

/// A session edits a copy of a copy of a copy, and keeps the last few for undo.
@Suite struct CopyTests {
  static let layouts: [Workload] = [
    .chain(6), .form(2), .grid(2, 3), .stacks(depth: 2, children: 2), .cards(1), .random(5),
  ]

  @Test(arguments: layouts.indices)
  func longLineOfCopies(index: Int) throws {
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

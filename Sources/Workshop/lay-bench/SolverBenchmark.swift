import Cassowary
import Workloads

/// The solver alone, through its public interface.
struct SolverBenchmark {
  private let workload: String
  private let size: Int
  private let system: LinearSystem

  init(_ kind: WorkloadKind, size: Int) {
    workload = kind.rawValue
    self.size = size
    system = LinearSystem(kind.make(size: size))
  }

  /// Measures every operation.
  func run() throws(SolverError) -> [Measurement] {
    let before = Memory.inUse
    var solver = try system.makeSolver()
    solver.solve()
    let heap = Memory.inUse - before
    var build = try measure("build") { (_) throws(SolverError) in
      var solver = try system.makeSolver()
      solver.solve()
    }
    build.heapBytes = heap
    let unsolved = try system.makeSolver()
    let firstSolve = try measure("first solve") { (_) throws(SolverError) in
      var copy = unsolved
      copy.solve()
    }
    return [
      build, firstSolve, try resize(solver), try changeConstant(solver), try toggle(solver),
      try changePriority(solver),
    ]
  }

  /// The width of the root grows by half of itself in 50 steps, then starts over.
  private func resize(_ original: Solver) throws(SolverError) -> Measurement {
    var solver = original
    let (width, initial) = system.suggestions[0]
    return try measure("resize") { (call) throws(SolverError) in
      try solver.suggest(initial * (1 + 0.01 * Double(call % 50 + 1)), for: width)
      solver.solve()
    }
  }

  /// The constant of one constraint goes 5 points up and down.
  private func changeConstant(_ original: Solver) throws(SolverError) -> Measurement {
    var solver = original
    let moved = id(system.moved)
    let constant = system.constraints[system.moved].constant
    return try measure("constant") { (call) throws(SolverError) in
      try solver.setConstant(constant + (call % 2 == 0 ? 5 : -5), of: moved)
      solver.solve()
    }
  }

  /// The constraints of one part are taken out, and put back.
  private func toggle(_ original: Solver) throws(SolverError) -> Measurement {
    var solver = original
    var toggled = system.toggled.map(id)
    let constraints = system.toggled.map { system.constraints[$0] }
    return try measure("toggle") { (_) throws(SolverError) in
      for id in toggled { try solver.remove(id) }
      solver.solve()
      for (index, constraint) in constraints.enumerated() {
        toggled[index] = try solver.add(constraint)
      }
      solver.solve()
    }
  }

  /// The priority of one constraint goes to 600 and back.
  private func changePriority(_ original: Solver) throws(SolverError) -> Measurement {
    var solver = original
    let changed = id(system.reprioritized)
    let usual = system.constraints[system.reprioritized].priority
    let other = Priority(600) ?? usual
    return try measure("priority") { (call) throws(SolverError) in
      try solver.setPriority(call % 2 == 0 ? other : usual, of: changed)
      solver.solve()
    }
  }

  private func id(_ index: Int) -> LinearConstraint.ID {
    LinearConstraint.ID(rawValue: Int32(index))
  }

  private func measure(
    _ operation: String, _ body: (Int) throws(SolverError) -> Void
  ) throws(SolverError) -> Measurement {
    try Measurement(workload: workload, size: size, operation: operation, of: body)
  }
}

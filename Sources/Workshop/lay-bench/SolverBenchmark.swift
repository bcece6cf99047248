import Cassowary
import Workloads

/// The solver alone, through its public interface; other solvers replay the same ``Trace``.
struct SolverBenchmark {
  /// The solver did not do what an operation asks for, so that its time says nothing.
  struct UnequalWork: Error, CustomStringConvertible {
    let description: String
  }

  private let workload: String
  private let size: Int
  private let trace: Trace

  init(_ kind: WorkloadKind, size: Int) throws {
    workload = kind.rawValue
    self.size = size
    trace = try Trace(kind.make(size: size))
  }

  /// Measures every operation.
  func run() throws -> [Measurement] {
    let system = trace.system
    let before = Memory.inUse
    let replay = try TraceReplay(system)
    let heap = Memory.inUse - before
    var build = try measure("build") { (_) throws(SolverError) in
      var replay = try TraceReplay(system)
      _ = try replay.take([])
    }
    build.heapBytes = heap
    let unsolved = try system.makeSolver()
    let firstSolve = try measure("first solve") { (_) throws(SolverError) in
      var copy = unsolved
      copy.solve()
    }
    var measurements = [build, firstSolve]
    for operation in trace.operations where !operation.steps.isEmpty {
      try check(operation, replay)
      measurements.append(try run(operation, replay))
    }
    return measurements
  }

  /// Every edit is in place, and all required rows hold, after each of the first steps.
  private func check(_ operation: Trace.Operation, _ original: TraceReplay) throws {
    var replay = operation.startsEmpty ? TraceReplay(emptyFor: trace.system) : original
    let steps = operation.startsEmpty ? operation.steps[...] : operation.steps.prefix(60)
    for step in steps {
      _ = try replay.take(step)
      if operation.startsEmpty { continue }
      if let problem = replay.problem(after: step) {
        throw UnequalWork(description: "\(workload) \(size), \(operation.name): \(problem)")
      }
    }
  }

  private func run(
    _ operation: Trace.Operation, _ original: TraceReplay
  ) throws(SolverError) -> Measurement {
    var replay = original
    if operation.startsEmpty {
      return try measure(operation.name) { (_) throws(SolverError) in
        replay = TraceReplay(emptyFor: trace.system)
        for step in operation.steps { _ = try replay.take(step) }
      }
    }
    var history: [TraceReplay] = []
    var next = 0
    return try measure(operation.name) { (_) throws(SolverError) in
      for _ in 0..<operation.stepsPerUse {
        if operation.keepsHistory {
          if history.count == Self.historyLength { history.removeFirst() }
          history.append(replay)
        }
        _ = try replay.take(operation.steps[next])
        next = (next + 1) % operation.steps.count
      }
    }
  }

  /// How many states a session keeps.
  private static let historyLength = 100

  private func measure<Failure: Error>(
    _ operation: String, _ body: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Measurement {
    try Measurement(workload: workload, size: size, operation: operation, of: body)
  }
}

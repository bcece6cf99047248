import ArgumentParser
import Cassowary
import Workloads

/// The solver alone, through its public interface; other solvers replay the same ``Trace``.
struct SolverBenchmark {
  private let trace: Trace
  /// The number of states that a session keeps.
  private static let historyLength = 100

  init(_ kind: WorkloadKind, size: Int) throws {
    trace = try Trace(kind.make(size: size))
  }

  /// Measures every operation.
  func run() throws -> [Measurement] {
    let replay = try TraceReplay(trace.system)
    let build = try Measurement("build") { () throws(SolverError) in
      var replay = try TraceReplay(trace.system)
      _ = try replay.take([])
    }
    let operations = trace.operations.filter { !$0.steps.isEmpty }
    return try [build] + operations.map { try $0.startsEmpty ? grow($0) : edit($0, replay) }
  }

  private func grow(_ operation: Trace.Operation) throws -> Measurement {
    try Measurement(operation.name) { () throws(SolverError) in
      var replay = TraceReplay(emptyFor: trace.system)
      for step in operation.steps { _ = try replay.take(step) }
    }
  }

  private func edit(_ operation: Trace.Operation, _ original: TraceReplay) throws -> Measurement {
    if let problem = try operation.problem(original) {
      // The time of something else would say nothing.
      throw ValidationError("\(operation.name): \(problem)")
    }
    var replay = original
    var history: [TraceReplay] = []
    var next = 0
    return try Measurement(operation.name) { () throws(SolverError) in
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
}

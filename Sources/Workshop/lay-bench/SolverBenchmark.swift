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
      // The time of different work would say nothing.
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

/// A ``Trace`` as text, which a driver in any language reads in a few lines.
///
/// Each line is a statement:
/// - `variables COUNT`
/// - `row PRIORITY RELATION CONSTANT COUNT VARIABLE COEFFICIENT …`
/// - `start VARIABLE VALUE`, a suggestion in effect from the beginning
/// - `operation STEPS-PER-USE STARTS-EMPTY NAME`, and its steps: each `step` is followed by its edits
///   `suggest VARIABLE VALUE`, `constant ROW VALUE`, `priority ROW VALUE`, `remove ROW` or `add ROW`
struct TraceText {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
  }

  var lines: [String] {
    ["variables \(trace.system.variableCount)"] + trace.system.constraints.map(line)
      + trace.system.suggestions.map { "start \($0.variable.rawValue) \($0.value)" }
      + trace.operations.flatMap(lines)
  }

  private func line(_ row: LinearConstraint) -> String {
    let terms = row.terms.map { "\($0.variable.rawValue) \($0.coefficient)" }
    let relation = "\(row.priority.value) \(symbol(row.relation)) \(row.constant)"
    return "row \(relation) \(terms.count) \(terms.joined(separator: " "))"
  }

  private func symbol(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private func lines(_ operation: Trace.Operation) -> [String] {
    let startsEmpty = operation.startsEmpty ? 1 : 0
    let head = "operation \(operation.stepsPerUse) \(startsEmpty) \(operation.name)"
    return [head] + operation.steps.flatMap { ["step"] + $0.map(line) }
  }

  private func line(_ edit: Trace.Edit) -> String {
    switch edit {
    case .suggest(let variable, let value): "suggest \(variable.rawValue) \(value)"
    case .setConstant(let row, let value): "constant \(row) \(value)"
    case .setPriority(let row, let priority): "priority \(row) \(priority.value)"
    case .remove(let row): "remove \(row)"
    case .add(let row): "add \(row)"
    }
  }
}

import Cassowary
import Workloads

/// A ``Trace`` as text, which a driver in any language reads in a few lines.
///
/// Each line is a statement:
/// - `variables COUNT`
/// - `row PRIORITY RELATION CONSTANT COUNT VARIABLE COEFFICIENT …`
/// - `start VARIABLE VALUE`, a suggestion that holds from the beginning
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

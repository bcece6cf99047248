import Cassowary

/// A solver that applies the edits of a ``Trace``.
package struct TraceReplay {
  private let system: LinearSystem
  package private(set) var solver: Solver
  /// The current constraint of each row; nil for a row that isn't in the system.
  private var ids: [LinearConstraint.ID?]

  /// Starts with the whole system, solved.
  package init(_ system: LinearSystem) throws(SolverError) {
    self.system = system
    solver = try system.makeSolver()
    solver.solve()
    ids = system.constraints.indices.map { LinearConstraint.ID(rawValue: Int32($0)) }
  }

  /// Starts without constraints.
  package init(emptyFor system: LinearSystem) {
    self.system = system
    solver = Solver()
    _ = solver.addVariables(system.variableCount)
    ids = Array(repeating: nil, count: system.constraints.count)
  }

  /// Takes one step: applies its edits, solves, and reads all values.
  ///
  /// - Returns: The sum of the values, so that reading them isn't optimized away.
  package mutating func take(_ step: borrowing [Trace.Edit]) throws(SolverError) -> Double {
    for place in step.indices { try apply(step[place]) }
    solver.solve()
    return solver.withValues { values in
      // Four sums, so that adding up takes no longer than reading.
      var sums = SIMD4<Double>.zero
      let whole = values.count & ~3
      for index in stride(from: 0, to: whole, by: 4) {
        sums += SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
      }
      for index in whole..<values.count { sums[0] += values[index] }
      return sums.sum()
    }
  }

  private mutating func apply(_ edit: Trace.Edit) throws(SolverError) {
    switch edit {
    case .suggest(let variable, let value): try solver.suggest(value, for: variable)
    case .add(let row): ids[row] = try solver.add(system.constraints[row])
    case .remove(let row):
      guard let id = ids[row] else { return }
      try solver.remove(id)
      ids[row] = nil
    case .setConstant(let row, let value):
      if let id = ids[row] { try solver.setConstant(value, of: id) }
    case .setPriority(let row, let priority):
      if let id = ids[row] { try solver.setPriority(priority, of: id) }
    }
  }
}

extension Trace.Operation {
  /// The problem of the solution after the first steps, compared with their demands and the required rows; nil if there
  /// is none.
  ///
  /// A solver that leaves its work unfinished must not count as fast.
  package func problem(_ replay: TraceReplay) throws(SolverError) -> String? {
    var replay = replay
    for step in steps.prefix(60) {
      _ = try replay.take(step)
      if let problem = replay.problem(after: step) { return problem }
    }
    return nil
  }
}

extension TraceReplay {
  fileprivate func problem(after step: [Trace.Edit]) -> String? {
    for case .suggest(let variable, let wanted) in step {
      let value = solver.value(of: variable)
      if abs(value - wanted) > Self.tolerance { return "stays at \(value) instead of \(wanted)" }
    }
    for (row, id) in ids.enumerated() {
      guard let id, system.constraints[row].priority.isRequired else { continue }
      if abs(solver.error(of: id)) > Self.tolerance { return "violates required row \(row)" }
    }
    return nil
  }

  /// In points.
  private static let tolerance = 1e-3
}

import Synchronization

/// A shared reference to one solved component.
///
/// `@unchecked Sendable`: a component is written only while the writing solver holds the only
/// reference to it (`isKnownUniquelyReferenced`). Queries work on copies of what they change, and a
/// lock guards what they remember.
final class Component: @unchecked Sendable {
  var core: ComponentCore

  /// The last answer about contradictions, with the values of the parameters that it holds for.
  ///
  /// Solvers that share the component may have moved along different rays.
  private let remembered = Mutex<(parameters: [Double], conflicts: [Conflict])?>(nil)

  init(_ core: consuming ComponentCore) {
    self.core = core
  }

  /// A component with the same solution and a tableau, which nothing else refers to.
  func copy() -> Component {
    Component(core.copy())
  }

  /// A component with the same solution, with a tableau only where this one has one.
  func copyAsItIs() -> Component {
    Component(core.copyAsItIs())
  }

  /// The contradictions among the required rows in the last solution.
  ///
  /// Searching for them costs more than following a parameter or an edit through a contradiction, and
  /// nobody asks while a window is resized. So they are searched for on request.
  func conflicts(at variables: borrowing VariableStore) -> [Conflict] {
    let known: [Conflict]?
    switch core.state {
    case .line, .solved: return []
    case .contradictory(let conflicts): known = conflicts
    case .unfinished(let conflicts): known = conflicts
    }
    let parameters = core.parameters(in: variables)
    if let known, core.isSolved(for: parameters) { return known }
    return remembered.withLock { last in
      if let last, last.parameters == parameters { return last.conflicts }
      let conflicts = core.findConflicts(for: parameters)
      last = (parameters, conflicts)
      return conflicts
    }
  }

  /// Forgets what was asked, because the core is about to change.
  func forgetAnswers() {
    remembered.withLock { $0 = nil }
  }
}

extension ComponentCore {
  /// The values of the parameters in the solver's last solution.
  func parameters(in variables: borrowing VariableStore) -> [Double] {
    (system.unknownCount..<system.variableCount).map { variables.values[Int(system.variable[$0])] }
  }

  /// Whether the last solution is one for these values of the parameters.
  func isSolved(for parameters: [Double]) -> Bool {
    parameters.indices.allSatisfy { parameters[$0] == system.value[system.unknownCount + $0] }
  }

  /// The contradictions for given values of the parameters, found from nothing as a fresh build finds
  /// them: which rows a warm basis violates depends on how it came about.
  fileprivate func findConflicts(for parameters: [Double]) -> [Conflict] {
    var fresh = ComponentCore(system.copy())
    for index in parameters.indices {
      fresh.system.value[system.unknownCount + index] = parameters[index]
    }
    var excluded = FlatArray<Bool>(repeating: false, count: system.rowCount)
    fresh.optimizeRequired(excluding: &excluded, untilConflict: true)
    guard case .contradictory(let conflicts) = fresh.state else { return [] }
    return conflicts ?? []
  }
}

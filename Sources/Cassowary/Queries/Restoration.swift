/// Asks what keeps broken constraints from holding again.
///
/// All questions about a component are asked of one copy of it.
package struct RestorationSearch: ~Copyable {
  private let solver: Solver
  /// By component.
  private var probes: [Int32: SharedProbe] = [:]

  /// A probe that a dictionary can hold.
  private final class SharedProbe {
    var probe: ContradictionProbe

    init(_ core: consuming ComponentCore) { probe = ContradictionProbe(core) }
  }

  /// A search in a solver whose required constraints can hold.
  package init(_ solver: Solver) { self.solver = solver }

  /// Required constraints that a broken one contradicts, an irreducible set with it.
  ///
  /// - Parameter id: A broken constraint.
  /// - Returns: One contradiction of several, whichever is found first; nil where it can hold.
  package mutating func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    guard solver.constraints.contains(id) else { return nil }
    let number = solver.partition.component(ofConstraint: Int(id.rawValue))
    guard let component = solver.partition.component(number) else { return nil }
    switch component.core.obstacle(to: id.rawValue, at: solver.variables) {
    case .holds: return nil
    case .contradiction(let members): return component.core.makeConflict(members)
    case .unclear: return probe(number, component, for: id.rawValue)
    }
  }

  private mutating func probe(_ number: Int32, _ component: Component, for constraint: Int32)
    -> Conflict?
  {
    guard let row = component.core.system.row(of: constraint) else { return nil }
    let shared = probes[number] ?? SharedProbe(component.core.releasedCopy(at: solver.variables))
    probes[number] = shared
    switch shared.probe.answer(for: row) {
    case .holds: return nil
    case .contradiction(let members): return shared.probe.conflict(members)
    case .unclear:
      let core = component.core.releasedCopy(at: solver.variables)
      return core.conflict(requiring: row)
    }
  }
}

extension Solver {
  /// What keeps a broken constraint from holding again (see ``RestorationSearch``).
  package func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    var search = RestorationSearch(self)
    return search.conflict(ofBroken: id)
  }
}

extension ComponentCore {
  /// What keeps a broken constraint from holding together with all required ones, where the last
  /// solution tells.
  ///
  /// It can hold where it does. It can't where it depends on nothing but parameters and required rows
  /// that keep it from coming nearer: these are the contradiction. That is so for the only broken
  /// constraint of a component, as for several that do not compete.
  fileprivate func obstacle(
    to constraint: Int32, at variables: borrowing VariableStore
  ) -> ContradictionProbe.Answer {
    guard hasTableau, !isUnfinished, !isContradictory, !tableau.isExhausted,
      isSolved(for: parameters(in: variables)), let row = system.row(of: constraint)
    else { return .unclear }
    if !isViolated(row) { return .holds }
    return contradiction(readFrom: row).map(ContradictionProbe.Answer.contradiction) ?? .unclear
  }

  /// A copy without a tie-break, for the solver's values of the parameters.
  fileprivate func releasedCopy(at variables: VariableStore) -> ComponentCore {
    var core = copy()
    core.catchUp(variables)
    core.releaseStays()
    return core
  }

  /// A contradiction between a row and all required ones, searched for without the tableau.
  fileprivate func conflict(requiring row: Int) -> Conflict? {
    var held: [Int] = []
    for other in 0..<system.rowCount where other != row && system.isRequired(other) {
      held.append(other)
    }
    var search = CertificateSearch(system, held: held, row: row, tolerance: tableau.tolerance)
    guard let members = search.run() else { return nil }
    return makeConflict(members)
  }
}

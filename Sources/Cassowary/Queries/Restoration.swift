/// Asks what keeps broken constraints from holding again, and what would if others were broken.
///
/// All questions about a component are asked of one copy of it.
package struct RestorationSearch: ~Copyable {
  private let solver: Solver
  /// By component.
  private var probes: [Int32: SharedProbe] = [:]

  /// A probe that a dictionary can hold.
  private final class SharedProbe {
    var probe: ContradictionProbe
    /// Whether other rows are required than in the solver.
    var isChanged = false

    init(_ core: consuming ComponentCore) { probe = ContradictionProbe(core) }
  }

  /// A search in a solver whose required constraints can hold, but for those that are left out before
  /// anything is asked (``Solver/missedRequirements``).
  package init(_ solver: Solver) { self.solver = solver }

  /// Required constraints that a broken one contradicts, an irreducible set with it.
  ///
  /// - Parameter id: A broken constraint.
  /// - Returns: One contradiction of several, whichever is found first; nil where it can hold.
  package mutating func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    guard let (number, component, row) = place(of: id) else { return nil }
    if !(probes[number]?.isChanged ?? false) {
      switch component.core.obstacle(toRow: row, at: solver.variables) {
      case .holds: return nil
      case .contradiction(let found): return found.conflict(component.core.system)
      case .unclear: break
      }
    }
    let shared = probe(number, component)
    switch shared.probe.answer(for: row) {
    case .holds: return nil
    case .contradiction(let found): return shared.probe.conflict(found)
    case .unclear: return shared.probe.searched(for: row)
    }
  }

  /// Lets a broken constraint hold in all later answers; false where it can't.
  package mutating func hold(_ id: LinearConstraint.ID) -> Bool {
    guard let (number, component, row) = place(of: id) else { return false }
    let shared = probe(number, component)
    shared.isChanged = true
    return shared.probe.require(row)
  }

  /// Breaks constraints for all later answers: quicker than one after the other where they share a component.
  package mutating func leaveOut(_ ids: some Sequence<LinearConstraint.ID>) {
    var rows: [Int32: [Int]] = [:]
    for id in ids {
      guard let (number, component, row) = place(of: id) else { continue }
      if rows[number] == nil { probe(number, component).isChanged = true }
      rows[number, default: []].append(row)
    }
    for (number, rows) in rows { probes[number]?.probe.leaveOut(rows) }
  }

  /// Gives a solver the components as questions left them, where it breaks what was left out here and nothing
  /// else: its next solution goes on from there.
  fileprivate func handOver(to solver: inout Solver) {
    for (number, shared) in probes where shared.isChanged {
      if let core = shared.probe.unfinishedCore() { solver.partition.resume(number, from: core) }
    }
  }

  private func place(of id: LinearConstraint.ID) -> (Int32, Component, row: Int)? {
    guard solver.constraints.contains(id) else { return nil }
    let number = solver.partition.component(ofConstraint: Int(id.rawValue))
    guard let component = solver.partition.component(number),
      let row = component.core.system.row(of: id.rawValue)
    else { return nil }
    return (number, component, row)
  }

  private mutating func probe(_ number: Int32, _ component: Component) -> SharedProbe {
    if let known = probes[number] { return known }
    let shared = SharedProbe(component.core.releasedCopy(at: solver.variables))
    probes[number] = shared
    return shared
  }
}

extension Solver {
  /// What keeps a broken constraint from holding again (see ``RestorationSearch``).
  package func conflict(ofBroken id: LinearConstraint.ID) -> Conflict? {
    var search = RestorationSearch(self)
    return search.conflict(ofBroken: id)
  }

  /// Solves after constraints were broken that a search left out, and restored that it held.
  package mutating func solve(after search: borrowing RestorationSearch) {
    search.handOver(to: &self)
    solve(untilConflict: true)
  }

  /// The required constraints that miss their demands where components were solved only until a conflict
  /// was found; without them all others hold.
  package var missedRequirements: [LinearConstraint.ID] {
    partition.contradictory.flatMap { partition.component($0)?.core.missedRequirements ?? [] }
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
    toRow row: Int, at variables: borrowing VariableStore
  ) -> ContradictionProbe.Answer {
    guard hasTableau, !isUnfinished, !isContradictory, !tableau.isExhausted,
      isSolved(for: parameters(in: variables))
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

  /// See ``Solver/missedRequirements``.
  fileprivate var missedRequirements: [LinearConstraint.ID] {
    guard isUnfinished else { return [] }
    return members.range(of: 0).compactMap { index in
      row(of: members.entity[index]).flatMap { row in
        isViolated(row) ? LinearConstraint.ID(rawValue: system.constraint[row]) : nil
      }
    }
  }
}

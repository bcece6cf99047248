/// Required constraints whose last one contradicts the others, and why.
struct Contradiction {
  /// The constraints; the tableau has a row that can't hold.
  private var component: Component
  private(set) var conflict: Component.RowConflict

  /// Adds constraints to nothing, and at last one that may contradict them; nil if they can all hold.
  init?(
    of target: Int32, among others: [Int32], _ constraints: ConstraintStore,
    _ variables: VariableStore
  ) {
    var numbering = Numbering(variables)
    var component = Component(
      required: others + [target], constraints, variables, &numbering)
    let last = others.count
    guard component.solveRequiredRows(before: last) == nil else { return nil }
    component.updateValues()
    component.addRow(last)
    guard let stuck = component.tableau.run(through: .required) else { return nil }
    conflict = component.conflict(ofStuck: stuck)
    self.component = component
  }

  /// The constraints that take part.
  var members: [Int32] { conflict.members.map { constraint(of: $0.row) } }

  /// Leaves out a constraint if the others contradict each other without it.
  mutating func leaveOut(_ constraint: Int32) {
    guard
      let row = conflict.members.first(where: { self.constraint(of: $0.row) == constraint })?.row
    else { return }
    var trial = component
    trial.removeFromTableau(row: Int(row))
    guard let stuck = trial.tableau.run(through: .required) else { return }
    conflict = trial.conflict(ofStuck: stuck)
    component = trial
  }

  private func constraint(of row: Int32) -> Int32 { component.problem.rows[Int(row)].constraint }

  /// The conflict in the vocabulary of the interface.
  func conflict(in solver: Solver) -> Conflict { solver.conflict(conflict, in: component) }
}

/// The components of a solver, and which edits they have not taken over yet.
struct Components: Sendable {
  /// By number: a component in a box of its own, so that copying many of them costs little; empty for one
  /// that is gone.
  private var boxes: [[Component]] = []
  /// By number: what the component has not taken over yet.
  private var changes: [ComponentChange] = []
  /// Numbers of components that are gone.
  private var unused: [Int32] = []
  /// By variable: the components of which it is a parameter.
  private var usersOfParameter: [Int32: [Int32]] = [:]
  /// Constraints that were added since the last solution.
  private var added: [Int32] = []
  /// The components with changes.
  private var changed: [Int32] = []

  /// The numbers of the components.
  var numbers: [Int32] { boxes.indices.filter { !boxes[$0].isEmpty }.map(Int32.init) }

  subscript(number: Int32) -> Component? { number < 0 ? nil : boxes[Int(number)].first }

  var isUpToDate: Bool { added.isEmpty && changed.isEmpty }

  // MARK: Noting

  mutating func noteAddition(of constraint: Int32) { added.append(constraint) }

  /// Takes note of an edit of a constraint, which is about to be removed or was changed.
  mutating func noteEdit(
    _ edit: RowEdit, of constraint: Int32, _ record: ConstraintStore.Record
  ) {
    if record.component >= 0 {
      change(record.component) { $0.edits.append((record.row, edit)) }
    } else if case .removal = edit {
      added.removeAll { $0 == constraint }
    }
  }

  mutating func noteChange(ofParameter variable: Int32) {
    for number in usersOfParameter[variable] ?? [] { change(number) { $0.movesParameters = true } }
  }

  /// A component has to be built again; -1 stands for none.
  mutating func markOutdated(_ number: Int32) {
    if number >= 0 { change(number) { $0.isOutdated = true } }
  }

  /// Takes note that a component's constraints may join in another order, or that one has another place among all;
  /// -1 stands for none.
  mutating func orderMayHaveChanged(in number: Int32, isMoved: Bool) {
    guard number >= 0 else { return }
    if boxes[Int(number)][0].joinOrder != nil { return markOutdated(number) }
    if isMoved { boxes[Int(number)][0].isEdited = true }
  }

  /// Those in which a variable is a parameter have to be built again.
  mutating func markOutdated(withParameter variable: Int32) {
    for number in usersOfParameter[variable] ?? [] { markOutdated(number) }
  }

  private mutating func change(_ number: Int32, _ body: (inout ComponentChange) -> Void) {
    if changes[Int(number)].isEmpty { changed.append(number) }
    body(&changes[Int(number)])
  }

  // MARK: Solving

  /// Brings all components up to date.
  mutating func update(
    _ constraints: inout ConstraintStore, _ variables: inout VariableStore,
    sort: (inout [Int32]) -> Void
  ) {
    distributeAdded(constraints, variables)
    updateChanged(&constraints, &variables)
    if !changed.isEmpty || !added.isEmpty { rebuild(&constraints, &variables, sort: sort) }
  }

  /// Hands new constraints to the components that have all of their unknowns.
  ///
  /// A constraint that connects several components, or one with other unknowns, makes these outdated.
  private mutating func distributeAdded(_ constraints: ConstraintStore, _ variables: VariableStore)
  {
    for constraint in added {
      let owner = owner(of: constraint, constraints, variables)
      for term in constraints.terms(of: constraint) where owner == nil {
        markOutdated(variables[term.variable.rawValue].component)
      }
    }
    let all = added
    added.removeAll(keepingCapacity: true)
    for constraint in all {
      if let owner = owner(of: constraint, constraints, variables),
        !changes[Int(owner)].isOutdated
      {
        change(owner) { $0.added.append(constraint) }
      } else {
        added.append(constraint)
      }
    }
  }

  /// The component that has all unknowns of a constraint, if there is one.
  private func owner(
    of constraint: Int32, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Int32? {
    var owner: Int32?
    for term in constraints.terms(of: constraint) {
      let variable = variables[term.variable.rawValue]
      if variable.isSuggested { continue }
      if variable.component < 0 || owner.map({ $0 != variable.component }) ?? false { return nil }
      owner = variable.component
    }
    return owner
  }

  /// Lets components take over what changed; those that can't remain, with their new constraints.
  private mutating func updateChanged(
    _ constraints: inout ConstraintStore, _ variables: inout VariableStore
  ) {
    let all = changed.sorted()
    changed.removeAll(keepingCapacity: true)
    for number in all {
      let change = changes[Int(number)]
      let parameterCount = boxes[Int(number)][0].problem.parameters.count
      guard !change.isOutdated, boxes[Int(number)][0].takeOver(change, constraints, variables)
      else {
        added += change.added
        changed.append(number)
        continue
      }
      noteParameters(of: number, besides: parameterCount)
      let count = boxes[Int(number)][0].problem.rows.count
      for (place, constraint) in change.added.enumerated() {
        constraints[constraint].component = number
        constraints[constraint].row = Int32(count - change.added.count + place)
      }
      changes[Int(number)].clear()
      boxes[Int(number)][0].publish(to: &variables)
    }
  }

  /// Builds components again that are left, with what was added.
  private mutating func rebuild(
    _ constraints: inout ConstraintStore, _ variables: inout VariableStore,
    sort: (inout [Int32]) -> Void
  ) {
    var rows = added
    for number in changed {
      for row in boxes[Int(number)][0].problem.rows
      where !row.isRemoved && constraints.belongs(row.constraint, to: number) {
        rows.append(row.constraint)
      }
      dissolve(number, &variables)
    }
    added.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    rows.sort { constraints[$0].order < constraints[$1].order }
    var numbering = Numbering(variables)
    for group in Grouping.groups(of: rows, constraints, variables, &numbering) {
      let component = Component(group, constraints, variables, &numbering, sort: sort)
      let number = unused.popLast() ?? Int32(boxes.count)
      if Int(number) == boxes.count {
        boxes.append([])
        changes.append(ComponentChange())
      }
      for (row, constraint) in group.enumerated() {
        constraints[constraint].component = number
        constraints[constraint].row = Int32(row)
      }
      for unknown in component.unknownsByTurn {
        variables.attach(component.problem.variables[Int(unknown)], to: number, as: unknown)
      }
      boxes[Int(number)] = [component]
      noteParameters(of: number, besides: 0)
      boxes[Int(number)][0].publish(to: &variables)
    }
  }

  /// Takes note of the parameters of a component that came after a number of others.
  private mutating func noteParameters(of number: Int32, besides known: Int) {
    let problem = boxes[Int(number)][0].problem
    for local in problem.parameters.dropFirst(known) {
      usersOfParameter[problem.variables[Int(local)], default: []].append(number)
    }
  }

  private mutating func dissolve(_ number: Int32, _ variables: inout VariableStore) {
    let problem = boxes[Int(number)][0].problem
    for (local, variable) in problem.variables.enumerated() {
      if problem.isParameter[local] {
        usersOfParameter[variable]?.removeAll { $0 == number }
      } else {
        variables.detach(variable)
      }
    }
    boxes[Int(number)] = []
    changes[Int(number)].clear()
    unused.append(number)
  }
}

extension Component {
  /// Hands the values of the unknowns over; 0 for those that are beyond what a number can hold.
  fileprivate mutating func publish(to variables: inout VariableStore) {
    hasOverflowed = !variables.publish(
      problem.values.span, isAmbiguous.span, for: problem.variables.span)
  }
}

/// What changed about one component since its last solution.
struct ComponentChange: Sendable {
  var edits: [(row: Int32, edit: RowEdit)] = []
  /// New constraints between its unknowns.
  var added: [Int32] = []
  var movesParameters = false
  /// Whether it has to be built again.
  var isOutdated = false

  var isEmpty: Bool { edits.isEmpty && added.isEmpty && !movesParameters && !isOutdated }

  /// Forgets everything but the memory.
  mutating func clear() {
    edits.removeAll(keepingCapacity: true)
    added.removeAll(keepingCapacity: true)
    (movesParameters, isOutdated) = (false, false)
  }
}

/// The components of a solver, and the edits that they have not adopted yet.
struct Components: Sendable {
  /// By number: a component in a box of its own, so that copying many of them costs little; empty if it is gone.
  private var boxes: [[Component]] = []
  /// By number: the changes that the component has not adopted yet.
  private var changes: [ComponentChange] = []
  /// Numbers of components that are gone.
  private var unused: [Int32] = []
  /// By variable: the components that have it as a parameter.
  private var usersOfParameter: [Int32: [Int32]] = [:]
  /// Constraints added since the last solution.
  private var added: [Int32] = []
  /// The components with changes.
  private var changed: [Int32] = []

  /// The numbers of the components.
  var numbers: [Int32] { boxes.indices.filter { !boxes[$0].isEmpty }.map(Int32.init) }

  subscript(number: Int32) -> Component? { number < 0 ? nil : boxes[Int(number)].first }

  var isUpToDate: Bool { added.isEmpty && changed.isEmpty }

  // MARK: Noting

  mutating func noteAddition(of constraint: Int32) { added.append(constraint) }

  /// Notes that a constraint was edited or is about to be removed.
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

  /// Notes that a component must be rebuilt; -1 stands for none.
  mutating func markOutdated(_ number: Int32) {
    if number >= 0 { change(number) { $0.isOutdated = true } }
  }

  /// Notes that a component's constraints may join in a different order, or that the place of one among all has
  /// changed; -1 stands for none.
  mutating func orderMayHaveChanged(in number: Int32, isMoved: Bool) {
    guard number >= 0 else { return }
    if boxes[Int(number)][0].joinOrder != nil { return markOutdated(number) }
    if isMoved { boxes[Int(number)][0].isEdited = true }
  }

  /// Marks the components that have a variable as a parameter for rebuilding.
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

  /// Hands new constraints to the components that they concern, with unknowns that belong to none yet.
  ///
  /// A constraint that connects several components makes these outdated. One that concerns none is left.
  private mutating func distributeAdded(_ constraints: ConstraintStore, _ variables: VariableStore)
  {
    func unknowns(of constraint: Int32) -> [Int32] {
      constraints.terms(of: constraint).map { $0.variable.rawValue }
        .filter { !variables[$0].isSuggested }
    }
    // By unknown without a component: the constraints that mention it, and the component that gets it.
    var mentions: [Int32: [Int32]] = [:]
    var claims: [Int32: Int32] = [:]
    func owners(of constraint: Int32) -> Set<Int32> {
      Set(unknowns(of: constraint).compactMap { claims[$0] ?? variables[$0].component })
        .subtracting([-1])
    }
    for constraint in added {
      for unknown in unknowns(of: constraint) where variables[unknown].component < 0 {
        mentions[unknown, default: []].append(constraint)
      }
    }
    var next = added.filter { !owners(of: $0).isEmpty }
    var given = Set(next)
    var place = 0
    while place < next.count {
      let constraint = next[place]
      place += 1
      let owners = owners(of: constraint)
      guard let owner = owners.min() else { continue }
      if owners.count > 1 { for number in owners { markOutdated(number) } }
      change(owner) { $0.added.append(constraint) }
      for unknown in unknowns(of: constraint) where variables[unknown].component < 0 {
        if claims.updateValue(owner, forKey: unknown) == nil {
          next += (mentions[unknown] ?? []).filter { given.insert($0).inserted }
        }
      }
    }
    added.removeAll { given.contains($0) }
  }

  /// Lets components adopt what changed; those that can't are left outdated, together with their new constraints.
  private mutating func updateChanged(
    _ constraints: inout ConstraintStore, _ variables: inout VariableStore
  ) {
    let all = changed.sorted()
    changed.removeAll(keepingCapacity: true)
    for number in all {
      let change = changes[Int(number)]
      let variableCount = boxes[Int(number)][0].problem.variables.count
      guard !change.isOutdated, boxes[Int(number)][0].takeOver(change, constraints, variables)
      else {
        added += change.added
        changed.append(number)
        continue
      }
      register(number, variablesFrom: variableCount, &variables)
      let count = boxes[Int(number)][0].problem.rows.count
      for (place, constraint) in change.added.enumerated() {
        constraints[constraint].component = number
        constraints[constraint].row = Int32(count - change.added.count + place)
      }
      changes[Int(number)].clear()
      boxes[Int(number)][0].publish(to: &variables)
    }
  }

  /// Rebuilds the components that are left outdated, including what was added.
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
      boxes[Int(number)] = [component]
      register(number, variablesFrom: 0, &variables)
      boxes[Int(number)][0].publish(to: &variables)
    }
  }

  /// Registers the variables of a component, starting at a local number.
  private mutating func register(
    _ number: Int32, variablesFrom first: Int, _ variables: inout VariableStore
  ) {
    let problem = boxes[Int(number)][0].problem
    for local in problem.variables.indices.dropFirst(first) {
      if problem.isParameter[local] {
        usersOfParameter[problem.variables[local], default: []].append(number)
      } else {
        variables.attach(problem.variables[local], to: number, as: Int32(local))
      }
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
  /// Hands over the values of the unknowns; 0 for those that are too large for a number.
  fileprivate mutating func publish(to variables: inout VariableStore) {
    hasOverflowed = !variables.publish(
      problem.values.span, isAmbiguous.span, for: problem.variables.span)
  }
}

/// The changes of one component since its last solution.
struct ComponentChange: Sendable {
  var edits: [(row: Int32, edit: RowEdit)] = []
  /// New constraints between its unknowns.
  var added: [Int32] = []
  var movesParameters = false
  /// Whether the component must be rebuilt.
  var isOutdated = false

  var isEmpty: Bool { edits.isEmpty && added.isEmpty && !movesParameters && !isOutdated }

  /// Forgets everything, but keeps the memory allocated.
  mutating func clear() {
    edits.removeAll(keepingCapacity: true)
    added.removeAll(keepingCapacity: true)
    (movesParameters, isOutdated) = (false, false)
  }
}

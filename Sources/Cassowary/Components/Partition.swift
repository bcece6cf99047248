/// The division of a system into components, and what has to be done to each.
struct Partition: Sendable {
  private enum Work: UInt8 {
    case none
    /// Only values of parameters changed.
    case slide
    case refresh
    case rebuild
  }

  private(set) var components: [Component?] = []
  private var work: [Work] = []
  private var freeNumbers: [Int32] = []
  /// Components that may have no values, because they contradict themselves.
  private var unfinished: [Int32] = []
  private var dirty: [Int32] = []
  private var pending: [Int32] = []
  /// Constraints of components that were removed or have other numbers.
  private var edited: [Int32] = []
  private var changedSuggestions: [Int32] = []
  private var componentOfConstraint: [Int32] = []
  /// By component: how it follows the parameter that moved last.
  private var rays: [ParameterRay?] = []
  /// By parameter: the components that mention it, perhaps with some that no longer do.
  private var usersOfParameter: [Int32: [Int32]] = [:]
  var grouping = Grouping()

  /// The component that holds a constraint, or -1 while it is pending.
  func component(ofConstraint index: Int) -> Int32 {
    index < componentOfConstraint.count ? componentOfConstraint[index] : -1
  }

  /// The component with a number, or nil for -1.
  func component(_ number: Int32) -> Component? {
    number >= 0 ? components[Int(number)] : nil
  }

  mutating func addPending(_ constraint: Int) {
    while componentOfConstraint.count <= constraint { componentOfConstraint.append(-1) }
    pending.append(Int32(constraint))
  }

  mutating func addChangedSuggestion(_ variable: Int) {
    changedSuggestions.append(Int32(variable))
  }

  /// A constraint was removed, or has another constant or priority.
  mutating func noteEdit(of constraint: Int) {
    let number = component(ofConstraint: constraint)
    if number < 0 { return }
    edited.append(Int32(constraint))
    mark(number, .refresh)
  }

  /// The structure of a component changed.
  mutating func markForRebuild(_ number: Int32) {
    mark(number, .rebuild)
  }

  /// The value of a parameter changed.
  mutating func markForSlide(usersOf parameter: Int) {
    markUsers(of: parameter, .slide)
  }

  mutating func markForRebuild(usersOf parameter: Int) {
    markUsers(of: parameter, .rebuild)
  }

  private mutating func mark(_ number: Int32, _ newWork: Work) {
    guard number >= 0 else { return }
    let index = Int(number)
    if work[index] == .none { dirty.append(number) }
    if newWork.rawValue > work[index].rawValue { work[index] = newWork }
  }

  private mutating func markUsers(of parameter: Int, _ newWork: Work) {
    for number in usersOfParameter[Int32(parameter)] ?? [] {
      guard let component = components[Int(number)] else { continue }
      if component.core.system.parameter(Int32(parameter)) != nil { mark(number, newWork) }
    }
  }

  private mutating func noteParameters(of component: Component, _ number: Int32) {
    component.core.system.forEachParameter { parameter in
      var users = usersOfParameter[parameter] ?? []
      usersOfParameter[parameter] = nil
      if users.count > 2 * components.count {
        users = components.indices.map(Int32.init).filter {
          components[Int($0)]?.core.system.parameter(parameter) != nil
        }
      }
      if users.last != number { users.append(number) }
      usersOfParameter[parameter] = users
    }
  }

  /// Does all the work that was marked, and what an update until a conflict left undone.
  mutating func update(
    _ constraints: ConstraintStore, _ variables: inout VariableStore, untilConflict stops: Bool
  ) {
    if !stops {
      for number in unfinished where components[Int(number)]?.core.isUnfinished ?? false {
        markForRebuild(number)
      }
      unfinished.removeAll()
    }
    for variable in changedSuggestions where variables.component[Int(variable)] < 0 {
      variables.settle(Int(variable))
    }
    changedSuggestions.removeAll(keepingCapacity: true)
    attachPending(constraints, variables)
    refreshComponents(constraints, &variables)
    if dirty.isEmpty, pending.isEmpty { return }
    let rows = dissolveComponents(constraints, &variables)
    let groups = grouping.group(rows, constraints, variables)
    for index in 0..<groups.count {
      let system = groups.makeSystem(index, constraints, &variables)
      addComponent(system, &variables, untilConflict: stops)
    }
  }

  /// Gives new constraints to the component that knows all their variables; others stay pending, and
  /// what they join is rebuilt.
  private mutating func attachPending(
    _ constraints: ConstraintStore, _ variables: VariableStore
  ) {
    var fitting: [(row: Int32, number: Int32)] = []
    var loose: [Int32] = []
    for row in pending where constraints[Int(row)].isAlive {
      if let number = commonComponent(of: Int(row), constraints, variables) {
        fitting.append((row, number))
        continue
      }
      loose.append(row)
      for place in constraints.terms(Int(row)) {
        markForRebuild(variables.component[constraints.variable(at: place)])
      }
    }
    for (row, number) in fitting {
      guard work[Int(number)] != .rebuild, let component = uniqueComponent(Int(number)) else {
        loose.append(row)
        continue
      }
      component.core.system.appendRow(Int(row), constraints, variables)
      componentOfConstraint[Int(row)] = number
      mark(number, .refresh)
    }
    pending = loose
  }

  /// The component that knows all variables of a constraint, or nil when there is none.
  private func commonComponent(
    of row: Int, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Int32? {
    var common: Int32 = -1
    for place in constraints.terms(row) {
      let variable = constraints.variable(at: place)
      if variables.isSuggested[variable] { continue }
      let number = variables.component[variable]
      if number < 0 || (common >= 0 && common != number) { return nil }
      common = number
    }
    guard let component = component(common) else { return nil }
    for place in constraints.terms(row) {
      let variable = constraints.variable(at: place)
      guard variables.isSuggested[variable] else { continue }
      if component.core.system.parameter(Int32(variable)) == nil { return nil }
    }
    return common
  }

  /// Re-solves the components whose numbers changed; those that cannot be are left to be rebuilt.
  private mutating func refreshComponents(
    _ constraints: ConstraintStore, _ variables: inout VariableStore
  ) {
    var unfinished: [Int32] = []
    sortEdits()
    for number in dirty {
      let index = Int(number)
      if work[index] == .slide, slide(index, &variables) {
        work[index] = .none
        continue
      }
      rays[index] = nil
      if work[index] != .rebuild, let component = uniqueComponent(index),
        component.core.refresh(edited: edits(in: number), constraints, variables)
      {
        publish(component, number, &variables)
        work[index] = .none
      } else {
        work[index] = .rebuild
        unfinished.append(number)
      }
    }
    dirty = unfinished
    edited.removeAll(keepingCapacity: true)
  }

  /// Sorts the edited constraints by component, each once, the oldest first.
  private mutating func sortEdits() {
    if edited.count < 2 { return }
    edited.sort { first, second in
      let one = componentOfConstraint[Int(first)]
      let other = componentOfConstraint[Int(second)]
      return one != other ? one < other : first < second
    }
    var kept = 1
    for index in 1..<edited.count where edited[index] != edited[index - 1] {
      edited[kept] = edited[index]
      kept += 1
    }
    edited.removeLast(edited.count - kept)
  }

  /// The edited constraints of a component, the oldest first.
  private func edits(in number: Int32) -> ArraySlice<Int32> {
    var first = 0
    var end = edited.count
    while first < end {
      let middle = (first + end) / 2
      if componentOfConstraint[Int(edited[middle])] < number {
        first = middle + 1
      } else {
        end = middle
      }
    }
    while end < edited.count, componentOfConstraint[Int(edited[end])] == number { end += 1 }
    return edited[first..<end]
  }

  /// Moves the variables of a component along its ray, where the parameter stays within reach.
  private mutating func slide(_ index: Int, _ variables: inout VariableStore) -> Bool {
    guard let component = components[index], component.core.canSlide,
      let moved = component.core.movedParameter(variables)
    else { return false }
    let parameter = moved < 0 ? -1 : component.core.system.variable[moved]
    if rays[index] == nil || (moved >= 0 && rays[index]?.parameter != parameter) {
      // What another ray moved goes back to where the component is solved for.
      publish(component, Int32(index), &variables)
      if moved < 0 { return true }
      rays[index] = ParameterRay(component.core, parameter: moved)
    }
    guard let ray = rays[index] else { return false }
    let value = variables.suggestion[Int(ray.parameter)]
    guard ray.reach.contains(value) else { return false }
    variables.move(along: ray, to: value)
    return true
  }

  /// The component, after making sure that no other solver sees what happens to it.
  private mutating func uniqueComponent(_ index: Int) -> Component? {
    if !isKnownUniquelyReferenced(&components[index]) {
      components[index] = components[index]?.copy()
    }
    return components[index]
  }

  /// Takes the marked components apart; returns their constraints and the pending ones in order.
  private mutating func dissolveComponents(
    _ constraints: ConstraintStore, _ variables: inout VariableStore
  ) -> [Int32] {
    var rows: [Int32] = []
    for number in dirty {
      let index = Int(number)
      guard let component = components[index] else { continue }
      component.core.system.forEachConstraint { row in
        if constraints[Int(row)].isAlive { rows.append(row) }
      }
      component.core.system.forEachUnknown { variable in
        variables.component[Int(variable)] = -1
        variables.settle(Int(variable))
      }
      components[index] = nil
      rays[index] = nil
      work[index] = .none
      freeNumbers.append(number)
    }
    dirty.removeAll(keepingCapacity: true)
    for row in pending where constraints[Int(row)].isAlive { rows.append(row) }
    pending.removeAll(keepingCapacity: true)
    if !zip(rows, rows.dropFirst()).allSatisfy({ $0 < $1 }) { rows.sort() }
    return rows
  }

  private mutating func addComponent(
    _ system: consuming LocalSystem, _ variables: inout VariableStore, untilConflict stops: Bool
  ) {
    var number = Int32(components.count)
    if let free = freeNumbers.popLast() {
      number = free
    } else {
      components.append(nil)
      rays.append(nil)
      work.append(.none)
    }
    system.forEachConstraint { row in componentOfConstraint[Int(row)] = number }
    var core = ComponentCore(system)
    core.solveFromScratch(untilConflict: stops)
    if core.isUnfinished { unfinished.append(number) }
    let component = Component(core)
    components[Int(number)] = component
    noteParameters(of: component, number)
    publish(component, number, &variables)
  }

  /// Copies a component's solution to where queries look for it.
  private func publish(
    _ component: Component, _ number: Int32, _ variables: inout VariableStore
  ) {
    component.core.publish(number, to: &variables)
  }
}

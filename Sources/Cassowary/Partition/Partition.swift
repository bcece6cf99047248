/// The division of a system into components, and what has to be done to each.
struct Partition: Sendable {
  private(set) var components: [Component?] = []
  /// The components that contradict themselves; usually there is none, and then none is looked at.
  private(set) var contradictory: [Int32] = []
  private var schedule = Schedule()
  private var freeNumbers: [Int32] = []
  /// Components that may have no values, because they contradict themselves.
  private var unfinished: [Int32] = []
  private var changedSuggestions: [Int32] = []
  /// Covers the constraints that were there at the last update: adding one costs nothing here.
  private var componentOfConstraint: [Int32] = []
  /// By component: how it follows the parameter that moved last.
  private var paths: [ParameterPath] = []
  /// How everything follows the parameters that moved last.
  private var slide = Slide()
  /// By parameter: the components that mention it, perhaps with some that no longer do.
  private var usersOfParameter: [Int32: [Int32]] = [:]

  /// The component that holds a constraint, or -1 while it is new.
  func component(ofConstraint index: Int) -> Int32 {
    index < componentOfConstraint.count ? componentOfConstraint[index] : -1
  }

  /// The component with a number, or nil for -1.
  func component(_ number: Int32) -> Component? {
    number >= 0 ? components[Int(number)] : nil
  }

  /// A variable is a parameter now, or an unknown again, or has another value as a parameter.
  mutating func addChangedSuggestion(_ variable: Int) {
    changedSuggestions.append(Int32(variable))
  }

  /// A constraint was removed, or has another constant or priority.
  mutating func noteEdit(of constraint: Int) {
    let number = component(ofConstraint: constraint)
    if number < 0 { return }
    schedule.noteEdit(of: Int32(constraint), in: number)
  }

  /// The structure of a component changed.
  mutating func markForRebuild(_ number: Int32) {
    schedule.mark(number, .rebuild)
  }

  mutating func markForRebuild(usersOf parameter: Int) {
    markUsers(of: parameter, .rebuild)
  }

  private mutating func markUsers(of parameter: Int, _ work: Schedule.Work) {
    for number in usersOfParameter[Int32(parameter)] ?? [] {
      guard let component = components[Int(number)] else { continue }
      if component.core.system.parameter(Int32(parameter)) != nil { schedule.mark(number, work) }
    }
  }

  private mutating func noteParameters(of component: Component, _ number: Int32) {
    component.core.system.forEachParameter { parameter in
      let count = Self.append(number, to: &usersOfParameter[parameter, default: []])
      // Numbers of components that are gone pile up.
      if count > 2 * components.count { forgetFormerUsers(of: parameter) }
    }
  }

  /// Appends a number that is not the last one; returns how many there are.
  private static func append(_ number: Int32, to users: inout [Int32]) -> Int {
    if users.last != number { users.append(number) }
    return users.count
  }

  private mutating func forgetFormerUsers(of parameter: Int32) {
    usersOfParameter[parameter] = components.indices.map(Int32.init).filter {
      components[Int($0)]?.core.system.parameter(parameter) != nil
    }
  }

  /// Whether nothing is to be done, and nothing contradicts itself.
  func isSettled(_ constraints: ConstraintStore) -> Bool {
    schedule.dirty.isEmpty && changedSuggestions.isEmpty && contradictory.isEmpty
      && unfinished.isEmpty && componentOfConstraint.count == constraints.count
  }

  /// Does all the work that was marked, and what an update until a conflict left undone.
  mutating func update(
    _ constraints: ConstraintStore, _ variables: inout VariableStore, untilConflict stops: Bool
  ) {
    if !stops { resumeUnfinished() }
    let isResize = schedule.dirty.isEmpty && componentOfConstraint.count == constraints.count
    if isResize, slide.move(changedSuggestions, &variables) {
      changedSuggestions.removeAll(keepingCapacity: true)
      return
    }
    for variable in changedSuggestions {
      if variables[Int(variable)].component < 0 { variables.settle(Int(variable)) }
      markUsers(of: Int(variable), .slide)
    }
    let loose = attachNewConstraints(constraints, variables)
    refreshComponents(constraints, &variables, untilConflict: stops)
    findSlide(isResize: isResize)
    changedSuggestions.removeAll(keepingCapacity: true)
    if schedule.dirty.isEmpty, loose.isEmpty { return }
    let rows = dissolveComponents(adding: loose, constraints, &variables)
    let groups = Groups(of: rows, constraints, &variables)
    for index in 0..<groups.count {
      let system = groups.makeSystem(index, constraints, &variables)
      addComponent(system, &variables, untilConflict: stops)
    }
  }

  /// Lets the next update of a component with edits go on from another state of it.
  mutating func resume(_ number: Int32, from core: consuming ComponentCore) {
    guard schedule.work(on: number) == .refresh else { return }
    components[Int(number)] = Component(core)
  }

  private mutating func resumeUnfinished() {
    for number in unfinished where components[Int(number)]?.core.isUnfinished ?? false {
      markForRebuild(number)
    }
    unfinished.removeAll()
  }

  /// Gives new constraints to the component that knows all their variables; returns the others, and
  /// what they join is rebuilt.
  private mutating func attachNewConstraints(
    _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> [Int32] {
    let added = componentOfConstraint.count..<constraints.count
    componentOfConstraint.append(contentsOf: repeatElement(-1, count: added.count))
    var fitting: [(row: Int32, number: Int32)] = []
    var loose: [Int32] = []
    if components.isEmpty { loose.reserveCapacity(added.count) }
    for row in added where constraints[row].isAlive {
      if components.isEmpty {
        loose.append(Int32(row))
      } else if let number = commonComponent(of: row, constraints, variables) {
        fitting.append((Int32(row), number))
      } else {
        loose.append(Int32(row))
        for place in constraints.terms(row) {
          markForRebuild(variables[constraints.variable(at: place)].component)
        }
      }
    }
    for (row, number) in fitting {
      guard schedule.work(on: number) != .rebuild, let component = uniqueComponent(Int(number))
      else {
        loose.append(row)
        continue
      }
      component.core.system.appendRow(Int(row), constraints, variables)
      componentOfConstraint[Int(row)] = number
      schedule.mark(number, .refresh)
    }
    return loose
  }

  /// The component that knows all variables of a constraint, or nil when there is none.
  private func commonComponent(
    of row: Int, _ constraints: ConstraintStore, _ variables: VariableStore
  ) -> Int32? {
    var common: Int32 = -1
    for place in constraints.terms(row) {
      let variable = constraints.variable(at: place)
      if variables[variable].isSuggested { continue }
      let number = variables[variable].component
      if number < 0 || (common >= 0 && common != number) { return nil }
      common = number
    }
    guard let component = component(common) else { return nil }
    for place in constraints.terms(row) {
      let variable = constraints.variable(at: place)
      guard variables[variable].isSuggested else { continue }
      if component.core.system.parameter(Int32(variable)) == nil { return nil }
    }
    return common
  }

  /// Re-solves the components whose numbers changed; those that cannot be are left to be rebuilt.
  private mutating func refreshComponents(
    _ constraints: ConstraintStore, _ variables: inout VariableStore, untilConflict stops: Bool
  ) {
    schedule.sortEdits(by: componentOfConstraint)
    for number in schedule.dirty {
      let index = Int(number)
      let work = schedule.work(on: number)
      if work == .slide, slide(index, &variables) {
        schedule.finish(number)
        continue
      }
      // A ray moves variables away from the values in the component.
      let isMoved = paths[index].current != nil
      if work == .slide, mayComeBack(index, variables) {
        paths[index].leave()
      } else {
        paths[index] = ParameterPath()
      }
      guard work != .rebuild, let component = uniqueComponent(index) else { continue }
      switch component.core.refresh(
        edited: schedule.edits(in: number, componentOfConstraint), constraints, variables,
        untilConflict: stops)
      {
      case .same where !isMoved: schedule.finish(number)
      case .same, .solved:
        variables.publish(component.core, number: number)
        schedule.finish(number)
      case .failed: schedule.mark(number, .rebuild)
      }
      noteContradiction(of: number)
    }
    schedule.forgetDone()
  }

  /// Finds how everything follows the parameters that moved, and those that moved before, as both edges
  /// of a window move by turns.
  private mutating func findSlide(isResize: Bool) {
    if isResize, schedule.dirty.isEmpty {
      if slide.renew(after: changedSuggestions, paths) { return }
      let moved = Set(changedSuggestions)
      let followers = followers(of: moved.union(slide.parameters)) ?? followers(of: moved)
      slide = followers.flatMap(Slide.init) ?? Slide()
    } else {
      slide = Slide()
    }
  }

  /// All components that mention one of some parameters; nil where one is off its ray, or mentions
  /// another of them.
  private func followers(
    of parameters: Set<Int32>
  ) -> [(parameter: Int32, followers: [Slide.Follower])]? {
    var result: [(parameter: Int32, followers: [Slide.Follower])] = []
    for parameter in parameters.sorted() {
      var followers: [Slide.Follower] = []
      for number in usersOfParameter[parameter] ?? [] {
        guard let component = components[Int(number)],
          component.core.system.parameter(parameter) != nil
        else { continue }
        guard let ray = paths[Int(number)].current, ray.parameter == parameter,
          parameters.allSatisfy({ $0 == parameter || component.core.system.parameter($0) == nil })
        else { return nil }
        followers.append(Slide.Follower(component: number, ray: ray))
      }
      result.append((parameter, followers))
    }
    return result
  }

  /// Moves the variables of a component along a ray, where one of its path reaches the parameter.
  private mutating func slide(_ index: Int, _ variables: inout VariableStore) -> Bool {
    guard let component = components[index], !component.core.isUnfinished,
      !component.core.tableau.isExhausted, let moved = component.core.movedParameter(variables)
    else { return false }
    let parameter = moved < 0 ? -1 : component.core.system.variable[moved]
    let known = paths[index].current
    if known == nil || (moved >= 0 && known?.parameter != parameter) {
      if !component.core.hasTableau { uniqueComponent(index)?.core.complete() }
      guard let component = components[index] else { return false }
      // What another ray moved goes back to where the component is solved for.
      variables.publish(component.core, number: Int32(index))
      if moved < 0 { return true }
      paths[index].start(ParameterRay(component.core, parameter: moved))
    }
    guard var ray = paths[index].current else { return false }
    let value = variables[Int(ray.parameter)].suggestion
    if !ray.reach.contains(value) {
      // The contradictions that are known are those of the component.
      guard !component.core.isContradictory, let other = paths[index].comeBack(to: value)
      else { return false }
      variables.publish(other, of: component.core, number: Int32(index))
      ray = other
    }
    variables.move(along: ray, to: value)
    variables.settle(Int(ray.parameter))
    return true
  }

  /// Whether nothing but the parameter of a component's ray moved, and nothing contradicts itself.
  private func mayComeBack(_ index: Int, _ variables: VariableStore) -> Bool {
    guard let component = components[index], !component.core.isContradictory,
      let ray = paths[index].current, let moved = component.core.movedParameter(variables)
    else { return false }
    return moved < 0 || component.core.system.variable[moved] == ray.parameter
  }

  /// The component, after making sure that no other solver sees what happens to it.
  private mutating func uniqueComponent(_ index: Int) -> Component? {
    if !isKnownUniquelyReferenced(&components[index]) {
      components[index] = components[index]?.copyAsItIs()
    } else {
      components[index]?.forgetAnswers()
    }
    return components[index]
  }

  private mutating func noteContradiction(of number: Int32) {
    let isContradictory = components[Int(number)]?.core.isContradictory ?? false
    if contradictory.isEmpty, !isContradictory { return }
    contradictory.removeAll { $0 == number }
    if isContradictory { contradictory.append(number) }
  }

  /// Takes the marked components apart; returns their constraints and the loose ones in order.
  private mutating func dissolveComponents(
    adding loose: [Int32], _ constraints: ConstraintStore, _ variables: inout VariableStore
  ) -> [Int32] {
    var rows = loose
    for number in schedule.dirty {
      let index = Int(number)
      schedule.finish(number)
      guard let component = components[index] else { continue }
      component.core.system.forEachConstraint { row in
        if constraints[Int(row)].isAlive { rows.append(row) }
      }
      component.core.system.forEachUnknown { variables.detach(Int($0)) }
      components[index] = nil
      noteContradiction(of: number)
      paths[index] = ParameterPath()
      freeNumbers.append(number)
    }
    schedule.forgetDone()
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
      paths.append(ParameterPath())
      schedule.addComponent()
    }
    system.forEachConstraint { row in componentOfConstraint[Int(row)] = number }
    let component = Component(ComponentCore(system))
    component.core.solveFromScratch(untilConflict: stops)
    if component.core.isUnfinished { unfinished.append(number) }
    components[Int(number)] = component
    noteContradiction(of: number)
    noteParameters(of: component, number)
    variables.publish(component.core, number: number)
  }
}

/// Re-solving a component from its last solution after single rows or numbers changed.
extension ComponentCore {
  /// What edits did to the solution of a component.
  struct Change {
    /// The highest priority whose level has to be solved again; -∞ for none.
    private(set) var priority = -Double.infinity
    /// The lowest priority that a row has, or had, that matters; -∞ where more than priorities changed.
    private(set) var lowestPriority = Double.infinity
    /// Whether rows moved that nobody edited: a definition or a parameter has another number.
    var movesValues = false {
      didSet { lowestPriority = -.infinity }
    }

    /// Notes that a row of some priority came, went or has another constant, and matters to the
    /// solution, or did.
    mutating func disturb(_ changedPriority: Double) {
      priority = max(priority, changedPriority)
      lowestPriority = -.infinity
    }

    /// Notes that a row that matters goes from one priority to another.
    mutating func move(from oldPriority: Double, to newPriority: Double) {
      priority = max(priority, max(oldPriority, newPriority))
      lowestPriority = min(lowestPriority, min(oldPriority, newPriority))
    }

    /// Whether nothing changed but rows that hold with room to spare.
    ///
    /// Taking such a row away has no effect on the solution, because optimality of a convex problem is
    /// a local question. Coming back, perhaps at another priority, it has no error.
    var isIdle: Bool { !movesValues && priority == -.infinity }
  }

  /// What came of taking edits over.
  enum Outcome {
    /// Every variable is where it was.
    case same
    /// There is another solution.
    case solved
    /// Only a rebuild gives a reliable result: too much changed, a definition would yield to a
    /// contradiction, or the values lost precision.
    case failed
  }

  /// Takes over what became of the edited constraints of the component (their numbers, ascending),
  /// the rows appended to the system and the parameters, and re-solves what they affect.
  mutating func refresh(
    edited: ArraySlice<Int32>, _ constraints: ConstraintStore, _ variables: VariableStore,
    untilConflict stops: Bool
  ) -> Outcome {
    guard !tableau.isExhausted else { return .failed }
    if isUnfinished { return resume(edited: edited, constraints, variables, untilConflict: stops) }
    if !hasTableau { return refreshOnLine(edited: edited, constraints, variables) }
    if isContradictory { state = .contradictory(nil) }
    var change = Change()
    guard takeOver(edited, constraints, &change), addNewRows(&change) else { return .failed }
    // Unknowns that no row mentions any more belong to no component.
    guard system.rowCount > 0 else { return .failed }
    takeOverParameters(variables, &change)
    if change.isIdle { return isContradictory && budget.hasLostRows ? .failed : .same }
    let wasUnique = uniqueness != .none
    tableau.hasMoved = false
    if solvesWithinLevels(change) { return isContradictory && budget.hasLostRows ? .failed : .same }
    let first = solveAgain(change)
    guard !tableau.isExhausted, takeOverContradiction(after: change, solvedFrom: first) else {
      return .failed
    }
    // The conflict is about to be broken, and what breaks must not depend on the way that led here.
    if stops, isContradictory { return .failed }
    settleTies()
    let isUnique = uniqueness != .none
    if wasUnique, isUnique, !change.movesValues, !tableau.hasMoved { return .same }
    return readSolution() && looseUnknownsRest(variables) ? .solved : .failed
  }

  /// Whether unknowns that lost all their constraints are few, and where the tie-break wants them.
  ///
  /// Precision lost there shows nowhere else.
  func looseUnknownsRest(_ variables: VariableStore) -> Bool {
    if !budget.hasLostRows { return true }
    var looseCount = 0
    for local in 0..<system.unknownCount {
      if variables.isUsed(Int(system.variable[local])) { continue }
      if abs(system.value[local] - TieBreak.target) > tableau.tolerance { return false }
      looseCount += 1
    }
    return looseCount <= EditBudget.share(of: system.unknownCount)
  }

  /// Finds out whether required rows contradict each other; false asks for a rebuild.
  private mutating func takeOverContradiction(after change: Change, solvedFrom first: Int32) -> Bool
  {
    // Lower levels change neither the required one nor what was proved of its definitions. But a
    // component that fell apart would be explained as one.
    if first > 0, !change.movesValues { return !isContradictory || !budget.hasLostRows }
    guard hasRequiredViolation() else {
      state = .solved
      return true
    }
    state = .contradictory(nil)
    // A definition may have to yield, too.
    return !budget.hasLostRows && definitionsHold()
  }

  /// Re-solves the levels between the old and the new priorities of rows; whether all levels below stay
  /// as they were, so that the solution is the same, and as unique.
  ///
  /// They do where nothing moved and no direction is open to them that was not open before: their
  /// solution and their locks follow from the basis alone.
  private mutating func solvesWithinLevels(_ change: Change) -> Bool {
    let first = Int32(members.firstIndex(notAbove: change.priority))
    guard first > 0, change.lowestPriority > -.infinity, uniqueness != .none else { return false }
    let next = Int32(members.firstIndex(notAbove: change.lowestPriority)) + 1
    let locks = tableau.locks()
    let steps = tableau.steps
    tableau.optimize(from: first, to: next, members: members)
    return tableau.steps == steps && tableau.restoreLocks(locks, from: next)
  }

  /// Re-solves every level that a change affects; returns the first.
  @discardableResult
  private mutating func solveAgain(_ change: Change) -> Int32 {
    releaseStays()
    var first = Int32(members.firstIndex(notAbove: change.priority))
    if change.movesValues {
      tableau.recomputeValues()
      first = min(first, firstDisturbedLevel())
    }
    tableau.optimize(from: first, to: members.count, members: members)
    return first
  }

  /// Takes over removals, constants and priorities; false asks for a rebuild.
  private mutating func takeOver(
    _ edited: ArraySlice<Int32>, _ constraints: ConstraintStore, _ change: inout Change
  ) -> Bool {
    var removed = FlatArray<Int32>()
    var moved = FlatArray<Int32>()
    var firstMoved = presolve.order.count
    for index in edited {
      guard let row = system.row(of: index), row < rowEntity.count else { continue }
      if !constraints[Int(index)].isAlive {
        removed.append(Int32(row))
        continue
      }
      let priority = constraints.effectivePriority(Int(index))
      if priority != system.priority[row] {
        if presolve.isDefinition[row] {
          moved.append(Int32(row))
        } else {
          setPriority(priority, of: row, &change)
        }
      }
      if system.constant[row] != constraints[Int(index)].constant {
        firstMoved = min(firstMoved, presolve.place(ofDefinition: row, system) ?? firstMoved)
        setConstant(constraints[Int(index)].constant, of: row, &change)
      }
    }
    if firstMoved < presolve.order.count {
      updateBreakpoints(from: firstMoved)
      change.movesValues = true
    }
    return changePriorities(of: moved, constraints, &change) && budget.allowsEquations
      && removeRows(removed, &change)
  }

  /// Moves rows to the levels where they are now; false asks for a rebuild.
  ///
  /// What was a definition becomes a core row first.
  mutating func changePriorities(
    of moved: borrowing FlatArray<Int32>, _ constraints: ConstraintStore, _ change: inout Change
  ) -> Bool {
    if moved.isEmpty { return true }
    guard releaseDefinitions(among: moved, &change) else { return false }
    for index in 0..<moved.count {
      let row = Int(moved[index])
      setPriority(constraints.effectivePriority(Int(system.constraint[row])), of: row, &change)
    }
    return budget.allowsEquations
  }

  mutating func setPriority(_ priority: Double, of row: Int, _ change: inout Change) {
    if !hasRoom(row) { change.move(from: system.priority[row], to: priority) }
    if system.isRequiredEquality(row) { budget.addedEquations -= 1 }
    system.priority[row] = priority
    if system.isRequiredEquality(row) { budget.addedEquations += 1 }
    members.addLevel(priority, to: &tableau)
    let entity = rowEntity[row]
    members.withdraw(entity, from: tableau.level[entity])
    tableau.level[entity] = Int32(members.firstIndex(notAbove: priority))
    members.file(entity, under: tableau.level[entity])
  }

  private mutating func setConstant(_ constant: Double, of row: Int, _ change: inout Change) {
    let old = system.constant[row]
    system.constant[row] = constant
    updateTolerance(for: max(abs(old), abs(constant)))
    let entity = rowEntity[row]
    if entity < 0 { return }
    let hadRoom = hasRoom(row)
    updateBreakpoint(of: row)
    if tableau.location[entity] < 0 { change.movesValues = true }
    if !hadRoom || !hasRoom(row) || tableau.currentState(of: entity) != 0 {
      change.disturb(system.priority[row])
    }
  }

  private mutating func takeOverParameters(_ variables: VariableStore, _ change: inout Change) {
    for parameter in system.unknownCount..<system.variableCount {
      let value = variables[Int(system.variable[parameter])].suggestion
      if value == system.value[parameter] { continue }
      updateTolerance(for: max(abs(value), abs(system.value[parameter])))
      system.value[parameter] = value
      tableau.value[variableEntity[parameter]] = value
      change.movesValues = true
    }
  }

  /// Whether a core row holds with room to spare.
  func hasRoom(_ row: Int) -> Bool {
    let entity = rowEntity[row]
    guard tableau.location[entity] >= 0, tableau.state[entity] == 0 else { return false }
    return abs(tableau.offset(of: entity)) > Tolerance.room * tableau.tolerance
  }

  /// Brings a copy up to date with the parameters that rays moved.
  ///
  /// Values stay as they are, but the set of all optimal solutions may be another.
  mutating func catchUp(_ variables: VariableStore) {
    var change = Change()
    takeOverParameters(variables, &change)
    if change.isIdle { return }
    solveAgain(change)
    _ = finish()
  }

  /// Adapts the tolerance to a number that came or went.
  mutating func updateTolerance(for number: Double) {
    if abs(number) > Tolerance.usualMagnitude { tableau.tolerance = system.tolerance() }
  }

  /// Computes base values and breakpoints anew; the definitions before `first` are as they were.
  mutating func updateBreakpoints(from first: Int = 0) {
    presolve.updateBaseValues(system, from: first)
    for row in 0..<rowEntity.count where rowEntity[row] >= 0 { updateBreakpoint(of: row) }
  }

  mutating func updateBreakpoint(of row: Int) {
    let base = system.leftSide(of: row, at: presolve.baseValue)
    tableau.breakpoint[rowEntity[row]] = system.constant[row] - base
  }

  /// The highest level of a row that came to lie on another side of its breakpoint.
  private func firstDisturbedLevel() -> Int32 {
    var first = members.count
    for row in 0..<tableau.rowCount {
      let entity = tableau.basic[row]
      if tableau.level[entity] < first, tableau.isDisturbed(entity) {
        first = tableau.level[entity]
      }
    }
    return first
  }
}

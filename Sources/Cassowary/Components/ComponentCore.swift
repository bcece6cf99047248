/// One connected part of the system: its constraints, definitions and core programme.
///
/// Components share no unknown, only parameters, so each is solved on its own.
struct ComponentCore: ~Copyable {
  var system: LocalSystem
  var presolve = Presolve()
  var tableau = Tableau()
  var members = LevelMembers()
  var mapBlock = MemoryBlock()
  /// The tableau entity of a free unknown or parameter; -1 for a defined unknown.
  var variableEntity = FlatArray<Int32>()
  /// The tableau entity of a core row; -1 for a definition.
  var rowEntity = FlatArray<Int32>()
  /// The row of an entity.
  ///
  /// -1 for unknowns and parameters. Stays lie beyond the end.
  var entityRow = FlatArray<Int32>()
  /// Rows that the tie-break left in slots.
  var stays = FlatArray<Int32>()
  /// Whether the optimal solutions disagree about a variable.
  var isAmbiguous = FlatArray<Bool>()
  /// What makes the solution unique, and so how far it may be followed (see ``ParameterRay``).
  enum Uniqueness {
    /// Nothing: the tie-break chose.
    case none
    /// Some direction that costs nothing is blocked by rows at their breakpoints.
    case blocked
    /// Every direction has a cost.
    case priced
  }

  var uniqueness = Uniqueness.none

  /// What the last solution is.
  enum State {
    /// Optimal on all levels, and found without a tableau (see `LineSolution.swift`); there is none.
    case line
    /// Optimal on all levels; the required rows hold.
    case solved
    /// Optimal on all levels, but the required rows contradict each other. The conflicts are nil until
    /// somebody asks for them, where edits led to the solution (see ``Component``).
    case contradictory([Conflict]?)
    /// The required rows contradict each other, and nothing else was looked for: the values mean
    /// nothing.
    ///
    /// The component was built from nothing, and since then constraints of it were only broken: the
    /// conflicts depend on these and their order alone.
    case unfinished([Conflict])
  }

  var state = State.solved
  var budget = EditBudget()

  init(_ system: consuming LocalSystem) {
    self.system = system
  }

  /// A complete core with the same solution.
  func copy() -> ComponentCore {
    var result = copyAsItIs()
    result.complete()
    return result
  }

  /// A core with the same solution; with a tableau only where this one has one.
  func copyAsItIs() -> ComponentCore {
    var result = ComponentCore(system.copy())
    result.presolve = presolve.copy()
    result.state = state
    result.budget = budget
    if !hasTableau {
      result.budget.lineSolutions = 0
      result.isAmbiguous = isAmbiguous.copy()
      return result
    }
    result.tableau = tableau.copy()
    result.members = members.copy()
    result.mapBlock = mapBlock.sizedForCopies()
    result.variableEntity = variableEntity.copy(in: &result.mapBlock)
    result.rowEntity = rowEntity.copy(in: &result.mapBlock)
    result.entityRow = entityRow.copy(in: &result.mapBlock)
    result.stays = stays.copy()
    result.isAmbiguous = isAmbiguous.copy(in: &result.mapBlock)
    result.uniqueness = uniqueness
    return result
  }

  /// Whether there is a tableau.
  var hasTableau: Bool {
    if case .line = state { false } else { true }
  }

  /// Whether the required rows contradict each other.
  var isContradictory: Bool {
    switch state {
    case .line, .solved: false
    case .contradictory, .unfinished: true
    }
  }

  /// Whether only a contradiction was looked for, and found.
  var isUnfinished: Bool {
    if case .unfinished = state { true } else { false }
  }

  /// The level right below every real one; it locks what is open but blocked.
  var tieLevel: Int32 { members.count }

  /// The level of the first stay of the tie-break.
  var firstStayLevel: Int32 { members.count + 1 }

  /// The row of an entity, or nil for an unknown, parameter or stay.
  func row(of entity: Int32) -> Int? {
    guard entity < entityRow.count, entityRow[entity] >= 0 else { return nil }
    return Int(entityRow[entity])
  }

  /// Solves without any earlier solution to start from; may stop at a contradiction.
  mutating func solveFromScratch(untilConflict stops: Bool) {
    presolve = Presolve(system, excluding: FlatArray(repeating: false, count: system.rowCount))
    if !solveOnLine() { solveWithTableau(isPeeled: true, untilConflict: stops) }
  }

  /// Makes the tableau where the last solution came about without one.
  mutating func complete() {
    if !hasTableau { solveWithTableau(isPeeled: true) }
  }

  mutating func solveWithTableau(isPeeled: Bool = false, untilConflict stops: Bool = false) {
    var excluded = FlatArray<Bool>(repeating: false, count: system.rowCount)
    optimizeRequired(excluding: &excluded, isPeeled: isPeeled, untilConflict: stops)
    if stops, case .contradictory(let conflicts?) = state, !conflicts.isEmpty {
      state = .unfinished(conflicts)
      isAmbiguous.append(repeating: false, count: system.variableCount)
      return
    }
    optimizeOptional()
    if !finish() {
      // The definitions lost precision. Without them the core sees every row as written.
      for row in 0..<system.rowCount { excluded[row] = true }
      optimizeRequired(excluding: &excluded)
      optimizeOptional()
      _ = finish()
    }
  }

  /// Peels, unless that was done, builds the core and minimises the required level; may stop as soon as
  /// a contradiction is explained.
  ///
  /// Definitions hold exactly, which is right as long as some dual solution puts a multiplier
  /// smaller than 1 on each of them: then every L1 optimum satisfies them. A definition that pulls
  /// as hard as a violated row must be free to yield, so it moves to the core. Once none pulls harder,
  /// the dual solution is one of the system with all definitions free, and by complementary slackness
  /// only those that pull as hard can ever yield: what later dual solutions say of the others is no
  /// matter, or the core of nested stacks would take in one equivalent path after the other.
  mutating func optimizeRequired(
    excluding excluded: inout FlatArray<Bool>, isPeeled: Bool = false,
    untilConflict stops: Bool = false
  ) {
    var conflicts: [Conflict] = []
    var rounds = 0
    var isProved = false
    while true {
      if !isPeeled || rounds > 0 { presolve = Presolve(system, excluding: excluded) }
      buildTableau()
      tableau.optimize(from: 0, to: 1, members: members)
      guard hasRequiredViolation() else {
        state = .solved
        return
      }
      let multipliers = requiredMultipliers()
      var yielding = isProved ? FlatArray<Int32>() : definitions(thatMustYieldTo: multipliers)
      if yielding.isEmpty {
        if !isProved {
          exclude(thatMayYieldTo: multipliers, &excluded)
          yielding = definitions(thatMayYieldTo: multipliers)
        }
        let isLast = yielding.isEmpty
        isProved = true
        if conflicts.isEmpty, isLast || explainsEarly { conflicts = explanation(multipliers) }
        if isLast || stops && !conflicts.isEmpty {
          state = .contradictory(conflicts)
          return
        }
      }
      for index in 0..<yielding.count { excluded[yielding[index]] = true }
      rounds += 1
      if rounds > 20 {
        for row in 0..<system.rowCount { excluded[row] = true }
      }
    }
  }

  /// Minimises the levels below the required one.
  mutating func optimizeOptional() {
    tableau.optimize(from: 1, to: members.count, members: members)
    tableau.stopDrift()
  }

  /// Whether a required row of the core misses its breakpoint.
  func hasRequiredViolation() -> Bool {
    for index in members.range(of: 0) {
      let entity = members.entity[index]
      if tableau.location[entity] >= 0, tableau.currentState(of: entity) != 0 { return true }
    }
    return false
  }

  /// Settles uniqueness and ties, and reads the values.
  ///
  /// Returns false when they lost precision.
  mutating func finish() -> Bool {
    settleTies()
    return readSolution()
  }

  /// Settles uniqueness and ties.
  mutating func settleTies() {
    findAmbiguity()
    breakTies()
  }

  /// Reads the values; false when they lost precision.
  mutating func readSolution() -> Bool {
    tableau.stopDrift()
    readValues()
    return isAccurate()
  }

  /// Reads the free unknowns from the tableau and evaluates the definitions.
  private mutating func readValues() {
    for variable in 0..<system.unknownCount where variableEntity[variable] >= 0 {
      system.value[variable] = tableau.value[variableEntity[variable]]
    }
    presolve.evaluate(&system)
    for variable in 0..<system.unknownCount {
      system.value[variable] = presentable(system.value[variable])
    }
  }

  /// Overflow must not leak out as infinity or NaN; and there is only one zero.
  func presentable(_ value: Double) -> Double {
    if value == 0 || value.isNaN { return 0 }
    if value.isInfinite {
      return value < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
    }
    return value
  }

  /// Whether the tableau's rows agree with the constraints as written.
  func isAccurate() -> Bool {
    for row in 0..<system.rowCount {
      let entity = rowEntity[row]
      let expected = entity < 0 ? 0 : tableau.offset(of: entity)
      if !(abs(system.error(of: row) - expected) <= Tolerance.accuracy * tableau.tolerance) {
        return false
      }
    }
    return true
  }
}

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
  /// -1 for unknowns and parameters. Anchors lie beyond the end.
  var entityRow = FlatArray<Int32>()
  /// Rows that the tie-break left in slots.
  var anchors = FlatArray<Int32>()
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
  /// Whether the required rows contradict each other.
  var isContradictory = false
  /// Why they do; nil until somebody asks, where edits led to the solution (see ``Component``).
  var explanation: [Conflict]?
  /// Whether nothing but the contradiction was looked for, so that the values mean nothing.
  ///
  /// Then the component was built from nothing, and since then constraints of it were only broken: so
  /// its ``explanation`` depends on these and their order alone.
  var isUnfinished = false
  /// Whether constraints were removed since the component was built, so that it may have fallen apart.
  var hasLostRows = false
  /// How many more required equalities the core has than when it was built.
  var addedEquations = 0
  /// Whether there is a tableau; without one the values are those of the line (see `LineSolution.swift`).
  var isComplete = true
  /// How many definitions became core rows since the component was built.
  var releasedDefinitions = 0
  /// How many edits were taken over without a tableau since the component was built or copied.
  var lineSolutions = 0

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
    result.hasLostRows = hasLostRows
    if !isComplete {
      result.isComplete = false
      result.isAmbiguous = isAmbiguous.copy()
      result.explanation = explanation
      return result
    }
    result.tableau = tableau.copy()
    result.members = members.copy()
    result.mapBlock = mapBlock.sizedForCopies()
    result.variableEntity = variableEntity.copy(in: &result.mapBlock)
    result.rowEntity = rowEntity.copy(in: &result.mapBlock)
    result.entityRow = entityRow.copy(in: &result.mapBlock)
    result.anchors = anchors.copy()
    result.isAmbiguous = isAmbiguous.copy(in: &result.mapBlock)
    result.uniqueness = uniqueness
    result.isContradictory = isContradictory
    result.explanation = explanation
    result.isUnfinished = isUnfinished
    result.addedEquations = addedEquations
    result.releasedDefinitions = releasedDefinitions
    return result
  }

  /// The level right below every real one; it locks what is open but blocked.
  var tieLevel: Int32 { members.count }

  /// The level of the first anchor of the tie-break.
  var firstAnchorLevel: Int32 { members.count + 1 }

  /// The row of an entity, or nil for an unknown, parameter or anchor.
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
    if !isComplete { solveWithTableau(isPeeled: true) }
  }

  mutating func solveWithTableau(isPeeled: Bool = false, untilConflict stops: Bool = false) {
    isComplete = true
    let excluded = FlatArray<Bool>(repeating: false, count: system.rowCount)
    optimizeRequired(excluding: excluded, isPeeled: isPeeled, untilConflict: stops)
    isUnfinished = stops && explanation?.isEmpty == false
    if isUnfinished {
      isAmbiguous.append(repeating: false, count: system.variableCount)
      return
    }
    optimizeOptional()
    if !finish() {
      // The definitions lost precision. Without them the core sees every row as written.
      for row in 0..<system.rowCount { excluded[row] = true }
      optimizeRequired(excluding: excluded)
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
    excluding excluded: borrowing FlatArray<Bool>, isPeeled: Bool = false,
    untilConflict stops: Bool = false
  ) {
    explanation = []
    var rounds = 0
    var isProved = false
    while true {
      if !isPeeled || rounds > 0 { presolve = Presolve(system, excluding: excluded) }
      buildTableau()
      tableau.optimize(from: 0, to: 1, members: members)
      isContradictory = hasRequiredViolation()
      guard isContradictory else { return }
      let multipliers = requiredMultipliers()
      if isProved || !exclude(thatMustYieldTo: multipliers, excluded) {
        let isLast = isProved || !exclude(thatMayYieldTo: multipliers, excluded)
        isProved = true
        if explanation == [], isLast || explainsEarly { explain(multipliers) }
        if isLast || stops && explanation != [] { return }
      }
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
    presolve.evaluate(system, into: system.value)
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
      let error = system.leftSide(of: row, at: system.value) - system.constant[row]
      let entity = rowEntity[row]
      let expected = entity < 0 ? 0 : tableau.value[entity] - tableau.breakpoint[entity]
      if !(abs(error - expected) <= 10 * tableau.tolerance) { return false }
    }
    return true
  }
}

/// One connected part of the system: its constraints, definitions and core programme.
///
/// Components share no unknown, only parameters, so each is solved on its own.
struct ComponentCore: ~Copyable {
  var system: LocalSystem
  var presolve = Presolve()
  var tableau = Tableau()
  var members = LevelMembers()
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
  var conflicts: [Conflict] = []
  /// Whether nothing but the conflicts was looked for, so that the values mean nothing.
  private(set) var isUnfinished = false
  /// How many required equalities joined the core since it was built.
  var addedEquations = 0

  init(_ system: consuming LocalSystem) {
    self.system = system
  }

  func copy() -> ComponentCore {
    var result = ComponentCore(system.copy())
    result.presolve = presolve.copy()
    result.tableau = tableau.copy()
    result.members = members.copy()
    result.variableEntity = variableEntity.copy()
    result.rowEntity = rowEntity.copy()
    result.entityRow = entityRow.copy()
    result.anchors = anchors.copy()
    result.isAmbiguous = isAmbiguous.copy()
    result.uniqueness = uniqueness
    result.conflicts = conflicts
    result.isUnfinished = isUnfinished
    result.addedEquations = addedEquations
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

  /// Solves without any earlier solution to start from; may stop at a conflict.
  mutating func solveFromScratch(untilConflict stops: Bool) {
    let excluded = FlatArray<Bool>(repeating: false, count: system.rowCount)
    optimizeFromScratch(excluding: excluded, untilConflict: stops)
    isUnfinished = stops && !conflicts.isEmpty
    if isUnfinished {
      isAmbiguous = FlatArray(repeating: false, count: system.variableCount)
    } else if !finish() {
      // The definitions lost precision. Without them the core sees every row as written.
      for row in 0..<system.rowCount { excluded[row] = true }
      optimizeFromScratch(excluding: excluded, untilConflict: false)
      _ = finish()
    }
  }

  /// Peels, builds the core and minimises every level.
  ///
  /// Definitions hold exactly, which is right as long as some dual solution puts a multiplier
  /// smaller than 1 on each of them: then every L1 optimum satisfies them. A definition that pulls
  /// as hard as a violated row must be free to yield, so it moves to the core.
  private mutating func optimizeFromScratch(
    excluding excluded: borrowing FlatArray<Bool>, untilConflict stops: Bool
  ) {
    conflicts = []
    var rounds = 0
    while true {
      presolve = Presolve(system, excluding: excluded)
      buildTableau()
      tableau.optimize(from: 0, to: 1, members: members)
      guard hasRequiredViolation() else { break }
      let isStable = examineRequiredDuals(excluding: excluded)
      if stops, !conflicts.isEmpty { return }
      if isStable { break }
      rounds += 1
      if rounds > 20 {
        for row in 0..<system.rowCount { excluded[row] = true }
      }
    }
    tableau.optimize(from: 1, to: members.count, members: members)
    tableau.recomputeValues()
  }

  /// Whether the solution may follow a parameter (see ``ParameterRay``).
  var canSlide: Bool {
    conflicts.isEmpty && !tableau.isExhausted
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
    findAmbiguity()
    breakTies()
    tableau.recomputeValues()
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
  private func presentable(_ value: Double) -> Double {
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

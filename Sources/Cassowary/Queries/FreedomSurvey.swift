/// Asks for the freedom of many variables of one component, on one copy of it.
///
/// Each question moves the copy to another optimal solution, which is where the next one starts. All
/// lower ends come before all upper ends, because one solution often has many of them: in a chain of
/// inequalities the first question settles all others.
struct FreedomSurvey: ~Copyable {
  private var core: ComponentCore
  /// Whether any error could be traded: the totals of the levels are the same in every solution.
  private let hasErrors: Bool
  /// By row: the least and the greatest error seen.
  private var leastError: FlatArray<Double>
  private var greatestError: FlatArray<Double>
  /// How many rows are named at each end, and as tied.
  private let nameLimit: Int
  /// Which rows are worth naming.
  private var isNamed: FlatArray<Bool>
  private var expansion: Expansion

  /// One end of an interval.
  private struct End {
    let value: Double
    /// The oldest rows that stop the variable there and could let it go back.
    var limits: [Int]
  }

  /// What is open about one variable.
  private struct Opening {
    var lower: End
    var upper: End
    var tied: Set<Int>
  }

  /// Prepares a copy; names at most `nameLimit` rows each time, of those that pass a test.
  init(
    _ core: borrowing ComponentCore, at variables: VariableStore, nameLimit: Int,
    isNamed: (LinearConstraint.ID) -> Bool
  ) {
    self.nameLimit = nameLimit
    self.isNamed = FlatArray(repeating: true, count: core.system.rowCount)
    for row in 0..<core.system.rowCount {
      self.isNamed[row] = isNamed(LinearConstraint.ID(rawValue: core.system.constraint[row]))
    }
    self.core = core.copy()
    self.core.catchUp(variables)
    self.core.releaseStays()
    var hasErrors = false
    for row in 0..<core.tableau.rowCount
    where core.tableau.currentState(of: core.tableau.basic[row]) != 0 {
      hasErrors = true
    }
    self.hasErrors = hasErrors
    leastError = FlatArray(repeating: .infinity, count: core.system.rowCount)
    greatestError = FlatArray(repeating: 0, count: core.system.rowCount)
    expansion = Expansion(variableCount: core.system.variableCount)
    if hasErrors { noteErrors() }
  }

  /// What is open about ambiguous variables, given by their local and their global numbers.
  mutating func freedoms(of variables: [(local: Int32, global: Variable)]) -> [Freedom] {
    let followers = Followers(core)
    // Each long expression comes right after the one that it is made from, and before what takes pivots.
    let leaders = Set(variables.map { followers.leader(of: $0.local).variable })
      .sorted { (position(of: $0), $0) < (position(of: $1), $1) }
    let places = Dictionary(uniqueKeysWithValues: leaders.enumerated().map { ($1, $0) })
    let openings = openings(of: leaders)
    return variables.compactMap { local, global in
      let (leader, factor) = followers.leader(of: local)
      guard let opening = places[leader].map({ openings[$0] }) else { return nil }
      let shift = core.system.value[local] - factor * core.system.value[leader]
      let (lower, upper) =
        factor > 0 ? (opening.lower, opening.upper) : (opening.upper, opening.lower)
      return Freedom(
        variable: global,
        range: .of(factor * lower.value + shift, factor * upper.value + shift),
        lowerLimits: constraints(lower.limits), upperLimits: constraints(upper.limits),
        tied: constraints(oldest(opening.tied)))
    }
  }

  /// The position of a variable in the order of definition; free unknowns come last.
  private func position(of local: Int32) -> Int32 {
    let position = core.presolve.position[local]
    return position > 0 ? position : .max
  }

  /// What is open about variables that follow no others.
  private mutating func openings(of variables: [Int32]) -> [Opening] {
    var found: [Opening] = []
    for local in variables {
      let lower = end(of: local, sign: 1)
      found.append(Opening(lower: lower, upper: lower, tied: []))
    }
    for (place, local) in variables.enumerated() { found[place].upper = end(of: local, sign: -1) }
    let traded = tradedRowsBySlot()
    if traded.isEmpty { return found }
    for (place, local) in variables.enumerated() {
      let tied = tiedRows(of: local, among: traded)
      found[place].tied = tied
      found[place].lower.limits.removeAll { tied.contains($0) }
      found[place].upper.limits.removeAll { tied.contains($0) }
    }
    return found
  }

  /// Brings a variable to its lower end, or with sign -1 to its upper one.
  private mutating func end(of local: Int32, sign: Double) -> End {
    collect(local)
    // Usually this one defines the next one.
    if core.presolve.position[local] > 0 { expansion.remember(local, as: core.tableau) }
    if !hasErrors, let step = core.tableau.lastStep(sign: sign, level: core.firstStayLevel) {
      let value = core.tableau.collectedValue + core.tableau.sum[step.slot] * step.distance
      core.tableau.replaceInCollected(step)
      return takeEnd(of: local, at: value, sign: sign, after: step)
    }
    let steps = core.tableau.steps
    let value = sign * core.minimizeCollected([(local, 1)], sign: sign, &expansion)
    if hasErrors, core.tableau.steps > steps { noteErrors() }
    if !value.isFinite { return End(value: value, limits: []) }
    return takeEnd(of: local, at: value, sign: sign)
  }

  /// The end at a free value, with what is collected there; forgets that.
  private mutating func takeEnd(
    of local: Int32, at value: Double, sign: Double, after step: Tableau.LastStep? = nil
  ) -> End {
    let limits = limits(sign: sign, after: step)
    core.tableau.discardCollected()
    return End(value: core.presolve.baseValue[local] + value, limits: limits)
  }

  /// Collects a variable in the tableau.
  private mutating func collect(_ local: Int32) {
    core.collect(Int(local), &expansion)
  }

  /// The rows in slots, or after a step, that block what is collected and are free to move the other way.
  private func limits(sign: Double, after step: Tableau.LastStep?) -> [Int] {
    var found = OldestRows(limit: nameLimit)
    // Backwards: what an expression was made from comes last, and usually depends on older rows.
    for index in (0..<core.tableau.sumSlots.count).reversed() {
      let slot = core.tableau.sumSlots[index]
      let slope = sign * core.tableau.sum[slot]
      guard abs(slope) > Tolerance.coefficient else { continue }
      var entity = core.tableau.occupant[slot]
      var canReturn =
        (slope > 0 ? core.tableau.lockUp[slot] : core.tableau.lockDown[slot]) == Tableau.never
      if let step, step.slot == slot { (entity, canReturn) = (step.stopper, step.canReturn) }
      guard canReturn, let row = core.row(of: entity), isNamed[row] else { continue }
      found.insert(row, age: core.system.constraint[row])
    }
    return found.rows
  }

  // MARK: Ties

  private mutating func noteErrors() {
    for row in 0..<core.system.rowCount where core.rowEntity[row] >= 0 {
      let entity = core.rowEntity[row]
      let offset = core.tableau.value[entity] - core.tableau.breakpoint[entity]
      let side = offset > 0 ? Tableau.Penalty.above : Tableau.Penalty.below
      let error = core.system.penalty[row] & side == 0 ? 0 : abs(offset)
      leastError[row] = min(leastError[row], error)
      greatestError[row] = max(greatestError[row], error)
    }
  }

  /// The rows whose errors differ between solutions, by the open slots that they move with.
  private func tradedRowsBySlot() -> [Int32: [Int]] {
    guard hasErrors else { return [:] }
    var found: [Int32: [Int]] = [:]
    for row in 0..<core.system.rowCount
    where greatestError[row] - leastError[row] > 20 * core.tableau.tolerance {
      for slot in openSlots(of: core.rowEntity[row]) { found[slot, default: []].append(row) }
    }
    return found
  }

  /// Those that move with a variable.
  private mutating func tiedRows(of local: Int32, among traded: [Int32: [Int]]) -> Set<Int> {
    collect(local)
    var found: Set<Int> = []
    for index in 0..<core.tableau.sumSlots.count {
      let slot = core.tableau.sumSlots[index]
      guard abs(core.tableau.sum[slot]) > Tolerance.coefficient, core.tableau.isOpen(slot) else {
        continue
      }
      found.formUnion(traded[slot] ?? [])
    }
    core.tableau.discardCollected()
    return found
  }

  /// The slots that an entity moves with, as far as they can move.
  private func openSlots(of entity: Int32) -> [Int32] {
    let place = core.tableau.location[entity]
    if place < 0 { return core.tableau.isOpen(~place) ? [~place] : [] }
    var found: [Int32] = []
    for (slot, cell) in core.tableau.rows[place]
    where abs(cell) > Tolerance.coefficient && core.tableau.isOpen(slot) {
      found.append(slot)
    }
    return found
  }

  private func oldest(_ rows: Set<Int>) -> [Int] {
    var found = OldestRows(limit: nameLimit)
    for row in rows { found.insert(row, age: core.system.constraint[row]) }
    return found.rows
  }

  private func constraints(_ rows: [Int]) -> [LinearConstraint.ID] {
    rows.map { LinearConstraint.ID(rawValue: core.system.constraint[$0]) }
  }
}

/// Asks for the freedom of many variables of one component, on one copy of it.
///
/// Each question moves the copy to another optimal solution, which is where the next one starts. All
/// lower ends come before all upper ends, because one solution often has many of them: in a chain of
/// inequalities the first question settles all others. Where expressions are long, what a solution
/// settles is found out for all variables at once (``SettledEnds``).
struct FreedomSurvey: ~Copyable {
  var core: ComponentCore
  /// Whether any error could be traded: the totals of the levels are the same in every solution.
  let hasErrors: Bool
  /// By row: the least and the greatest error seen.
  var leastError: FlatArray<Double>
  var greatestError: FlatArray<Double>
  /// How many rows are named at each end, and as tied.
  let nameLimit: Int
  /// Which rows are worth naming.
  private var isNamed: FlatArray<Bool>
  private var expansion: Expansion
  /// What the tableau's present solution settles, if that was looked for.
  private var settled: SettledEnds?
  /// In how many slots expressions were looked at since then.
  private var slotsSeen = 0
  /// The long row that stopped a part last, in the present solution.
  private var whole: Whole?

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
    hasErrors = core.tableau.hasErrors
    leastError = FlatArray(repeating: .infinity, count: core.system.rowCount)
    greatestError = FlatArray(repeating: 0, count: core.system.rowCount)
    expansion = Expansion(variableCount: core.system.variableCount)
    if hasErrors { noteErrors() }
  }

  /// What is open about ambiguous variables, given by their local and their global numbers.
  mutating func freedoms(of variables: [(local: Int32, global: Variable)]) -> [Freedom] {
    let followers = Followers(core.system, core.presolve)
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
    let lower = ends(of: variables, sign: 1)
    let upper = ends(of: variables, sign: -1)
    var found = zip(lower, upper).map { Opening(lower: $0, upper: $1, tied: []) }
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

  /// The lower ends of variables, or with sign -1 the upper ones.
  ///
  /// One solution often has most of them. Where it takes long to ask for one after the other, the
  /// one with the least sum of those that are left is looked for.
  private mutating func ends(of variables: [Int32], sign: Double) -> [End] {
    var found: [End] = []
    var hasAskedForSum = false
    for (place, local) in variables.enumerated() {
      if !hasAskedForSum, settled == nil, isWalkWorthwhile {
        hasAskedForSum = true
        minimizeSum(of: variables[place...], sign: sign)
      }
      found.append(end(of: local, sign: sign))
    }
    return found
  }

  /// Goes to a solution with the least sum of variables, or with sign -1 the greatest, if there is one.
  private mutating func minimizeSum(of variables: ArraySlice<Int32>, sign: Double) {
    let terms = variables.map { (variable: $0, factor: 1.0) }
    let steps = core.tableau.steps
    core.collect(terms, &expansion)
    core.tableau.sortCollected()
    _ = core.minimizeCollected(terms, sign: sign, &expansion)
    core.tableau.discardCollected()
    if core.tableau.steps > steps { solutionChanged() }
  }

  /// Brings a variable to its lower end, or with sign -1 to its upper one.
  private mutating func end(of local: Int32, sign: Double) -> End {
    if let end = settledEnd(of: local, sign: sign) { return end }
    collect(local)
    slotsSeen += core.tableau.sumSlots.count
    // Usually this one defines the next one.
    if core.presolve.position[local] > 0 { expansion.remember(local, as: core.tableau) }
    if !hasErrors, let step = core.tableau.longStep(sign: sign, level: core.firstStayLevel) {
      let value = core.tableau.collectedValue + core.tableau.sum[step.slot] * step.distance
      if core.tableau.sumSlots.count == 1 {
        if let limits = limits(ofPartAfter: step, sign: sign) {
          core.tableau.discardCollected()
          return End(value: core.presolve.baseValue[local] + value, limits: limits)
        }
      } else if core.tableau.isLast(step, sign: sign, level: core.firstStayLevel) {
        core.tableau.replaceInCollected(step)
        return takeEnd(of: local, at: value, sign: sign, after: step)
      }
    }
    let steps = core.tableau.steps
    let value = sign * core.minimizeCollected([(local, 1)], sign: sign, &expansion)
    if core.tableau.steps > steps { solutionChanged() }
    if !value.isFinite { return End(value: value, limits: []) }
    return takeEnd(of: local, at: value, sign: sign)
  }

  /// The end that the present solution settles, or nil where the variable has to be expanded.
  private mutating func settledEnd(of local: Int32, sign: Double) -> End? {
    if settled == nil, isWalkWorthwhile {
      settled = SettledEnds(core, nameLimit: nameLimit, isNamed: isNamed)
      slotsSeen = 0
    }
    guard let found = settled?.end(of: local, sign > 0 ? .lower : .upper) else { return nil }
    return End(value: found.value, limits: found.limits)
  }

  /// Whether expressions have taken as long as a walk over all rows takes.
  private var isWalkWorthwhile: Bool {
    slotsSeen > core.system.termVariable.count + core.system.variableCount
  }

  private mutating func solutionChanged() {
    if hasErrors { noteErrors() }
    settled = nil
    whole = nil
  }

  /// The rows that stop a part of a whole after a step, or nil where other parts could make up for that.
  private mutating func limits(ofPartAfter step: Tableau.LongStep, sign: Double) -> [Int]? {
    let multiple = sign * core.tableau.sum[step.slot] / step.cell
    let isRising = multiple < 0
    if whole?.row != step.row || whole?.isRising != isRising {
      whole = Whole(core, row: step.row, isRising: isRising, nameLimit, isNamed)
    }
    guard let whole, !whole.canFall(besides: step.slot) else { return nil }
    var found = OldestRows(limit: nameLimit)
    for row in whole.limits where row != core.row(of: core.tableau.occupant[step.slot]) {
      found.insert(row, age: core.system.constraint[row])
    }
    if step.canReturn { core.note(step.stopper, in: &found, isNamed) }
    return found.rows
  }

  /// The end at a free value, with what is collected there; forgets that.
  private mutating func takeEnd(
    of local: Int32, at value: Double, sign: Double, after step: Tableau.LongStep? = nil
  ) -> End {
    let limits = limits(sign: sign, after: step)
    core.tableau.discardCollected()
    return End(value: core.presolve.baseValue[local] + value, limits: limits)
  }

  /// Collects a variable in the tableau.
  mutating func collect(_ local: Int32) {
    core.collect(Int(local), &expansion)
  }

  /// The rows in slots, or after a step, that block what is collected and are free to move the other way.
  private func limits(sign: Double, after step: Tableau.LongStep?) -> [Int] {
    var found = OldestRows(limit: nameLimit)
    core.tableau.forEachStopper(sign: sign, after: step) { core.note($0, in: &found, isNamed) }
    return found.rows
  }

  private func constraints(_ rows: [Int]) -> [LinearConstraint.ID] {
    rows.map { LinearConstraint.ID(rawValue: core.system.constraint[$0]) }
  }
}

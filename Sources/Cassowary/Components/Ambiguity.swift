/// Weights for the slots that can move and for those that are blocked at once.
private struct OpenSlots: ~Copyable {
  let moving: FlatArray<Double>
  let blocked: FlatArray<Double>
  let hasBlocked: Bool
}

/// What the levels leave open: which variables are ambiguous, and the canonical choice.
extension ComponentCore {
  private func hasOpenSlot() -> Bool {
    for slot in 0..<Int32(tableau.slotCount) where tableau.isOpen(slot) { return true }
    return false
  }

  /// Finds the variables on whose value the optimal solutions disagree.
  ///
  /// A slot that can really move makes everything that depends on it ambiguous. A slot that is
  /// unlocked but blocked at once is degenerate: there only minimum and maximum decide.
  mutating func findAmbiguity() {
    isAmbiguous.removeAll()
    isAmbiguous.append(repeating: false, count: system.variableCount)
    uniqueness = .priced
    guard hasOpenSlot() else { return }
    tableau.lockBlockedDirections(level: tieLevel)
    uniqueness = .blocked
    guard hasOpenSlot() else { return }
    uniqueness = .none
    let open = classifyOpenSlots()
    mark(rates(weights: open.moving))
    if open.hasBlocked { probe(rates(weights: open.blocked)) }
  }

  /// Marks what moves with the slots that can move from where the tableau is now.
  private mutating func markMoving() {
    let open = classifyOpenSlots()
    mark(rates(weights: open.moving))
  }

  /// Marks the variables with a rate.
  private mutating func mark(_ rates: borrowing FlatArray<Double>) {
    for variable in 0..<system.unknownCount where rates[variable] != 0 {
      isAmbiguous[variable] = true
    }
  }

  /// Asks about the variables that only blocked slots could move, all at once.
  ///
  /// A sum of variables with arbitrary weights has one value over the optimal solutions only where each
  /// of them has. Otherwise a minimum or a maximum shows some that have several, and the rest is asked
  /// about again.
  private mutating func probe(_ blockedRates: borrowing FlatArray<Double>) {
    let before = faceValues()
    var expansion = Expansion(variableCount: system.variableCount)
    var terms: [(variable: Int32, factor: Double)] = []
    for variable in 0..<Int32(system.unknownCount)
    where blockedRates[variable] != 0 && !isAmbiguous[variable] {
      terms.append((variable, Tableau.weight(variable)))
    }
    var isUnbounded = false
    while !terms.isEmpty {
      let count = terms.count
      isUnbounded = false
      for sign in [1.0, -1] where !terms.isEmpty {
        let least = minimize(terms, sign: sign, &expansion)
        tableau.discardCollected()
        markDifferences(from: before)
        // Where there is no end, something can move from here on.
        if !least.isFinite {
          isUnbounded = true
          markMoving()
        }
        keepUnmarked(&terms)
      }
      if terms.count == count { break }
    }
    // Perhaps their sum has no end, and yet none of them moves from here.
    if isUnbounded { probeSingly(terms, before) }
  }

  private func keepUnmarked(_ terms: inout [(variable: Int32, factor: Double)]) {
    terms.removeAll { isAmbiguous[$0.variable] }
  }

  /// Asks about each of some variables, where their sum has no end.
  private mutating func probeSingly(
    _ terms: [(variable: Int32, factor: Double)], _ before: borrowing FlatArray<Double>
  ) {
    var expansion = Expansion(variableCount: system.variableCount)
    for (variable, _) in terms {
      if isAmbiguous[variable] || !hasRange(Int(variable), &expansion) { continue }
      isAmbiguous[variable] = true
      markDifferences(from: before)
    }
  }

  /// Marks what has another value in the tableau's present solution than in an earlier one.
  private mutating func markDifferences(from before: borrowing FlatArray<Double>) {
    let after = faceValues()
    for other in 0..<system.unknownCount where differ(before[other], after[other]) {
      isAmbiguous[other] = true
    }
  }

  /// Whether a variable takes several values over the optimal face.
  private mutating func hasRange(_ variable: Int, _ expansion: inout Expansion) -> Bool {
    collect(variable, &expansion)
    guard tableau.collectedDependsOnOpenSlot() else {
      tableau.discardCollected()
      return false
    }
    let present = tableau.collectedValue
    tableau.discardCollected()
    return [1.0, -1].contains { sign in
      let least = minimize([(Int32(variable), 1)], sign: sign, &expansion)
      tableau.discardCollected()
      return differ(present, sign * least)
    }
  }

  private func differ(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) > Tolerance.difference * tableau.tolerance
  }

  /// The values of all variables in the tableau's present solution.
  func faceValues() -> FlatArray<Double> {
    var values = FlatArray<Double>(repeating: 0, count: system.variableCount)
    for variable in 0..<system.variableCount where variableEntity[variable] >= 0 {
      values[variable] = tableau.value[variableEntity[variable]]
    }
    presolve.evaluate(system, into: &values)
    return values
  }

  /// Weighs the open slots by whether they can really move.
  private mutating func classifyOpenSlots() -> OpenSlots {
    var moving = FlatArray<Double>(repeating: 0, count: tableau.slotCount)
    var blocked = FlatArray<Double>(repeating: 0, count: tableau.slotCount)
    var hasBlocked = false
    let movable = MovableSlots(
      &tableau, by: Tolerance.difference * tableau.tolerance, level: firstStayLevel)
    for slot in 0..<tableau.slotCount where tableau.isOpen(Int32(slot)) {
      if movable.isMovable[slot] {
        moving[slot] = Tableau.weight(Int32(slot))
      } else {
        blocked[slot] = Tableau.weight(Int32(slot))
        hasBlocked = true
      }
    }
    return OpenSlots(moving: moving, blocked: blocked, hasBlocked: hasBlocked)
  }

  /// The rate of change of every variable when the slots move as weighted.
  func rates(weights: borrowing FlatArray<Double>) -> FlatArray<Double> {
    var result = FlatArray<Double>(repeating: 0, count: system.variableCount)
    for variable in 0..<system.variableCount where variableEntity[variable] >= 0 {
      result[variable] = tableau.rate(of: variableEntity[variable], weights)
    }
    presolve.propagate(system, rates: &result)
    return result
  }

  /// Lets the ambiguous variables, in the order of ``TieBreak``, come as near to its target as they can.
  ///
  /// Each one gets a *stay*, as Cassowary calls what keeps a variable where it is: here a row
  /// `variable = 0` on a level of its own, below the real levels.
  mutating func breakTies() {
    if uniqueness == .none {
      var level = firstStayLevel
      var expansion = Expansion(variableCount: system.variableCount)
      var openRates = OpenRates(self)
      turns: for turn in [true, false] {
        for variable in 0..<system.unknownCount
        where isAmbiguous[variable] && system.choosesFirst[variable] == turn {
          // Earlier stays may have settled it.
          if openRates.rate(of: variable, in: self) == 0 { continue }
          collect(variable, &expansion)
          guard tableau.collectedDependsOnOpenSlot() else {
            tableau.discardCollected()
            continue
          }
          addStay(variable, level: level)
          level += 1
          openRates.forget(tableau)
          // Usually a few stays settle all that is open.
          if openRates.isEmpty { break turns }
        }
      }
    }
    dropBasicStays()
  }

  /// Brings the variable just collected as near to its target as the open directions allow.
  private mutating func addStay(_ variable: Int, level: Int32) {
    let stay = tableau.addCollectedRow(
      breakpoint: TieBreak.target - presolve.baseValue[variable], penalty: Tableau.Penalty.both,
      level: level)
    stays.append(stay)
    tableau.enroll(stay, level: level)
    tableau.minimizeSlopes(level: level)
    tableau.lockUphillDirections(level: level)
  }

  /// Removes the stays that do not hold a slot.
  private mutating func dropBasicStays() {
    var kept = FlatArray<Int32>()
    for index in 0..<stays.count {
      let place = tableau.location[stays[index]]
      if place < 0 {
        kept.append(stays[index])
      } else {
        tableau.removeRow(at: Int(place))
      }
    }
    stays = kept
  }

  /// Turns the stays that hold slots into unknowns that cost nothing, opening the face again.
  mutating func releaseStays() {
    for index in 0..<stays.count {
      tableau.level[stays[index]] = Tableau.never
      tableau.penalty[stays[index]] = Tableau.Penalty.none
    }
    tableau.unlock(from: tieLevel)
  }
}

/// Settles what constraints leave open.
extension Component {
  /// Settles what is open, and adopts the values.
  ///
  /// Unknowns, in the order of their turns, come as close to 0 as they can: each one that still depends on an open slot
  /// gets a *stay* (Borning et al. 1987), a wish on a level of its own below all others.
  mutating func settle() {
    updateValues()
    if tableau.steps == stepsWhenClosed { return }
    for unknown in unknownsByTurn { isAmbiguous[Int(unknown)] = false }
    // Only an edited component needs this: in an unedited one, queries get more from states of 0.
    if isEdited { tableau.closeSlotsByStates() }
    var open = OpenSlots(tableau, through: .lastOfConstraints)
    stepsWhenClosed = open.isEmpty ? tableau.steps : -1
    if open.isEmpty { return }
    open.closeWhatIsStopped(in: tableau)
    if open.isEmpty { return }
    markAmbiguous(open)
    hasStays = true
    // Whether there are stays that have closed slots since.
    var isOutdated = false
    for (turn, unknown) in unknownsByTurn.enumerated() where isAmbiguous[Int(unknown)] {
      let known =
        entityOfVariable[Int(unknown)] >= 0 ? entityOfVariable[Int(unknown)] : entityOfStay[unknown]
      if let known, tableau.entities[Int(known)].below == .stay(turn) {
        isOutdated = true
        continue
      }
      if isOutdated { open = OpenSlots(tableau, through: .stay(turn - 1)) }
      isOutdated = false
      if open.isEmpty { break }
      let cells =
        known.map { tableau.cells(of: $0) }
        ?? cells(of: [Problem.LocalTerm(variable: unknown, factor: 1)])
      guard cells.contains(where: { open[$0.slot] }) else { continue }
      let entity = known ?? addStay(of: unknown, cells)
      tableau.setLevel(.stay(turn), of: entity)
      _ = tableau.run(through: .lastOfStays)
      isOutdated = true
    }
    updateValues()
  }

  /// Adds an entity whose value is that of a defined unknown.
  private mutating func addStay(of unknown: Int32, _ cells: [Tableau.Cell]) -> Int32 {
    updateValues()
    let entity = tableau.addBasic(
      cells, value: problem.values[Int(unknown)], below: .none, above: .none)
    subjects.append(.stay(unknown))
    entityOfStay[unknown] = entity
    return entity
  }

  /// Suspends all stays, so that the levels of the constraints can be solved again.
  mutating func suspendStays() {
    if !hasStays { return }
    hasStays = false
    tableau.restart(from: .question)
    for (entity, subject) in subjects.enumerated() {
      switch subject {
      case .stay, .unknown: tableau.setLevel(.none, of: Int32(entity))
      case .row, .question: break
      }
    }
  }

  // MARK: Ambiguity

  /// Finds out which unknowns have more than one optimal value.
  ///
  /// Entities that move with unlimited open slots are ambiguous. For those that move only together, the minimum and
  /// maximum of an arbitrary sum show whether any of them can move.
  private mutating func markAmbiguous(_ open: OpenSlots) {
    let movable = open.unstopped(in: tableau)
    var (rates, doubtfulRates) = (problem.values, problem.values)
    move({ movable[Int($0)] }, at: &rates)
    move({ open[$0] }, at: &doubtfulRates)
    var candidates: [Int32] = []
    for unknown in unknownsByTurn {
      if abs(rates[Int(unknown)]) > Tolerance.coefficient {
        isAmbiguous[Int(unknown)] = true
      } else if abs(doubtfulRates[Int(unknown)]) > Tolerance.coefficient {
        candidates.append(unknown)
      }
    }
    while !candidates.isEmpty {
      let sum = candidates.map { Problem.LocalTerm(variable: $0, factor: Self.weight(of: $0)) }
      let ends = [-1.0, 1].map { extreme(of: sum, sign: $0).component.problem.values }
      let moved = candidates.filter {
        abs(ends[0][Int($0)] - ends[1][Int($0)]) > Tolerance.difference * tableau.tolerance
      }
      if moved.isEmpty { return }
      for unknown in moved { isAmbiguous[Int(unknown)] = true }
      candidates.removeAll { isAmbiguous[Int($0)] }
    }
  }

  /// How variables change if the occupants of the given slots move, each at an arbitrary rate.
  private func move(_ isMoved: (Int32) -> Bool, at rates: inout [Double]) {
    for local in rates.indices { rates[local] = 0 }
    for (entity, subject) in subjects.enumerated() {
      guard case .unknown(let unknown) = subject else { continue }
      for cell in tableau.cells(of: Int32(entity)) where isMoved(cell.slot) {
        rates[Int(unknown)] += cell.factor * Self.weight(of: cell.slot)
      }
    }
    definitions.propagate(&rates, problem)
  }

  /// An arbitrary number between 1 and 2, so that sums of a few of them don't cancel by chance (splitmix64).
  private static func weight(of number: Int32) -> Double {
    var bits = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}

extension Tableau {
  /// Gives an entity the same level on both sides; nothing may have a state or a price for it yet.
  mutating func setLevel(_ level: Level, of entity: Int32) {
    entities[Int(entity)].below = level
    entities[Int(entity)].above = level
    if entities[Int(entity)].isBasic { check(entity) }
  }
}

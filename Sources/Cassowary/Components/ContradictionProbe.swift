/// Finds out which rows can hold beside the required ones of a component, one after the other.
///
/// The error of a row is minimised while all required rows stay exact. Where an error is left the row is
/// a combination of rows in slots, which is a certificate (see ``CertificateSearch``). Each question
/// starts from the basis that the last one left, so that it costs a few pivots.
struct ContradictionProbe: ~Copyable {
  /// What the required rows say to another row.
  enum Answer {
    case holds
    case contradiction(Certificate)
    /// The numbers do not allow an answer.
    case unclear
  }

  /// The level of the row that is asked about; all other rows below required are left out.
  private static let level: Int32 = 1

  /// After so many steps values are computed anew, so that rounding does not add up.
  private static let stepsBetweenValues = 64

  private var core: ComponentCore
  /// How many steps the tableau had taken when its values were computed last.
  private var stepsAtValues = 0

  /// Takes over a component with a tableau.
  ///
  /// All required rows hold but for those that are left out before the first question.
  init(_ core: consuming ComponentCore) {
    self.core = core
    self.core.tableau.holdRequiredRows()
  }

  /// Solves a system from nothing.
  ///
  /// - Parameters:
  ///   - system: Its rows below required are the ones to ask about.
  ///   - peels: Whether equations may become definitions, which stay required for good.
  /// - Returns: The probe; nil where the required rows contradict each other.
  static func make(_ system: consuming LocalSystem, peels: Bool) -> ContradictionProbe? {
    var core = ComponentCore(system)
    let isExcluded = FlatArray<Bool>(repeating: !peels, count: core.system.rowCount)
    core.presolve = Presolve(core.system, excluding: isExcluded)
    core.buildTableau()
    core.tableau.optimize(from: 0, to: 1, members: core.members)
    if core.hasRequiredViolation() || core.tableau.isExhausted { return nil }
    return ContradictionProbe(core)
  }

  /// Makes a row of the core a required one; false where it can't hold.
  mutating func require(_ row: Int) -> Bool {
    guard case .holds = answer(for: row) else { return false }
    core.system.priority[row] = Priority.required.value
    if core.system.isRequiredEquality(row) { core.budget.addedEquations += 1 }
    core.tableau.hold(core.rowEntity[row])
    return true
  }

  /// Makes rows ones that are left out; definitions become rows of the core first.
  mutating func leaveOut(_ rows: some Collection<Int>) {
    var definitions = FlatArray<Int32>()
    for row in rows where core.rowEntity[row] < 0 { definitions.append(Int32(row)) }
    core.releaseInPlace(definitions)
    for row in rows {
      if core.system.isRequiredEquality(row) { core.budget.addedEquations -= 1 }
      core.system.priority[row] = Priority.broken.value
      core.tableau.forget(core.rowEntity[row])
    }
  }

  /// Whether a row that is not required can hold; no row is changed by that.
  mutating func answer(for row: Int) -> Answer {
    let entity = core.rowEntity[row]
    if core.tableau.steps - stepsAtValues > Self.stepsBetweenValues {
      core.tableau.recomputeValues()
      stepsAtValues = core.tableau.steps
    }
    if entity < 0 || !core.isViolated(row) { return .holds }
    core.tableau.minimizeError(of: entity, level: Self.level)
    if core.tableau.isExhausted { return .unclear }
    if !core.isViolated(row) { return .holds }
    return core.contradiction(readFrom: row).map(Answer.contradiction) ?? .unclear
  }

  /// Whether the row that was just asked about could hold without one of the members of its contradiction, as
  /// far as a single step shows.
  ///
  /// At the optimum every other member is in a slot. Where the slot of one can move until the row
  /// holds, and no required row stops it before, the rows other than that member hold together there: it can't
  /// be spared. Nothing moves for that; one look at a column is enough.
  mutating func holds(_ row: Int, without member: Int) -> Bool {
    let (entity, other) = (core.rowEntity[row], core.rowEntity[member])
    guard entity >= 0, other >= 0, core.tableau.location[other] < 0,
      core.tableau.location[entity] >= 0
    else { return false }
    let slot = ~core.tableau.location[other]
    let cell = core.tableau.cell(row: Int(core.tableau.location[entity]), slot: slot)
    if abs(cell) <= Tolerance.coefficient { return false }
    let distance = (core.tableau.breakpoint[entity] - core.tableau.value[entity]) / cell
    return core.tableau.canMove(
      slot: Int(slot), upward: distance > 0, by: abs(distance), level: 0)
  }

  /// The component with the rows that are required here, solved no further than to the required level; nil
  /// where numbers do not allow that.
  func unfinishedCore() -> ComponentCore? {
    if core.tableau.isExhausted { return nil }
    var result = core.copy()
    result.fileRowsAnew()
    result.state = .unfinished([])
    return result
  }

  /// A contradiction between a row and all required ones, searched for without the tableau.
  func searched(for row: Int) -> Conflict? { core.conflict(requiring: row) }

  /// A certificate as a conflict.
  func conflict(_ certificate: Certificate) -> Conflict {
    certificate.conflict(core.system)
  }
}

extension Tableau {
  /// Lets every required row block on its own account, and nothing else.
  fileprivate mutating func holdRequiredRows() {
    for entity in 0..<entityCount where level[entity] > 0 { level[entity] = Tableau.never }
    for row in 0..<rowCount { state[basic[row]] = 0 }
    for slot in 0..<slotCount { lockByOccupant(slot) }
  }

  /// Lets a row that holds block as required ones do.
  fileprivate mutating func hold(_ entity: Int32) {
    level[entity] = 0
    state[entity] = 0
    if location[entity] < 0 { lockByOccupant(Int(~location[entity])) }
  }

  /// Lets a row block nothing.
  fileprivate mutating func forget(_ entity: Int32) {
    level[entity] = Tableau.never
    if location[entity] < 0 { lockByOccupant(Int(~location[entity])) }
  }

  private mutating func lockByOccupant(_ slot: Int) {
    if lockUp[slot] == Tableau.always { return }
    let entity = occupant[slot]
    let sides = level[entity] == 0 ? penalty[entity] : Penalty.none
    lockUp[slot] = sides & Penalty.above != 0 ? 0 : Tableau.never
    lockDown[slot] = sides & Penalty.below != 0 ? 0 : Tableau.never
  }

  /// Minimises the error of one entity, which counts at no level before or after.
  fileprivate mutating func minimizeError(of entity: Int32, level current: Int32) {
    level[entity] = current
    state[entity] = 0
    enroll(entity, level: current)
    minimizeSlopes(level: current)
    forgetSlopes()
    level[entity] = Tableau.never
  }
}

// MARK: Certificates in the tableau

extension ComponentCore {
  /// Puts all rows of the core on the levels of their priorities.
  fileprivate mutating func fileRowsAnew() {
    for row in 0..<system.rowCount { members.addLevel(system.priority[row], to: &tableau) }
    for row in 0..<system.rowCount where rowEntity[row] >= 0 {
      tableau.level[rowEntity[row]] = Int32(members.firstIndex(notAbove: system.priority[row]))
    }
    members.fileEntities(of: tableau)
  }

  /// A contradiction between a row and all required ones, searched for without the tableau.
  fileprivate func conflict(requiring row: Int) -> Conflict? {
    var held: [Int] = []
    for other in 0..<system.rowCount where other != row && system.isRequired(other) {
      held.append(other)
    }
    var search = CertificateSearch(system, held: held, row: row, tolerance: tableau.tolerance)
    return search.run()?.conflict(system)
  }

  /// Whether a row of the core misses its breakpoint.
  func isViolated(_ row: Int) -> Bool {
    let entity = rowEntity[row]
    return entity >= 0 && tableau.location[entity] >= 0 && tableau.currentState(of: entity) != 0
  }

  /// The contradiction that a violated row tells of: nothing but required rows and parameters keep it
  /// from coming nearer; nil where something else does, too.
  func contradiction(readFrom row: Int) -> Certificate? {
    let entity = rowEntity[row]
    let state = tableau.currentState(of: entity)
    guard isMadeOfRows(entity) else { return nil }
    let found = certificate(against: row, entity, sign: Double(state))
    for member in found.members where member.row != row {
      if !demandsItsPart(member) { return nil }
    }
    return found.members.isEmpty ? nil : found
  }

  /// Whether a basic entity depends on nothing but rows and parameters.
  private func isMadeOfRows(_ entity: Int32) -> Bool {
    for (slot, cell) in tableau.rows[tableau.location[entity]]
    where abs(cell) > Tolerance.coefficient {
      if tableau.lockUp[slot] != Tableau.always, row(of: tableau.occupant[slot]) == nil {
        return false
      }
    }
    return true
  }

  /// Whether a required row demands what its multiplier says.
  ///
  /// A slot may be locked by a row other than its occupant, as a variable that an equation fixes where an
  /// inequality holds just so; then the occupant, taken the wrong way round, proves nothing.
  private func demandsItsPart(_ member: Certificate.Member) -> Bool {
    let side = member.multiplier > 0 ? Tableau.Penalty.below : Tableau.Penalty.above
    return system.isRequired(member.row) && system.penalty[member.row] & side != 0
  }

  /// The rows in the slots of a basic row, and the definitions that these use.
  private func certificate(
    against target: Int, _ entity: Int32, sign: Double
  ) -> Certificate {
    var remainder = Remainder(system, presolve)
    remainder.subtract(-sign, of: target, system, presolve)
    for (slot, cell) in tableau.rows[tableau.location[entity]] {
      if let row = row(of: tableau.occupant[slot]) {
        remainder.subtract(sign * cell, of: row, system, presolve)
      }
    }
    return Certificate(system, presolve, remainder)
  }
}

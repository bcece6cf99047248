/// Why the required constraints of a component cannot all hold.
extension ComponentCore {
  /// Whether all required rows are searched, which finds the latest culprit.
  ///
  /// In larger components only those are searched that the optimum of level 0 rests on.
  private var isSearchedWhole: Bool {
    var count = 0
    for row in 0..<system.rowCount where system.isRequired(row) { count += 1 }
    return count <= CertificateSearch.unpeeledLimit
  }

  /// Whether a contradiction is explained before definitions move to the core that only may yield.
  ///
  /// The total error is right by then. In a small component it pays to wait: the search costs more with
  /// them in the core, but it finds the latest culprit.
  var explainsEarly: Bool { !isSearchedWhole }

  /// From this multiplier on a definition may have to yield.
  private var tie: Double { 1 - Tolerance.multiplier }
  /// From this multiplier on it has to.
  private var excess: Double { 1 + Tolerance.multiplier }

  /// The definitions that pull harder than a violated row.
  func definitions(thatMustYieldTo multipliers: borrowing FlatArray<Double>) -> FlatArray<Int32> {
    definitions(from: excess, multipliers)
  }

  /// The definitions that pull at least as hard as a violated row.
  func definitions(thatMayYieldTo multipliers: borrowing FlatArray<Double>) -> FlatArray<Int32> {
    definitions(from: tie, multipliers)
  }

  private func definitions(
    from least: Double, _ multipliers: borrowing FlatArray<Double>
  ) -> FlatArray<Int32> {
    var found = FlatArray<Int32>()
    for row in 0..<system.rowCount where yields(row, from: least, multipliers) {
      found.append(Int32(row))
    }
    return found
  }

  /// Marks all rows that pull at least as hard as a violated one.
  ///
  /// Rows of the core, too: violated ones must not become definitions when the system is peeled again.
  func exclude(
    thatMayYieldTo multipliers: borrowing FlatArray<Double>, _ excluded: inout FlatArray<Bool>
  ) {
    for row in 0..<system.rowCount where abs(multipliers[row]) > tie { excluded[row] = true }
  }

  /// Whether every definition has a multiplier below 1 in the dual solution of level 0.
  mutating func definitionsHold() -> Bool {
    let multipliers = requiredMultipliers()
    return !(0..<system.rowCount).contains { yields($0, from: tie, multipliers) }
  }

  private func yields(
    _ row: Int, from least: Double, _ multipliers: borrowing FlatArray<Double>
  ) -> Bool {
    presolve.isDefinition[row] && abs(multipliers[row]) > least
  }

  /// The multiplier of every required row in the certificate of the level-0 optimum (Farkas).
  mutating func requiredMultipliers() -> FlatArray<Double> {
    var remainder = Remainder(system, presolve)
    for index in members.range(of: 0) {
      let entity = members.entity[index]
      let place = tableau.location[entity]
      if place < 0 || tableau.state[entity] == 0 { continue }
      tableau.addToSlope(row: Int(place), factor: Double(tableau.state[entity]))
      if let row = row(of: entity) {
        remainder.subtract(-Double(tableau.state[entity]), of: row, system, presolve)
      }
    }
    for slot in 0..<tableau.slotCount where tableau.slope[slot] != 0 {
      if abs(tableau.slope[slot]) <= Tolerance.coefficient { continue }
      if let row = row(of: tableau.occupant[slot]) {
        remainder.subtract(tableau.slope[slot], of: row, system, presolve)
      }
    }
    tableau.forgetSlopes()
    tableau.emptyQueues()
    remainder.eliminateDefinitions(system, presolve)
    return remainder.multipliers
  }

  /// Finds one certificate for each violated row that cannot be added to the rows that hold.
  func explanation(_ multipliers: borrowing FlatArray<Double>) -> [Conflict] {
    let (searched, violated, newest) = splitRequired(multipliers)
    var held = searched
    var found: [Conflict] = []
    var seen: Set<[LinearConstraint.ID]> = []
    for row in violated {
      guard let proof = certificate(against: row, held: held, newest: newest) else {
        held.append(row)
        held.sort()
        continue
      }
      let conflict = proof.conflict(system)
      if seen.insert(conflict.members.map { $0.constraint }).inserted { found.append(conflict) }
    }
    return found
  }

  /// The contradictions that violated rows tell of by themselves.
  func contradictionsAtSight() -> [Conflict] {
    var conflicts: [Conflict] = []
    for index in members.range(of: 0) {
      guard let row = row(of: members.entity[index]), isViolated(row) else { continue }
      if let found = contradiction(readFrom: row) { conflicts.append(found.conflict(system)) }
    }
    return conflicts
  }

  /// The required rows that hold, as far as they are searched, those that are violated, and the newest.
  private func splitRequired(
    _ multipliers: borrowing FlatArray<Double>
  ) -> (held: [Int], violated: [Int], newest: Int?) {
    let isSearchedWhole = isSearchedWhole
    var held: [Int] = []
    var violated: [Int] = []
    var newest: Int?
    for row in 0..<system.rowCount where system.isRequired(row) {
      newest = row
      if isViolated(row) {
        violated.append(row)
      } else if isSearchedWhole || multipliers[row] != 0 {
        held.append(row)
      }
    }
    return (held, violated, newest)
  }

  /// A certificate with `row`, preferably one that involves the newest required row.
  private func certificate(
    against row: Int, held: [Int], newest: Int?
  ) -> Certificate? {
    guard let first = search(against: row, held: held) else { return nil }
    guard let newest, newest != row, held.contains(newest) else { return first }
    var candidates = held
    var latest = first
    for _ in 0..<8 {
      if latest.members.contains(where: { $0.row == newest }) { return latest }
      guard let oldest = latest.members.lazy.map({ $0.row }).filter({ $0 != row }).min() else {
        break
      }
      candidates.removeAll { $0 == oldest }
      guard let next = search(against: row, held: candidates) else { break }
      latest = next
    }
    return first
  }

  private func search(against row: Int, held: [Int]) -> Certificate? {
    var search = CertificateSearch(system, held: held, row: row, tolerance: tableau.tolerance)
    return search.run()
  }
}

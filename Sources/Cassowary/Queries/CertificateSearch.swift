/// Finds an irreducible set of rows that excludes one given row.
///
/// The error of the row is minimised while all held rows stay exact. At an optimum above 0 the row
/// is a combination of the rows in slots; those are linearly independent and all coefficients are
/// non-zero, so the combination is unique and no member can be spared (Gleeson & Ryan 1990). That
/// makes a deletion filter unnecessary.
struct CertificateSearch: ~Copyable {
  /// A row and its Farkas multiplier.
  struct Member {
    var row: Int
    var multiplier: Double
  }

  private var tableau = Tableau()
  private var rowOfEntity: [Int] = []

  init() {}

  /// The certificate, or nil when the row can hold together with the held rows.
  mutating func run(
    _ system: borrowing LocalSystem, held: [Int], row target: Int, tolerance: Double
  ) -> [Member]? {
    tableau.tolerance = tolerance
    var entityOfVariable = addSlots(system, rows: held + [target])
    // The newest rows take their slots first, which favours them in the certificate.
    for row in held.reversed() where system.isRequiredEquality(row) {
      let entity = add(row, level: 0, system, entityOfVariable)
      solve(entity)
    }
    for row in held.reversed() where !system.isRequiredEquality(row) {
      _ = add(row, level: 0, system, entityOfVariable)
    }
    let targetEntity = add(target, level: 1, system, entityOfVariable)
    entityOfVariable.removeAll()
    var members = LevelMembers()
    members.removeAll()
    members.insert(0)
    members.fileEntities(of: tableau)
    tableau.recomputeValues()
    tableau.optimize(from: 0, to: 1, members: members)
    makeHeldRowsHard()
    tableau.optimize(from: 1, to: 2, members: members)
    return readCertificate(targetEntity)
  }

  /// Lets every held row block on its own account.
  ///
  /// The dual solution of level 0 may rest on rows that lie on their breakpoint while basic. Their
  /// part would be missing from the certificate, which is read from the slots alone.
  private mutating func makeHeldRowsHard() {
    for row in 0..<tableau.rowCount { tableau.state[tableau.basic[row]] = 0 }
    for slot in 0..<tableau.slotCount {
      let sides = tableau.penalty[tableau.occupant[slot]]
      tableau.lockUp[slot] = sides & Tableau.Penalty.above != 0 ? 0 : Tableau.never
      tableau.lockDown[slot] = sides & Tableau.Penalty.below != 0 ? 0 : Tableau.never
    }
  }

  private mutating func addSlots(
    _ system: borrowing LocalSystem, rows: [Int]
  ) -> FlatArray<Int32> {
    let entityOfVariable = FlatArray<Int32>(repeating: -1, count: system.unknownCount)
    for row in rows {
      for term in system.terms(of: row) {
        let variable = Int(system.termVariable[term])
        if variable >= system.unknownCount || entityOfVariable[variable] >= 0 { continue }
        entityOfVariable[variable] = tableau.addSlot(value: 0, isParameter: false)
        rowOfEntity.append(-1)
      }
    }
    return entityOfVariable
  }

  private mutating func add(
    _ row: Int, level: Int32, _ system: borrowing LocalSystem,
    _ entityOfVariable: borrowing FlatArray<Int32>
  ) -> Int32 {
    var constant = system.constant[row]
    for term in system.terms(of: row) {
      let variable = Int(system.termVariable[term])
      if variable < system.unknownCount {
        tableau.collect(entityOfVariable[variable], system.termFactor[term])
      } else {
        constant -= system.termFactor[term] * system.value[variable]
      }
    }
    rowOfEntity.append(row)
    return tableau.addCollectedRow(
      breakpoint: constant, penalty: system.penalty[row], level: level)
  }

  /// Solves an equality for the unknown with the largest cell.
  private mutating func solve(_ entity: Int32) {
    let row = Int(tableau.location[entity])
    let first = Int(tableau.rows.lists[row].start)
    var best: Int32 = -1
    var largest = 1e-9
    for cell in first..<first + Int(tableau.rows.lists[row].length) {
      let slot = tableau.rows.keys[cell]
      if rowOfEntity[Int(tableau.occupant[slot])] >= 0 { continue }
      if abs(tableau.rows.payloads[cell]) > largest {
        largest = abs(tableau.rows.payloads[cell])
        best = slot
      }
    }
    if best >= 0 { tableau.pivot(row: row, slot: Int(best)) }
  }

  private func readCertificate(_ target: Int32) -> [Member]? {
    let place = tableau.location[target]
    guard place >= 0 else { return nil }
    let state = tableau.currentState(of: target)
    guard state != 0 else { return nil }
    let sign = Double(state)
    var result = [Member(row: rowOfEntity[Int(target)], multiplier: -sign)]
    let first = Int(tableau.rows.lists[place].start)
    for cell in first..<first + Int(tableau.rows.lists[place].length) {
      let row = rowOfEntity[Int(tableau.occupant[tableau.rows.keys[cell]])]
      let factor = tableau.rows.payloads[cell]
      if row < 0 || abs(factor) <= Tableau.slopeTolerance { continue }
      result.append(Member(row: row, multiplier: sign * factor))
    }
    return result
  }
}

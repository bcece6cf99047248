/// Finds an irreducible set of rows that excludes one given row.
///
/// The error of the row is minimised while all held rows stay exact. At an optimum above 0 the row
/// is a combination of the rows in slots; those are linearly independent and all coefficients are
/// non-zero, so the combination is unique and no member can be spared (Gleeson & Ryan 1990). That
/// makes a deletion filter unnecessary.
struct CertificateSearch: ~Copyable {
  /// The held rows, and after them the target.
  private let system: LocalSystem
  private var presolve: Presolve
  private var tableau = Tableau()
  /// The row of the system that an entity is; -1 for unknowns and parameters.
  private var rowOfEntity: [Int] = []
  /// The numbers of the rows in the component.
  private let rows: [Int]

  /// Up to this many held rows all enter the tableau, where the newest come first.
  ///
  /// More would fill it with cells; so most equations among them become definitions, as they do in
  /// the component itself.
  static var unpeeledLimit: Int { 64 }

  /// Prepares the search for rows that exclude a target among rows that can hold together, which are
  /// given in ascending order.
  init(_ whole: borrowing LocalSystem, held: [Int], row target: Int, tolerance: Double) {
    rows = held + [target]
    system = whole.restricted(to: rows)
    var isExcluded = FlatArray<Bool>(
      repeating: held.count <= Self.unpeeledLimit, count: rows.count)
    isExcluded[held.count] = true
    presolve = Presolve(system, excluding: isExcluded)
    presolve.updateBaseValues(system)
    tableau.tolerance = tolerance
  }

  /// The certificate, or nil when the row can hold together with the held rows.
  mutating func run() -> Certificate? {
    let target = build()
    var members = LevelMembers()
    members.removeAll()
    members.insert(0)
    members.fileEntities(of: tableau)
    tableau.recomputeValues()
    tableau.optimize(from: 0, to: 1, members: members)
    makeHeldRowsHard()
    tableau.optimize(from: 1, to: 2, members: members)
    return readCertificate(target)
  }

  /// Makes the tableau of the held rows and, one level below, the target; returns its entity.
  private mutating func build() -> Int32 {
    let entityOfVariable = addSlots()
    var expansion = Expansion(variableCount: system.variableCount)
    let target = rows.count - 1
    let core = (0..<target).filter { !presolve.isDefinition[$0] }
    // The newest rows take their slots first, which favours them in the certificate.
    for row in core.reversed() where system.isRequiredEquality(row) {
      solve(add(row, level: 0, entityOfVariable, &expansion))
    }
    for row in core.reversed() where !system.isRequiredEquality(row) {
      _ = add(row, level: 0, entityOfVariable, &expansion)
    }
    return add(target, level: 1, entityOfVariable, &expansion)
  }

  /// Lets every held row block on its own account.
  ///
  /// The dual solution of level 0 may rest on rows that lie on their breakpoint while basic. Their
  /// part would be missing from the certificate, which is read from the slots alone.
  private mutating func makeHeldRowsHard() {
    for row in 0..<tableau.rowCount { tableau.state[tableau.basic[row]] = 0 }
    for slot in 0..<tableau.slotCount where tableau.lockUp[slot] != Tableau.always {
      let sides = tableau.penalty[tableau.occupant[slot]]
      tableau.lockUp[slot] = sides & Tableau.Penalty.above != 0 ? 0 : Tableau.never
      tableau.lockDown[slot] = sides & Tableau.Penalty.below != 0 ? 0 : Tableau.never
    }
  }

  /// Free unknowns and parameters become the slots.
  private mutating func addSlots() -> FlatArray<Int32> {
    var entityOfVariable = FlatArray<Int32>(repeating: -1, count: system.variableCount)
    for variable in 0..<system.variableCount where presolve.position[variable] == 0 {
      let isParameter = variable >= system.unknownCount
      entityOfVariable[variable] = tableau.addSlot(
        value: isParameter ? system.value[variable] : 0, isParameter: isParameter)
      rowOfEntity.append(-1)
    }
    return entityOfVariable
  }

  private mutating func add(
    _ row: Int, level: Int32, _ entityOfVariable: borrowing FlatArray<Int32>,
    _ expansion: inout Expansion
  ) -> Int32 {
    for term in system.terms(of: row) {
      expansion.add(
        system.termVariable[term], system.termFactor[term], presolve, entity: entityOfVariable,
        to: &tableau)
    }
    expansion.finish(system, presolve, entity: entityOfVariable, to: &tableau)
    rowOfEntity.append(row)
    return tableau.addCollectedRow(
      breakpoint: system.constant[row] - system.leftSide(of: row, at: presolve.baseValue),
      penalty: system.penalty[row], level: level)
  }

  /// Solves an equality for the unknown with the largest cell.
  private mutating func solve(_ entity: Int32) {
    let row = Int(tableau.location[entity])
    var best: Int32 = -1
    var largest = Tolerance.coefficient
    for (slot, cell) in tableau.rows[row] {
      if tableau.lockUp[slot] == Tableau.always { continue }
      if rowOfEntity[Int(tableau.occupant[slot])] >= 0 { continue }
      if abs(cell) > largest {
        largest = abs(cell)
        best = slot
      }
    }
    if best >= 0 { tableau.pivot(row: row, slot: Int(best)) }
  }

  /// The rows in the slots of the target, and the definitions that these use.
  private func readCertificate(_ entity: Int32) -> Certificate? {
    let place = tableau.location[entity]
    guard place >= 0 else { return nil }
    let state = tableau.currentState(of: entity)
    guard state != 0 else { return nil }
    let sign = Double(state)
    var remainder = Remainder(system, presolve)
    remainder.subtract(-sign, of: rows.count - 1, system, presolve)
    for (slot, cell) in tableau.rows[place] {
      let row = rowOfEntity[Int(tableau.occupant[slot])]
      if row >= 0 { remainder.subtract(sign * cell, of: row, system, presolve) }
    }
    return Certificate(system, presolve, remainder).renumbered { rows[$0] }
  }
}

extension LocalSystem {
  /// Some rows under new numbers, in the order given, with nothing but the variables they mention.
  fileprivate func restricted(to rows: [Int]) -> LocalSystem {
    let termCount = rows.reduce(0) { $0 + terms(of: $1).count }
    var result = LocalSystem(
      variableCount: min(variableCount, termCount), rowCount: rows.count, termCount: termCount)
    var number = FlatArray<Int32>(repeating: -1, count: variableCount)
    for isParameter in [false, true] {
      for row in rows {
        for term in terms(of: row) {
          let local = termVariable[term]
          if number[local] >= 0 || (local >= unknownCount) != isParameter { continue }
          number[local] = Int32(result.variable.count)
          result.variable.append(variable[local])
          result.value.append(value[local])
          if !isParameter { result.choosesFirst.append(choosesFirst[local]) }
        }
      }
      if !isParameter { result.unknownCount = result.variable.count }
    }
    for row in rows {
      for term in terms(of: row) {
        result.termVariable.append(number[termVariable[term]])
        result.termFactor.append(termFactor[term])
      }
      result.start.append(Int32(result.termVariable.count))
      result.constraint.append(constraint[row])
      result.constant.append(constant[row])
      result.priority.append(priority[row])
      result.penalty.append(penalty[row])
    }
    return result
  }
}

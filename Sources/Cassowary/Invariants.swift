extension Solver {
  /// Traps if something that the solver relies on doesn't hold; for tests.
  package func _checkInvariants() {
    if let problem = violatedInvariant { preconditionFailure(problem) }
  }

  /// The first violated invariant of the solver; nil if all hold.
  private var violatedInvariant: String? {
    for number in components.numbers {
      guard let component = components[number] else { continue }
      if let problem = component.violatedInvariant { return problem }
      for (local, variable) in component.problem.variables.enumerated()
      where !component.problem.isParameter[local] {
        let record = variables[variable]
        guard record.component == number, record.local == local,
          variables.values[Int(variable)] == component.problem.values[local]
        else { return "variable \(variable) is not the component's" }
      }
    }
    return nil
  }
}

extension Component {
  /// The first violated invariant; nil if all hold.
  var violatedInvariant: String? {
    for (entity, subject) in subjects.enumerated() {
      if case .question = subject { continue }
      if let problem = violation(by: Int32(entity), subject) { return problem }
    }
    return tableau.violatedInvariant
  }

  private func violation(by entity: Int32, _ subject: Subject) -> String? {
    let known = tableau.entities[Int(entity)]
    if known.state != 0, known.level(of: known.state) == .required {
      return "entity \(entity) is required, and has a state"
    }
    if known.isBasic, tableau.wanted(of: entity) != nil {
      return "the state of entity \(entity) doesn't fit"
    }
    let value: Double =
      switch subject {
      case .row(let row): problem.residual(of: Int(row))
      case .unknown(let unknown), .stay(let unknown): problem.values[Int(unknown)]
      case .question: 0
      }
    if abs(value - known.value) > Tolerance.accuracy * tableau.tolerance {
      return "entity \(entity) is \(value), not \(known.value)"
    }
    var remainder = Remainder(self)
    add(subject, times: 1, to: &remainder)
    for cell in tableau.cells(of: entity) {
      add(
        subjects[Int(tableau.slots[Int(cell.slot)].occupant)], times: -cell.factor, to: &remainder)
    }
    remainder.eliminateDefinitions(in: self)
    for unknown in unknownsByTurn where abs(remainder.coefficients[Int(unknown)]) > 1e-6 {
      return "the cells of entity \(entity) are not its own"
    }
    return nil
  }

  private func add(_ subject: Subject, times factor: Double, to remainder: inout Remainder) {
    switch subject {
    case .row(let row): remainder.add(factor, of: row, in: self)
    case .unknown(let unknown), .stay(let unknown):
      remainder.add(factor, of: Problem.LocalTerm(variable: unknown, factor: 1))
    case .question: break
    }
  }
}

extension Tableau {
  /// The first violated invariant; nil if all hold.
  var violatedInvariant: String? {
    for slot in slots.indices {
      var price = LevelVector()
      for basic in basics.indices where basics[basic].entity >= 0 {
        let entity = entities[Int(basics[basic].entity)]
        for cell in basics[basic].cells where cell.slot == slot && entity.state != 0 {
          price.add(Double(entity.state) * cell.factor, on: entity.level(of: entity.state))
        }
      }
      for part in slots[slot].price { price.add(-part.amount, on: part.level) }
      if price.contains(where: { abs($0.amount) > 1e-6 }) {
        return "a wrong price in slot \(slot)"
      }
      for side in [Int8(1), -1] {
        let own = entities[Int(slots[slot].occupant)].level(of: side)
        if own == .required { continue }
        var cost = Cost(slots[slot].price, times: Double(side), plus: 1, on: own)
        if let first = cost.popFirst(), first.amount < -1e-6 {
          return "a negative price in slot \(slot)"
        }
      }
    }
    return nil
  }
}

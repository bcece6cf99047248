extension Solver {
  /// The ranges of the given variables over the optimal solutions.
  ///
  /// - Parameters:
  ///   - wanted: The variables; unknown ones count as never constrained.
  ///   - nameLimit: How many constraints to name at each end, and as tied; the oldest are named.
  ///   - isNamed: Which constraints are worth naming as limits.
  /// - Returns: One entry for each variable that is not unique, in the order given.
  package func optimalRanges(
    of wanted: [Variable], nameLimit: Int = .max,
    naming isNamed: (LinearConstraint.ID) -> Bool = { _ in true }
  ) -> [OptimalRange] {
    var asked: [Int32: Component] = [:]
    return wanted.compactMap { variable in
      if isUnique(variable) { return nil }
      guard variables.contains(variable), variables[variable.rawValue].component >= 0,
        variables[variable.rawValue].uses > 0
      else {
        return OptimalRange(
          variable: variable, range: -.infinity ... .infinity, lowerLimits: [], upperLimits: [],
          tied: [])
      }
      let number = variables[variable.rawValue].component
      let component = asked[number] ?? self.asked(number)?.withoutStays
      asked[number] = component
      return component.map { optimalRange(of: variable, in: $0, nameLimit, isNamed) }
    }
  }

  private func optimalRange(
    of variable: Variable, in component: Component, _ nameLimit: Int,
    _ isNamed: (LinearConstraint.ID) -> Bool
  ) -> OptimalRange {
    let terms = component.problem.localTerms([Term(variable)])
    let (lower, upper) = (
      component.extreme(of: terms, sign: -1), component.extreme(of: terms, sign: 1)
    )
    let tied = component.tradedRows(lower, upper)
    func names(_ rows: [Int32]) -> [LinearConstraint.ID] {
      let constraints = rows.map { component.problem.rows[Int($0)].constraint }
      return Array(
        constraints.sorted { self.constraints[$0].order < self.constraints[$1].order }
          .map(LinearConstraint.ID.init).filter(isNamed).prefix(nameLimit))
    }
    return OptimalRange(
      variable: variable, range: .of(lower.value, upper.value),
      lowerLimits: names(component.limits(lower, upper).filter { !tied.contains($0) }),
      upperLimits: names(component.limits(upper, lower).filter { !tied.contains($0) }),
      tied: names(tied))
  }

  /// The constraints that change nothing, whatever the suggested values are.
  ///
  /// The row of such a constraint has no cells other than those of required equalities.
  /// - Parameter isCandidate: Whether to look at a constraint that isn't a required equality.
  /// - Returns: The dependencies, by their oldest members.
  package func redundancies(
    where isCandidate: (LinearConstraint.ID) -> Bool = { _ in true }
  ) -> [Redundancy] {
    var found: [Redundancy] = []
    for component in components.numbers.flatMap(askedApart) where component.conflicts.isEmpty {
      for (row, members) in component.dependentRows {
        let own = LinearConstraint.ID(rawValue: component.problem.rows[Int(row)].constraint)
        let isEquality = component.problem.rows[Int(row)].isRequiredEquality
        guard isEquality || isCandidate(own) else { continue }
        let ids = members.map { component.problem.rows[Int($0)].constraint }
          .sorted { constraints[$0].order < constraints[$1].order }.map(LinearConstraint.ID.init)
        let removable = isEquality ? ids : [own]
        // Layout is in points; smaller errors are rounding.
        let isMet = removable.allSatisfy { abs(error(of: $0)) <= 1e-6 }
        found.append(Redundancy(members: ids, removable: removable, isMet: isMet))
      }
    }
    return found.sorted { first, second in
      first.members.lexicographicallyPrecedes(second.members) {
        constraints[$0.rawValue].order < constraints[$1.rawValue].order
      }
    }
  }

  /// The constraints that share unknowns with a constraint, directly or through others, and the constraint
  /// itself, oldest first; none if the last solution does not know it.
  ///
  /// Only these can contradict it; suggested variables don't connect constraints.
  package func constraints(connectedWith id: LinearConstraint.ID) -> [LinearConstraint.ID] {
    guard constraints.contains(id) else { return [] }
    let groups = askedApart(constraints[id.rawValue].component).map { component in
      component.problem.rows.map { LinearConstraint.ID(rawValue: $0.constraint) }
    }
    return groups.first { $0.contains(id) } ?? []
  }
}

extension Component {
  /// Rows that hold an expression at one end: those that could release it, or that have slack at the other end.
  func limits(_ end: Extreme, _ otherEnd: Extreme) -> [Int32] {
    guard end.value.isFinite else { return [] }
    let (here, there) = (end.component, otherEnd.component)
    return here.tableau.cells(of: end.entity).compactMap { cell in
      let occupant = here.tableau.slots[Int(cell.slot)].occupant
      guard abs(cell.factor) > Tolerance.coefficient,
        case .row(let row) = here.subjects[Int(occupant)],
        problem.rows[Int(row)].relation != .equal
          || abs(there.problem.residual(of: Int(row))) > Tolerance.room * tableau.tolerance
      else { return nil }
      return row
    }
  }

  /// Rows whose errors differ between two solutions, which trade them against each other.
  func tradedRows(_ end: Extreme, _ otherEnd: Extreme) -> [Int32] {
    problem.rows.indices.filter { row in
      let difference =
        end.component.problem.error(of: row) - otherEnd.component.problem.error(of: row)
      return !problem.rows[row].isRemoved
        && abs(difference) > Tolerance.difference * tableau.tolerance
    }.map(Int32.init)
  }

  /// Rows that required equalities decide, with all rows that depend on each other.
  var dependentRows: [(row: Int32, members: [Int32])] {
    problem.rows.indices.compactMap { row in
      let entity = entityOfRow[row]
      guard entity >= 0, tableau.entities[Int(entity)].isBasic else { return nil }
      var remainder = Remainder(self)
      remainder.add(1, of: Int32(row), in: self)
      for cell in tableau.cells(of: entity) where abs(cell.factor) > Tolerance.coefficient {
        guard case .row(let holder) = subjects[Int(tableau.slots[Int(cell.slot)].occupant)],
          problem.rows[Int(holder)].isRequiredEquality
        else { return nil }
        remainder.add(-cell.factor, of: holder, in: self)
      }
      remainder.eliminateDefinitions(in: self)
      // A value that depends on a parameter changes with it.
      let isDecided = problem.parameters.allSatisfy {
        abs(remainder.coefficients[Int($0)]) <= Tolerance.coefficient
      }
      if !isDecided { return nil }
      return (Int32(row), remainder.rows.map { $0.row })
    }
  }
}

extension Problem {
  /// The error of a row at the current values.
  func error(of row: Int) -> Double {
    let residual = residual(of: row)
    return switch rows[row].relation {
    case .lessThanOrEqual: max(0, residual)
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}

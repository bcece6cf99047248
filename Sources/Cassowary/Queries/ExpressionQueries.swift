/// Questions about expressions over all optimal solutions.
extension Solver {
  /// Whether every optimal solution gives the expression the same value.
  public func isUnique(_ terms: [Term]) -> Bool {
    if terms.allSatisfy({ isUnique($0.variable) }) { return true }
    let range = range(of: terms)
    return range.upperBound - range.lowerBound <= Tolerance.difference * Tolerance.ofValues(upTo: 0)
  }

  /// The exact interval an expression takes over all optimal solutions; ends may be infinite.
  public func range(of terms: [Term]) -> ClosedRange<Double> {
    let parts = parts(of: terms)
    if parts.isUnbounded { return -.infinity ... .infinity }
    var (lower, upper) = (parts.constant, parts.constant)
    for (number, terms) in parts.components {
      guard let component = asked(number) else { continue }
      let local = component.problem.localTerms(terms)
      lower += component.extreme(of: local, sign: -1).value
      upper += component.extreme(of: local, sign: 1).value
    }
    return .of(lower, upper)
  }

  /// The constraints that determine the value of an expression; nil if it isn't unique.
  public func determination(of terms: [Term]) -> Determination? {
    guard isUnique(terms) else { return nil }
    let parts = parts(of: terms)
    var result = Determination(contributions: [], suggestions: [])
    var pulls = parts.suggested
    for (number, terms) in parts.components {
      guard let component = asked(number) else { continue }
      let found = component.determination(of: component.problem.localTerms(terms))
      for (row, multiplier) in found.rows {
        let id = LinearConstraint.ID(rawValue: component.problem.rows[Int(row)].constraint)
        result.contributions.append(.init(constraint: id, coefficient: multiplier))
      }
      for (variable, multiplier) in found.parameters { pulls[variable, default: 0] += multiplier }
    }
    result.contributions.sort {
      constraints[$0.constraint.rawValue].order < constraints[$1.constraint.rawValue].order
    }
    result.suggestions = pulls.filter { abs($0.value) > Tolerance.coefficient }
      .map { Term(Variable(rawValue: $0.key), $0.value) }.sorted { $0.variable < $1.variable }
    return result
  }

  /// An expression, split by what each part depends on.
  private struct Parts {
    var components: [(number: Int32, terms: [Term])] = []
    /// Whether it includes an unknown that no constraint mentions.
    var isUnbounded = false
    var suggested: [Int32: Double] = [:]
    var constant = 0.0
  }

  private func parts(of terms: [Term]) -> Parts {
    var factors: [Int32: Double] = [:]
    for term in terms where variables.contains(term.variable) {
      factors[term.variable.rawValue, default: 0] += term.coefficient
    }
    var parts = Parts()
    var places: [Int32: Int] = [:]
    for (variable, factor) in factors.sorted(by: { $0.key < $1.key }) where factor != 0 {
      let record = variables[variable]
      if record.isSuggested {
        parts.suggested[variable] = factor
        parts.constant += factor * variables.values[Int(variable)]
      } else if record.component < 0 || record.uses == 0 {
        parts.isUnbounded = true
      } else {
        let place = places[record.component] ?? parts.components.count
        if place == parts.components.count { parts.components.append((record.component, [])) }
        places[record.component] = place
        parts.components[place].terms.append(Term(Variable(rawValue: variable), factor))
      }
    }
    return parts
  }
}

extension Problem {
  /// Terms under local numbers.
  func localTerms(_ terms: [Term]) -> [LocalTerm] {
    terms.compactMap { term in
      variables.firstIndex(of: term.variable.rawValue).map {
        LocalTerm(variable: Int32($0), factor: term.coefficient)
      }
    }
  }
}

extension Component {
  /// The rows and parameters that add up to an expression, with their multipliers.
  ///
  /// At the greatest value, nothing open holds a slot that the expression depends on, which leaves only rows without
  /// slack and parameters.
  func determination(of terms: [Problem.LocalTerm]) -> (
    rows: [(row: Int32, multiplier: Double)], parameters: [(variable: Int32, multiplier: Double)]
  ) {
    let extreme = extreme(of: terms, sign: 1)
    // Only because of rounding can a value that is said to be unique be unbounded.
    guard extreme.value.isFinite else { return ([], []) }
    let end = extreme.component
    var remainder = Remainder(end)
    for term in terms { remainder.add(1, of: term) }
    for cell in end.tableau.cells(of: extreme.entity) {
      guard case .row(let row) = end.subjects[Int(end.tableau.slots[Int(cell.slot)].occupant)]
      else {
        continue
      }
      remainder.add(-cell.factor, of: row, in: end)
    }
    remainder.eliminateDefinitions(in: end)
    return (
      remainder.rows.map { ($0.row, -$0.multiplier) },
      problem.parameters.map { (problem.variables[Int($0)], remainder.coefficients[Int($0)]) }
    )
  }
}

extension Solver {
  /// The constraint as it stands, like terms added up; nil when it was removed or never added.
  public func constraint(_ id: LinearConstraint.ID) -> LinearConstraint? {
    constraints.contains(id) ? constraints.constraint(Int(id.rawValue)) : nil
  }

  /// How many constraints were ever added: above the number of each.
  package var constraintCount: Int { constraints.count }

  /// How many of them were removed.
  package var removedConstraintCount: Int { constraints.removedCount }

  /// Whether the solution is up to date, and no required constraints contradict each other.
  package var isSettled: Bool { partition.isSettled(constraints) }

  /// Whether a constraint has the priority 1000, broken or not.
  package func isRequired(_ id: LinearConstraint.ID) -> Bool {
    constraints.contains(id) && constraints[Int(id.rawValue)].priority.isRequired
  }

  /// The shortfall of a conflict with the constants and suggested values of now, its terms being the
  /// same.
  package func shortfall(of conflict: Conflict) -> Double {
    var sum = 0.0
    for member in conflict.members where constraints.contains(member.constraint) {
      sum += member.multiplier * demand(of: member.constraint)
    }
    return sum
  }

  /// What a constraint demands of its unknowns: its constant without what suggested values make up.
  func demand(of id: LinearConstraint.ID) -> Double {
    let index = Int(id.rawValue)
    var constant = constraints[index].constant
    for place in constraints.terms(index) {
      let variable = variables[constraints.variable(at: place)]
      if variable.isSuggested { constant -= constraints.factor(at: place) * variable.suggestion }
    }
    return constant
  }

  /// What the members of a conflict leave of a variable, multiplied and added up: 0 where they cancel it.
  package func coefficient(of variable: Variable, in conflict: Conflict) -> Double {
    var sum = 0.0
    for member in conflict.members where constraints.contains(member.constraint) {
      for place in constraints.terms(Int(member.constraint.rawValue))
      where constraints.variable(at: place) == Int(variable.rawValue) {
        sum += member.multiplier * constraints.factor(at: place)
      }
    }
    return sum
  }

  /// Whether a constraint is marked as broken (see ``setBroken(_:of:)``).
  package func isBroken(_ id: LinearConstraint.ID) -> Bool {
    constraints.contains(id) && constraints[Int(id.rawValue)].isBroken
  }

  /// The value of a variable in the last solution; 0 for a variable unknown to the solver.
  public func value(of variable: Variable) -> Double {
    variables.contains(variable) ? variables.values[Int(variable.rawValue)] : 0
  }

  /// Calls `body` with the values of all variables in the last solution, by ``Variable/rawValue``.
  ///
  /// For reading many of them, which is much quicker than one by one.
  /// - Parameter body: Reads the values; that of a removed variable is 0.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable public func withValues<Result, Failure: Error>(
    _ body: (Span<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(variables.values.span)
  }

  /// The signed error of a constraint in the last solution: left side minus right side.
  ///
  /// It is 0 when the constraint holds, up to rounding, and 0 for a constraint unknown to the solver.
  public func error(of id: LinearConstraint.ID) -> Double {
    guard constraints.contains(id) else { return 0 }
    return constraints.error(Int(id.rawValue), at: variables)
  }

  /// Whether a constraint is missed by just as much as a contradiction with it demands: then no solution that
  /// keeps the other members comes nearer.
  func isLeastError(of id: LinearConstraint.ID, _ conflict: Conflict) -> Bool {
    guard let least = conflict.shortfall(of: id) else { return false }
    let rest = abs(error(of: id)) - least
    return abs(rest) <= Tolerance.accuracy * Tolerance.ofValues(upTo: least)
  }

  /// The contradictions among the required constraints, one for each that could not be met.
  ///
  /// Suggested values count as known numbers. Ordered by the constraints involved, oldest first.
  public var conflicts: [Conflict] {
    let all = partition.contradictory.flatMap {
      partition.component($0)?.conflicts(at: variables) ?? []
    }
    return all.sorted { first, second in
      first.members.lexicographicallyPrecedes(second.members) { $0.constraint < $1.constraint }
    }
  }

  /// Whether every optimal solution gives the variable the same value.
  public func isUnique(_ variable: Variable) -> Bool {
    variables.contains(variable) && variables[Int(variable.rawValue)].isUnique
  }

  /// Whether every optimal solution gives the expression the same value.
  public func isUnique(_ terms: [Term]) -> Bool {
    if terms.allSatisfy({ isUnique($0.variable) }) { return true }
    let split = split(terms)
    if !split.unbounded.isEmpty { return false }
    for (component, terms) in split.parts {
      var query = FaceQuery(component.core, terms, at: variables)
      if !query.isUnique() { return false }
    }
    return true
  }

  /// The exact interval an expression takes over all optimal solutions; ends may be infinite.
  public func range(of terms: [Term]) -> ClosedRange<Double> {
    let split = split(terms)
    if !split.unbounded.isEmpty { return -.infinity ... .infinity }
    var lower = split.constant
    var upper = split.constant
    for (component, terms) in split.parts {
      var query = FaceQuery(component.core, terms, at: variables)
      let part = query.range()
      lower += part.lower
      upper += part.upper
    }
    return .of(lower, upper)
  }

  /// Which constraints determine the value of an expression, or nil where it is not unique.
  public func determination(of terms: [Term]) -> Determination? {
    guard isUnique(terms) else { return nil }
    let split = split(terms)
    var result = Determination(contributions: [], suggestions: [])
    var pulls: [Int32: Double] = split.suggested
    for (component, terms) in split.parts {
      var query = FaceQuery(component.core, terms, at: variables)
      let found = query.determination()
      component.core.system.forEachPull(found) { constraint, coefficient in
        let id = LinearConstraint.ID(rawValue: constraint)
        result.contributions.append(.init(constraint: id, coefficient: coefficient))
      } parameter: { variable, coefficient in
        pulls[variable, default: 0] += coefficient
      }
    }
    result.contributions.sort { $0.constraint < $1.constraint }
    for (variable, coefficient) in pulls where abs(coefficient) > Tolerance.coefficient {
      result.suggestions.append(Term(Variable(rawValue: variable), coefficient))
    }
    result.suggestions.sort { $0.variable < $1.variable }
    return result
  }

  /// An expression divided by what each part depends on.
  private struct Split {
    var parts: [(component: Component, terms: [FaceQuery.LocalTerm])] = []
    /// Unknowns that no constraint mentions.
    var unbounded: Set<Int32> = []
    var suggested: [Int32: Double] = [:]
    var constant = 0.0
  }

  private func split(_ terms: [Term]) -> Split {
    var factors: [Int32: Double] = [:]
    for term in terms { factors[term.variable.rawValue, default: 0] += term.coefficient }
    var result = Split()
    var partOf: [Int32: Int] = [:]
    for index in factors.keys.sorted() {
      guard let factor = factors[index], factor != 0 else { continue }
      guard variables.contains(Variable(rawValue: index)) else { continue }
      let number = variables[Int(index)].component
      if let component = partition.component(number) {
        let part = partOf[number] ?? result.parts.count
        if part == result.parts.count { result.parts.append((component, [])) }
        partOf[number] = part
        result.parts[part].terms.append((variables[Int(index)].localIndex, factor))
      } else if variables[Int(index)].isSuggested {
        result.suggested[index] = factor
        result.constant += factor * variables.values[Int(index)]
      } else {
        result.unbounded.insert(index)
      }
    }
    return result
  }
}

extension ClosedRange<Double> {
  /// The interval between two computed ends.
  ///
  /// Rounding may let the ends of a single value cross; overflow may leave no number at all.
  static func of(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
    if lower.isNaN || upper.isNaN { return -.infinity ... .infinity }
    return Swift.min(lower, upper)...Swift.max(lower, upper)
  }
}

extension LocalSystem {
  /// Reports the constraints and suggested variables with a multiplier that counts.
  func forEachPull(
    _ pulls: borrowing FaceQuery.Pulls, constraint reportConstraint: (Int32, Double) -> Void,
    parameter reportParameter: (Int32, Double) -> Void
  ) {
    for row in 0..<rowCount where abs(pulls.rows[row]) > Tolerance.coefficient {
      reportConstraint(constraint[row], pulls.rows[row])
    }
    for local in unknownCount..<variableCount
    where abs(pulls.parameters[local]) > Tolerance.coefficient {
      reportParameter(variable[local], pulls.parameters[local])
    }
  }
}

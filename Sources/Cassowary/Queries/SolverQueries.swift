extension Solver {
  /// The current constraint, with like terms combined; nil if it was removed or never added.
  public func constraint(_ id: LinearConstraint.ID) -> LinearConstraint? {
    constraints.contains(id) ? constraints.constraint(id.rawValue) : nil
  }

  /// One more than the largest number of a constraint.
  package var constraintCount: Int { constraints.count }

  /// The value of a variable in the last solution; 0 for a variable that the solver doesn't know.
  public func value(of variable: Variable) -> Double {
    variables.contains(variable) ? variables.values[Int(variable.rawValue)] : 0
  }

  /// Calls `body` with the values of all variables in the last solution, by ``Variable/rawValue``.
  ///
  /// For reading many values at once.
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
  /// It is 0 if the constraint holds, up to rounding, and also 0 for a constraint that the solver doesn't know.
  public func error(of id: LinearConstraint.ID) -> Double {
    guard constraints.contains(id) else { return 0 }
    let residual = constraints.residual(of: id.rawValue, at: variables.values)
    switch constraints[id.rawValue].relation {
    case .lessThanOrEqual: return max(0, residual)
    case .equal: return residual
    case .greaterThanOrEqual: return min(0, residual)
    }
  }

  /// Whether every optimal solution gives the variable the same value.
  public func isUnique(_ variable: Variable) -> Bool {
    variables.contains(variable) && variables[variable.rawValue].isUnique
  }

  /// Whether every variable has only one optimal value.
  public var isUnique: Bool {
    variables.records.allSatisfy { $0.isUnique || !$0.isAlive }
  }

  /// Whether another solver has the same variables, and its last solution the same values.
  package func hasSameValues(as other: Solver) -> Bool {
    variables.values == other.variables.values
      && variables.records.count == other.variables.records.count
      && zip(variables.records, other.variables.records).allSatisfy { $0.isAlive == $1.isAlive }
  }

  // MARK: Broken constraints

  /// Whether a constraint has the priority 1000, broken or not.
  package func isRequired(_ id: LinearConstraint.ID) -> Bool {
    constraints.contains(id) && constraints[id.rawValue].priority.isRequired
  }

  /// Whether a required constraint can't hold together with those that are kept longer.
  package func isBroken(_ id: LinearConstraint.ID) -> Bool {
    guard constraints.contains(id) else { return false }
    let record = constraints[id.rawValue]
    return components[record.component]?.problem.rows[Int(record.row)].level == .broken
  }

  /// The required constraints that can't hold together with those that are kept longer, oldest first.
  package var brokenConstraints: [LinearConstraint.ID] {
    components.numbers.flatMap { number in
      (components[number]?.conflicts ?? []).compactMap { conflict in
        components[number]?.problem.rows[Int(conflict.row)].constraint
      }
    }.sorted { constraints[$0].order < constraints[$1].order }.map(LinearConstraint.ID.init)
  }

  /// The contradictions among the required constraints, one for each broken one.
  ///
  /// Suggested values count as known numbers. Ordered by the constraints involved, oldest first.
  public var conflicts: [Conflict] {
    let all = components.numbers.flatMap { number -> [Conflict] in
      guard components[number]?.conflicts.isEmpty == false, let component = asked(number) else {
        return []
      }
      return component.conflicts.map { conflict($0, in: component) }
    }
    return all.sorted { first, second in
      first.members.lexicographicallyPrecedes(second.members) {
        constraints[$0.constraint.rawValue].order < constraints[$1.constraint.rawValue].order
      }
    }
  }

  /// A conflict in the vocabulary of the interface: oldest member first, with multipliers scaled so that the largest is
  /// 1.
  func conflict(_ conflict: Component.RowConflict, in component: Component) -> Conflict {
    let largest = conflict.members.reduce(0) { max($0, abs($1.multiplier)) }
    let members = conflict.members.map { row, multiplier in
      Conflict.Member(
        constraint: LinearConstraint.ID(
          rawValue: component.problem.rows[Int(row)].constraint),
        multiplier: multiplier / largest)
    }
    return Conflict(
      members: members.sorted {
        constraints[$0.constraint.rawValue].order < constraints[$1.constraint.rawValue].order
      }, shortfall: component.shortfall(of: conflict) / largest)
  }

  /// The coefficient of a variable in the weighted sum of a conflict's members: 0 if they cancel it.
  package func coefficient(of variable: Variable, in conflict: Conflict) -> Double {
    var sum = 0.0
    for member in conflict.members where constraints.contains(member.constraint) {
      for term in constraints.terms(of: member.constraint.rawValue) where term.variable == variable
      {
        sum += member.multiplier * term.coefficient
      }
    }
    return sum
  }

  // MARK: Asking

  /// Things that belong to constraints, those of the earliest constraints first.
  package func sorted<Thing>(
    _ things: [Thing], by constraint: (Thing) -> LinearConstraint.ID
  ) -> [Thing] {
    things.map { (order: constraints[constraint($0).rawValue].order, thing: $0) }
      .sorted { $0.order < $1.order }.map { $0.thing }
  }

  /// A component as built from its constraints alone.
  ///
  /// The values are always the same, but which of several equally good reasons is given depends on how a component came
  /// about. So everything other than values is read from a component that no edit has touched.
  func asked(_ number: Int32) -> Component? {
    guard let known = components[number], known.isEdited else { return components[number] }
    return component(of: remainingRows(of: known), like: known)
  }

  /// The components as built from their constraints alone: removing rows may have split one.
  func askedApart(_ number: Int32) -> [Component] {
    guard let known = components[number] else { return [] }
    guard known.isEdited else { return [known] }
    var numbering = Numbering(variables)
    return Grouping.groups(of: remainingRows(of: known), constraints, variables, &numbering)
      .map { component(of: $0, like: known) }
  }

  private func remainingRows(of component: Component) -> [Int32] {
    component.problem.rows.filter { !$0.isRemoved }.map { $0.constraint }
      .sorted { constraints[$0].order < constraints[$1].order }
  }

  private func component(of group: [Int32], like known: Component) -> Component {
    var numbering = Numbering(variables)
    return Component(group, constraints, variables, &numbering) { order in
      let wanted = Set(order)
      order = (known.joinOrder ?? []).filter(wanted.contains)
    }
  }
}

extension ClosedRange<Double> {
  /// The interval between two computed ends.
  ///
  /// Rounding may let the ends of a single value cross; overflow may yield NaN.
  static func of(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
    if lower.isNaN || upper.isNaN { return -.infinity ... .infinity }
    return Swift.min(lower, upper)...Swift.max(lower, upper)
  }
}

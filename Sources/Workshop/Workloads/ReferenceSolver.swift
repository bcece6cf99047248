import Cassowary

/// Decides small systems by one linear program per level: the definition of the solver's task.
package struct ReferenceSolver {
  /// A constraint with its effective priority.
  package struct Row {
    package var terms: [Int: Double]
    package var relation: Relation
    package var constant: Double
    package var priority: Double

    package init(
      terms: [Int: Double], relation: Relation, constant: Double, priority: Double
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }

    /// The row of a constraint as written.
    package init(_ constraint: LinearConstraint) {
      terms = [:]
      for term in constraint.terms {
        terms[Int(term.variable.rawValue), default: 0] += term.coefficient
      }
      relation = constraint.relation
      constant = constraint.constant
      priority = constraint.priority.value
    }
  }

  private let variableCount: Int
  private var simplex: DenseSimplex
  package private(set) var totals: [Double: Double] = [:]

  /// Solves a system; `suggestions` are variables with known values.
  package init(variableCount: Int, rows: [Row], suggestions: [Int: Double] = [:]) {
    self.variableCount = variableCount
    simplex = DenseSimplex(columnCount: 2 * variableCount)
    var costs: [Double: [Int: Double]] = [:]
    for row in rows {
      let (above, below) = addErrorRow(row, suggestions)
      if row.relation != .greaterThanOrEqual { costs[row.priority, default: [:]][above] = 1 }
      if row.relation != .lessThanOrEqual { costs[row.priority, default: [:]][below] = 1 }
    }
    for (variable, value) in suggestions {
      let row = Row(terms: [variable: 1], relation: .equal, constant: value, priority: 2000)
      let (above, below) = addErrorRow(row, [:])
      costs[2000, default: [:]][above] = 1
      costs[2000, default: [:]][below] = 1
    }
    for priority in costs.keys.sorted(by: >) {
      let cost = costs[priority] ?? [:]
      totals[priority] = fix(cost)
    }
  }

  /// Minimizes a cost and keeps it at its minimum from now on.
  private mutating func fix(_ cost: [Int: Double]) -> Double {
    let total = simplex.minimize(cost) ?? .nan
    simplex.addRow(cost, rightSide: total, columns: [1])
    return total
  }

  /// Adds `terms − above + below = constant` and returns the two error columns.
  private mutating func addErrorRow(
    _ row: Row, _ suggestions: [Int: Double]
  ) -> (above: Int, below: Int) {
    var coefficients: [Int: Double] = [:]
    var constant = row.constant
    for (variable, factor) in row.terms {
      if let value = suggestions[variable] {
        constant -= factor * value
      } else {
        coefficients[2 * variable] = factor
        coefficients[2 * variable + 1] = -factor
      }
    }
    let first = simplex.columnCount
    simplex.addRow(coefficients, rightSide: constant, columns: [-1, 1])
    return (first, first + 1)
  }

  private func value(_ variable: Int) -> Double {
    simplex.value(of: 2 * variable) - simplex.value(of: 2 * variable + 1)
  }

  /// The smallest and greatest value of an expression over all optimal solutions.
  package func range(of terms: [Int: Double]) -> (lower: Double, upper: Double) {
    var cost: [Int: Double] = [:]
    for (variable, factor) in terms {
      cost[2 * variable] = factor
      cost[2 * variable + 1] = -factor
    }
    var low = simplex
    var high = simplex
    let lower = low.minimize(cost) ?? -.infinity
    let upper = high.minimize(cost.mapValues { -$0 }).map { -$0 } ?? .infinity
    return (lower, upper)
  }

  /// The optimal solution whose variables, in order, are as close to 0 as possible.
  package func canonicalSolution() -> [Double] {
    var copy = self
    for variable in 0..<variableCount {
      let row = Row(terms: [variable: 1], relation: .equal, constant: TieBreak.target, priority: 0)
      let (above, below) = copy.addErrorRow(row, [:])
      _ = copy.fix([above: 1, below: 1])
    }
    return (0..<variableCount).map { copy.value($0) }
  }

  /// Whether some of the required rows contradict each other.
  package static func isFeasible(_ rows: [Row], variableCount: Int, suggestions: [Int: Double])
    -> Bool
  {
    let required = rows.map { row in
      var row = row
      row.priority = 1000
      return row
    }
    let reference = ReferenceSolver(
      variableCount: variableCount, rows: required, suggestions: suggestions)
    return (reference.totals[1000] ?? 0) < 1e-6
  }
}

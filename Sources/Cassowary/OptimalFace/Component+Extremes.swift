/// Questions about all optimal solutions of a component.
extension Component {
  /// A point where an expression is as small or as large as optimal solutions allow.
  struct Extreme {
    /// The component in that solution.
    let component: Component
    /// The expression's value; infinite if it is unbounded.
    let value: Double
    /// The entity that stands for the expression; -1 if it is unbounded.
    let entity: Int32
  }

  /// A distance that nothing in a layout exceeds.
  private static var farAway: Double { 1e8 }

  /// The least (sign -1) or the greatest (sign 1) value that an expression has in optimal solutions.
  ///
  /// A wish weaker than any constraint pulls the expression far away, which yields its range over the optimal face
  /// (Mahadevan & Schilling 2003).
  func extreme(of terms: [Problem.LocalTerm], sign: Double) -> Extreme {
    var copy = withoutStays
    let cells = copy.cells(of: terms)
    if let ray = copy.ray(moving: cells, to: sign) {
      copy.follow(ray)
      return Extreme(component: copy, value: sign * .infinity, entity: -1)
    }
    let value = copy.value(of: terms)
    let entity = copy.tableau.addBasic(
      cells, value: value - sign * Self.farAway, below: sign > 0 ? .question : .none,
      above: sign < 0 ? .question : .none)
    copy.subjects.append(.question)
    _ = copy.tableau.run(through: .question)
    copy.updateValues()
    let end = copy.value(of: terms)
    return Extreme(
      component: copy, value: abs(end) > Self.farAway / 2 ? sign * .infinity : end, entity: entity)
  }

  /// The component with constraints only, for queries.
  var withoutStays: Component {
    var copy = self
    copy.suspendStays()
    copy.updateValues()
    return copy
  }

  /// An occupant of a slot that can move to a side forever without increasing the error of anything that it moves.
  private struct Ray {
    let slot: Int32
    let step: Double
  }

  /// A way to move a sum of cells to a side without end; nil if no occupant of a slot does so by itself.
  ///
  /// This finds most missing ends without a pivot.
  private mutating func ray(moving cells: [Tableau.Cell], to sign: Double) -> Ray? {
    for cell in cells where abs(cell.factor) > Tolerance.coefficient {
      let side: Int8 = (cell.factor > 0) == (sign > 0) ? 1 : -1
      if tableau.isUnlimited(cell.slot, side: side) {
        return Ray(slot: cell.slot, step: Double(side) * Self.farAway / abs(cell.factor))
      }
    }
    return nil
  }

  /// Adopts the values far out on a ray.
  private mutating func follow(_ ray: Ray) {
    var rates = Array(repeating: 0.0, count: problem.values.count)
    for (unknown, entity) in entityOfVariable.enumerated() where entity >= 0 {
      rates[unknown] = tableau.cells(of: entity).first { $0.slot == ray.slot }?.factor ?? 0
    }
    definitions.propagate(&rates, problem)
    for local in rates.indices where rates[local] != 0 {
      problem.values[local] += rates[local] * ray.step
    }
  }

  /// The value of an expression in the current solution.
  func value(of terms: [Problem.LocalTerm]) -> Double {
    terms.reduce(0) { $0 + $1.factor * problem.values[Int($1.variable)] }
  }
}

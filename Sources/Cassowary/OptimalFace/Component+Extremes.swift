/// Questions about all optimal solutions of a component.
extension Component {
  /// A point where an expression is as small or as large as optimal solutions allow.
  struct Extreme {
    /// The component in that solution.
    let component: Component
    /// The expression's value; infinite if there is no end.
    let value: Double
    /// The entity that stands for the expression.
    let entity: Int32
  }

  /// So far away that nothing of a layout gets there.
  private static var farAway: Double { 1e8 }

  /// The least (sign -1) or the greatest (sign 1) value that an expression has in optimal solutions.
  ///
  /// The expression is wished to be far away, less urgently than any constraint: the range over the optimal
  /// face (Mahadevan & Schilling 2003).
  func extreme(of terms: [Problem.LocalTerm], sign: Double) -> Extreme {
    var copy = self
    copy.suspendStays()
    copy.updateValues()
    let cells = copy.cells(of: terms)
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

  /// The value of an expression in the present solution.
  func value(of terms: [Problem.LocalTerm]) -> Double {
    terms.reduce(0) { $0 + $1.factor * problem.values[Int($1.variable)] }
  }
}

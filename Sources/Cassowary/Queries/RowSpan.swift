/// A few independent rows of a solver, and which other rows are sums of multiples of them.
struct RowSpan {
  /// More rows are not eliminated: that costs the cube of their number.
  static let limit = 24

  /// The unknowns that the rows mention, as columns.
  private var unknowns: [Int] = []
  private let count: Int
  /// Row by row, each as reduced: its coefficients, then its multiples of the rows given.
  private var reduced: [Double] = []
  /// The column in which a reduced row has 1, and all later ones 0.
  private var pivots: [Int] = []

  /// The span of some rows; nil where there are too many of them, or one is a sum of the others.
  init?(_ rows: [LinearConstraint.ID], _ solver: Solver) {
    if rows.count > Self.limit { return nil }
    count = rows.count
    for row in rows {
      Self.forEachTerm(of: row, solver) { unknown, _ in
        if !unknowns.contains(unknown) { unknowns.append(unknown) }
      }
    }
    reduced.reserveCapacity(count * width)
    for (place, row) in rows.enumerated() {
      guard var next = remainder(of: row, solver) else { return nil }
      next[unknowns.count + place] = 1
      var pivot = 0
      for column in unknowns.indices where abs(next[column]) > abs(next[pivot]) { pivot = column }
      guard !unknowns.isEmpty, abs(next[pivot]) > Tolerance.coefficient else { return nil }
      let factor = 1 / next[pivot]
      for value in next { reduced.append(factor * value) }
      pivots.append(pivot)
    }
  }

  /// A row as a sum of multiples of those of the span: the multiples in their order; nil where it is no such sum.
  func multiples(in row: LinearConstraint.ID, _ solver: Solver) -> [Double]? {
    guard let rest = remainder(of: row, solver),
      rest.prefix(unknowns.count).allSatisfy({ abs($0) <= Tolerance.coefficient })
    else { return nil }
    return rest.suffix(count).map { -$0 }
  }

  private var width: Int { unknowns.count + count }

  /// A row without its multiples of the reduced ones; nil where it mentions another unknown.
  private func remainder(of row: LinearConstraint.ID, _ solver: Solver) -> [Double]? {
    var rest = Array(repeating: 0.0, count: width)
    var isMentioned = true
    Self.forEachTerm(of: row, solver) { unknown, factor in
      if let column = unknowns.firstIndex(of: unknown) {
        rest[column] = factor
      } else {
        isMentioned = false
      }
    }
    if !isMentioned { return nil }
    for (place, pivot) in pivots.enumerated() where rest[pivot] != 0 {
      let factor = rest[pivot]
      for column in 0..<width { rest[column] -= factor * reduced[place * width + column] }
      rest[pivot] = 0
    }
    return rest
  }

  private static func forEachTerm(
    of row: LinearConstraint.ID, _ solver: Solver,
    _ body: (_ unknown: Int, _ factor: Double) -> Void
  ) {
    for place in solver.constraints.terms(Int(row.rawValue)) {
      let variable = solver.constraints.variable(at: place)
      if solver.variables[variable].isSuggested { continue }
      body(variable, solver.constraints.factor(at: place))
    }
  }
}

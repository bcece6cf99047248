/// A textbook dense primal simplex with Bland's rule.
///
/// Slow, but every line can be checked by hand.
///
/// All columns are non-negative. A row is added together with a column that becomes its basis; the caller ensures that
/// the basic value is not negative, so no first phase is needed.
struct DenseSimplex {
  private var rows: [[Double]] = []
  private var rightSides: [Double] = []
  private var basis: [Int] = []
  private(set) var columnCount: Int

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  /// Adds `Σ coefficient·column + basicSign·new = rightSide`; `new` is a fresh column.
  mutating func addRow(_ coefficients: [Int: Double], rightSide: Double, columns extra: [Double]) {
    for index in rows.indices { rows[index] += extra.map { _ in 0 } }
    var row = [Double](repeating: 0, count: columnCount) + extra
    for (column, coefficient) in coefficients { row[column] += coefficient }
    var right = rightSide
    for index in rows.indices where row[basis[index]] != 0 {
      let factor = row[basis[index]]
      for column in 0..<columnCount { row[column] -= factor * rows[index][column] }
      right -= factor * rightSides[index]
    }
    if abs(right) < 1e-9 { right = 0 }
    let firstExtra = columnCount
    columnCount += extra.count
    let basic = extra.indices.first { extra[$0] * right >= 0 } ?? 0
    let pivot = row[firstExtra + basic]
    rows.append(row.map { $0 / pivot })
    rightSides.append(right / pivot)
    basis.append(firstExtra + basic)
  }

  /// Minimizes `Σ cost·column`; nil if there is no minimum.
  mutating func minimize(_ cost: [Int: Double]) -> Double? {
    while true {
      let reduced = reducedCosts(cost)
      guard let entering = reduced.indices.first(where: { reduced[$0] < -1e-9 }) else {
        return objective(cost)
      }
      var leaving: Int?
      var best = Double.infinity
      for row in rows.indices where rows[row][entering] > 1e-9 {
        let ratio = max(0, rightSides[row]) / rows[row][entering]
        let isBetter = ratio < best - 1e-12
        let isTie = ratio <= best + 1e-12
        if isBetter || (isTie && leaving.map { basis[row] < basis[$0] } ?? true) {
          best = min(best, ratio)
          leaving = row
        }
      }
      guard let leaving else { return nil }
      pivot(leaving, entering)
    }
  }

  func value(of column: Int) -> Double {
    basis.firstIndex(of: column).map { rightSides[$0] } ?? 0
  }

  private func objective(_ cost: [Int: Double]) -> Double {
    cost.reduce(0) { $0 + $1.value * value(of: $1.key) }
  }

  private func reducedCosts(_ cost: [Int: Double]) -> [Double] {
    var result = [Double](repeating: 0, count: columnCount)
    for (column, value) in cost { result[column] += value }
    for row in rows.indices {
      guard let basicCost = cost[basis[row]] else { continue }
      for column in 0..<columnCount { result[column] -= basicCost * rows[row][column] }
    }
    return result
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivot = rows[row][column]
    for index in 0..<columnCount { rows[row][index] /= pivot }
    rightSides[row] /= pivot
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for index in 0..<columnCount { rows[other][index] -= factor * rows[row][index] }
      rightSides[other] -= factor * rightSides[row]
    }
    basis[row] = column
  }
}

/// Required equalities that each define one unknown, in the order in which a spreadsheet evaluates them.
///
/// Definitions are never substituted into each other: evaluation is one sweep, and an expression is
/// expanded to free unknowns only where the tableau needs it.
struct Definitions: Sendable {
  /// By variable: the row that defines it; -1 for free unknowns and parameters.
  private(set) var row: [Int32]
  /// By variable: its coefficient in that row.
  private(set) var factor: [Double]
  /// By variable: the place in ``order``; -1 for free unknowns and parameters.
  private(set) var place: [Int32]
  /// The defined unknowns; -1 in the place of one that is free again.
  private(set) var order: [Int32] = []

  /// By row: the unknown that it defines; -1 for rows that are no definitions.
  private var unknownOfRow: [Int32]

  /// No definitions.
  init(variableCount: Int, rowCount: Int) {
    unknownOfRow = Array(repeating: -1, count: rowCount)
    row = Array(repeating: -1, count: variableCount)
    factor = Array(repeating: 0, count: variableCount)
    place = Array(repeating: -1, count: variableCount)
  }

  func isDefined(_ variable: Int32) -> Bool { place[Int(variable)] >= 0 }

  /// Takes note of a new variable, which nothing defines.
  mutating func appendVariable() {
    row.append(-1)
    factor.append(0)
    place.append(-1)
  }

  /// Takes note of a new row, which defines nothing.
  mutating func appendRow() { unknownOfRow.append(-1) }

  mutating func define(_ unknown: Int32, by definingRow: Int, times coefficient: Double) {
    unknownOfRow[definingRow] = unknown
    row[Int(unknown)] = Int32(definingRow)
    factor[Int(unknown)] = coefficient
    place[Int(unknown)] = Int32(order.count)
    order.append(unknown)
  }

  /// Makes a defined unknown a free one.
  mutating func release(_ unknown: Int32) {
    order[Int(place[Int(unknown)])] = -1
    unknownOfRow[Int(row[Int(unknown)])] = -1
    row[Int(unknown)] = -1
    place[Int(unknown)] = -1
  }

  /// The unknown that a row defines; nil if the row is no definition.
  func unknown(definedBy row: Int) -> Int32? {
    unknownOfRow[row] < 0 ? nil : unknownOfRow[row]
  }

  /// Computes all defined unknowns from free ones and parameters.
  func evaluate(_ problem: inout Problem) {
    problem.define(order.span, by: row.span, factor.span)
  }

  /// Computes how all defined unknowns change if the others change at some rates.
  func propagate(_ rates: inout [Double], _ problem: Problem) {
    for unknown in order where unknown >= 0 {
      rates[Int(unknown)] = 0
      var change = 0.0
      for place in problem.rows[Int(row[Int(unknown)])].terms {
        change += problem.terms[place].factor * rates[Int(problem.terms[place].variable)]
      }
      rates[Int(unknown)] = -change / factor[Int(unknown)]
    }
  }
}

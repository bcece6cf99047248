/// Asks for the freedom of many variables of one component, on one copy of it.
///
/// Each question moves the copy to other optimal solutions, which is where the next one starts.
struct FreedomSurvey: ~Copyable {
  private var core: ComponentCore
  /// Whether any error could be traded: the totals of the levels are the same in every solution.
  private let hasErrors: Bool

  init(_ core: borrowing ComponentCore) {
    self.core = core.copy()
    self.core.releaseAnchors()
    var hasErrors = false
    for row in 0..<core.tableau.rowCount
    where core.tableau.currentState(of: core.tableau.basic[row]) != 0 {
      hasErrors = true
    }
    self.hasErrors = hasErrors
  }

  /// What is open about an ambiguous variable.
  mutating func freedom(of local: Int32, _ variable: Variable) -> Freedom {
    let base = core.presolve.baseValue[local]
    core.collect([(local, 1)])
    let probe = core.tableau.addCollectedRow(
      breakpoint: 0, penalty: Tableau.Penalty.none, level: Tableau.never)
    let lower = core.tableau.minimum(of: probe, sign: 1, rank: core.firstAnchorLevel)
    let lowerHolders = lower.isFinite ? holders(of: probe) : []
    let before = core.tableau.value.copy()
    let upper = -core.tableau.minimum(of: probe, sign: -1, rank: core.firstAnchorLevel)
    let upperHolders = upper.isFinite ? holders(of: probe) : []
    let after = core.tableau.value.copy()
    core.tableau.removeRow(at: Int(core.tableau.location[probe]))
    let tied = hasErrors ? rowsWithOtherErrors(before, after) : []
    return Freedom(
      variable: variable,
      range: .of(base + lower, base + upper),
      lowerLimits: constraints(lowerHolders.filter { isOff($0, after) && !tied.contains($0) }),
      upperLimits: constraints(upperHolders.filter { isOff($0, before) && !tied.contains($0) }),
      tied: constraints(tied))
  }

  /// The rows in the slots that an expression depends on.
  private func holders(of probe: Int32) -> [Int] {
    let row = Int(core.tableau.location[probe])
    let first = Int(core.tableau.rows.start[row])
    var found: [Int] = []
    for cell in first..<first + Int(core.tableau.rows.length[row])
    where abs(core.tableau.rows.payloads[cell]) > Tableau.slopeTolerance {
      let occupant = core.tableau.occupant[core.tableau.rows.keys[cell]]
      if let holder = core.row(of: occupant) { found.append(holder) }
    }
    return found
  }

  /// Whether a row is away from its breakpoint in a solution.
  private func isOff(_ row: Int, _ values: borrowing FlatArray<Double>) -> Bool {
    let entity = core.rowEntity[row]
    return abs(values[entity] - core.tableau.breakpoint[entity]) > 20 * core.tableau.tolerance
  }

  private func rowsWithOtherErrors(
    _ before: borrowing FlatArray<Double>, _ after: borrowing FlatArray<Double>
  ) -> [Int] {
    var found: [Int] = []
    for row in 0..<core.system.rowCount where core.rowEntity[row] >= 0 {
      let change = error(row, before) - error(row, after)
      if abs(change) > 20 * core.tableau.tolerance { found.append(row) }
    }
    return found
  }

  /// The error that counts against a solution.
  private func error(_ row: Int, _ values: borrowing FlatArray<Double>) -> Double {
    let entity = core.rowEntity[row]
    let offset = values[entity] - core.tableau.breakpoint[entity]
    let sides = core.system.penalty[row]
    if offset > 0 { return sides & Tableau.Penalty.above != 0 ? offset : 0 }
    return sides & Tableau.Penalty.below != 0 ? -offset : 0
  }

  private func constraints(_ rows: [Int]) -> [LinearConstraint.ID] {
    rows.map { LinearConstraint.ID(rawValue: core.system.constraint[$0]) }.sorted()
  }
}

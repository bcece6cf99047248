/// Questions about all optimal solutions of a component, answered on a copy of it.
///
/// The copy forgets the tie-break, so its unlocked directions span the whole optimal face.
struct FaceQuery: ~Copyable {
  /// Multipliers that add up to an expression.
  struct Pulls: ~Copyable {
    /// Per row.
    let rows: FlatArray<Double>
    /// Per variable; 0 for unknowns.
    let parameters: FlatArray<Double>
  }

  typealias LocalTerm = (variable: Int32, factor: Double)

  private var core: ComponentCore
  private let terms: [LocalTerm]

  init(_ core: borrowing ComponentCore, _ terms: [LocalTerm], at variables: VariableStore) {
    self.core = core.copy()
    self.terms = terms
    self.core.catchUp(variables)
    self.core.releaseAnchors()
  }

  /// The least and the greatest value of the expression.
  mutating func range() -> (lower: Double, upper: Double) {
    let base = baseValue()
    core.collect(terms)
    let extremes = core.tableau.extremes(rank: core.firstAnchorLevel)
    return (base + extremes.lower, base + extremes.upper)
  }

  /// Whether the expression has one value only.
  mutating func isUnique() -> Bool {
    core.collect(terms)
    let mayVary = core.tableau.collectedDependsOnOpenSlot()
    core.tableau.discardCollected()
    if !mayVary { return true }
    let interval = range()
    return interval.upper - interval.lower <= 20 * core.tableau.tolerance
  }

  /// The multipliers of the rows and parameters that determine the expression.
  ///
  /// At the expression's maximum no unknown and no anchor holds a slot it depends on, which leaves
  /// tight rows and parameters. The definitions in use then follow by elimination.
  mutating func determination() -> Pulls {
    core.collect(terms)
    let probe = core.tableau.addCollectedRow(
      breakpoint: 0, penalty: Tableau.Penalty.none, level: Tableau.never)
    _ = core.tableau.minimum(of: probe, sign: -1, rank: core.firstAnchorLevel)
    let multipliers = FlatArray<Double>(repeating: 0, count: core.system.rowCount)
    let rest = FlatArray<Double>(repeating: 0, count: core.system.variableCount)
    for (variable, factor) in terms { rest[variable] += factor }
    let row = Int(core.tableau.location[probe])
    let first = Int(core.tableau.rows.lists[row].start)
    for cell in first..<first + Int(core.tableau.rows.lists[row].length) {
      let occupant = core.tableau.occupant[core.tableau.rows.keys[cell]]
      guard let tight = core.row(of: occupant) else { continue }
      let factor = core.tableau.rows.payloads[cell]
      multipliers[tight] = factor
      for term in core.system.terms(of: tight) {
        rest[core.system.termVariable[term]] -= factor * core.system.termFactor[term]
      }
    }
    core.presolve.eliminate(core.system, from: rest, multipliers: multipliers)
    return Pulls(rows: multipliers, parameters: rest)
  }

  private func baseValue() -> Double {
    var total = 0.0
    for (variable, factor) in terms { total += factor * core.presolve.baseValue[variable] }
    return total
  }
}

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
  private var expansion: Expansion

  init(_ core: borrowing ComponentCore, _ terms: [LocalTerm], at variables: VariableStore) {
    self.core = core.copy()
    self.terms = terms
    self.core.catchUp(variables)
    self.core.releaseStays()
    expansion = Expansion(variableCount: core.system.variableCount)
  }

  /// The least and the greatest value of the expression.
  mutating func range() -> (lower: Double, upper: Double) {
    let lower = core.minimize(terms, sign: 1, &expansion)
    core.tableau.discardCollected()
    let upper = -core.minimize(terms, sign: -1, &expansion)
    core.tableau.discardCollected()
    let base = baseValue()
    return (base + lower, base + upper)
  }

  /// Whether the expression has one value only.
  mutating func isUnique() -> Bool {
    core.collect(terms, &expansion)
    let mayVary = core.tableau.collectedDependsOnOpenSlot()
    core.tableau.discardCollected()
    if !mayVary { return true }
    let interval = range()
    return interval.upper - interval.lower <= 20 * core.tableau.tolerance
  }

  /// The multipliers of the rows and parameters that determine the expression.
  ///
  /// At the expression's maximum no unknown and no stay holds a slot it depends on, which leaves
  /// tight rows and parameters. The definitions in use then follow by elimination.
  mutating func determination() -> Pulls {
    _ = core.minimize(terms, sign: -1, &expansion)
    var remainder = Remainder(core.system, core.presolve)
    for (variable, factor) in terms { remainder.add(factor, of: variable, core.presolve) }
    for index in 0..<core.tableau.sumSlots.count {
      let slot = core.tableau.sumSlots[index]
      let factor = core.tableau.sum[slot]
      guard let tight = core.row(of: core.tableau.occupant[slot]) else { continue }
      remainder.subtract(factor, of: tight, core.system, core.presolve)
    }
    remainder.eliminateDefinitions(core.system, core.presolve)
    return Pulls(rows: remainder.multipliers, parameters: remainder.coefficients)
  }

  private func baseValue() -> Double {
    var total = 0.0
    for (variable, factor) in terms { total += factor * core.presolve.baseValue[variable] }
    return total
  }
}

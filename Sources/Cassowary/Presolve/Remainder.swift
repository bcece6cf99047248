/// What is left of an expression when multiples of rows are taken from it.
///
/// Usually a few rows out of thousands take part, and only those are visited: a layout with conflicts needs
/// hundreds of remainders.
struct Remainder: ~Copyable {
  /// What is left, by variable.
  private(set) var coefficients: FlatArray<Double>
  /// How much of each row was taken.
  private(set) var multipliers: FlatArray<Double>
  /// The rows of which something was taken.
  private var taken: PlaceSet
  /// The places in ``Presolve/order`` of the defined unknowns that may be left.
  private var open: PlaceSet

  /// An empty expression, from which nothing was taken.
  init(_ system: borrowing LocalSystem, _ presolve: borrowing Presolve) {
    coefficients = FlatArray(repeating: 0, count: system.variableCount)
    multipliers = FlatArray(repeating: 0, count: system.rowCount)
    taken = PlaceSet(below: system.rowCount)
    open = PlaceSet(below: presolve.order.count)
  }

  /// The rows of which something was taken, in order.
  var rows: FlatArray<Int32> { taken.sorted() }

  /// Adds a multiple of a variable.
  mutating func add(_ factor: Double, of variable: Int32, _ presolve: borrowing Presolve) {
    coefficients[variable] += factor
    let position = Int(presolve.position[variable])
    if position > 0 { open.insert(position - 1) }
  }

  /// Takes a multiple of a row.
  mutating func subtract(
    _ factor: Double, of row: Int, _ system: borrowing LocalSystem, _ presolve: borrowing Presolve
  ) {
    multipliers[row] += factor
    taken.insert(row)
    for term in system.terms(of: row) {
      add(-factor * system.termFactor[term], of: system.termVariable[term], presolve)
    }
  }

  /// Takes so much of the definitions that nothing is left of what they define.
  mutating func eliminateDefinitions(
    _ system: borrowing LocalSystem, _ presolve: borrowing Presolve
  ) {
    // What a definition uses is defined before.
    while let place = open.popLast() {
      let unknown = presolve.order[place]
      let sum = coefficients[unknown]
      if sum == 0 { continue }
      let amount = sum / presolve.definingFactor[unknown]
      let row = Int(presolve.definingRow[unknown])
      for term in system.terms(of: row) {
        let variable = system.termVariable[term]
        let old = coefficients[variable]
        let change = -amount * system.termFactor[term]
        let new = old + change
        coefficients[variable] = Tolerance.isCancelled(new, old, change) ? 0 : new
        let position = Int(presolve.position[variable])
        if position > 0, position <= place { open.insert(position - 1) }
      }
      coefficients[unknown] = 0
      multipliers[row] = amount
      taken.insert(row)
    }
  }
}

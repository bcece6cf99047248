/// Required equalities as definitions, in the order a spreadsheet would evaluate them.
///
/// Layout equations are almost triangular: a row with one unknown left defines it. When no such row
/// remains an unknown is declared free (a "tear" of the equation graph, as in Steward 1965) and the
/// peeling goes on. A row whose unknowns all became known otherwise stays in the core programme.
/// Definitions are never substituted into each other: evaluation is one forward sweep, and an
/// expression is expanded to free unknowns and parameters only where the core needs it.
struct Presolve: ~Copyable {
  private var block = MemoryBlock()
  /// The row that defines an unknown; -1 for a free unknown or a parameter.
  private(set) var definingRow = FlatArray<Int32>()
  /// The coefficient of the defined unknown in that row.
  private(set) var definingFactor = FlatArray<Double>()
  /// Defined unknowns in order of evaluation.
  private(set) var order = FlatArray<Int32>()
  /// The position in ``order``, counted from 1; 0 for what is not defined.
  private(set) var position = FlatArray<Int32>()
  private(set) var isDefinition = FlatArray<Bool>()
  /// What each variable is when free unknowns and parameters are 0.
  var baseValue = FlatArray<Double>()

  init() {}

  /// Peels the required equalities of a system, except the rows marked in `excluded`.
  init(_ system: borrowing LocalSystem, excluding excluded: borrowing FlatArray<Bool>) {
    let variables = system.variableCount
    block = MemoryBlock(estimate: 64 + 28 * variables + system.rowCount)
    definingRow = block.array(repeating: -1, count: variables)
    definingFactor = block.array(repeating: 0, count: variables)
    order = block.array(capacity: variables)
    position = block.array(repeating: 0, count: variables)
    baseValue = block.array(repeating: 0, count: variables)
    isDefinition = block.array(repeating: false, count: system.rowCount)
    var peeling = Peeling(system, excluding: excluded)
    while true {
      while let row = peeling.nextSingleton() { define(by: row, system, &peeling) }
      guard let tear = peeling.nextTear() else { break }
      peeling.markKnown(tear)
    }
  }

  private init(copying other: borrowing Presolve) {
    block = other.block.sizedForCopies()
    definingRow = other.definingRow.copy(in: &block)
    definingFactor = other.definingFactor.copy(in: &block)
    order = other.order.copy(in: &block)
    position = other.position.copy(in: &block)
    baseValue = other.baseValue.copy(in: &block)
    isDefinition = other.isDefinition.copy(in: &block)
  }

  func copy() -> Presolve { Presolve(copying: self) }

  /// How many rows are definitions or known to stay in the core.
  var rowCount: Int { isDefinition.count }

  /// The position in ``order`` of what a row defines, or nil when it is no definition.
  func place(ofDefinition row: Int, _ system: borrowing LocalSystem) -> Int? {
    isDefinition[row] ? Int(position[unknown(definedBy: row, system)]) - 1 : nil
  }

  /// The unknown that a definition defines.
  func unknown(definedBy row: Int, _ system: borrowing LocalSystem) -> Int32 {
    for term in system.terms(of: row) where definingRow[system.termVariable[term]] == Int32(row) {
      return system.termVariable[term]
    }
    return -1
  }

  /// Makes a defined unknown a free one.
  mutating func release(_ unknown: Int32) {
    let place = Int(position[unknown]) - 1
    isDefinition[definingRow[unknown]] = false
    definingRow[unknown] = -1
    position[unknown] = 0
    baseValue[unknown] = 0
    order.remove(at: place)
    for later in place..<order.count { position[order[later]] = Int32(later + 1) }
  }

  /// Follows a row to another number.
  mutating func moveRow(_ row: Int, to place: Int, _ system: borrowing LocalSystem) {
    isDefinition[place] = isDefinition[row]
    guard isDefinition[row] else { return }
    for term in system.terms(of: row) where definingRow[system.termVariable[term]] == Int32(row) {
      definingRow[system.termVariable[term]] = Int32(place)
    }
  }

  /// Drops rows from the end, which define nothing.
  mutating func truncate(toRows count: Int) {
    isDefinition.truncate(to: count)
  }

  /// Takes note of a new row that stays in the core.
  mutating func appendCoreRow() {
    isDefinition.append(false)
  }

  private mutating func define(
    by row: Int, _ system: borrowing LocalSystem, _ peeling: inout Peeling
  ) {
    var largest = 0.0
    var unknown: Int32 = -1
    var factor = 0.0
    for term in system.terms(of: row) {
      largest = max(largest, abs(system.termFactor[term]))
      if !peeling.isKnown[system.termVariable[term]] {
        unknown = system.termVariable[term]
        factor = system.termFactor[term]
      }
    }
    // Dividing by a relatively tiny coefficient would magnify rounding: leave the row to the core.
    if unknown < 0 || abs(factor) < Tolerance.divisor * largest { return }
    definingRow[unknown] = Int32(row)
    definingFactor[unknown] = factor
    order.append(unknown)
    position[unknown] = Int32(order.count)
    isDefinition[row] = true
    peeling.markKnown(unknown)
  }

  /// Computes every defined unknown of `values` from free unknowns, parameters and constants.
  ///
  /// Those before the position `first` in ``order`` are left as they are.
  func evaluate(
    _ system: borrowing LocalSystem, into values: inout FlatArray<Double>, from first: Int = 0
  ) {
    for index in first..<order.count { evaluate(order[index], system, into: &values) }
  }

  /// Computes a defined unknown of `values` from what its definition uses.
  @inline(__always)
  private func evaluate(
    _ unknown: Int32, _ system: borrowing LocalSystem, into values: inout FlatArray<Double>
  ) {
    let row = Int(definingRow[unknown])
    values[unknown] = 0
    let rest = system.constant[row] - system.leftSide(of: row, at: values)
    values[unknown] = rest / definingFactor[unknown]
  }

  /// Computes every defined unknown among the values of a system.
  func evaluate(_ system: inout LocalSystem) {
    var values = FlatArray<Double>()
    swap(&values, &system.value)
    evaluate(system, into: &values)
    swap(&values, &system.value)
  }

  /// Recomputes ``baseValue`` after constants changed.
  mutating func updateBaseValues(_ system: borrowing LocalSystem, from first: Int = 0) {
    var values = FlatArray<Double>()
    swap(&values, &baseValue)
    for variable in 0..<system.variableCount where position[variable] == 0 { values[variable] = 0 }
    evaluate(system, into: &values, from: first)
    swap(&values, &baseValue)
  }

  /// Recomputes ``baseValue`` for unknowns that are given in order of evaluation; those without a definition
  /// keep theirs.
  mutating func updateBaseValues(
    of unknowns: borrowing FlatArray<Int32>, _ system: borrowing LocalSystem
  ) {
    var values = FlatArray<Double>()
    swap(&values, &baseValue)
    for index in 0..<unknowns.count where position[unknowns[index]] > 0 {
      evaluate(unknowns[index], system, into: &values)
    }
    swap(&values, &baseValue)
  }

  /// How every variable changes when free unknowns change as given in `rates`.
  func propagate(_ system: borrowing LocalSystem, rates: inout FlatArray<Double>) {
    for index in 0..<order.count {
      let unknown = order[index]
      rates[unknown] = 0
      let change = system.rate(of: Int(definingRow[unknown]), at: rates)
      rates[unknown] = change == 0 ? 0 : -change / definingFactor[unknown]
    }
  }

  /// The positions in ``order`` of what depends on some defined unknowns, themselves not included unless one
  /// depends on another.
  func dependents(
    on unknowns: borrowing FlatArray<Int32>, _ system: borrowing LocalSystem
  ) -> FlatArray<Int32> {
    var isMoved = FlatArray<Bool>(repeating: false, count: system.variableCount)
    var first = order.count
    for index in 0..<unknowns.count {
      isMoved[unknowns[index]] = true
      first = min(first, Int(position[unknowns[index]]))
    }
    var found = FlatArray<Int32>()
    for place in first..<order.count {
      let unknown = order[place]
      let isIncluded = isMoved[unknown]
      isMoved[unknown] = false
      let depends = system.mentions(isMoved, in: Int(definingRow[unknown]))
      isMoved[unknown] = isIncluded || depends
      if depends { found.append(Int32(place)) }
    }
    return found
  }

  /// How unknowns at some positions in ``order`` change with one that changes as given in `rates`.
  ///
  /// The rates of all others are left as they are, and so are those before the unknown.
  func propagate(
    _ system: borrowing LocalSystem, rates: inout FlatArray<Double>, from changed: Int32,
    along places: borrowing FlatArray<Int32>
  ) {
    for index in 0..<places.count where places[index] >= position[changed] {
      let unknown = order[places[index]]
      let change = system.rate(of: Int(definingRow[unknown]), at: rates)
      rates[unknown] = change == 0 ? 0 : -change / definingFactor[unknown]
    }
  }
}

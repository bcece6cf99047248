/// Required equalities that each define one unknown, in the order in which a spreadsheet would evaluate them.
///
/// Definitions are never substituted into each other: evaluation is one sweep, and an expression is
/// expanded to free unknowns only where the tableau needs it.
struct Definitions: Sendable {
  struct Definition: Sendable {
    /// The unknown; -1 once it is free again.
    fileprivate(set) var unknown: Int32
    /// The row that defines it.
    let row: Int32
    /// Its coefficient in that row.
    let factor: Double
  }

  private(set) var inOrder: [Definition] = []
  /// By variable: the place of its definition; -1 for free unknowns and parameters.
  private var place: [Int32]
  /// By row: the unknown that it defines; -1 for rows that aren't definitions.
  private var unknownOfRow: [Int32]

  /// No definitions.
  init(variableCount: Int, rowCount: Int) {
    unknownOfRow = Array(repeating: -1, count: rowCount)
    place = Array(repeating: -1, count: variableCount)
  }

  /// The place of a variable's definition; nil for free unknowns and parameters.
  func place(of variable: Int32) -> Int32? {
    place[Int(variable)] < 0 ? nil : place[Int(variable)]
  }

  /// The definition of an unknown; nil for free unknowns and parameters.
  subscript(unknown: Int32) -> Definition? { place(of: unknown).map { inOrder[Int($0)] } }

  func isDefined(_ variable: Int32) -> Bool { place[Int(variable)] >= 0 }

  /// Registers a new variable, which nothing defines.
  mutating func appendVariable() { place.append(-1) }

  /// Registers a new row, which defines nothing.
  mutating func appendRow() { unknownOfRow.append(-1) }

  mutating func define(_ unknown: Int32, by row: Int, times factor: Double) {
    unknownOfRow[row] = unknown
    place[Int(unknown)] = Int32(inOrder.count)
    inOrder.append(Definition(unknown: unknown, row: Int32(row), factor: factor))
  }

  /// Makes a defined unknown a free one.
  mutating func release(_ unknown: Int32) {
    guard let place = place(of: unknown) else { return }
    unknownOfRow[Int(inOrder[Int(place)].row)] = -1
    inOrder[Int(place)].unknown = -1
    self.place[Int(unknown)] = -1
  }

  /// The unknown that a row defines; nil if the row isn't a definition.
  func unknown(definedBy row: Int) -> Int32? {
    unknownOfRow[row] < 0 ? nil : unknownOfRow[row]
  }

  /// Computes how all defined unknowns change if the others change at the given rates.
  func propagate(_ rates: inout [Double], _ problem: Problem) {
    for definition in inOrder where definition.unknown >= 0 {
      rates[Int(definition.unknown)] = 0
      var change = 0.0
      for place in problem.rows[Int(definition.row)].terms {
        change += problem.terms[place].factor * rates[Int(problem.terms[place].variable)]
      }
      rates[Int(definition.unknown)] = -change / definition.factor
    }
  }
}

/// Expands expressions over all variables to free unknowns.
///
/// Terms are expanded in reverse order of definition, so that those with common ancestors meet, and
/// often cancel, before they are expanded.
struct Expansion: Sendable {
  /// By variable: its coefficient in what is left to expand.
  private var amount: [Double]
  private var isPending: [Bool]
  /// The free unknowns of the last expression with their coefficients; an unknown may occur more than once.
  private(set) var parts: [Problem.LocalTerm] = []
  /// The negative places of pending definitions.
  private var pending = Heap<Int32>()

  init(variableCount: Int) {
    amount = Array(repeating: 0, count: variableCount)
    isPending = Array(repeating: false, count: variableCount)
  }

  /// Registers a new variable.
  mutating func appendVariable() {
    amount.append(0)
    isPending.append(false)
  }

  /// Expands an expression into ``parts``.
  mutating func expand(
    _ terms: some Sequence<Problem.LocalTerm>, _ definitions: Definitions, _ problem: Problem
  ) {
    parts.removeAll(keepingCapacity: true)
    for term in terms { add(term, definitions, problem) }
    while let place = pending.popFirst() {
      let definition = definitions.inOrder[Int(-place)]
      let unknown = Int(definition.unknown)
      isPending[unknown] = false
      if amount[unknown] == 0 { continue }
      let multiple = -amount[unknown] / definition.factor
      for place in problem.rows[Int(definition.row)].terms {
        let term = problem.terms[place]
        if term.variable == definition.unknown { continue }
        add(term.times(multiple), definitions, problem)
      }
    }
  }

  private mutating func add(
    _ term: Problem.LocalTerm, _ definitions: Definitions, _ problem: Problem
  ) {
    let local = Int(term.variable)
    guard let place = definitions.place(of: term.variable) else {
      if !problem.isParameter[local] { parts.append(term) }
      return
    }
    if isPending[local] {
      amount[local] = Tolerance.sum(amount[local], term.factor)
    } else {
      isPending[local] = true
      amount[local] = term.factor
      pending.insert(-place)
    }
  }
}

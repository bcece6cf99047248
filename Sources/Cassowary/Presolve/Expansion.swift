/// Expands expressions over all variables to free unknowns.
///
/// Terms are expanded in reverse order of definition, so that those with common ancestors meet, and
/// often cancel, before they are expanded.
struct Expansion: Sendable {
  /// By variable: its coefficient in what is left to expand.
  private var amount: [Double]
  private var isPending: [Bool]
  /// The free unknowns of the last expression with their coefficients; one may occur more than once.
  private(set) var parts: [Problem.LocalTerm] = []
  /// The negative places of pending definitions.
  private var pending = Heap<Int32>()

  init(variableCount: Int) {
    amount = Array(repeating: 0, count: variableCount)
    isPending = Array(repeating: false, count: variableCount)
  }

  /// Takes note of a new variable.
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

/// All constraints of a solver in flat arrays, indexed by constraint number.
struct ConstraintStore: Sendable {
  private(set) var isAlive: [Bool] = []
  private(set) var relation: [Relation] = []
  private(set) var priority: [Priority] = []
  private(set) var isBroken: [Bool] = []
  private(set) var constant: [Double] = []
  private var termStart: [Int32] = []
  private var termCount: [Int32] = []
  private var termVariable: [Int32] = []
  private var termFactor: [Double] = []
  private var removedTerms = 0

  /// Whether a constraint was added and not removed.
  func contains(_ id: LinearConstraint.ID) -> Bool {
    id.rawValue >= 0 && id.rawValue < isAlive.count && isAlive[Int(id.rawValue)]
  }

  var count: Int { isAlive.count }

  /// The priority that counts: 0, below every optional one, while the constraint is broken.
  func effectivePriority(_ index: Int) -> Double {
    isBroken[index] ? 0 : priority[index].value
  }

  /// The places of a constraint's terms.
  func terms(_ index: Int) -> Range<Int> {
    Int(termStart[index])..<Int(termStart[index] + termCount[index])
  }

  func variable(at place: Int) -> Int { Int(termVariable[place]) }

  func factor(at place: Int) -> Double { termFactor[place] }

  /// Stores a constraint; like terms are added up and terms with coefficient 0 are left out.
  ///
  /// Returns nil, and stores nothing, when a sum of coefficients overflows.
  mutating func append(_ constraint: LinearConstraint) -> Int? {
    let first = termVariable.count
    for term in constraint.terms {
      let variable = term.variable.rawValue
      if let place = termVariable[first...].firstIndex(of: variable) {
        termFactor[place] += term.coefficient
      } else {
        termVariable.append(variable)
        termFactor.append(term.coefficient)
      }
    }
    if !termFactor[first...].allSatisfy(\.isFinite) {
      termVariable.removeLast(termVariable.count - first)
      termFactor.removeLast(termFactor.count - first)
      return nil
    }
    dropZeroTerms(from: first)
    isAlive.append(true)
    relation.append(constraint.relation)
    priority.append(constraint.priority)
    isBroken.append(false)
    constant.append(constraint.constant)
    termStart.append(Int32(first))
    termCount.append(Int32(termVariable.count - first))
    return isAlive.count - 1
  }

  private mutating func dropZeroTerms(from first: Int) {
    var kept = first
    for place in first..<termVariable.count where termFactor[place] != 0 {
      termVariable[kept] = termVariable[place]
      termFactor[kept] = termFactor[place]
      kept += 1
    }
    termVariable.removeLast(termVariable.count - kept)
    termFactor.removeLast(termFactor.count - kept)
  }

  mutating func remove(_ index: Int) {
    isAlive[index] = false
    removedTerms += Int(termCount[index])
    if removedTerms > 4096, 2 * removedTerms > termVariable.count { packTerms() }
  }

  mutating func setConstant(_ value: Double, of index: Int) {
    constant[index] = value
  }

  mutating func setPriority(_ value: Priority, of index: Int) {
    priority[index] = value
  }

  mutating func setBroken(_ value: Bool, of index: Int) {
    isBroken[index] = value
  }

  /// The constraint in the vocabulary of the interface.
  func constraint(_ index: Int) -> LinearConstraint {
    let terms = terms(index).map { place in
      Term(Variable(rawValue: termVariable[place]), termFactor[place])
    }
    return LinearConstraint(terms, relation[index], constant[index], priority: priority[index])
  }

  /// Left side minus right side where that is an error, else 0.
  func error(_ index: Int, at values: [Double]) -> Double {
    var total = -constant[index]
    for place in terms(index) { total += termFactor[place] * values[Int(termVariable[place])] }
    switch relation[index] {
    case .lessThanOrEqual: return max(0, total)
    case .equal: return total
    case .greaterThanOrEqual: return min(0, total)
    }
  }

  /// Reclaims the places of removed constraints' terms.
  private mutating func packTerms() {
    var next = 0
    for index in 0..<isAlive.count {
      let old = terms(index)
      termStart[index] = Int32(next)
      if !isAlive[index] {
        termCount[index] = 0
        continue
      }
      for place in old {
        termVariable[next] = termVariable[place]
        termFactor[next] = termFactor[place]
        next += 1
      }
    }
    termVariable.removeLast(termVariable.count - next)
    termFactor.removeLast(termFactor.count - next)
    removedTerms = 0
  }
}

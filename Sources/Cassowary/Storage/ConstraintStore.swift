/// All constraints of a solver, indexed by constraint number.
///
/// Each is one record, and its terms lie one after the other: adding a constraint then appends to
/// two arrays, not nine.
struct ConstraintStore: Sendable {
  struct Record {
    fileprivate(set) var isAlive = true
    fileprivate(set) var isBroken = false
    let relation: Relation
    fileprivate(set) var priority: Priority
    fileprivate(set) var constant: Double
    fileprivate var termStart: Int32
    fileprivate var termCount: Int32

    /// The priority that counts: no more than ``Priority/broken`` while the constraint is broken.
    var effectivePriority: Double {
      isBroken ? min(priority, Priority.broken).value : priority.value
    }

    /// The places of the terms.
    @inline(__always)
    var terms: Range<Int> {
      Range(uncheckedBounds: (Int(termStart), Int(termStart) + Int(termCount)))
    }
  }

  private var records = SharedArray<Record>()
  /// Not in pages: a build reads each term several times, and a copy of all of them is one move.
  private var allTerms: [Term] = []
  private var removedTerms = 0
  /// How many constraints were removed; their records stay, as numbers are never given twice.
  private(set) var removedCount = 0

  /// Whether a constraint was added and not removed.
  func contains(_ id: LinearConstraint.ID) -> Bool {
    id.rawValue >= 0 && id.rawValue < records.count && records[Int(id.rawValue)].isAlive
  }

  var count: Int { records.count }

  subscript(index: Int) -> Record { records[index] }

  /// See ``Record/effectivePriority``.
  func effectivePriority(_ index: Int) -> Double { records[index].effectivePriority }

  /// The places of a constraint's terms.
  @inline(__always)
  func terms(_ index: Int) -> Range<Int> { records[index].terms }

  @inline(__always)
  func term(at place: Int) -> Term { allTerms[place] }

  @inline(__always)
  func variable(at place: Int) -> Int { Int(allTerms[place].variable.rawValue) }

  @inline(__always)
  func factor(at place: Int) -> Double { allTerms[place].coefficient }

  /// Whether two constraints have the same left side.
  func haveSameTerms(_ index: Int, _ other: Int) -> Bool {
    allTerms[terms(index)] == allTerms[terms(other)]
  }

  /// Stores a constraint whose numbers are finite.
  ///
  /// Returns nil, and stores nothing, when a sum of coefficients overflows.
  mutating func append(_ constraint: LinearConstraint) -> Int? {
    // Few systems have fewer; without this the first few dozen would move the arrays six times.
    if records.isEmpty {
      records.reserveCapacity(128)
      allTerms.reserveCapacity(256)
    }
    let first = allTerms.count
    let isSimplified = constraint.terms.withUnsafeBufferPointer { terms in
      guard Self.isSimplified(terms) else { return false }
      allTerms.append(contentsOf: terms)
      return true
    }
    if !isSimplified {
      guard let terms = Self.simplified(constraint.terms) else { return nil }
      allTerms.append(contentsOf: terms)
    }
    records.append(
      Record(
        relation: constraint.relation, priority: constraint.priority,
        constant: constraint.constant, termStart: Int32(first),
        termCount: Int32(allTerms.count - first)))
    return records.count - 1
  }

  /// Whether no variable occurs twice and no coefficient is 0, as in nearly every constraint.
  private static func isSimplified(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    for index in terms.indices {
      if terms[index].coefficient == 0 { return false }
      for earlier in 0..<index where terms[earlier].variable == terms[index].variable {
        return false
      }
    }
    return true
  }

  /// The terms with like terms added up, and without those that vanish; nil when a sum overflows.
  private static func simplified(_ terms: [Term]) -> [Term]? {
    var result: [Term] = []
    for term in terms {
      if let place = result.firstIndex(where: { $0.variable == term.variable }) {
        result[place].coefficient += term.coefficient
        if !result[place].coefficient.isFinite { return nil }
      } else {
        result.append(term)
      }
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }

  mutating func remove(_ index: Int) {
    records[index].isAlive = false
    removedCount += 1
    removedTerms += Int(records[index].termCount)
    if removedTerms > 4096, 2 * removedTerms > allTerms.count { packTerms() }
  }

  mutating func setConstant(_ value: Double, of index: Int) {
    records[index].constant = value
  }

  mutating func setPriority(_ value: Priority, of index: Int) {
    records[index].priority = value
  }

  mutating func setBroken(_ value: Bool, of index: Int) {
    records[index].isBroken = value
  }

  /// The constraint in the vocabulary of the interface.
  func constraint(_ index: Int) -> LinearConstraint {
    let record = records[index]
    return LinearConstraint(
      Array(allTerms[terms(index)]), record.relation, record.constant, priority: record.priority
    )
  }

  /// Left side minus right side where that is an error, else 0.
  func error(_ index: Int, at variables: VariableStore) -> Double {
    let total = residual(index, at: variables)
    switch records[index].relation {
    case .lessThanOrEqual: return max(0, total)
    case .equal: return total
    case .greaterThanOrEqual: return min(0, total)
    }
  }

  /// The left side less the constant, whatever the relation, in the last solution.
  func residual(_ index: Int, at variables: VariableStore) -> Double {
    var total = -records[index].constant
    for place in terms(index) {
      total += factor(at: place) * variables.values[variable(at: place)]
    }
    return total
  }

  /// Reclaims the places of removed constraints' terms.
  private mutating func packTerms() {
    var next = 0
    for index in 0..<records.count {
      let old = terms(index)
      records[index].termStart = Int32(next)
      if !records[index].isAlive {
        records[index].termCount = 0
        continue
      }
      for place in old {
        allTerms[next] = allTerms[place]
        next += 1
      }
    }
    allTerms.removeLast(allTerms.count - next)
    removedTerms = 0
  }
}

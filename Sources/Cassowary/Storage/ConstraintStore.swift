/// All constraints of a solver, indexed by constraint number.
///
/// Each is one record, and each term is one: adding a constraint then looks at two arrays, not nine.
struct ConstraintStore: Sendable {
  struct Record {
    fileprivate(set) var isAlive = true
    fileprivate(set) var isBroken = false
    let relation: Relation
    fileprivate(set) var priority: Priority
    fileprivate(set) var constant: Double
    fileprivate var termStart: Int32
    fileprivate var termCount: Int32
  }

  private struct TermRecord {
    let variable: Int32
    var factor: Double
  }

  private var records: [Record] = []
  private var termRecords: [TermRecord] = []
  private var removedTerms = 0

  /// Whether a constraint was added and not removed.
  func contains(_ id: LinearConstraint.ID) -> Bool {
    id.rawValue >= 0 && id.rawValue < records.count && records[Int(id.rawValue)].isAlive
  }

  var count: Int { records.count }

  subscript(index: Int) -> Record { records[index] }

  /// The priority that counts: 0, below every optional one, while the constraint is broken.
  func effectivePriority(_ index: Int) -> Double {
    records[index].isBroken ? 0 : records[index].priority.value
  }

  /// The places of a constraint's terms.
  func terms(_ index: Int) -> Range<Int> {
    let first = Int(records[index].termStart)
    return first..<first + Int(records[index].termCount)
  }

  func variable(at place: Int) -> Int { Int(termRecords[place].variable) }

  func factor(at place: Int) -> Double { termRecords[place].factor }

  /// Stores a constraint; like terms are added up and terms with coefficient 0 are left out.
  ///
  /// Returns nil, and stores nothing, when a sum of coefficients overflows.
  mutating func append(_ constraint: LinearConstraint) -> Int? {
    let first = termRecords.count
    var isFinite = true
    var hasZero = false
    for term in constraint.terms {
      var place = first
      while place < termRecords.count, termRecords[place].variable != term.variable.rawValue {
        place += 1
      }
      if place < termRecords.count {
        termRecords[place].factor += term.coefficient
      } else {
        termRecords.append(
          TermRecord(variable: term.variable.rawValue, factor: term.coefficient))
      }
      isFinite = isFinite && termRecords[place].factor.isFinite
      hasZero = hasZero || termRecords[place].factor == 0
    }
    if !isFinite {
      termRecords.removeLast(termRecords.count - first)
      return nil
    }
    if hasZero { termRecords[first...].removeAll { $0.factor == 0 } }
    records.append(
      Record(
        relation: constraint.relation, priority: constraint.priority,
        constant: constraint.constant, termStart: Int32(first),
        termCount: Int32(termRecords.count - first)))
    return records.count - 1
  }

  mutating func remove(_ index: Int) {
    records[index].isAlive = false
    removedTerms += Int(records[index].termCount)
    if removedTerms > 4096, 2 * removedTerms > termRecords.count { packTerms() }
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
    let terms = terms(index).map { place in
      Term(Variable(rawValue: termRecords[place].variable), termRecords[place].factor)
    }
    return LinearConstraint(terms, record.relation, record.constant, priority: record.priority)
  }

  /// Left side minus right side where that is an error, else 0.
  func error(_ index: Int, at values: [Double]) -> Double {
    var total = -records[index].constant
    for place in terms(index) {
      total += termRecords[place].factor * values[Int(termRecords[place].variable)]
    }
    switch records[index].relation {
    case .lessThanOrEqual: return max(0, total)
    case .equal: return total
    case .greaterThanOrEqual: return min(0, total)
    }
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
        termRecords[next] = termRecords[place]
        next += 1
      }
    }
    termRecords.removeLast(termRecords.count - next)
    removedTerms = 0
  }
}

/// All constraints of a solver, indexed by constraint number.
struct ConstraintStore: Sendable {
  struct Record {
    let relation: Relation
    var priority: Priority
    var constant: Double
    var order: CreationOrder
    fileprivate var isAlive = true
    /// The range of the terms.
    fileprivate(set) var terms: Range<Int>
    /// The component that solves the constraint; -1 until it is solved.
    var component: Int32 = -1
    /// The number of the constraint within that component.
    var row: Int32 = -1
  }

  private(set) var records: [Record] = []
  private var allTerms: [Term] = []
  /// Numbers that can be reused.
  private var unused: [Int32] = []
  private var removedTerms = 0
  /// The number of constraints ever added.
  private var additions: Int64 = 0

  var count: Int { records.count }

  func contains(_ id: LinearConstraint.ID) -> Bool {
    id.rawValue >= 0 && id.rawValue < records.count && records[Int(id.rawValue)].isAlive
  }

  subscript(index: Int32) -> Record {
    get { records[Int(index)] }
    _modify { yield &records[Int(index)] }
  }

  /// Whether a constraint is one of a component's.
  func belongs(_ index: Int32, to component: Int32) -> Bool {
    records[Int(index)].isAlive && records[Int(index)].component == component
  }

  func terms(of index: Int32) -> ArraySlice<Term> { allTerms[records[Int(index)].terms] }

  /// Stores a constraint whose numbers are finite.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - order: Its place among all constraints; nil puts it after all those without an order.
  /// - Returns: Its number; nil if a sum of coefficients overflows, in which case nothing is stored.
  mutating func append(_ constraint: LinearConstraint, _ order: CreationOrder?) -> Int32? {
    let first = allTerms.count
    guard appendTerms(constraint.terms) else {
      allTerms.removeSubrange(first...)
      return nil
    }
    additions += 1
    let record = Record(
      relation: constraint.relation, priority: constraint.priority, constant: constraint.constant,
      order: order ?? CreationOrder(group: .max, 0, additions), terms: first..<allTerms.count)
    if let index = unused.popLast() {
      records[Int(index)] = record
      return index
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  /// Appends terms with like ones added up and zero sums left out; false if a sum overflows.
  private mutating func appendTerms(_ terms: [Term]) -> Bool {
    let first = allTerms.count
    for term in terms {
      let known = allTerms[first...].firstIndex { $0.variable == term.variable }
      if let known {
        allTerms[known].coefficient += term.coefficient
        if !allTerms[known].coefficient.isFinite { return false }
      } else {
        allTerms.append(term)
      }
    }
    if allTerms[first...].contains(where: { $0.coefficient == 0 }) {
      let kept = allTerms[first...].filter { $0.coefficient != 0 }
      allTerms.replaceSubrange(first..., with: kept)
    }
    return true
  }

  mutating func remove(_ index: Int32) {
    records[Int(index)].isAlive = false
    removedTerms += records[Int(index)].terms.count
    unused.append(index)
    if removedTerms > 4096, 2 * removedTerms > allTerms.count { packTerms() }
  }

  /// Reclaims the places of removed constraints' terms.
  private mutating func packTerms() {
    var packed: [Term] = []
    packed.reserveCapacity(allTerms.count - removedTerms)
    for index in records.indices {
      let first = packed.count
      if records[index].isAlive { packed += allTerms[records[index].terms] }
      records[index].terms = first..<packed.count
    }
    allTerms = packed
    removedTerms = 0
  }

  /// The constraint in the vocabulary of the interface.
  func constraint(_ index: Int32) -> LinearConstraint {
    let record = records[Int(index)]
    return LinearConstraint(
      Array(allTerms[record.terms]), record.relation, record.constant, priority: record.priority)
  }

  /// The left side minus the constant, in a solution.
  func residual(of index: Int32, at values: [Double]) -> Double {
    var total = -records[Int(index)].constant
    for place in records[Int(index)].terms {
      total += allTerms[place].coefficient * values[Int(allTerms[place].variable.rawValue)]
    }
    return total
  }
}

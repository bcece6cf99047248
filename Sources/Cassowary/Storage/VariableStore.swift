/// All variables of a solver, indexed by variable number.
///
/// Each is one record: adding a variable touches one array, not eight.
@usableFromInline struct VariableStore: Sendable {
  struct Record {
    fileprivate(set) var isAlive = true
    fileprivate(set) var isSuggested = false
    fileprivate(set) var isUnique = false
    /// Whether it comes before all that don't.
    let choosesFirst: Bool
    /// Where it comes in the order in which choices are made; 0 for its turn by age.
    fileprivate(set) var rank: Int32 = 0
    /// The component that solves the variable, or -1.
    fileprivate(set) var component: Int32 = -1
    /// The variable's number within that component; -1 without one.
    fileprivate(set) var localIndex: Int32 = -1
    /// The value from outside; meaningful only while suggested.
    fileprivate(set) var suggestion = 0.0

    fileprivate init(rank: Int32, choosesFirst: Bool) {
      self.rank = rank
      self.choosesFirst = choosesFirst
    }
  }

  private var records: [Record] = []
  /// The last solution: one after the other, as all of them are read after each step.
  @usableFromInline var values: [Double] = []
  /// In how many constraints each variable occurs.
  ///
  /// An array of its own, because adding a constraint changes nothing else of a variable.
  private var useCounts: [Int32] = []
  /// Whether any variable has a rank.
  private(set) var hasRanks = false

  func contains(_ variable: Variable) -> Bool {
    variable.rawValue >= 0 && variable.rawValue < records.count
      && records[Int(variable.rawValue)].isAlive
  }

  var count: Int { records.count }

  subscript(index: Int) -> Record { records[index] }

  mutating func append(rank: Int32, choosesFirst: Bool) -> Int {
    // Few systems have fewer; without this the first few dozen would move the array six times.
    if records.isEmpty {
      records.reserveCapacity(64)
      values.reserveCapacity(64)
      useCounts.reserveCapacity(64)
    }
    records.append(Record(rank: rank, choosesFirst: choosesFirst))
    values.append(TieBreak.target)
    if rank != 0 { hasRanks = true }
    useCounts.append(0)
    return records.count - 1
  }

  /// Appends so many variables without a rank.
  mutating func append(count: Int) {
    records.append(contentsOf: repeatElement(Record(rank: 0, choosesFirst: false), count: count))
    values.append(contentsOf: repeatElement(TieBreak.target, count: count))
    useCounts.append(contentsOf: repeatElement(0, count: count))
  }

  mutating func remove(_ index: Int) {
    records[index].isAlive = false
    records[index].isSuggested = false
    values[index] = 0
    records[index].isUnique = false
  }

  /// Makes sure that terms have finite coefficients and known variables.
  func check(_ terms: [Term]) throws(SolverError) {
    for term in terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      guard contains(term.variable) else { throw .unknownVariable(term.variable) }
    }
  }

  /// Counts the variables of a constraint as used once more, or with -1 as used once less.
  mutating func countUses(of index: Int, in constraints: ConstraintStore, _ change: Int32) {
    useCounts.withUnsafeMutableBufferPointer { useCounts in
      for place in constraints.terms(index) {
        useCounts[constraints.variable(at: place)] += change
      }
    }
  }

  /// Whether a constraint mentions a variable.
  func isUsed(_ index: Int) -> Bool { useCounts[index] > 0 }

  /// The value of a suggested variable from outside.
  func suggestion(of index: Int) -> Double { records[index].suggestion }

  mutating func suggest(_ value: Double, for index: Int) {
    records[index].isSuggested = true
    records[index].suggestion = value
  }

  mutating func withdrawSuggestion(for index: Int) {
    records[index].isSuggested = false
  }

  /// Gives a variable its number within a component, or among the unknowns that are being grouped.
  mutating func setLocalIndex(_ local: Int32, of index: Int) {
    records[index].localIndex = local
  }

  /// Whether a variable has a number but no component, because it is being grouped.
  func isNumbered(_ index: Int) -> Bool {
    records[index].localIndex >= 0 && records[index].component < 0
  }

  /// Gives a variable without a component the value it has on its own.
  mutating func settle(_ index: Int) {
    let known = records[index]
    let value = known.isSuggested ? known.suggestion : TieBreak.target
    // Writing what is there already would copy what another solver shares.
    if values[index] == value, known.isUnique == known.isSuggested { return }
    values[index] = value
    records[index].isUnique = known.isSuggested
  }

  /// Takes a variable out of its component.
  mutating func detach(_ index: Int) {
    records[index].component = -1
    records[index].localIndex = -1
    settle(index)
  }

  /// Takes over values and ambiguity of the first `count` of some variables, which a component solves.
  mutating func publish(
    _ solution: borrowing FlatArray<Double>, _ ambiguity: borrowing FlatArray<Bool>,
    of variables: borrowing FlatArray<Int32>, count: Int, component number: Int32
  ) {
    assert(count <= variables.count && count <= solution.count && count <= ambiguity.count)
    let indices = variables.base
    let solved = solution.base
    let isAmbiguous = ambiguity.base
    // Writing what is there already would copy what another solver shares. These loops are most of a resize; over
    // a range they take a quarter more instructions.
    let placed = records.withUnsafeBufferPointer { records in
      var local = 0
      while local < count {
        let known = records[Int(indices[local])]
        if known.isUnique == isAmbiguous[local] || known.component != number { break }
        local += 1
      }
      return local
    }
    if placed < count {
      records.withUnsafeMutableBufferPointer { records in
        for local in placed..<count {
          records[Int(indices[local])].component = number
          records[Int(indices[local])].isUnique = !isAmbiguous[local]
        }
      }
    }
    let same = values.withUnsafeBufferPointer { values in
      var local = 0
      while local < count, values[Int(indices[local])] == solved[local] { local += 1 }
      return local
    }
    if same == count { return }
    values.withUnsafeMutableBufferPointer { values in
      for local in same..<count { values[Int(indices[local])] = solved[local] }
    }
  }

  /// Moves variables from where they start, each at its own rate.
  mutating func move(
    _ variables: borrowing FlatArray<Int32>, from start: borrowing FlatArray<Double>,
    at rate: borrowing FlatArray<Double>, by distance: Double
  ) {
    assert(start.count == variables.count && rate.count == variables.count)
    let (indices, starts, rates) = (variables.base, start.base, rate.base)
    let count = variables.count
    values.withUnsafeMutableBufferPointer { values in
      for place in 0..<count {
        // Adding 0 turns -0 into 0: there is only one zero.
        values[Int(indices[place])] = starts[place] + rates[place] * distance + 0
      }
    }
  }
}

/// All variables of a solver, indexed by variable number.
@usableFromInline struct VariableStore: Sendable {
  struct Record {
    fileprivate(set) var isAlive = true
    /// Whether the value comes from outside.
    var isSuggested = false
    /// Whether every optimal solution has the same value.
    var isUnique = false
    /// When its turn comes if constraints leave a choice.
    let turn: Turn
    /// The number of constraints that mention it.
    var uses: Int32 = 0
    /// The component that solves the variable; -1 if there is none.
    var component: Int32 = -1
    /// The number of the variable within that component.
    var local: Int32 = -1
  }

  /// When an unknown makes its choice: those that choose first come before all others; within each group, rank decides,
  /// then age.
  struct Turn: Comparable {
    let isLater: Bool
    let rank: Int32
    let age: Int64

    static func < (lhs: Turn, rhs: Turn) -> Bool {
      (lhs.isLater ? 1 : 0, lhs.rank, lhs.age) < (rhs.isLater ? 1 : 0, rhs.rank, rhs.age)
    }
  }

  private(set) var records: [Record] = []
  /// The last solution.
  @usableFromInline var values: [Double] = []
  /// Numbers that can be reused.
  private var unused: [Int32] = []
  /// The number of variables ever added.
  private var additions: Int64 = 0

  func contains(_ variable: Variable) -> Bool {
    variable.rawValue >= 0 && variable.rawValue < records.count
      && records[Int(variable.rawValue)].isAlive
  }

  subscript(index: Int32) -> Record {
    get { records[Int(index)] }
    _modify { yield &records[Int(index)] }
  }

  mutating func append(rank: Int32, choosesFirst: Bool) -> Int32 {
    additions += 1
    let record = Record(turn: Turn(isLater: !choosesFirst, rank: rank, age: additions))
    if let index = unused.popLast() {
      records[Int(index)] = record
      values[Int(index)] = TieBreak.target
      return index
    }
    records.append(record)
    values.append(TieBreak.target)
    return Int32(records.count - 1)
  }

  mutating func remove(_ index: Int32) {
    records[Int(index)].isAlive = false
    records[Int(index)].isSuggested = false
    records[Int(index)].isUnique = false
    values[Int(index)] = 0
    unused.append(index)
  }

  /// Gives an unknown to a component, under its number there.
  mutating func attach(_ index: Int32, to component: Int32, as local: Int32) {
    records[Int(index)].component = component
    records[Int(index)].local = local
  }

  /// Removes an unknown from its component, because nothing constrains it.
  mutating func detach(_ index: Int32) {
    records[Int(index)].component = -1
    records[Int(index)].local = -1
    if records[Int(index)].isSuggested { return }
    values[Int(index)] = TieBreak.target
    records[Int(index)].isUnique = false
  }

  /// Adopts what a component says about its variables; 0 for values that are too large for a number.
  ///
  /// - Returns: Whether all values are finite.
  mutating func publish(
    _ found: Span<Double>, _ isAmbiguous: Span<Bool>, for variables: Span<Int32>
  ) -> Bool {
    var areNumbers = true
    for local in variables.indices {
      let index = Int(variables[local])
      if !found[local].isFinite { areNumbers = false }
      values[index] = found[local].isFinite ? found[local] : 0
      // Writing an equal value would copy shared storage.
      if records[index].isUnique == isAmbiguous[local] { records[index].isUnique.toggle() }
    }
    return areNumbers
  }
}

/// Numbers for variables, in order of first use.
struct Numbering {
  /// By variable: its number, or -1.
  private var numbers: [Int32]
  /// The variables that have numbers.
  private(set) var variables: [Int32] = []

  init(_ variables: VariableStore) {
    numbers = Array(repeating: -1, count: variables.records.count)
  }

  /// The number of a variable, which gets the next one if it has none.
  mutating func number(of variable: Int32) -> Int32 {
    let known = numbers[Int(variable)]
    if known >= 0 { return known }
    numbers[Int(variable)] = Int32(variables.count)
    variables.append(variable)
    return Int32(variables.count - 1)
  }

  /// Takes all numbers back.
  mutating func clear() {
    for variable in variables { numbers[Int(variable)] = -1 }
    variables.removeAll(keepingCapacity: true)
  }
}

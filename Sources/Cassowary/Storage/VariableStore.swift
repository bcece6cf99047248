/// All variables of a solver, indexed by variable number.
///
/// Each is one record: adding a variable then looks at one array, not eight.
struct VariableStore: Sendable {
  struct Record {
    fileprivate(set) var isAlive = true
    fileprivate(set) var isSuggested = false
    fileprivate(set) var isUnique = false
    /// The component that solves the variable, or -1.
    fileprivate(set) var component: Int32 = -1
    /// The variable's number within that component; -1 without one.
    fileprivate(set) var localIndex: Int32 = -1
    /// The value from outside; meaningful only while suggested.
    fileprivate(set) var suggestion = 0.0
    /// The last solution.
    fileprivate(set) var value = 0.0
  }

  private var records: [Record] = []
  /// In how many constraints each variable occurs: apart, as adding a constraint changes nothing else.
  private var useCounts: [Int32] = []

  func contains(_ variable: Variable) -> Bool {
    variable.rawValue >= 0 && variable.rawValue < records.count
      && records[Int(variable.rawValue)].isAlive
  }

  var count: Int { records.count }

  subscript(index: Int) -> Record { records[index] }

  mutating func append() -> Int {
    // Hardly a system has fewer; without this the first few dozen would move the array six times.
    if records.isEmpty {
      records.reserveCapacity(64)
      useCounts.reserveCapacity(64)
    }
    records.append(Record())
    useCounts.append(0)
    return records.count - 1
  }

  mutating func remove(_ index: Int) {
    records[index].isAlive = false
    records[index].isSuggested = false
    records[index].value = 0
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
    let value = known.isSuggested ? known.suggestion : 0
    // Writing what is there already would copy what another solver shares.
    if known.value == value, known.isUnique == known.isSuggested { return }
    records[index].value = value
    records[index].isUnique = known.isSuggested
  }

  /// Takes a variable out of its component.
  mutating func detach(_ index: Int) {
    records[index].component = -1
    records[index].localIndex = -1
    settle(index)
  }

  /// Takes over the solution of a component.
  mutating func publish(_ core: borrowing ComponentCore, number: Int32) {
    publish(core.system.value, core.isAmbiguous, of: core.system, number: number)
  }

  /// Takes over the solution at the origin of a ray of a component.
  mutating func publish(_ ray: ParameterRay, of core: borrowing ComponentCore, number: Int32) {
    publish(ray.solution, ray.isAmbiguous, of: core.system, number: number)
  }

  private mutating func publish(
    _ solution: borrowing FlatArray<Double>, _ ambiguity: borrowing FlatArray<Bool>,
    of localSystem: borrowing LocalSystem, number: Int32
  ) {
    let system = localSystem.variable.base
    let values = solution.base
    let isAmbiguous = ambiguity.base
    let count = localSystem.unknownCount
    assert(count <= solution.count && count <= ambiguity.count)
    // Writing what is there already would copy what another solver shares.
    let same = (0..<count).prefix { local in
      let known = records[Int(system[local])]
      return known.value == values[local] && known.isUnique != isAmbiguous[local]
        && known.component == number
    }.count
    if same < count {
      records.withUnsafeMutableBufferPointer { records in
        for local in same..<count {
          let index = Int(system[local])
          records[index].component = number
          records[index].value = values[local]
          records[index].isUnique = !isAmbiguous[local]
        }
      }
    }
    localSystem.forEachParameter { settle(Int($0)) }
  }

  /// Puts the variables that follow a parameter to where they belong for its new value.
  mutating func move(along ray: ParameterRay, to parameter: Double) {
    let distance = parameter - ray.origin
    records.withUnsafeMutableBufferPointer { records in
      for index in 0..<ray.variable.count {
        // Adding 0 turns -0 into 0: there is only one zero.
        records[Int(ray.variable[index])].value =
          ray.start[index] + ray.rate[index] * distance + 0
      }
    }
  }
}

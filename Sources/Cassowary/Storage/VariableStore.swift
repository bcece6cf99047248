/// All variables of a solver in flat arrays, indexed by variable number.
struct VariableStore: Sendable {
  private(set) var isAlive: [Bool] = []
  /// In how many constraints the variable occurs.
  var useCount: [Int32] = []
  var isSuggested: [Bool] = []
  /// The value from outside; meaningful only while suggested.
  var suggestion: [Double] = []
  /// The component that solves the variable, or -1.
  var component: [Int32] = []
  /// The variable's number within that component.
  var localIndex: [Int32] = []
  /// The last solution.
  var value: [Double] = []
  var isUnique: [Bool] = []

  func contains(_ variable: Variable) -> Bool {
    variable.rawValue >= 0 && variable.rawValue < isAlive.count
      && isAlive[Int(variable.rawValue)]
  }

  var count: Int { isAlive.count }

  mutating func append() -> Int {
    isAlive.append(true)
    useCount.append(0)
    isSuggested.append(false)
    suggestion.append(0)
    component.append(-1)
    localIndex.append(-1)
    value.append(0)
    isUnique.append(false)
    return isAlive.count - 1
  }

  mutating func remove(_ index: Int) {
    isAlive[index] = false
    isSuggested[index] = false
    value[index] = 0
    isUnique[index] = false
  }

  /// Gives a variable without a component the value it has on its own.
  mutating func settle(_ index: Int) {
    value[index] = isSuggested[index] ? suggestion[index] : 0
    isUnique[index] = isSuggested[index]
  }

  /// Puts the variables that follow a parameter to where they belong for its new value.
  mutating func move(along ray: ParameterRay, to parameter: Double) {
    let distance = parameter - ray.origin
    value.withUnsafeMutableBufferPointer { value in
      for index in 0..<ray.variable.count {
        // Adding 0 turns -0 into 0: there is only one zero.
        value[Int(ray.variable[index])] = ray.start[index] + ray.rate[index] * distance + 0
      }
    }
  }
}

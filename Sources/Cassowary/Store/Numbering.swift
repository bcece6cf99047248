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

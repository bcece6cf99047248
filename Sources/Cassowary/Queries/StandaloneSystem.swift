extension LocalSystem {
  /// Some constraints in the order given, with nothing but the variables they mention.
  ///
  /// It depends on these constraints and their order alone, not on what else a solver holds.
  init(
    of wanted: some Collection<LinearConstraint.ID>, _ constraints: ConstraintStore,
    _ variables: VariableStore
  ) {
    let termCount = wanted.reduce(0) { $0 + constraints.terms(Int($1.rawValue)).count }
    self.init(variableCount: termCount, rowCount: wanted.count, termCount: termCount)
    var number = LocalNumbers(capacity: termCount)
    for isSuggested in [false, true] {
      for id in wanted {
        for place in constraints.terms(Int(id.rawValue)) {
          let index = Int32(constraints.variable(at: place))
          let known = variables[Int(index)]
          if known.isSuggested != isSuggested || !number.add(index) { continue }
          variable.append(index)
          value.append(known.isSuggested ? known.suggestion : 0)
        }
      }
      if !isSuggested { unknownCount = variable.count }
    }
    for id in wanted {
      for place in constraints.terms(Int(id.rawValue)) {
        termVariable.append(number[Int32(constraints.variable(at: place))])
        termFactor.append(constraints.factor(at: place))
      }
      appendNumbers(of: Int(id.rawValue), constraints)
    }
  }
}

/// Numbers variables in the order in which they come: a table of which the variable's own number says
/// where to look first.
private struct LocalNumbers: ~Copyable {
  private var variables: FlatArray<Int32>
  private var numbers: FlatArray<Int32>
  private let mask: Int
  private var count: Int32 = 0

  /// A table for so many variables.
  init(capacity: Int) {
    var size = 8
    while size < 2 * capacity { size *= 2 }
    variables = FlatArray(repeating: -1, count: size)
    numbers = FlatArray(repeating: 0, count: size)
    mask = size - 1
  }

  /// Numbers a variable; false where it has a number already.
  mutating func add(_ variable: Int32) -> Bool {
    let place = place(of: variable)
    if variables[place] == variable { return false }
    variables[place] = variable
    numbers[place] = count
    count += 1
    return true
  }

  /// The number of a variable that was added.
  subscript(variable: Int32) -> Int32 { numbers[place(of: variable)] }

  private func place(of variable: Int32) -> Int {
    var place = Int(variable) & mask
    while variables[place] >= 0, variables[place] != variable { place = (place + 1) & mask }
    return place
  }
}

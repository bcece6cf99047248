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
    var numbers = LocalNumbers(capacity: termCount)
    // Parameters come after all unknowns.
    var ofParameters = FlatArray<Int32>()
    for id in wanted {
      for place in constraints.terms(Int(id.rawValue)) {
        let index = Int32(constraints.variable(at: place))
        termFactor.append(constraints.factor(at: place))
        if variables[Int(index)].isSuggested {
          ofParameters.append(Int32(termVariable.count))
          termVariable.append(index)
        } else {
          termVariable.append(number(of: index, value: 0, &numbers))
        }
      }
      appendNumbers(of: Int(id.rawValue), constraints)
    }
    unknownCount = variable.count
    for place in 0..<ofParameters.count {
      let term = ofParameters[place]
      let index = termVariable[term]
      termVariable[term] = number(of: index, value: variables[Int(index)].suggestion, &numbers)
    }
  }

  /// The number of a variable, which gets the next one and a value where it has none.
  @inline(__always)
  private mutating func number(
    of index: Int32, value first: Double, _ numbers: inout LocalNumbers
  ) -> Int32 {
    let number = numbers.number(of: index)
    if number == variable.count {
      variable.append(index)
      value.append(first)
    }
    return number
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

  /// The number of a variable, which gets the next one where it has none.
  @inline(__always)
  mutating func number(of variable: Int32) -> Int32 {
    var place = Int(variable) & mask
    while variables[place] >= 0, variables[place] != variable { place = (place + 1) & mask }
    if variables[place] != variable {
      variables[place] = variable
      numbers[place] = count
      count += 1
    }
    return numbers[place]
  }
}

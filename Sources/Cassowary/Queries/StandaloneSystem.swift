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
    var number: [Int32: Int32] = [:]
    number.reserveCapacity(termCount)
    for isSuggested in [false, true] {
      for id in wanted {
        for place in constraints.terms(Int(id.rawValue)) {
          let index = Int32(constraints.variable(at: place))
          let known = variables[Int(index)]
          if known.isSuggested != isSuggested || number[index] != nil { continue }
          number[index] = Int32(variable.count)
          variable.append(index)
          value.append(known.isSuggested ? known.suggestion : 0)
        }
      }
      if !isSuggested { unknownCount = variable.count }
    }
    for id in wanted {
      for place in constraints.terms(Int(id.rawValue)) {
        termVariable.append(number[Int32(constraints.variable(at: place))] ?? 0)
        termFactor.append(constraints.factor(at: place))
      }
      appendNumbers(of: Int(id.rawValue), constraints)
    }
  }
}

/// Where the rows of a component mention each variable.
struct VariableUses {
  /// By variable: the last term with it, or -1.
  private(set) var last: [Int32]
  /// By term: the one before it with the same variable, or -1.
  private(set) var previous: [Int32] = []
  /// By term: its row.
  private(set) var row: [Int32] = []

  init(_ system: borrowing LocalSystem) {
    last = Array(repeating: -1, count: system.variableCount)
    previous.reserveCapacity(system.termVariable.count)
    row.reserveCapacity(system.termVariable.count)
    for number in 0..<system.rowCount {
      for term in system.terms(of: number) {
        let variable = Int(system.termVariable[term])
        previous.append(last[variable])
        last[variable] = Int32(term)
        row.append(Int32(number))
      }
    }
  }
}

/// Questions about all variables at once, which commands on large layouts ask.
extension Solver {
  /// Whether every variable has only one optimal value in the last solution.
  public var isUnique: Bool {
    (0..<variables.count).allSatisfy { variables[$0].isUnique || !variables[$0].isAlive }
  }

  /// Whether another solver has the same variables, and its last solution the same values.
  package func hasSameValues(as other: Solver) -> Bool {
    variables.count == other.variables.count
      && (0..<variables.count).allSatisfy {
        let (own, others) = (variables[$0], other.variables[$0])
        return own.value == others.value && own.isAlive == others.isAlive
      }
  }
}

/// Questions about all variables at once, which commands on large layouts ask.
extension Solver {
  /// Whether every variable has only one optimal value in the last solution.
  public var isUnique: Bool {
    (0..<variables.count).allSatisfy { variables[$0].isUnique || !variables[$0].isAlive }
  }

  /// Whether another solver has the same variables, and its last solution the same values.
  package func hasSameValues(as other: Solver) -> Bool {
    variables.values == other.variables.values
      && (0..<variables.count).allSatisfy {
        variables[$0].isAlive == other.variables[$0].isAlive
      }
  }
}

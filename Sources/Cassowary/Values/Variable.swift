/// An unknown of a ``Solver``: one real number, unbounded unless constraints bound it.
///
/// A variable is only an index; it is meaningful to the solver that made it and to copies of that
/// solver. Variables order by creation, the order in which ties are settled (see ``Solver``).
public struct Variable: Hashable, Comparable, Sendable {
  /// The 0-based index of the variable within its solver.
  public let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Whether `lhs` was created before `rhs`.
  public static func < (lhs: Variable, rhs: Variable) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// A variable multiplied by a coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// The factor; finite.
  public var coefficient: Double

  /// Creates `coefficient × variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

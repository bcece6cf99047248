/// An unknown of a ``Solver``: one real number, unbounded unless constraints bound it.
///
/// A variable is only an index; it has a meaning only for the solver that made it and for copies of that solver.
/// Variables are ordered by creation, the order in which ties are settled (see ``Solver``).
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

/// How the two sides of a constraint relate.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// Left ≤ right.
  case lessThanOrEqual
  /// Left = right.
  case equal
  /// Left ≥ right.
  case greaterThanOrEqual

  /// The relation seen from the other side: ≤ becomes ≥.
  package var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// `Σ coefficient·variable  relation  constant`, wanted with a priority.
public struct LinearConstraint: Hashable, Sendable {
  /// Names a constraint inside one ``Solver`` and its copies.
  ///
  /// A number is reused after its constraint has been removed.
  public struct ID: Hashable, Comparable, Sendable {
    /// The 0-based number of the constraint.
    public let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Whether `lhs` has the lower number.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }

  /// The left side.
  ///
  /// A variable may occur more than once; its coefficients add up.
  public var terms: [Term]
  /// How the left side relates to ``constant``.
  public var relation: Relation
  /// The right side; finite.
  public var constant: Double
  /// How strongly the constraint is wanted.
  public var priority: Priority

  /// Creates a constraint.
  public init(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// The unique place of a constraint among all constraints of a system.
///
/// Where several answers are equally good, the earliest constraints decide which one is given. The caller chooses the
/// order, so that an answer depends on what the system says and not on how it came about.
package struct CreationOrder: Hashable, Comparable, Sendable {
  private let group: Int32
  private let first: Int32
  private let second: Int64

  /// The place of a constraint: by group, then by two numbers.
  package init(group: Int32, _ first: Int32, _ second: Int64 = 0) {
    (self.group, self.first, self.second) = (group, first, second)
  }

  /// Before all others.
  package static let first = CreationOrder(group: .min, 0)

  /// Whether `lhs` comes before `rhs`.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.group, lhs.first, lhs.second) < (rhs.group, rhs.first, rhs.second)
  }
}

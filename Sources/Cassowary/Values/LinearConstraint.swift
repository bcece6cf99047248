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
  /// A number is given again once its constraint was removed.
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

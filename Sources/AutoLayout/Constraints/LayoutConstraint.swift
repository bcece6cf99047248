import Cassowary

/// How the two sides of a constraint relate: `NSLayoutConstraint.Relation`.
public typealias Relation = Cassowary.Relation

/// How strongly a constraint is wanted, 1…1000: `UILayoutPriority`.
public typealias Priority = Cassowary.Priority

/// One side of a constraint: an attribute of a view or layout guide.
public struct Anchor: Hashable, Sendable {
  /// The view or guide.
  public var item: Item.ID
  /// Its attribute.
  public var attribute: Attribute

  /// Creates an anchor.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// `first relation multiplier × second + constant`, wanted with a priority: `NSLayoutConstraint`.
public struct LayoutConstraint: Hashable, Sendable {
  /// Names a constraint inside one ``Layout`` and its copies.
  ///
  /// No number is ever used twice.
  public struct ID: Hashable, Comparable, Sendable {
    /// The 0-based number of the constraint in order of creation.
    public let rawValue: Int32

    /// The one of a number.
    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Whether `lhs` was added before `rhs`.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }

  /// The left side.
  public var first: Anchor
  /// How the sides relate.
  public var relation: Relation
  /// The factor of ``second``; 1 where there is none.
  public var multiplier: Double
  /// The attribute on the right side; nil for a constant size.
  public var second: Anchor?
  /// Points added to the right side; finite.
  public var constant: Double
  /// How strongly the constraint is wanted.
  public var priority: Priority
  /// The handle by which commands name it, unique in its layout; empty until it is added.
  public var name: String {
    get { storedName.text }
    set { storedName = ConstraintName(newValue) }
  }
  /// ``name`` as it is stored.
  var storedName: ConstraintName
  /// Whether it takes part: `isActive`.
  public var isActive: Bool
  /// Whether Interface Builder removes it when the app is built; until then it takes part like others.
  package var isPlaceholder = false
  /// Where ``constant`` comes from.
  package var spacing = SpacingSource.number

  /// Creates a constraint.
  public init(
    _ first: Anchor,
    _ relation: Relation = .equal,
    to second: Anchor? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Priority = .required,
    name: String = "",
    isActive: Bool = true
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
    storedName = ConstraintName(name)
    self.isActive = isActive
  }

  /// A constraint of a model.
  init(_ record: ConstraintRecord, named name: ConstraintName) {
    first = record.first
    relation = record.relation
    multiplier = record.multiplier
    second = record.second
    constant = record.constant
    priority = record.priority
    isActive = record.isActive
    spacing = record.spacing
    isPlaceholder = record.isPlaceholder
    storedName = name
  }

  /// UIKit's `identifier`: the name, where somebody chose one and no other identifier was set; `c1`,
  /// `c2` … are automatic.
  public var identifier: String? { storedName.identifier }
}

extension Relation {
  /// As Apple prints it: `==`, `<=`, `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

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

    /// The ID with a number.
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
  /// The factor of ``second``; 1 if there is none.
  public var multiplier: Double
  /// The attribute on the right side; nil for a constant size.
  public var second: Anchor?
  /// Points added to the right side; finite.
  public var constant: Double
  /// How strongly the constraint is wanted.
  public var priority: Priority
  /// Its handle in commands, unique in its layout; empty until it is added.
  public var name: String
  /// The constraint's identifier in logs, if it isn't the name; it need not be unique.
  package internal(set) var otherIdentifier: String?
  /// Whether it is in effect: `isActive`.
  public var isActive: Bool
  /// Whether Interface Builder removes it when the app is built; until then it acts like any other.
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
    self.name = name
    self.isActive = isActive
  }

  /// UIKit's `identifier`: the name, if the user chose one and set no other identifier; `c1`, `c2` … are automatic.
  public var identifier: String? {
    otherIdentifier ?? (AutomaticName.number(of: name) == nil ? name : nil)
  }

  /// The attributes on its sides: one for a constant size.
  package var anchors: [Anchor] { [first] + (second.map { [$0] } ?? []) }

  /// The items on its sides: the same one twice if it ties an item to itself.
  package var items: [Item.ID] { anchors.map { $0.item } }

  /// The items whose margins the constraint is about.
  var margins: [Item.ID] { anchors.filter { $0.attribute.isMargin }.map { $0.item } }

  /// Whether the constraint is about leading or trailing edges or margins.
  var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional ?? false
  }
}

extension Relation {
  /// Apple's notation: `==`, `<=`, `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// Where the constant of a constraint comes from, which affects how logs print it.
package enum SpacingSource: UInt8, Sendable {
  /// The user wrote a number.
  case number
  /// `Standard` in Interface Builder, `-` in visual formats; logs print `NSSpace(8)`.
  case standard
  /// One of the anchors' system spacings; logs print `NSLayoutAnchorConstraintSpace(8)`.
  case system
}

extension Priority {
  /// The names of priorities: UIKit's, and those in `Anatomy of a Constraint`, where medium is 500.
  package static let names: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .defaultHigh), ("medium", medium), ("low", .defaultLow),
    ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("dragThatCanResizeScene", clamped(510)), ("sceneSizeStayPut", medium),
    ("dragThatCannotResizeScene", clamped(490)), ("fittingSizeLevel", .fittingSizeLevel),
  ]

  private static let medium = clamped(500)

  /// The priority of a name, ignoring case.
  package static func named(_ name: String) -> Priority? {
    names.first { Name.matches($0.name, name) }?.priority
  }
}

/// The values that differ in some size classes.
package struct Variation: Hashable, Sendable {
  /// The size classes.
  package let sizeClasses: SizeClasses
  /// The values that hold there, each once, in the order they were first set.
  package internal(set) var values: [VariedValue]
}

/// One thing that size classes can change.
package enum VariedValue: Hashable, Sendable {
  /// Whether a view or guide is in the hierarchy.
  case installed(Item.ID, Bool)
  /// The value of a ``ViewProperty``, by its name.
  case property(Item.ID, String, PropertyValue)
  /// Whether a constraint is active.
  case active(LayoutConstraint.ID, Bool)
  /// The constant of a constraint, in points.
  case constant(LayoutConstraint.ID, Double)
  /// The priority of a constraint.
  case priority(LayoutConstraint.ID, Priority)

  /// The target of a value; a variation has at most one value for each.
  package enum Slot: Hashable, Sendable {
    /// Whether a view or guide is installed.
    case installed(Item.ID)
    /// A property, by its name.
    case property(Item.ID, String)
    /// Whether a constraint is active.
    case active(LayoutConstraint.ID)
    /// Its constant.
    case constant(LayoutConstraint.ID)
    /// Its priority.
    case priority(LayoutConstraint.ID)
  }

  /// The target of the value.
  package var slot: Slot {
    switch self {
    case .installed(let item, _): .installed(item)
    case .property(let item, let name, _): .property(item, name)
    case .active(let constraint, _): .active(constraint)
    case .constant(let constraint, _): .constant(constraint)
    case .priority(let constraint, _): .priority(constraint)
    }
  }

  /// The view or guide that the value is of; nil for a constraint's.
  package var item: Item.ID? {
    switch self {
    case .installed(let item, _), .property(let item, _, _): item
    case .active, .constant, .priority: nil
    }
  }

  /// The constraint that the value is of; nil for a view's.
  package var constraint: LayoutConstraint.ID? {
    switch self {
    case .active(let id, _), .constant(let id, _), .priority(let id, _): id
    case .installed, .property: nil
    }
  }
}

import AutoLayout

/// Something with an identity: a view, a guide, a controller, a constraint, an instance of a class.
struct Object: Sendable {
  enum Kind { case view, guide, controller, constraint, instance }

  var kind: Kind
  /// The Swift name of its class.
  let className: String
  let place: SourcePlace
  var fields: [String: Value] = [:]
  /// The best name among those of its variables.
  var name: NameHint?
  /// Whether its origin is unknown: a parameter, an outlet, a class of another module.
  var isPlaceholder = false
  /// The superview, or the view that owns a guide.
  var parent: ObjectID?
  var subviews: [ObjectID] = []
  var arranged: [ObjectID] = []
  var guides: [ObjectID] = []
  /// UIKit's own guide.
  var guideKind: GuideKind?
  /// Whether `translatesAutoresizingMaskIntoConstraints` was turned off, by the code, a library or UIKit.
  var usesAutoLayout = false
  /// Whether `setNeedsUpdateConstraints` was called since constraints were updated.
  var needsConstraints = false
  /// Whether it is the view of a controller.
  var fillsScreen = false
  var constraint: ConstraintState?
  /// Why an unknown constraint is left out.
  var leftOut: String?
  /// Its counterpart in an existing layout; nil if there is none.
  var link: Link?
  /// The values that code set for a view in a layout, in case the view leaves it and returns.
  var applied: [String: Value] = [:]
  /// The values of a view that has left a layout, where the layout had them.
  var kept: [(property: ViewProperty, value: PropertyValue)] = []

  init(_ kind: Kind, _ className: String, _ place: SourcePlace) {
    self.kind = kind
    self.className = className
    self.place = place
  }
}

/// A possible name of a view.
struct NameHint {
  let text: String
  /// Properties name better than local variables.
  let isProperty: Bool
}

/// A constraint as the code leaves it.
struct ConstraintState: Sendable {
  let first: AnchorValue
  var relation: Relation
  var second: AnchorValue?
  var multiplier: Double
  /// The value in the code, a number if known.
  var constant: Value
  var priority: Value
  var isActive: Bool
  /// Why it is unknown whether it is active.
  var doubt: String?
  var identifier: String?
  /// Whether the constant is the system's spacing.
  var isSystemSpacing = false
  /// Where the statement is.
  let place: SourcePlace
  /// Whether the items were in one hierarchy when it was activated; nil if it never was.
  var wasConnected: Bool?
  /// The view that it was added to by name, and how often it was activated by then.
  var added: (view: ObjectID, activations: Int)?
  /// The number of its activations.
  var activations = 0
  /// Whether it only says anew what another one says, which has changed accordingly.
  var isReplaced = false
  /// Whether the same statement names both the left and the right side.
  var isSymmetric = false

  /// Whether UIKit raises an exception for it: its attributes don't go together, or a location has nothing to
  /// refer to.
  var isRefused: Bool {
    let attribute = first.attribute
    guard let other = second?.attribute, multiplier != 0 else { return !attribute.isSize }
    return attribute.mixesDirection(with: other) || attribute.isSize != other.isSize
      || !attribute.isSize && attribute.axis != other.axis
  }
}

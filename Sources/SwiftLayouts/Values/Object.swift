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
  /// The values that a view had in the layout that it has left.
  var kept: [(property: ViewProperty, value: PropertyValue)] = []

  init(_ kind: Kind, _ className: String, _ place: SourcePlace) {
    self.kind = kind
    self.className = className
    self.place = place
  }
}

/// A possible name for a view.
struct NameHint {
  let text: String
  /// Whether it comes from a property: these make better names than local variables.
  let isProperty: Bool
}

/// A constraint in the state in which the code left it.
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
  /// The view to which it was added explicitly, and how often it had been activated by then.
  var added: (view: ObjectID, activations: Int)?
  /// The number of its activations.
  var activations = 0
  /// Whether it only repeats another constraint, which has been changed accordingly.
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

/// An existing layout while code runs on it, with the run's output and problems.
struct LiveLayout {
  /// The layout: solved when the code starts, and after `layoutIfNeeded()`.
  var layout: Layout { didSet { isChanged = true } }
  /// Whether the layout was changed.
  private(set) var isChanged = false
  /// The screen before or after a change; the code may ask for its traits.
  var other: Environment?
  /// Whether what can't be followed is an error; otherwise it is listed.
  let isStrict: Bool
  /// The controller whose members are the variables of the scope.
  let controller: ObjectID
  let scope: ScopeID
  /// The reports about the whole layout that methods of views return, by name.
  var reports: [String: @Sendable (Layout) -> String] = [:]
  /// The methods that UIKit called, with the numbers of the objects that they made.
  var calls: [(name: String, objects: Range<Int>)] = []
  /// The output of `print`, one element per line.
  var output: [String] = []
  /// The first thing that can't be followed; if there is one, the layout stays unchanged.
  private(set) var problem: SwiftIssue?
  /// Remarks about statements without an effect on the layout, in order.
  private(set) var remarks: [SwiftIssue] = []

  init(_ layout: Layout, controller: ObjectID, scope: ScopeID, isStrict: Bool) {
    (self.controller, self.scope, self.isStrict) = (controller, scope, isStrict)
    var solved = layout
    solved.solve()
    self.layout = solved
  }

  /// Notes something that can't be followed.
  mutating func fail(_ reason: String, at place: SourcePlace?) {
    guard isStrict else { return remark(reason, at: place) }
    problem = problem ?? SwiftIssue(reason, at: place)
  }

  /// Notes, only once, something that has no effect.
  mutating func remark(_ text: String, at place: SourcePlace?) {
    if !remarks.contains(where: { $0.reason == text }) {
      remarks.append(SwiftIssue(text, .assumption, at: place))
    }
  }
}

extension Object {
  /// The counterpart of an object in an existing layout.
  ///
  /// The name belongs to it: after `undo` the same number may be that of another view.
  enum Link: Hashable {
    case item(Item.ID, name: String)
    case constraint(LayoutConstraint.ID, name: String)
  }

  /// The view or guide in the layout.
  var item: Item.ID? { if case .item(let item, _)? = link { item } else { nil } }
}

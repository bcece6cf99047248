import AutoLayout

/// One constraint of a library's call.
struct LibraryConstraint {
  var first: Attribute
  var relation = Relation.equal
  /// The second item with its attribute; nil for a size.
  var second: AnchorValue?
  var multiplier = Value.number(1)
  var constant = Value.number(0)
  var priority = Value.number(1000)
}

extension LibraryReader {
  /// Makes the constraints of a call about an item, active unless they are only asked for.
  func install(
    _ constraints: [LibraryConstraint], of item: ObjectID, isActive: Bool = true, _ node: SyntaxNode
  ) -> Value {
    state[item].usesAutoLayout = true
    var made: [Value] = []
    for constraint in constraints {
      let value = evaluator.constraintCalls.makeConstraint(
        AnchorValue(item: item, attribute: constraint.first), constraint.relation,
        constraint.second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, at: node.place)
      if case .unknown = value { return value }
      if case .object(let id) = value {
        state[id].constraint?.isSymmetric = constraints.map { $0.first }.namesBothSides
      }
      if isActive { evaluator.constraintCalls.activate(value, true) }
      made.append(value)
    }
    return made.count == 1 ? made[0] : .array(made)
  }

  /// Notes that a call of a library isn't read.
  func refuse(_ node: SyntaxNode, because reason: String) -> Value {
    log.unread(node.place, reason)
    return .unknown(reason)
  }

  /// The superview of an item, or its safe area.
  func superview(of item: ObjectID, safeArea: Bool) -> ObjectID? {
    evaluator.superview(of: item).map {
      safeArea ? evaluator.uikitMembers.guide(.safeArea, of: $0) : $0
    }
  }

  /// The negative of a number.
  func negated(_ value: Value) -> Value {
    evaluator.number(value).map { .number(-$0) }
      ?? .unknown(value.unknownReason ?? "a number isn't known")
  }

  /// One side of insets, which may also be a number.
  func side(_ name: String, of insets: Value?) -> Value {
    guard let insets else { return .number(0) }
    if let number = evaluator.number(insets) { return .number(number) }
    if case .symbol(let word, _, let arguments?) = insets, let sides = insetWords[word] {
      guard let number = arguments.first.flatMap({ evaluator.number($0.value) }) else {
        return .unknown("insets aren't known")
      }
      return .number(sides.contains(name) ? number : 0)
    }
    guard case .structure(_, let fields) = evaluator.coerce(insets, to: "UIEdgeInsets", in: nil)
    else {
      return .unknown(insets.unknownReason ?? "insets aren't known")
    }
    let other = ["left": "leading", "right": "trailing"][name] ?? name
    return (fields[name] ?? fields[other]).map { .number($0) } ?? .unknown("insets aren't known")
  }
}

/// TinyConstraints' own insets, `.uniform(8)`, with the sides that they move.
private let insetWords: [String: Set<String>] = [
  "uniform": ["top", "left", "bottom", "right"], "vertical": ["top", "bottom"],
  "horizontal": ["left", "right"], "top": ["top"], "left": ["left"], "bottom": ["bottom"],
  "right": ["right"],
]

extension [Attribute] {
  /// Whether the left and the right side are both among them, so that it doesn't matter which is which.
  var namesBothSides: Bool {
    contains(.left) && contains(.right) || contains(.leftMargin) && contains(.rightMargin)
  }
}

import AutoLayout

/// Constraints of UIKit.
struct ConstraintCalls: EvaluatorPart {
  let evaluator: Evaluator

  /// Makes a constraint that isn't active yet; if something isn't known, notes why it can't be made.
  func makeConstraint(
    _ first: AnchorValue, _ relation: Relation, _ second: AnchorValue?,
    multiplier: Value = .number(1),
    constant: Value, priority: Value = .number(1000), at place: SourcePlace
  ) -> Value {
    let constant = evaluator.coerce(constant, to: "CGFloat", in: nil)
    let parts = [multiplier, constant, priority].compactMap { $0.unknownReason }
    if let reason = parts.first {
      log.unread(place, reason)
      return .unknown(reason)
    }
    guard let factor = evaluator.number(multiplier), evaluator.number(constant) != nil,
      evaluator.priority(priority) != nil
    else {
      log.unread(place, "a number isn't known")
      return .unknown("a number isn't known")
    }
    var object = Object(.constraint, "NSLayoutConstraint", place)
    object.constraint = ConstraintState(
      first: first, relation: relation, second: second, multiplier: factor, constant: constant,
      priority: priority, isActive: false, place: place)
    log.read(place)
    return .object(state.make(object))
  }

  /// `anchor.constraint(equalTo: other, multiplier: 2, constant: 8)`.
  func anchorConstraint(_ first: AnchorValue, _ arguments: [Argument], _ node: SyntaxNode) -> Value
  {
    guard let head = arguments.first, let relation = AnchorCalls.relations[head.label] else {
      return .unknown("a constraint of this form isn't read")
    }
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    if head.label.hasSuffix("Constant") {
      return makeConstraint(first, relation, nil, constant: head.value, at: node.place)
    }
    guard case .anchor(let second) = head.value else {
      let reason = head.value.unknownReason ?? "the second anchor isn't known"
      log.unread(node.place, reason)
      return .unknown(reason)
    }
    if head.label.contains("SystemSpacing") {
      return systemSpacing(first, relation, second, argument("multiplier") ?? .number(1), node)
    }
    return makeConstraint(
      first, relation, second, multiplier: argument("multiplier") ?? .number(1),
      constant: argument("constant") ?? .number(0), at: node.place)
  }

  private func systemSpacing(
    _ first: AnchorValue, _ relation: Relation, _ second: AnchorValue, _ multiplier: Value,
    _ node: SyntaxNode
  ) -> Value {
    let baselines: Set<Attribute> = [.firstBaseline, .lastBaseline]
    guard let factor = evaluator.number(multiplier),
      baselines.isDisjoint(with: [first.attribute, second.attribute])
    else {
      let reason = multiplier.unknownReason ?? "system spacing between baselines depends on fonts"
      log.unread(node.place, reason)
      return .unknown(reason)
    }
    let made = makeConstraint(
      first, relation, second, constant: .number(8 * factor), at: node.place)
    if case .object(let id) = made { state[id].constraint?.isSystemSpacing = factor == 1 }
    return made
  }

  /// `NSLayoutConstraint(item: …)`.
  func longConstraint(_ arguments: [Argument], _ node: SyntaxNode) -> Value {
    func argument(_ label: String) -> Value { arguments[label] ?? .none }
    let (attribute, item) = (argument("attribute"), argument("item"))
    // `attribute` occurs twice: for the first and for the second item.
    let attributes = arguments.filter { $0.label == "attribute" }.map { $0.value.asSymbol }
    let relations: [String: Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let reasons = [item, attribute, argument("toItem")].compactMap { $0.unknownReason }
    guard let firstItem = item.asObject, attributes.count == 2,
      let firstAttribute = attributes[0].flatMap(Self.attribute),
      let relation = argument("relatedBy").asSymbol.flatMap({ relations[$0] }), reasons.isEmpty
    else {
      let reason = reasons.first ?? "an item or attribute isn't known"
      log.unread(node.place, reason)
      return .unknown(reason)
    }
    var second: AnchorValue?
    if let secondItem = argument("toItem").asObject,
      let secondAttribute = attributes[1].flatMap(Self.attribute)
    {
      second = AnchorValue(item: secondItem, attribute: secondAttribute)
    } else if !argument("toItem").isNone {
      log.unread(node.place, "the second item isn't known")
      return .unknown("the second item isn't known")
    }
    return makeConstraint(
      AnchorValue(item: firstItem, attribute: firstAttribute), relation, second,
      multiplier: second == nil ? .number(1) : argument("multiplier"),
      constant: argument("constant"), at: node.place)
  }

  static func attribute(_ name: String) -> Attribute? {
    Attribute(rawValue: name) ?? Attribute.aliases[name]
  }

  /// A substitute for a constraint that is left out, which is listed; whatever is done with the substitute has no
  /// effect.
  func leftOut(_ value: Value, at place: SourcePlace) -> Value {
    guard case .unknown(let reason) = value, let kind = sites.places[place],
      StatementFinder.kindsWithValues.contains(kind)
    else { return value }
    var constraint = Object(.constraint, "NSLayoutConstraint", place)
    constraint.leftOut = reason
    let made = Value.object(state.make(constraint))
    return kind == "visual formats" ? .array([made]) : made
  }

  /// Activates constraints, or deactivates them, in a statement at a place.
  func activate(_ value: Value?, _ isActive: Bool, at place: SourcePlace) {
    switch value {
    case .array(let values)?: for value in values { activate(value, isActive, at: place) }
    case .dictionary(let pairs)?:
      for pair in pairs { activate(pair.value, isActive, at: place) }
    case .object(let id)? where state[id].kind == .constraint: activate(value, isActive)
    case nil, .void?, .none?: break
    case let value?:
      state.activatesUnknown = true
      log.unknownCall(
        "constraints that are \(isActive ? "activated" : "deactivated") aren't known: "
          + (value.unknownReason ?? "they aren't made in these files"), at: place)
    }
  }

  /// Activates constraints, or deactivates them.
  func activate(_ value: Value?, _ isActive: Bool) {
    switch value {
    case .object(let id)? where state[id].constraint != nil:
      guard let constraint = state[id].constraint else { return }
      state[id].constraint?.isActive = isActive
      state[id].constraint?.doubt = nil
      guard isActive else { return }
      state[id].constraint?.activations += 1
      let isConnected = constraint.second.map {
        evaluator.hierarchy.areConnected(constraint.first.item, $0.item)
      }
      state[id].constraint?.wasConnected = isConnected ?? true
    case .array(let values)?: for value in values { activate(value, isActive) }
    case .dictionary(let pairs)?: for pair in pairs { activate(pair.value, isActive) }
    default: break
    }
  }

  /// Sets a property of a constraint.
  func setConstraint(_ name: String, of id: ObjectID, to value: Value, at place: SourcePlace)
    -> Bool
  {
    /// Refuses a value that the property can't have.
    func demand(_ isKnown: Bool, _ kind: String) {
      let reason = value.unknownReason ?? "it must be \(kind)"
      if !isKnown { evaluator.refuse("'\(name)' can't be set: \(reason)", at: place) }
    }
    switch name {
    case "constant":
      // A chain of accesses would open the state before the value is made, which itself reads the state.
      let constant = evaluator.coerce(value, to: "CGFloat", in: nil)
      demand(constant.asNumber != nil, "a finite number")
      state[id].constraint?.constant = constant
    case "priority":
      demand(evaluator.priority(value) != nil, "a number or a priority such as .defaultHigh")
      state[id].constraint?.priority = value
    case "identifier": state[id].constraint?.identifier = value.asString
    case "isActive":
      demand(value.asBool != nil, "true or false")
      if let isActive = value.asBool {
        activate(.object(id), isActive)
      } else {
        state[id].constraint?.doubt = value.unknownReason ?? "whether it is active isn't known"
      }
    default:
      evaluator.refuse("'\(name)' of a constraint can't be set", at: place)
      return evaluator.isStrict
    }
    return true
  }
}

extension Evaluator {
  var constraintCalls: ConstraintCalls { ConstraintCalls(evaluator: self) }
}

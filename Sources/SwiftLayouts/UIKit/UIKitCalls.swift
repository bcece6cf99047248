import AutoLayout

/// Methods, initializers and functions of UIKit.
struct UIKitCalls: EvaluatorPart {
  let evaluator: Evaluator

  /// Calls a method that UIKit or Swift defines; nil for any other.
  func callBuiltIn(
    method name: String, of receiver: Value, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value? {
    switch receiver {
    case .anchor(let anchor):
      return name == "constraint"
        ? evaluator.constraintCalls.anchorConstraint(anchor, arguments, node) : nil
    case .object(let object): return callObject(name, object, arguments, node, frame)
    case .type(let type): return callStatic(name, type, arguments, node, frame)
    case .array(let values):
      return evaluator.swiftValues.callArray(name, values, arguments, node, frame)
    case .range(let range):
      return evaluator.swiftValues.callRange(name, range, arguments, node, frame)
    case .string(let text):
      return evaluator.swiftValues.callString(name, text, arguments, node, frame)
    case .bool(let bool) where name == "toggle":
      if let base = node.child(at: 0)?.child(at: 0) {
        evaluator.assignment.assign(.bool(!bool), to: base, frame)
      }
      return .void
    case .number(let number):
      return evaluator.swiftValues.callNumber(name, number, arguments, node, frame)
    case .structure(let type, let fields): return callStructure(name, type, fields, arguments)
    case .bounds(let view):
      guard case .structure(let type, let fields)? = evaluator.uikitMembers.boundsNow(of: view)
      else { return nil }
      return callStructure(name, type, fields, arguments)
    // The alpha of a named color shows only in pictures.
    case .symbol(_, "UIColor", nil) where name == "withAlphaComponent": return receiver
    // Layouts have one appearance.
    case .symbol(_, "UITraitCollection", nil) where name == "hasDifferentColorAppearance":
      return .bool(false)
    // `font.withSize(20)`
    case .font: return .unknown("a changed font isn't known")
    case .dictionary where Self.changesDictionary.contains(name):
      return evaluator.swiftValues.changeUnknown(
        "what '\(name)' makes of a dictionary isn't known", node, frame)
    case .dictionary(let pairs):
      guard name == "forEach" || name == "map", let closure = arguments.first?.value else {
        return nil
      }
      let elements = pairs.map { Value.tuple([("key", $0.key), ("value", $0.value)]) }
      return .array(elements.map { evaluator.apply(closure, [$0], at: node.place) })
    case .closure, .method:
      return name == "callAsFunction"
        ? evaluator.apply(receiver, arguments.map { $0.value }, at: node.place) : nil
    default: return nil
    }
  }

  private static let changesDictionary: Set<String> = [
    "removeValue", "updateValue", "removeAll", "merge", "remove", "popFirst",
  ]

  /// Methods that return an image of the same size.
  private static let recolorings: Set<String> = [
    "withRenderingMode", "withTintColor", "imageFlippedForRightToLeftLayoutDirection",
  ]

  private func callObject(
    _ name: String, _ object: ObjectID, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    if state[object].className == "UIImage", Self.recolorings.contains(name) {
      return .object(object)
    }
    switch state[object].kind {
    case .instance where state[object].isPlaceholder && ViewCalls.all.contains(name):
      state[object].kind = .view
      fallthrough
    case .view:
      if let made = callView(name, object, arguments, node) { return made }
    case .controller:
      switch name {
      case "addChild", "didMove", "willMove", "loadViewIfNeeded", "loadView", "viewDidLoad":
        return .void
      default: break
      }
    case .instance where state[object].className == UIKitConstants.coordinator:
      return animate(name, with: object, arguments)
    case .guide, .constraint, .instance: break
    }
    guard ViewCalls.closuresThatRunAtOnce.contains(name),
      case .closure? = arguments.last?.value, let closure = arguments.last?.value
    else { return nil }
    _ = evaluator.apply(closure, [.object(object)], at: node.place)
    return .object(object)
  }

  private func callView(
    _ name: String, _ view: ObjectID, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    if let answer = evaluator.liveCalls.callLive(name, view, arguments, node) { return answer }
    let first = arguments.first?.value
    let second = arguments.dropFirst().first
    switch name {
    case "addSubview", "insertSubview":
      evaluator.hierarchy.insertSubview(first, in: view, second, node)
    case "addArrangedSubview", "insertArrangedSubview":
      guard let child = first.flatMap(evaluator.hierarchy.asView) else {
        return evaluator.hierarchy.noteUnknownView(first, "arranged", node)
      }
      evaluator.hierarchy.arrange(child, in: view, at: second?.value.asInteger)
    case "removeArrangedSubview":
      if let child = first?.asObject { state[view].arranged.removeAll { $0 == child } }
    case "removeFromSuperview": evaluator.hierarchy.remove(view)
    case "bringSubviewToFront", "sendSubviewToBack":
      guard let child = first?.asObject, state[view].subviews.contains(child) else { break }
      state[view].subviews.removeAll { $0 == child }
      let index = name == "sendSubviewToBack" ? 0 : state[view].subviews.count
      state[view].subviews.insert(child, at: index)
    case "exchangeSubview": exchange(arguments.compactMap { $0.value.asInteger }, in: view, node)
    case "addLayoutGuide":
      guard let guide = first?.asObject else { break }
      state[guide].parent = view
      if !state[view].guides.contains(guide) { state[view].guides.append(guide) }
    case "addConstraint", "addConstraints":
      evaluator.hierarchy.addConstraints(first, to: view, at: node.place)
    case "removeConstraint", "removeConstraints":
      evaluator.hierarchy.removeConstraints(first, from: view, at: node.place)
    case "setCustomSpacing":
      if let child = second?.value.asObject {
        state[child].fields["customSpacing"] = first ?? .void
      }
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      setContentPriority(name, of: view, arguments)
    case "setTitle", "setAttributedTitle":
      if second == nil || second?.value.asSymbol == "normal" {
        state[view].fields["text"] = first ?? .void
      }
    case "setTitleColor":
      if second?.value.asSymbol == "normal" { state[view].fields["textColor"] = first ?? .void }
    case "setImage": state[view].fields["image"] = first ?? .void
    case "sizeToFit": evaluator.uikitMembers.fit(view)
    case "setNeedsUpdateConstraints": state[view].needsConstraints = true
    case "updateConstraintsIfNeeded":
      evaluator.hierarchy.updateConstraints(below: view, isFirst: false)
    case "setNeedsLayout", "layoutIfNeeded", "updateConstraints", "setNeedsDisplay",
      "layoutSubviews":
      break
    default: return nil
    }
    return .void
  }

  /// `coordinator.animate(alongsideTransition: { _ in … }, completion: { _ in … })`: what runs with a transition and after
  /// it is kept until then.
  private func animate(_ name: String, with coordinator: ObjectID, _ arguments: [Argument])
    -> Value?
  {
    guard name.hasPrefix("animate") else { return nil }
    let isNamed = arguments.contains { $0.label == "alongsideTransition" }
    for argument in arguments {
      guard case .closure = argument.value else { continue }
      let isLater = argument.label == "completion" || isNamed && argument.label == "{"
      let field = isLater ? "completions" : "animations"
      let known = state[coordinator].fields[field]?.asArray ?? []
      state[coordinator].fields[field] = .array(known + [argument.value])
    }
    return .bool(true)
  }

  private func exchange(_ places: [Int], in view: ObjectID, _ node: SyntaxNode) {
    guard places.count == 2, places.allSatisfy(state[view].subviews.indices.contains) else {
      return evaluator.fail("a place among the subviews doesn't exist", at: node.place)
    }
    state[view].subviews.swapAt(places[0], places[1])
  }

  private func setContentPriority(_ name: String, of view: ObjectID, _ arguments: [Argument]) {
    guard arguments.count == 2, let axis = arguments[1].value.asSymbol else { return }
    let property = name == "setContentHuggingPriority" ? "hugging" : "compressionResistance"
    let number = evaluator.priority(arguments[0].value)
    state[view].fields["\(property).\(axis)"] =
      number.map { .number($0) }
      ?? .unknown(arguments[0].value.unknownReason ?? "a priority isn't known")
  }

  private func callStructure(
    _ name: String, _ type: String, _ fields: [String: Double], _ arguments: [Argument]
  ) -> Value? {
    if type == AffineTransform.typeName { return callTransform(name, fields, arguments) }
    guard type == "CGRect", ["insetBy", "offsetBy"].contains(name), arguments.count == 2,
      let dx = arguments[0].value.asNumber, let dy = arguments[1].value.asNumber,
      var rect = Value.structure(type, fields).asRect
    else { return nil }
    rect.origin = Point(x: rect.origin.x + dx, y: rect.origin.y + dy)
    if name == "offsetBy" { return Value(rect) }
    // Source: the documentation of `CGRect.insetBy(dx:dy:)`.
    guard rect.size.width >= 2 * dx, rect.size.height >= 2 * dy else {
      return .unknown("insets larger than a rectangle give a null rectangle")
    }
    rect.size = Size(width: rect.size.width - 2 * dx, height: rect.size.height - 2 * dy)
    return Value(rect)
  }
}

extension Evaluator {
  var uikitCalls: UIKitCalls { UIKitCalls(evaluator: self) }
}

import AutoLayout

/// Cartography, whose blocks state equations.
struct Cartography: EvaluatorPart {
  let evaluator: Evaluator

  /// `constrain(a, b, replace: group) { a, b in … }`; nil for any other call.
  func call(_ name: String, _ arguments: [Argument], _ node: SyntaxNode) -> Value? {
    switch name {
    case "constrain": return constrain(arguments, node)
    case "inset":
      guard case .library(.linear(let edges))? = arguments.first?.value else { return nil }
      return inset(edges, arguments.dropFirst().map { $0.value })
    case "align": return align(arguments, node)
    case "distribute": return distribute(arguments, node)
    default: return nil
    }
  }

  // MARK: Blocks

  private func constrain(_ arguments: [Argument], _ node: SyntaxNode) -> Value? {
    if let group = arguments["clear"] {
      clear(group)
      return .void
    }
    guard let closure = arguments.last?.value, case .closure = closure else { return nil }
    let given = arguments["replace"]
    if let given { clear(given) }
    let items = arguments.filter { $0.label.isEmpty }.map { $0.value }
    let first = state.objects.count
    _ = evaluator.apply(closure, items.map(proxy), at: node.place)
    let made = state.objects.indices.dropFirst(first).filter {
      state.objects[$0].constraint?.isActive == true
    }
    let group =
      given?.asObject ?? state.make(Object(.instance, "ConstraintGroup", node.place))
    state[group].fields["constraints"] = .array(made.map { .object(ObjectID(index: $0)) })
    return .object(group)
  }

  /// Removes what an earlier block made.
  private func clear(_ group: Value) {
    guard case .object(let id) = group else { return }
    evaluator.constraintCalls.activate(state[id].fields["constraints"], false)
  }

  private func proxy(_ value: Value) -> Value {
    switch value {
    case .object(let id):
      if state[id].kind == .instance, state[id].isPlaceholder { state[id].kind = .view }
      return .library(.proxy(id))
    case .array(let values): return .array(values.map(proxy))
    default: return value
    }
  }

  private static let groups: [String: [Attribute]] = [
    "edges": [.top, .leading, .bottom, .trailing],
    "edgesWithinMargins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
    "center": [.centerX, .centerY],
    "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins],
    "size": [.width, .height],
  ]

  /// A member of a view or guide inside a block.
  func member(_ name: String, of id: ObjectID) -> Value {
    if let attributes = Self.groups[name] ?? AttributeWords.all[name] {
      return .library(
        .linear(
          LinearValue(
            item: id, attributes: attributes, constants: attributes.map { _ in 0 })))
    }
    if let kind = AnchorCalls.guides[name] {
      return .library(.proxy(evaluator.uikitMembers.guide(kind, of: id)))
    }
    if name == "superview" || name == "owningView" {
      guard let parent = evaluator.superview(of: id) else {
        return .unknown("'\(evaluator.describe(.object(id)))' has no superview yet")
      }
      return .library(.proxy(parent))
    }
    return .unknown("'\(name)' isn't read")
  }

  // MARK: Arithmetic

  /// `b.width * 2 + 8`, and relations between two sides; nil for other operands.
  func apply(_ sign: String, _ left: Value, _ right: Value, _ node: SyntaxNode) -> Value? {
    let isStatement = sites.places[node.place] != nil
    if isStatement, let reason = left.unknownReason ?? right.unknownReason {
      return evaluator.libraries.refuse(node, because: reason)
    }
    switch (left, right) {
    case (.library(.linear(let first)), _) where Self.relations[sign] != nil:
      return relate(first, Self.relations[sign] ?? .equal, right, node)
    case (.library(.linear(let value)), _):
      guard let number = evaluator.number(right) else {
        return .unknown(right.unknownReason ?? "a number isn't known")
      }
      return value.changed(sign, number).map { .library(.linear($0)) }
    case (_, .library(.linear(let value))):
      guard let number = evaluator.number(left) else {
        return .unknown(left.unknownReason ?? "a number isn't known")
      }
      // The library swaps the sides, whatever the operator.
      return value.changed(sign, number).map { .library(.linear($0)) }
    case (.object(let id), _) where sign == "~" && state[id].constraint != nil:
      _ = evaluator.constraintCalls.setConstraint("priority", of: id, to: right, at: node.place)
      return left
    case (.array(let values), _) where sign == "~":
      for value in values { _ = apply(sign, value, right, node) }
      return left
    default:
      return isStatement
        ? evaluator.libraries.refuse(node, because: "a constraint of this form isn't read") : nil
    }
  }

  private static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  private func relate(
    _ first: LinearValue, _ relation: Relation, _ right: Value, _ node: SyntaxNode
  ) -> Value {
    var constraints: [LibraryConstraint] = []
    if case .library(.linear(let second)) = right {
      guard second.attributes.count == first.attributes.count else {
        return evaluator.libraries.refuse(
          node, because: "the two sides don't have the same attributes")
      }
      for (index, attribute) in first.attributes.enumerated() {
        constraints.append(
          LibraryConstraint(
            first: attribute, relation: relation,
            second: AnchorValue(item: second.item, attribute: second.attributes[index]),
            multiplier: .number(second.factor), constant: .number(second.constants[index])))
      }
    } else if let number = evaluator.number(right), first.attributes.allSatisfy({ $0.isSize }) {
      constraints = first.attributes.map {
        LibraryConstraint(first: $0, relation: relation, constant: .number(number))
      }
    } else {
      return evaluator.libraries.refuse(node, because: "what it relates to isn't known")
    }
    return evaluator.libraries.install(constraints, of: first.item, node)
  }

  // MARK: Insets

  /// Edges moved inward: by one number, horizontally and vertically, or per side from the top.
  private func inset(_ edges: LinearValue, _ values: [Value]) -> Value {
    var sides: [Double?] = values.map { evaluator.number($0) }
    if values.count == 1, sides == [nil] {
      sides = ["top", "left", "bottom", "right"].map {
        evaluator.libraries.side($0, of: values[0]).asNumber
      }
    }
    let known = sides.compactMap { $0 }
    guard known.count == sides.count, edges.attributes.count == 4 else {
      return .unknown(values.compactMap { $0.unknownReason }.first ?? "insets aren't known")
    }
    switch known.count {
    case 1: return insetSides(edges, [known[0], known[0], known[0], known[0]])
    case 2: return insetSides(edges, [known[1], known[0], known[1], known[0]])
    case 4: return insetSides(edges, known)
    default: return .unknown("insets aren't known")
    }
  }

  /// Top, leading, bottom and trailing, in this order.
  private func insetSides(_ edges: LinearValue, _ sides: [Double]) -> Value {
    var moved = edges
    moved.constants = [sides[0], sides[1], -sides[2], -sides[3]]
    return .library(.linear(moved))
  }

  /// `b.edges.inseted(horizontally: 8)`; nil for any other method.
  func call(_ name: String, _ edges: LinearValue, _ arguments: [Argument]) -> Value? {
    guard name == "inseted", edges.attributes.count == 4 else { return nil }
    let labels = arguments.map { $0.label }
    func value(_ label: String) -> Value {
      arguments.first { $0.label == label }?.value ?? .number(0)
    }
    switch labels {
    case ["by"], ["horizontally", "vertically"], ["top", "leading", "bottom", "trailing"]:
      return inset(edges, arguments.map { $0.value })
    case ["horizontally"], ["vertically"]:
      return inset(edges, [value("horizontally"), value("vertically")])
    default: return nil
    }
  }

  // MARK: Several views

  /// `align(top: a, b)`: relates the first to each of the others.
  private func align(_ arguments: [Argument], _ node: SyntaxNode) -> Value? {
    guard let label = arguments.first?.label, let items = proxies(arguments),
      case .library(.linear(let first))? = items.first.map({ member(label, of: $0) })
    else { return nil }
    return .array(
      items.dropFirst().map { item in
        state[item].usesAutoLayout = true
        return relate(first, .equal, member(label, of: item), node)
      })
  }

  /// `distribute(by: 8, horizontally: a, b)`: relates each to the next.
  private func distribute(_ arguments: [Argument], _ node: SyntaxNode) -> Value? {
    let pairs: [String: (String, String)] = [
      "horizontally": ("trailing", "leading"), "leftToRight": ("right", "left"),
      "vertically": ("bottom", "top"), "equalWidth": ("width", "width"),
      "equalHeight": ("height", "height"),
    ]
    var rest = arguments[...]
    var amount = 0.0
    if let by = rest.first, by.label == "by" {
      guard let number = evaluator.number(by.value) else {
        return evaluator.libraries.refuse(
          node, because: by.value.unknownReason ?? "a number isn't known")
      }
      amount = number
      rest = rest.dropFirst()
    }
    guard let pair = rest.first.flatMap({ pairs[$0.label] }), let items = proxies(Array(rest))
    else { return nil }
    return .array(
      zip(items, items.dropFirst()).map { previous, next in
        state[next].usesAutoLayout = true
        guard case .library(.linear(let first)) = member(pair.0, of: previous),
          case .library(.linear(var second)) = member(pair.1, of: next)
        else { return .unknown("what is distributed isn't known") }
        second.constants = second.constants.map { $0 - amount }
        return relate(first, .equal, .library(.linear(second)), node)
      })
  }

  private func proxies(_ arguments: [Argument]) -> [ObjectID]? {
    let values = arguments.flatMap { $0.value.asArray ?? [$0.value] }
    let items = values.compactMap { value -> ObjectID? in
      if case .library(.proxy(let id)) = value { id } else { nil }
    }
    return items.count == values.count && !items.isEmpty ? items : nil
  }
}

extension LinearValue {
  /// The value plus a number, or times a number; nil for other operators.
  fileprivate func changed(_ sign: String, _ number: Double) -> LinearValue? {
    var made = self
    switch sign {
    case "+": made.constants = constants.map { $0 + number }
    case "-": made.constants = constants.map { $0 - number }
    case "*": made.scale(by: number)
    case "/" where number != 0: made.scale(by: 1 / number)
    default: return nil
    }
    return made
  }

  private mutating func scale(by number: Double) {
    factor *= number
    constants = constants.map { $0 * number }
  }
}

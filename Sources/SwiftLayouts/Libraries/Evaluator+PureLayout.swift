import AutoLayout

/// PureLayout.
extension Evaluator {
  private static let pureEdges: [String: Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
  ]

  /// PureLayout's axes are lines: along the vertical one views share their horizontal middle.
  private static let pureAxes: [String: Attribute] = [
    "vertical": .centerX, "horizontal": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
  ]

  private static let pureRelations: [String: Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// Calls a method of PureLayout; nil for any other.
  func callPureLayout(
    _ name: String, of item: ObjectID, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    if ["configureForAutoLayout", "autoSetContentHuggingPriority"].contains(name) {
      state[item].usesAutoLayout = true
      return .object(item)
    }
    guard PureLayoutNames.isStatement(name) else { return nil }
    if state[item].kind == .instance, state[item].isPlaceholder { state[item].kind = .view }
    guard let relation = pureRelation(arguments) else {
      return refuse(node, because: "a relation isn't known")
    }
    guard var constraints = pureConstraints(name, item, arguments, relation) else {
      return refuse(node, because: "'\(name)' of this form isn't read")
    }
    for index in constraints.indices {
      constraints[index].priority = librarySettings.priority ?? .number(1000)
    }
    return install(constraints, of: item, isActive: !librarySettings.keepsInactive, node)
  }

  private func pureRelation(_ arguments: [Argument]) -> Relation? {
    guard let value = arguments.first(where: { $0.label == "relation" })?.value else {
      return .equal
    }
    return value.asSymbol.flatMap { Self.pureRelations[$0] }
  }

  private func pureConstraints(
    _ name: String, _ item: ObjectID, _ arguments: [Argument], _ relation: Relation
  ) -> [LibraryConstraint]? {
    func argument(_ labels: String...) -> Value? {
      arguments.first { labels.contains($0.label) }?.value
    }
    let first = arguments.first?.value.asSymbol
    let offset = argument("withOffset") ?? .number(0)
    switch name {
    case "autoPinEdge":
      if let label = arguments.first?.label, label.hasPrefix("toSuperview") {
        guard let edge = first.flatMap({ Self.pureEdges[$0] }) else { return nil }
        return pureInset(edge, label, item, argument("withInset") ?? .number(0), relation).map {
          [$0]
        }
      }
      guard let edge = first.flatMap({ Self.pureEdges[$0] }),
        let other = argument("to")?.asSymbol.flatMap({ Self.pureEdges[$0] }),
        let second = argument("of")?.asObject
      else { return nil }
      return [
        LibraryConstraint(
          first: edge, relation: relation, second: AnchorValue(item: second, attribute: other),
          constant: offset)
      ]
    case "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewMargins",
      "autoPinEdgesToSuperviewSafeArea":
      return pureEdges(
        name, item, argument("with", "withInsets"), argument("excludingEdge"), relation)
    case "autoAlignAxis", "autoCenterInSuperview":
      return pureAlignment(name, item, arguments, relation)
    default: return pureSizes(name, arguments, relation)
    }
  }

  private func pureAlignment(
    _ name: String, _ item: ObjectID, _ arguments: [Argument], _ relation: Relation
  ) -> [LibraryConstraint]? {
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    if name == "autoCenterInSuperview" {
      guard let second = superview(of: item) else { return nil }
      return [Attribute.centerX, .centerY].map {
        LibraryConstraint(first: $0, second: AnchorValue(item: second, attribute: $0))
      }
    }
    let axis = arguments.first?.value.asSymbol.flatMap { Self.pureAxes[$0] }
    let isSuperview = arguments.first?.label == "toSuperviewAxis"
    guard let axis,
      let second = isSuperview ? superview(of: item) : argument("toSameAxisOf")?.asObject
    else { return nil }
    return [
      LibraryConstraint(
        first: axis, relation: relation, second: AnchorValue(item: second, attribute: axis),
        multiplier: argument("withMultiplier") ?? .number(1),
        constant: argument("withOffset") ?? .number(0))
    ]
  }

  private func pureSizes(_ name: String, _ arguments: [Argument], _ relation: Relation)
    -> [LibraryConstraint]?
  {
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    let first = arguments.first?.value.asSymbol
    switch name {
    case "autoSetDimension":
      guard let attribute = first.flatMap(Self.attribute), attribute.isSize,
        let size = argument("toSize")
      else { return nil }
      return [LibraryConstraint(first: attribute, relation: relation, constant: size)]
    case "autoSetDimensions":
      guard let value = argument("to"),
        case .structure("CGSize", let size) = coerce(value, to: "CGSize", in: nil),
        let width = size["width"], let height = size["height"]
      else { return nil }
      return [
        LibraryConstraint(first: .width, constant: .number(width)),
        LibraryConstraint(first: .height, constant: .number(height)),
      ]
    case "autoMatch":
      guard let attribute = first.flatMap(Self.attribute), attribute.isSize,
        let other = argument("to")?.asSymbol.flatMap(Self.attribute), other.isSize,
        let second = argument("of")?.asObject
      else { return nil }
      return [
        LibraryConstraint(
          first: attribute, relation: relation, second: AnchorValue(item: second, attribute: other),
          multiplier: argument("withMultiplier") ?? .number(1),
          constant: argument("withOffset") ?? .number(0))
      ]
    default: return nil
    }
  }

  /// An edge at the superview's: far edges negate the inset and turn the relation round.
  private func pureInset(
    _ edge: Attribute, _ label: String, _ item: ObjectID, _ inset: Value, _ relation: Relation
  ) -> LibraryConstraint? {
    let isSafeArea = label.hasPrefix("toSuperviewSafeArea")
    guard let second = superview(of: item, safeArea: isSafeArea) else { return nil }
    let attribute = label == "toSuperviewMargin" ? SnapKitAttributes.margins[edge] ?? edge : edge
    return LibraryConstraint(
      first: edge, relation: edge.isFarEdge ? relation.flipped : relation,
      second: AnchorValue(item: second, attribute: attribute),
      constant: edge.isFarEdge ? negated(inset) : inset)
  }

  private func pureEdges(
    _ name: String, _ item: ObjectID, _ insets: Value?, _ excluded: Value?, _ relation: Relation
  ) -> [LibraryConstraint]? {
    let labels = [
      "autoPinEdgesToSuperviewMargins": "toSuperviewMargin",
      "autoPinEdgesToSuperviewSafeArea": "toSuperviewSafeArea",
    ]
    if let excluded, excluded.asSymbol == nil { return nil }
    let left = excluded?.asSymbol
    let sides: [(Attribute, String)] = [
      (.top, "top"), (.leading, "left"), (.bottom, "bottom"), (.trailing, "right"),
    ]
    var found: [LibraryConstraint] = []
    for (edge, side) in sides where edge.rawValue != left && side != left {
      guard
        let made = pureInset(
          edge, labels[name] ?? "toSuperviewEdge", item, self.side(side, of: insets), relation)
      else { return nil }
      found.append(made)
    }
    return found
  }

  /// Calls a static function of PureLayout that runs a closure; nil for any other.
  func callPureLayoutBlock(
    _ name: String, _ type: String, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    let outer = librarySettings
    defer { librarySettings = outer }
    switch (type, name) {
    case ("NSLayoutConstraint", "autoSetPriority"):
      guard arguments.count == 2 else { return nil }
      librarySettings.priority = arguments[0].value
      return apply(arguments[1].value, [], at: node.place)
    case ("NSLayoutConstraint", "autoCreateConstraintsWithoutInstalling"):
      guard let closure = arguments.first?.value else { return nil }
      librarySettings.keepsInactive = true
      let first = state.objects.count
      _ = apply(closure, [], at: node.place)
      let made = state.objects.indices.dropFirst(first).filter {
        state.objects[$0].constraint != nil
      }
      return .array(made.map { .object(ObjectID(index: $0)) })
    default: return nil
    }
  }
}

import AutoLayout

/// Masonry, whose properties are functions in Swift: `make?.top.equalTo()(other)?.offset()(8)`.
extension Evaluator {
  /// Runs a block of Masonry; nil for any other method.
  func callMasonry(_ name: String, on item: ObjectID, _ arguments: [Argument], _ node: SyntaxNode)
    -> Value?
  {
    guard MasonryNames.blocks.contains(name), let closure = arguments.last?.value else {
      return nil
    }
    if state[item].kind == .instance { state[item].kind = .view }
    state[item].usesAutoLayout = true
    if name == "mas_remakeConstraints" { deactivateStatements(of: item) }
    let first = state.statements.count
    _ = apply(closure, [.library(.masonryMaker(item, []))], at: node.place)
    for index in state.statements.indices.dropFirst(first) {
      finishStatement(index, isUpdate: name == "mas_updateConstraints", isActive: true)
    }
    return .void
  }

  /// `view.mas_top`: the attribute of another item; nil for any other property.
  func masonryMember(_ name: String, of id: ObjectID) -> Value? {
    guard name.hasPrefix("mas_") else { return nil }
    let word = String(name.dropFirst(4))
    if let attributes = SnapKitAttributes.all[word] {
      return .library(.snapKitTarget(id, attributes))
    }
    let bars: [String: (GuideKind, Attribute)] = [
      "topLayoutGuideBottom": (.topLayoutGuide, .bottom),
      "topLayoutGuide": (.topLayoutGuide, .bottom),
      "bottomLayoutGuideTop": (.bottomLayoutGuide, .top),
      "bottomLayoutGuide": (.bottomLayoutGuide, .top),
      "bottomLayoutGuideBottom": (.bottomLayoutGuide, .bottom),
      "topLayoutGuideTop": (.topLayoutGuide, .top),
    ]
    if let (kind, attribute) = bars[word], state[id].kind == .controller {
      return .library(.snapKitTarget(guide(kind, of: view(of: id)), [attribute]))
    }
    guard word.hasPrefix("safeAreaLayoutGuide") else { return nil }
    let edge = word.dropFirst("safeAreaLayoutGuide".count).lowercased()
    let safeArea = guide(.safeArea, of: id)
    if edge.isEmpty { return .object(safeArea) }
    return SnapKitAttributes.all[edge].map { .library(.snapKitTarget(safeArea, $0)) }
  }

  /// A property of the maker, with or without the parentheses that Swift asks for.
  func masonryMakerMember(_ name: String, _ item: ObjectID, _ known: [Attribute]) -> Value? {
    if name == "and" || name == "with" { return .library(.masonryMaker(item, known)) }
    if let attributes = SnapKitAttributes.all[name] {
      return .library(.masonryMaker(item, known + attributes))
    }
    return MasonryNames.relations[name] == nil
      ? nil : .library(.masonryRelation(item, known, name))
  }

  /// What follows a statement: `offset()`, `priorityLow()`; nil for anything else.
  func masonryStatementMember(_ name: String, _ index: Int) -> Value? {
    if name == "and" || name == "with" { return .library(.masonryStatement(index)) }
    let isKnown = MasonryNames.changes[name] != nil || MasonryNames.relations[name] != nil
    return isKnown ? .library(.masonryChange(index, name)) : nil
  }

  // MARK: Statements

  /// `equalTo()(other)`.
  func relateMasonry(
    _ name: String, _ item: ObjectID, _ attributes: [Attribute], _ target: Value?,
    _ node: SyntaxNode
  ) -> Value {
    let target = target ?? .unknown("what it relates to isn't known")
    let relation = MasonryNames.relations[name] ?? .equal
    let index = relate(item, attributes, relation, node) { index in
      let attribute = attributes[index]
      // Without an item it is the superview's same attribute. Source: `-[MASViewConstraint install]`.
      return side(ofItem: target, for: attribute)
        ?? side(
          of: masonryConstant(target, attribute), for: attribute, ofSuperview: attribute, item: item
        )
    }
    return .library(.masonryStatement(index))
  }

  /// What a number, size, point or insets mean for an attribute.
  ///
  /// Source: `setLayoutConstantWithValue:`, `setInsets:`, `setSizeOffset:`, `setCenterOffset:`.
  private func masonryConstant(_ value: Value, _ attribute: Attribute) -> Double? {
    if let number = number(value) { return number }
    guard case .structure(let type, let fields) = value else { return nil }
    switch (type, attribute) {
    case ("CGSize", .width): return fields["width"]
    case ("CGSize", .height): return fields["height"]
    case ("CGPoint", .centerX): return fields["x"]
    case ("CGPoint", .centerY): return fields["y"]
    case ("UIEdgeInsets", .left), ("UIEdgeInsets", .leading): return fields["left"]
    case ("UIEdgeInsets", .top): return fields["top"]
    case ("UIEdgeInsets", .right), ("UIEdgeInsets", .trailing): return fields["right"].map { -$0 }
    case ("UIEdgeInsets", .bottom): return fields["bottom"].map { -$0 }
    default: return 0
    }
  }

  /// `offset()(8)`.
  func changeMasonry(_ name: String, _ index: Int, _ argument: Value?, _ node: SyntaxNode) -> Value
  {
    let result = Value.library(.masonryStatement(index))
    guard state.statements.indices.contains(index) else { return result }
    let value = argument ?? .void
    switch MasonryNames.changes[name] ?? .constant {
    case .constant: moveMasonry(index, value)
    case .inset:
      let insets = number(value).map {
        Value.structure("UIEdgeInsets", ["top": $0, "left": $0, "bottom": $0, "right": $0])
      }
      moveMasonry(index, insets ?? coerce(value, to: "UIEdgeInsets", in: nil))
    case .factor:
      _ = changeSnapKit(name, index, [Argument(label: "", value: value, node: node)], node)
    case .priority(let fixed):
      let priority = fixed.map { Value.number($0) } ?? value
      _ = changeSnapKit("priority", index, [Argument(label: "", value: priority, node: node)], node)
    }
    return result
  }

  private func moveMasonry(_ index: Int, _ value: Value) {
    for id in state.statements[index].constraints {
      guard let constraint = state[id].constraint else { continue }
      state[id].constraint?.constant =
        masonryConstant(value, constraint.first.attribute).map { .number($0) }
        ?? .unknown(value.unknownReason ?? "an offset or inset isn't known")
    }
  }
}

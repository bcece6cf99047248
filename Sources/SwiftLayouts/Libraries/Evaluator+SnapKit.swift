import AutoLayout

/// SnapKit.
extension Evaluator {
  /// Runs a block of SnapKit.
  func callSnapKit(_ name: String, on item: ObjectID, _ arguments: [Argument], _ node: SyntaxNode)
    -> Value?
  {
    switch name {
    case "removeConstraints":
      deactivateStatements(of: item)
      return .void
    case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints": break
    default: return nil
    }
    guard let closure = arguments.last?.value else { return nil }
    if state[item].kind == .instance { state[item].kind = .view }
    state[item].usesAutoLayout = true
    if name == "remakeConstraints" { deactivateStatements(of: item) }
    let first = state.statements.count
    // Where there is nothing to update, SnapKit makes the constraints (`ConstraintMaker.updateConstraints`).
    let isUpdate = name == "updateConstraints" && hasStatements(item)
    _ = apply(closure, [.library(.snapKitMaker(item, []))], at: node.place)
    for index in state.statements.indices.dropFirst(first) {
      finishStatement(
        index, isUpdate: isUpdate, mayAdd: !isUpdate, isActive: name != "prepareConstraints")
    }
    return .void
  }

  /// Whether an item has constraints that SnapKit made; those whose items aren't all known count as well.
  private func hasStatements(_ item: ObjectID) -> Bool {
    state.statements.contains { statement in
      statement.item == item && statement.isInstalled
        && (statement.reason != nil
          || statement.constraints.contains { state[$0].constraint?.isActive == true })
    }
  }

  func deactivateStatements(of item: ObjectID) {
    for statement in state.statements where statement.item == item && statement.isInstalled {
      for id in statement.constraints { activate(.object(id), false) }
    }
  }

  /// Notes what came of statements whose block doesn't end, because it is only looked at.
  func finishStatements(from first: Int) {
    for index in state.statements.indices.dropFirst(first)
    where !state.statements[index].isInstalled {
      note(index)
    }
  }

  /// Notes what came of a statement.
  private func note(_ index: Int) {
    let statement = state.statements[index]
    let unknown = statement.constraints.lazy.compactMap { id -> String? in
      let constraint = self.state[id].constraint
      return constraint?.constant.unknownReason ?? constraint?.priority.unknownReason
    }.first
    if let reason = statement.reason ?? unknown {
      for id in statement.constraints { state[id].constraint?.constant = .unknown(reason) }
      log.unread(statement.place, reason)
    } else {
      log.read(statement.place)
    }
  }

  /// Notes what came of a statement, and activates its constraints.
  ///
  /// - Parameters:
  ///   - index: The number of the statement.
  ///   - isUpdate: Whether it changes constraints that there are.
  ///   - mayAdd: Whether it makes those that there aren't; otherwise the app ends.
  ///   - isActive: Whether its constraints are activated.
  func finishStatement(_ index: Int, isUpdate: Bool, mayAdd: Bool = true, isActive: Bool) {
    note(index)
    state.statements[index].isInstalled = true
    guard isActive else { return }
    for id in state.statements[index].constraints {
      if isUpdate, update(id, before: index) { continue }
      if !mayAdd, isAllKnown(of: state.statements[index].item, before: index) {
        state[id].constraint?.isReplaced = true
        log.revoke(
          state.statements[index].place,
          "SnapKit ends the app, as there is no constraint like this one to update", isFatal: true)
        continue
      }
      activate(.object(id), true)
    }
  }

  /// Whether everything that SnapKit made for an item is known, so that nothing else can be updated.
  private func isAllKnown(of item: ObjectID, before index: Int) -> Bool {
    !log.isExploring && log.isComplete
      && state.statements[...index].allSatisfy { $0.item != item || $0.reason == nil }
  }

  /// Changes the constant of an equal constraint; false where there is none.
  private func update(_ id: ObjectID, before index: Int) -> Bool {
    guard let new = state[id].constraint else { return false }
    for statement in state.statements[..<index] {
      for known in statement.constraints {
        guard let old = state[known].constraint, old.isActive, old.first == new.first,
          old.second == new.second, old.relation == new.relation, old.multiplier == new.multiplier,
          old.priority.isEqual(to: new.priority) != false
        else { continue }
        state[known].constraint?.constant = new.constant
        state[id].constraint?.isReplaced = true
        return true
      }
    }
    return false
  }

  // MARK: Relations

  /// `equalTo(…)` of attributes.
  func relateSnapKit(
    _ name: String, _ item: ObjectID, _ attributes: [Attribute], _ arguments: [Argument],
    _ node: SyntaxNode
  ) -> Value? {
    guard let relation = SnapKitNames.relations[name] else { return nil }
    var target = arguments.first?.value ?? .unknown("what it relates to isn't known")
    if name.hasSuffix("Superview") {
      target =
        superview(of: item).map(Value.object)
        ?? .unknown("'\(describe(.object(item)))' has no superview yet")
      if let closure = arguments.first?.value { target = apply(closure, [target], at: node.place) }
    }
    let index = relate(item, attributes, relation, node) { index in
      side(ofItem: target, for: attributes[index])
        ?? snapKitSide(of: target, for: index, of: attributes, item: item)
    }
    return .library(.snapKitStatement(index))
  }

  /// The second side where it is several attributes, or a number.
  private func snapKitSide(
    of target: Value, for index: Int, of attributes: [Attribute], item: ObjectID
  ) -> Side {
    let attribute = attributes[index]
    if case .library(.snapKitTarget(let other, let targets)) = target {
      let isMatching =
        targets.count == attributes.count
        && zip(attributes, targets).allSatisfy { $0 == $1 || SnapKitAttributes.margins[$0] == $1 }
      guard isMatching else { return Self.noSide("the attributes on both sides aren't the same") }
      return .success((AnchorValue(item: other, attribute: targets[index]), 0))
    }
    // SnapKit relates centers that equal a number to the near edge of the superview.
    let other: Attribute =
      attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    return side(
      of: constant(target, for: attribute), for: attribute, ofSuperview: other, item: item)
  }

  /// The constant that a value gives an attribute: a number for all, a size for its sides.
  private func constant(_ value: Value, for attribute: Attribute) -> Double? {
    if case .structure(let type, let fields) = value {
      switch (type, attribute) {
      case ("CGSize", .width): return fields["width"]
      case ("CGSize", .height): return fields["height"]
      case ("CGPoint", .left), ("CGPoint", .leading), ("CGPoint", .right), ("CGPoint", .trailing),
        ("CGPoint", .centerX):
        return fields["x"]
      case ("CGPoint", .top), ("CGPoint", .bottom), ("CGPoint", .centerY): return fields["y"]
      case ("UIEdgeInsets", _), ("NSDirectionalEdgeInsets", _):
        return attribute.isSize
          || attribute.axis == .horizontal && !attribute.isNearEdge && !attribute.isFarEdge
          ? nil : inset(value, for: attribute)
      default: return nil
      }
    }
    return number(value)
  }

  /// How far an inset moves an attribute.
  private func inset(_ value: Value, for attribute: Attribute) -> Double? {
    if let number = number(value) {
      return SnapKitAttributes.inset(
        attribute, top: number, left: number, bottom: number, right: number)
    }
    let insets =
      coerce(value, to: "UIEdgeInsets", in: nil)
    guard case .structure(let type, let fields) = insets,
      type == "UIEdgeInsets" || type == "NSDirectionalEdgeInsets",
      let top = fields["top"], let bottom = fields["bottom"],
      let left = fields["left"] ?? fields["leading"],
      let right = fields["right"] ?? fields["trailing"]
    else { return nil }
    return SnapKitAttributes.inset(attribute, top: top, left: left, bottom: bottom, right: right)
  }

  // MARK: Changing statements

  /// Changes a statement as `offset`, `inset`, `multipliedBy`, `priority` and the like do.
  func changeSnapKit(_ name: String, _ index: Int, _ arguments: [Argument], _ node: SyntaxNode)
    -> Value?
  {
    guard state.statements.indices.contains(index) else { return nil }
    let value = arguments.first?.value ?? .void
    let result = Value.library(.snapKitStatement(index))
    let statement = state.statements[index]
    switch name {
    case "offset", "inset", "update":
      if arguments.first?.label == "priority" {
        setPriority(value, of: index)
        return result
      }
      let isInset = name == "inset" || arguments.first?.label == "inset"
      for id in statement.constraints {
        guard let constraint = state[id].constraint else { continue }
        let attribute = constraint.second?.attribute ?? constraint.first.attribute
        let moved =
          isInset ? inset(value, for: attribute) : offset(value, for: constraint.first.attribute)
        // It takes the place of what was said before, `equalTo(10)` included.
        state[id].constraint?.constant =
          moved.map { .number($0) }
          ?? .unknown(value.unknownReason ?? "an offset or inset isn't known")
      }
    case "multipliedBy", "dividedBy":
      let factor = number(value).flatMap { name == "dividedBy" ? ($0 == 0 ? nil : 1 / $0) : $0 }
      for id in statement.constraints {
        if let factor {
          state[id].constraint?.multiplier = factor
        } else {
          state.statements[index].reason = value.unknownReason ?? "a factor isn't known"
        }
      }
    case "priority": setPriority(value, of: index)
    case "priorityRequired": setPriority(.number(1000), of: index)
    case "priorityHigh": setPriority(.number(750), of: index)
    case "priorityMedium": setPriority(.number(500), of: index)
    case "priorityLow": setPriority(.number(250), of: index)
    case "labeled":
      for id in statement.constraints { state[id].constraint?.identifier = value.asString }
    case "activate", "deactivate":
      for id in statement.constraints { activate(.object(id), name == "activate") }
    default: return nil
    }
    return result
  }

  private func setPriority(_ value: Value, of index: Int) {
    var number = priority(value)
    if case .symbol(let name, let type, nil) = value, type != "UILayoutPriority" {
      // A type of the app says itself which priorities it stands for.
      number =
        type.flatMap { declarations.types[$0] } == nil
        ? SnapKitAttributes.priorities[name] ?? number
        : member("constraintPriorityTargetValue", of: value, at: state.statements[index].place)
          .asNumber
    }
    for id in state.statements[index].constraints {
      state[id].constraint?.priority =
        number.map { .number($0) } ?? .unknown(value.unknownReason ?? "a priority isn't known")
    }
  }

  private func offset(_ value: Value, for attribute: Attribute) -> Double? {
    if let number = number(value) { return number }
    guard case .structure = value else { return nil }
    return constant(value, for: attribute)
  }
}

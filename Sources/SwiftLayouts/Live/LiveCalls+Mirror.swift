import AutoLayout

/// The objects of an existing layout.
extension LiveCalls {
  /// Makes the objects match the current layout: views that came, went and moved, and their constraints.
  ///
  /// Names of views and constraints become variables.
  func mirror() {
    guard let live else { return }
    let (layout, controller, scope) = (live.layout, live.controller, live.scope)
    unlinkGone(layout)
    var objects: [Item.ID: ObjectID] = [:]
    for index in state.objects.indices {
      if let item = state.objects[index].item, item != layout.window {
        objects[item] = ObjectID(index: index)
      }
    }
    for item in layout.items where objects[item] == nil {
      objects[item] = mirrored(item, in: layout, scope)
    }
    state[controller].fields["view"] = objects[layout.root].map(Value.object)
    for (item, object) in objects {
      state[object].parent = layout.superview(of: item).flatMap { objects[$0] }
      state[object].subviews = layout.subviews(of: item).compactMap { objects[$0] }
      state[object].guides = layout.guides(of: item).compactMap { objects[$0] }
      state[object].fillsScreen = item == layout.root
      guard state[object].kind == .view else { continue }
      state[object].arranged = layout.arrangedSubviews(of: item).compactMap { objects[$0] }
      state[object].usesAutoLayout =
        ViewProperty.named("translatesAutoresizingMaskIntoConstraints")?
        .value(of: item, in: layout) != .bool(true)
    }
    mirrorConstraints(layout, objects, scope)
  }

  /// Makes the window and the screen variables, unless the code declares these names itself.
  func declareScreen() {
    guard let live else { return }
    let screen = Value.symbol("main", type: "UIScreen", arguments: nil)
    for (name, value) in [("window", .object(window)), ("screen", screen)]
    where state.scopes[live.scope.index].variables[name] == nil {
      state.scopes[live.scope.index].variables[name] = value
    }
  }

  /// The window of the layout, which no code adds or removes.
  var window: ObjectID {
    if let known = state.objects.firstIndex(where: { $0.item == live?.layout.window }) {
      return ObjectID(index: known)
    }
    var object = Object(.view, "UIWindow", Evaluator.nowhere.place)
    object.link = live.map { .item($0.layout.window, name: $0.layout.name(of: $0.layout.window)) }
    return state.make(object)
  }

  /// Unlinks objects whose views and constraints are no longer in the layout.
  private func unlinkGone(_ layout: Layout) {
    for index in state.objects.indices {
      let id = ObjectID(index: index)
      switch state[id].link {
      case .item(let item, let name)?
      where item != layout.window
        && (!layout.contains(item) || layout.name(of: item) != name):
        leaveLayout(id)
      case .constraint(let id, let name)?
      where !layout.contains(id) || layout.constraint(id).name != name:
        state.objects[index].link = nil
        state.objects[index].constraint?.isActive = false
      default: break
      }
    }
  }

  /// Turns an object into that of a view outside the layout, with the values that it had.
  func leaveLayout(_ object: ObjectID) {
    state[object].link = nil
    state[object].parent = nil
    state[object].fields.merge(state[object].applied) { new, _ in new }
    state[object].applied = [:]
  }

  private func mirrored(_ item: Item.ID, in layout: Layout, _ scope: ScopeID) -> ObjectID {
    let name = layout.name(of: item)
    let viewClass = layout.viewClass(of: item)
    var object = Object(
      viewClass == nil ? .guide : .view, viewClass?.className ?? "UILayoutGuide",
      Evaluator.nowhere.place
    )
    object.link = .item(item, name: name)
    object.name = NameHint(text: name, isProperty: true)
    let made = state.make(object)
    bind(made, name, scope)
    return made
  }

  /// Binds a variable to an object of the layout, unless the code uses the name for something else.
  private func bind(_ object: ObjectID, _ name: String, _ scope: ScopeID) {
    if let known = state.scopes[scope.index].variables[name] {
      guard let other = known.asObject, state[other].link == nil, state[other].parent == nil,
        state[other].constraint.map({ !$0.isActive }) ?? true, other != object
      else { return }
    }
    state.scopes[scope.index].variables[name] = .object(object)
  }

  private func mirrorConstraints(
    _ layout: Layout, _ objects: [Item.ID: ObjectID], _ scope: ScopeID
  ) {
    var known: [LayoutConstraint.ID: ObjectID] = [:]
    for index in state.objects.indices {
      if case .constraint(let id, _)? = state.objects[index].link {
        known[id] = ObjectID(index: index)
      }
    }
    for id in layout.constraints {
      let constraint = layout.constraint(id)
      guard let made = mirrored(constraint, in: layout, objects) else { continue }
      if let object = known[id] {
        state[object].constraint = made
        continue
      }
      var object = Object(.constraint, "NSLayoutConstraint", Evaluator.nowhere.place)
      object.link = .constraint(id, name: constraint.name)
      object.constraint = made
      bind(state.make(object), constraint.name, scope)
    }
  }

  private func mirrored(
    _ constraint: LayoutConstraint, in layout: Layout, _ objects: [Item.ID: ObjectID]
  ) -> ConstraintState? {
    func anchor(_ anchor: Anchor) -> AnchorValue? {
      (objects[anchor.item] ?? liveObject(layout.path(of: anchor.item)))
        .map { AnchorValue(item: $0, attribute: anchor.attribute) }
    }
    guard let first = anchor(constraint.first) else { return nil }
    let second = constraint.second.flatMap(anchor)
    if constraint.second != nil, second == nil { return nil }
    var made = ConstraintState(
      first: first, relation: constraint.relation, second: second,
      multiplier: constraint.multiplier, constant: .number(constraint.constant),
      priority: .number(constraint.priority.value), isActive: constraint.isActive,
      place: Evaluator.nowhere.place)
    made.identifier = constraint.identifier
    return made
  }
}

import AutoLayout

/// Applies the changes that code made to the existing layout.
extension LiveCalls {
  /// Makes the layout match the objects, and solves it; notes what it refuses.
  func update() {
    evaluator.libraries.finishStatements(from: 0)
    guard let live, live.problem == nil else { return }
    var builder = SwiftLayoutBuilder(updating: live.layout, evaluator)
    builder.update()
    if let issue = builder.warnings.first ?? log.warnings.first(where: { $0.kind != .assumption }) {
      return evaluator.fail(issue.reason, at: issue.place)
    }
    if builder.isChanged {
      builder.layout.solve()
      self.live?.layout = builder.layout
    }
    linkNew(builder)
  }

  /// Remembers which objects are in the layout now.
  func linkNew(_ builder: SwiftLayoutBuilder) {
    for (object, item) in builder.items where builder.layout.contains(item) {
      if state[object].link == nil {
        state[object].link = .item(item, name: builder.layout.name(of: item))
        state[object].kept = []
      }
      for (name, value) in state[object].fields where ViewValueReader.isOfUIKit(name) {
        state[object].applied[name] = value
        state[object].fields[name] = nil
      }
    }
    for (object, id) in builder.added {
      state[object].link = .constraint(id, name: builder.layout.constraint(id).name)
    }
  }
}

extension SwiftLayoutBuilder {
  /// Makes an existing layout match the objects of the code.
  fileprivate mutating func update() {
    let known = items
    removeGone()
    addContents()
    for (object, item) in known.sorted(by: { $0.value < $1.value }) where items[object] != nil {
      placeSubviews(of: object, item)
      guard state[object].fields.keys.contains(where: ViewValueReader.isOfUIKit) else { continue }
      setValues(of: object, item)
    }
    for (object, item) in items.sorted(by: { $0.value < $1.value }) where known[object] == nil {
      for (property, value) in state[object].kept {
        try? property.set(value, of: item, in: &layout)
      }
      setValues(of: object, item)
    }
    for index in state.objects.indices { updateConstraint(ObjectID(index: index)) }
  }

  // MARK: Views

  /// Removes the views and guides that no longer have a superview; their objects keep the values.
  private mutating func removeGone() {
    for (object, item) in items where item != layout.root && isGone(object) {
      guard layout.contains(item) else { continue }
      keepValues(below: item)
      do throws(LayoutError) { _ = try layout.remove(item) } catch {
        warnings.append(SwiftIssue(error.description, at: state[object].place))
      }
    }
    // The constraints are in the objects, to come back with their views.
    for index in state.objects.indices {
      if case .constraint(let id, _)? = state.objects[index].link, !layout.contains(id) {
        evaluator.state.objects[index].link = nil
      }
    }
    for (object, item) in items where !layout.contains(item) {
      items[object] = nil
      let parent = state[object].parent
      evaluator.liveCalls.leaveLayout(object)
      evaluator.state[object].parent = parent
    }
  }

  private func isGone(_ object: ObjectID) -> Bool {
    evaluator.hierarchy.ancestors(of: object).last.flatMap { items[$0] } != layout.root
  }

  private func keepValues(below item: Item.ID) {
    for (object, candidate) in items where layout.contains(candidate) {
      var next: Item.ID? = candidate
      while let view = next, view != item { next = layout.superview(of: view) }
      guard next == item else { continue }
      evaluator.state[object].kept = ViewProperty.all.compactMap { property in
        // A text is not a value that `save` writes on a line of its own.
        let value =
          property.name == "text"
          ? property.value(of: candidate, in: layout)
          : property.savedValue(of: candidate, in: layout)
        return value.map { (property, $0) }
      }
    }
  }

  /// Moves the subviews of a view to their places.
  private mutating func placeSubviews(of object: ObjectID, _ item: Item.ID) {
    let wanted = state[object].subviews.compactMap { items[$0] }
    do throws(LayoutError) {
      for (index, view) in wanted.enumerated()
      where layout.subviews(of: item).dropFirst(index).first != view {
        try layout.move(view, to: item, at: index)
      }
      let arranged = Set(state[object].arranged.compactMap { items[$0] })
      for view in layout.arrangedSubviews(of: item) where !arranged.contains(view) {
        try layout.unarrange(view)
      }
    } catch {
      warnings.append(SwiftIssue(error.description, at: state[object].place))
    }
    arrange(object, item)
  }

  // MARK: Constraints

  /// Adds a constraint that was activated, or changes the one in the layout.
  private mutating func updateConstraint(_ object: ObjectID) {
    guard let made = state[object].constraint, !made.isReplaced else { return }
    if case .constraint(let id, _)? = state[object].link, layout.contains(id) {
      return change(id, to: made)
    }
    guard made.isActive else { return }
    guard let first = anchor(made.first) else { return refuseOutside(made) }
    var second: Anchor?
    if let side = made.second {
      guard let found = anchor(side) else { return refuseOutside(made) }
      second = found
    }
    if let id = add(made, state[object], first, second) { added[object] = id }
  }

  /// UIKit ends the app if the views of a constraint have no common superview.
  private mutating func refuseOutside(_ constraint: ConstraintState) {
    let sides = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    // A view that has left takes its constraints with it, and brings them back.
    guard sides.contains(where: { items[$0] != nil }) else { return }
    leaveOut(constraint)
  }

  private mutating func change(_ id: LayoutConstraint.ID, to made: ConstraintState) {
    let old = layout.constraint(id)
    do throws(LayoutError) {
      if old.isActive != made.isActive { layout.setActive(made.isActive, id) }
      if case .number(let constant) = made.constant, constant.value != old.constant {
        try layout.setConstant(constant.value, of: id)
      }
      if let priority = evaluator.priority(made.priority), priority != old.priority.value {
        layout.setPriority(try Layout.priority(priority), of: id)
      }
      if let identifier = made.identifier, identifier != old.identifier {
        try layout.setIdentifier(identifier, of: id)
      }
    } catch {
      warnings.append(SwiftIssue(error.description, at: made.place))
    }
  }
}

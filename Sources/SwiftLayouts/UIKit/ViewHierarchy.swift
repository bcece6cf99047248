import AutoLayout

/// The view hierarchy.
struct ViewHierarchy: EvaluatorPart {
  let evaluator: Evaluator

  /// The value as a view; nil for a controller, which isn't one.
  func asView(_ value: Value) -> ObjectID? {
    guard case .object(let object) = value else { return nil }
    useAsView(object)
    return state[object].kind == .view ? object : nil
  }

  /// Treats an object that is used as a view as one, unless its class rules that out.
  func useAsView(_ object: ObjectID) {
    guard state[object].kind == .instance,
      state[object].isPlaceholder || evaluator.types.derivesFromElsewhere(state[object].className)
    else { return }
    state[object].kind = .view
  }

  func insertSubview(_ value: Value?, in view: ObjectID, _ place: Argument?, _ node: SyntaxNode) {
    guard let child = value.flatMap(asView) else {
      _ = noteUnknownView(value, "added", node)
      return
    }
    var index: Int?
    if let place {
      // UIKit first removes the view from its place.
      let others = state[view].subviews.filter { $0 != child }
      let sibling = place.value.asObject.flatMap { others.firstIndex(of: $0) }
      switch place.label {
      case "at": index = place.value.asInteger
      case "belowSubview": index = sibling
      case "aboveSubview": index = sibling.map { $0 + 1 }
      default: break
      }
    }
    add(child, to: view, at: index)
  }

  func noteUnknownView(_ value: Value?, _ verb: String, _ node: SyntaxNode) -> Value {
    if let value {
      let reason =
        value.unknownReason
        ?? (value.isNone ? "it has no value here" : "it isn't made in these files")
      log.unknownCall("a view that is \(verb) isn't known: \(reason)", at: node.place)
    }
    return .void
  }

  /// Makes a view a subview.
  func add(_ child: ObjectID, to view: ObjectID, at index: Int?) {
    guard child != view, !ancestors(of: view).contains(child) else {
      return evaluator.fail("'\(evaluator.describe(.object(child)))' can't be in itself", at: nil)
    }
    if let layout = live?.layout, let item = state[child].item,
      item == layout.root || item == layout.window
    {
      return evaluator.fail(
        "'\(evaluator.describe(.object(child)))' holds the whole layout; add another view", at: nil)
    }
    let isNew = state[child].parent != view
    if isNew {
      notify(child, "willMove", "toSuperview", .object(view))
      remove(child, isNotified: true)
    } else {
      state[view].subviews.removeAll { $0 == child }
    }
    let count = state[view].subviews.count
    state[view].subviews.insert(child, at: min(max(0, index ?? count), count))
    state[child].parent = view
    if state[view].kind == .instance { state[view].kind = .view }
    if isNew { notify(child, "didMoveToSuperview") }
  }

  /// Calls what a view's class overrides to be notified of its superview.
  func notify(_ view: ObjectID, _ name: String, _ label: String? = nil, _ value: Value = .none) {
    let node = SyntaxNode(.call, "", state[view].place, [])
    let arguments = label.map { [Argument(label: $0, value: value, node: node)] } ?? []
    guard let function = evaluator.types.method(name, of: state[view].className, arguments) else {
      return
    }
    let count = state.objects.count
    _ = evaluator.invoke(function, me: .object(view), arguments, at: state[view].place)
    evaluator.live?.calls.append((name, count..<state.objects.count))
  }

  /// Runs `updateConstraints` of views, innermost first, and `updateViewConstraints` of their controllers: of all of
  /// them the first time, later only of those that ask for it.
  ///
  /// Source: the documentation of `UIView.updateConstraints()` and `UIViewController.updateViewConstraints()`.
  ///
  /// - Returns: Whether any asked for it.
  @discardableResult
  func updateConstraints(below view: ObjectID, isFirst: Bool) -> Bool {
    var hasRun = false
    for subview in state[view].subviews where updateConstraints(below: subview, isFirst: isFirst) {
      hasRun = true
    }
    guard isFirst ? !state[view].isPlaceholder : state[view].needsConstraints else { return hasRun }
    state[view].needsConstraints = false
    notify(view, "updateConstraints")
    if let controller = state.controllers[view] { notify(controller, "updateViewConstraints") }
    return true
  }

  func arrange(_ child: ObjectID, in stack: ObjectID, at index: Int?) {
    // A view that is already a subview keeps its place among them.
    if state[child].parent == stack {
      state[stack].arranged.removeAll { $0 == child }
    } else {
      add(child, to: stack, at: nil)
    }
    let count = state[stack].arranged.count
    state[stack].arranged.insert(child, at: min(max(0, index ?? count), count))
    state[child].usesAutoLayout = true
  }

  /// Removes a view from its superview, with the constraints that cross its boundary.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isNotified: Whether its class has already been notified, because it moves to another superview.
  func remove(_ view: ObjectID, isNotified: Bool = false) {
    guard let parent = state[view].parent else { return }
    if !isNotified { notify(view, "willMove", "toSuperview") }
    defer { if !isNotified { notify(view, "didMoveToSuperview") } }
    state[parent].subviews.removeAll { $0 == view }
    state[parent].arranged.removeAll { $0 == view }
    state[view].parent = nil
    for index in state.objects.indices {
      guard let constraint = state.objects[index].constraint, constraint.isActive,
        let second = constraint.second
      else { continue }
      let isInside = [constraint.first.item, second.item].map { isIn($0, view) }
      if isInside[0] != isInside[1]
        || [constraint.first.item, second.item].contains(parent) && isInside.contains(true)
      {
        state.objects[index].constraint?.isActive = false
      }
    }
  }

  private func isIn(_ item: ObjectID, _ view: ObjectID) -> Bool {
    item == view || ancestors(of: item).contains(view)
  }

  /// The superviews of an item, nearest first.
  func ancestors(of item: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var next = state[item].parent
    while let view = next, found.count < 1000 {
      found.append(view)
      next = state[view].parent
    }
    return found
  }

  /// Whether two items are in one hierarchy.
  func areConnected(_ first: ObjectID, _ second: ObjectID) -> Bool {
    let root = { (item: ObjectID) in self.ancestors(of: item).last ?? item }
    return root(first) == root(second)
  }
}

extension Evaluator {
  var hierarchy: ViewHierarchy { ViewHierarchy(evaluator: self) }
}

/// The constraints that views hold.
extension ViewHierarchy {
  /// The value of a view's `constraints`: the active constraints on its size, those between views whose nearest common
  /// ancestor it is, and those that were added to it.
  func constraints(heldBy view: ObjectID) -> [ObjectID] {
    state.objects.indices.map(ObjectID.init(index:)).filter { id in
      guard let made = state[id].constraint, made.isActive else { return false }
      return holder(of: made) == view
    }
  }

  private func holder(of made: ConstraintState) -> ObjectID? {
    if let added = made.added, added.activations == made.activations { return added.view }
    let first = views(above: made.first.item)
    guard let second = made.second else { return first.first }
    let others = Set(views(above: second.item))
    return first.first { others.contains($0) }
  }

  /// `view.addConstraints(constraints)`: the view holds them, even if another one is nearer.
  func addConstraints(_ value: Value?, to view: ObjectID, at place: SourcePlace) {
    evaluator.constraintCalls.activate(value, true, at: place)
    for id in objects(in: value) {
      guard let made = state[id].constraint else { continue }
      state[id].constraint?.added = (view, made.activations)
    }
  }

  /// `view.removeConstraints(constraints)`: those that the view doesn't hold stay.
  ///
  /// Source: the documentation of `UIView.removeConstraint(_:)`.
  func removeConstraints(_ value: Value?, from view: ObjectID, at place: SourcePlace) {
    guard let value else { return }
    for removed in value.asArray ?? [value] {
      let made = removed.asObject.flatMap { state[$0].constraint }
      if let made, holder(of: made) != view { continue }
      evaluator.constraintCalls.activate(removed, false, at: place)
    }
  }

  private func objects(in value: Value?) -> [ObjectID] {
    value.map { ($0.asArray ?? [$0]).compactMap { $0.asObject } } ?? []
  }

  /// A view, or the owner of a guide, followed by its superviews, innermost first.
  private func views(above item: ObjectID) -> [ObjectID] {
    var next = state[item].kind == .guide ? state[item].parent : item
    var found: [ObjectID] = []
    while let view = next, !found.contains(view) {
      found.append(view)
      next = state[view].parent
    }
    return found
  }
}

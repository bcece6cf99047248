/// The constraints that views hold.
extension ViewHierarchy {
  /// The value of `constraints` of a view: the active constraints of its size, those between views that it is the
  /// nearest common ancestor of, and those that were added to it.
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

  /// A view, or the one that owns a guide, with its superviews from the inside out.
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

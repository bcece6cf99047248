/// The constraints that views hold.
extension Evaluator {
  /// What `constraints` of a view gives: its active sizes, and those between views of which it is the
  /// nearest superview, or one of them.
  func constraints(heldBy view: ObjectID) -> [ObjectID] {
    state.objects.indices.map(ObjectID.init(index:)).filter { id in
      guard let made = state[id].constraint, made.isActive else { return false }
      return holder(of: made) == view
    }
  }

  private func holder(of made: ConstraintState) -> ObjectID? {
    let first = views(above: made.first.item)
    guard let second = made.second else { return first.first }
    let others = Set(views(above: second.item))
    return first.first { others.contains($0) }
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

/// What the rows of a stack view were made of, where a view that is arranged after the others only adds
/// to them.
struct StackContinuation: Sendable {
  let state: StackState
  let first: Item.ID
  let last: Item.ID
  let count: Int

  /// What the rows of a stack were made of; nil where a view bears on the rows of more than its
  /// neighbours.
  init?(_ stack: StackLayout) {
    guard let first = stack.arranged.first, let last = stack.arranged.last,
      stack.visible.count == stack.arranged.count, !stack.model.isHidden(stack.stack),
      stack.isLocal
    else { return nil }
    (state, count) = (stack.state, stack.arranged.count)
    (self.first, self.last) = (first, last)
  }

  /// The same with another view at the end.
  private init(_ other: StackContinuation, and view: Item.ID) {
    (state, first) = (other.state, other.first)
    (last, count) = (view, other.count + 1)
  }

  /// What follows a change of some arranged views; nil where the rows have to be made anew.
  ///
  /// A view that is neither hidden nor has a gap of its own is like any other.
  func continued(with members: [Item.ID], of stack: Item.ID, in model: Model) -> StackContinuation?
  {
    guard model[stack].state.stack == state, !model.isHidden(stack),
      members.allSatisfy({ !model.isHidden($0) && model[$0].state.customSpacing == nil })
    else { return nil }
    let count = model[stack].arranged.count
    if count == self.count { return model[stack].arranged.last == last ? self : nil }
    guard count == self.count + 1, model[stack].arranged[count - 2] == last,
      let view = model[stack].arranged.last, members.allSatisfy({ $0 == view })
    else { return nil }
    return StackContinuation(self, and: view)
  }
}

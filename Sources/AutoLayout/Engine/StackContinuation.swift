/// What the rows of a stack view were made of, where a change of an arranged view concerns only its own
/// rows and those of its neighbours.
///
/// No view is hidden then: a hidden one changes what its neighbours are tied to.
struct StackContinuation: Sendable {
  let state: StackState
  let first: Item.ID
  let last: Item.ID
  let count: Int
  /// Whether rows may depend on baselines or on custom spacings.
  let readsMembers: Bool

  /// What the rows of a stack were made of; nil where something is hidden or nothing is arranged.
  init?(_ stack: StackLayout) {
    guard let first = stack.arranged.first, let last = stack.arranged.last,
      stack.visible.count == stack.arranged.count, !stack.model.isHidden(stack.stack)
    else { return nil }
    (state, count) = (stack.state, stack.arranged.count)
    (self.first, self.last) = (first, last)
    readsMembers =
      state.effectiveAlignment.isBaseline || state.isBaselineRelative
      || stack.arranged.contains { stack.model[$0].state.customSpacing != nil }
  }

  /// The same after views that had no custom spacings may have some, and with other views at the end.
  private init(
    _ other: StackContinuation, last: Item.ID, count: Int, readsMembers: Bool
  ) {
    (state, first) = (other.state, other.first)
    (self.last, self.count, self.readsMembers) = (last, count, readsMembers)
  }

  /// Whether each view bears on the rows of all others, which are optional unless it is alone.
  var sharesLength: Bool { state.distribution == .fillProportionally }

  /// What follows a change of some arranged views, of which one may be new at the end; nil where all
  /// rows have to be made anew.
  func continued(with members: [Item.ID], of stack: Item.ID, in model: Model) -> StackContinuation?
  {
    guard model[stack].state.stack == state, !model.isHidden(stack),
      !members.contains(where: model.isHidden)
    else { return nil }
    let arranged = model[stack].arranged
    guard let end = arranged.last else { return nil }
    let isSame = arranged.count == count && end == last
    let isLonger =
      arranged.count == count + 1 && arranged[count - 1] == last
      && members.allSatisfy { $0 == end }
    guard isSame || isLonger else { return nil }
    let reads = readsMembers || members.contains { model[$0].state.customSpacing != nil }
    // All others are aligned with the first one.
    if isSame, reads, members.contains(first) { return nil }
    return StackContinuation(self, last: end, count: arranged.count, readsMembers: reads)
  }
}

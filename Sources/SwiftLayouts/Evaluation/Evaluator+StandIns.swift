/// Views that stand for others, in code that isn't in the first layout.
///
/// The view of `tabs[index].button` may be known at run time only, but its use shows that it is a view.
extension Evaluator {
  /// A view for a value that isn't known, when something is asked of it that only views and guides have.
  func standIn(for value: Value, as name: String, at place: SourcePlace) -> ObjectID? {
    guard standsIn, value.isUnknown, Self.isOfViews(name) else { return nil }
    return makeStandIn(at: place)
  }

  private static func isOfViews(_ name: String) -> Bool {
    name == "snp" || name.hasPrefix("mas_") || AnchorCalls.anchors[name] != nil
      || AnchorCalls.guides[name] != nil || CallLibrary.pureLayout.has(name)
  }

  private func makeStandIn(at place: SourcePlace) -> ObjectID {
    var view = Object(.view, "UIView", place)
    view.isPlaceholder = true
    return state.make(view)
  }

  /// The superview of an item; one that stands for it where code elsewhere adds the item.
  func superview(of item: ObjectID) -> ObjectID? {
    if let parent = state[item].parent { return parent }
    guard standsIn, state[item].constraint == nil, state[item].kind != .controller else {
      return nil
    }
    let parent = makeStandIn(at: state[item].place)
    if state[item].kind == .guide {
      state[item].parent = parent
    } else {
      hierarchy.add(item, to: parent, at: nil)
    }
    return parent
  }
}

import AutoLayout
import Cassowary

/// Insets that are others on another screen, or after the device was turned.
extension Layout {
  /// Whether a row reads margins or a guide that the system sets.
  ///
  /// Margins that somebody set, and to which neither a safe area nor a superview's margins add, are as
  /// fixed as any constant.
  func readsVaryingInset(_ row: LinearConstraint.ID) -> Bool {
    guard let origin = engine.origin(of: row) else { return false }
    if case .system(_, let guide) = origin, let kind = model[guide].systemGuide {
      guard let owner = model[guide].parent, kind == .layoutMarginsGuide else {
        return !kind.isOfScrollViews
      }
      return !hasFixedMargins(owner)
    }
    if case .stack(let stack, _) = origin {
      return model[stack].state.stack?.isLayoutMarginsRelative == true && !hasFixedMargins(stack)
    }
    guard case .user(let id) = origin else { return false }
    return [model[id].first, model[id].second].contains { anchor in
      guard let anchor else { return false }
      return anchor.attribute.isMargin && !hasFixedMargins(anchor.item)
    }
  }

  /// Whether the margins of a view are those that somebody gave it, wherever it is.
  private func hasFixedMargins(_ item: Item.ID) -> Bool {
    guard model[item].isView else { return true }
    let state = model[item].state
    let isRaised = item == root && state.respectsSystemMinimumMargins
    return state.layoutMargins != nil && !isRaised && !state.marginsFollowReadableWidth
      && !state.preservesSuperviewMargins
      && !(state.insetsMarginsFromSafeArea && environment.era.insetsMarginsFromSafeArea)
  }
}

/// `Standard` spacing: what Interface Builder's symbolic constants stand for.
enum StandardSpacing {
  /// Points between two anchors.
  ///
  /// Counted in saved documents: 8 between siblings (259 cases), 20 to the superview's edge (316),
  /// 8 to the top and bottom layout guides (29), 0 to the sides of the safe area (69 of 71). To its
  /// top and bottom 8, the same to the keyboard, to margins 0, and to a scroll view's guides as to a
  /// superview, are guesses.
  static func points(between first: Anchor, and second: Anchor, in model: Model) -> Double {
    for anchor in [first, second] {
      if anchor.attribute.isMargin { return 0 }
      switch model[anchor.item].systemGuide {
      case .topLayoutGuide, .bottomLayoutGuide: return 8
      case .safeArea, .keyboardLayoutGuide: return anchor.attribute.axis == .horizontal ? 0 : 8
      case .layoutMarginsGuide, .readableContentGuide: return 0
      case .contentLayoutGuide, .frameLayoutGuide: return 20
      case nil: continue
      }
    }
    let holder = model.nearestCommonAncestor(first.item, second.item)
    return holder == first.item || holder == second.item ? 20 : 8
  }
}

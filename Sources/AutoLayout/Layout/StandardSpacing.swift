/// `Standard` spacing: what Interface Builder's symbolic constants stand for.
enum StandardSpacing {
  /// Points between two anchors.
  ///
  /// Counted in saved documents: 8 between siblings (259 cases) and so from one edge of a view to the
  /// other, 20 to the superview's edge (316),
  /// 8 to the top and bottom layout guides (29), 0 to the sides of the safe area (69 of 71). To its
  /// top and bottom 0 too, in a handful of cases. Toolbars touch what is beside and around them (7 of
  /// 7); that other bars do is a guess, and so are 0 to the bottom of the keyboard guide and to
  /// margins, and to a scroll view's guides what it is to a superview.
  static func points(between first: Anchor, and second: Anchor, in model: Model) -> Double {
    let anchors = [first, second]
    let touches = anchors.contains {
      $0.attribute.isMargin || model[$0.item].state.viewClass.isBar
    }
    if touches { return 0 }
    for anchor in anchors {
      switch model[anchor.item].systemGuide {
      case .topLayoutGuide, .bottomLayoutGuide: return 8
      case .safeArea, .keyboardLayoutGuide: return 0
      case .layoutMarginsGuide, .readableContentGuide: return 0
      case .contentLayoutGuide, .frameLayoutGuide: return 20
      case nil: continue
      }
    }
    if first.item == second.item { return 8 }
    let holder = model.nearestCommonAncestor(first.item, second.item)
    return holder == first.item || holder == second.item ? 20 : 8
  }

  /// Points of one system spacing between two anchors: `constraint(equalToSystemSpacingAfter:)` and
  /// `…Below:`.
  ///
  /// Public logs print `NSLayoutAnchorConstraintSpace(8)`. Between baselines it depends on the fonts
  /// in a way that no log shows, so it is not supported there.
  static func system(between first: Anchor, and second: Anchor) throws(LayoutError) -> Double {
    let baselines: Set<Attribute> = [.firstBaseline, .lastBaseline]
    let attributes = [first.attribute, second.attribute]
    if attributes.contains(where: baselines.contains) {
      throw LayoutError(
        "system spacing between baselines is not supported: it depends on the fonts",
        remedy: "write the distance in points")
    }
    if attributes.contains(where: { $0.isSize }) {
      throw LayoutError(
        "system spacing is a distance between two edges", remedy: "write a size in points")
    }
    return 8
  }
}

import AutoLayout

extension ItemPath {
  /// The view or guide that the path means; makes UIKit's guides at their first use.
  ///
  /// `superview` means the superview of another path in the equation.
  func item(in layout: inout Layout, besides others: [ItemPath] = []) throws(Problem) -> Item.ID {
    var item = try headItem(in: &layout, besides: others)
    for part in guides {
      if PathWord.isSuperview(part.value) {
        item = try Self.superview(of: item, in: layout, at: part.range)
      } else if let kind = PathWord.guide(part.value) {
        item = try Self.guide(kind, of: item, in: &layout, at: part.range)
      } else {
        throw .unknown(
          "layout guide", part, in: PathWord.guideNames,
          otherwise: "'help guides' and 'help attributes' list what is allowed here")
      }
    }
    return item
  }

  /// The same in a solved layout, for explanations; the window has none.
  func explicable(in layout: inout Layout) throws(Problem) -> Item.ID {
    let item = try item(in: &layout)
    try checkIsExplicable(item, in: layout)
    // UIKit makes a guide when it is first named.
    layout.solve()
    return item
  }

  fileprivate func checkIsExplicable(_ item: Item.ID, in layout: Layout) throws(Problem) {
    if item == layout.window {
      throw Problem("the window takes no part in layout", at: range, remedy: "use root")
    }
  }

  private func headItem(in layout: inout Layout, besides others: [ItemPath]) throws(Problem)
    -> Item.ID
  {
    if let kind = PathWord.guide(head.value) {
      return try Self.guide(kind, of: layout.root, in: &layout, at: head.range)
    }
    guard PathWord.isSuperview(head.value) else {
      // Values name guides of UIKit by their paths.
      if let (owner, kind) = layout.guidePath(head.value) {
        return try Self.guide(kind, of: owner, in: &layout, at: head.range)
      }
      return try layout.item(head)
    }
    guard let other = others.first(where: { !PathWord.isSuperview($0.head.value) }) else {
      throw Problem(
        "'superview' of what? There is no other view in this command", at: head.range,
        remedy: "write the view's name")
    }
    // The other item may be a guide that is made just now.
    let item = try other.headItem(in: &layout, besides: [])
    return try Self.superview(of: item, in: layout, at: head.range)
  }

  private static func superview(of item: Item.ID, in layout: Layout, at range: SourceRange)
    throws(Problem) -> Item.ID
  {
    guard let superview = layout.superview(of: item) else {
      throw Problem("\(layout.name(of: item)) has no superview", at: range)
    }
    return superview
  }

  private static func guide(
    _ kind: GuideKind, of view: Item.ID, in layout: inout Layout, at range: SourceRange
  ) throws(Problem) -> Item.ID {
    try blaming(range) { () throws(LayoutError) in try layout.guide(kind, of: view) }
  }
}

extension AnchorPath {
  /// The item and attribute that the path means; adds a guide for a distance.
  ///
  /// A distance is the width or height of a guide that reaches from one anchor to another, which is added with its two
  /// constraints: the dimension that `anchorWithOffset(to:)` returns. UIKit uses a private dimension for it, without a
  /// guide. Like a size, a distance can't be negative here.
  ///
  /// - Throws: When a path names nothing, or a distance isn't between two positions on one axis of one tree.
  func anchor(in layout: inout Layout, besides others: [AnchorPath] = []) throws(Problem) -> Anchor
  {
    let (start, end) = try ends(in: &layout, besides: others)
    guard let end else { return start }
    let axis = try checkedAxis(from: start, to: end)
    guard let owner = layout.model.nearestCommonAncestor(start.item, end.item) else {
      throw Problem("the two anchors have no common ancestor", at: range)
    }
    let (near, far): (Attribute, Attribute) =
      start.attribute.isAbsoluteSide ? (.left, .right) : (.near(axis), .far(axis))
    var number = 1
    while layout.isTaken("distance\(number)") { number += 1 }
    return try blaming(range) { () throws(LayoutError) in
      let guide = try layout.addGuide(named: "distance\(number)", in: owner)
      _ = try layout.add(LayoutConstraint(Anchor(guide, near), to: start))
      _ = try layout.add(LayoutConstraint(Anchor(guide, far), to: end))
      return Anchor(guide, .extent(axis))
    }
  }

  /// The anchor in a solved layout, for explanations; the window has none.
  func explicable(in layout: inout Layout, besides others: [AnchorPath] = []) throws(Problem)
    -> Anchor
  {
    let anchor = try anchor(in: &layout, besides: others)
    try item.checkIsExplicable(anchor.item, in: layout)
    layout.solve()
    return anchor
  }

  /// The current value of a distance or a size, for comparing distances with sizes.
  ///
  /// - Throws: When the attribute is a position, or the distance isn't one.
  func length(in layout: inout Layout, besides others: [AnchorPath]) throws(Problem) -> Double {
    let (start, end) = try ends(in: &layout, besides: others.filter { $0.item != item })
    guard let end else {
      guard start.attribute.isSize else {
        throw Problem("a distance can be compared with sizes and other distances only", at: range)
      }
      return layout.value(of: start)
    }
    _ = try checkedAxis(from: start, to: end)
    layout.solve()
    let (from, to) = layout.values(of: start, and: end)
    return to - from
  }

  private func ends(in layout: inout Layout, besides others: [AnchorPath]) throws(Problem)
    -> (start: Anchor, end: Anchor?)
  {
    let others = others.map { $0.item }
    let start = Anchor(try item.item(in: &layout, besides: others), attribute.value)
    let end = try end.map { end throws(Problem) in
      Anchor(
        try end.item.item(in: &layout, besides: others + [item]), end.attribute.value)
    }
    return (start, end)
  }

  /// The axis of a distance.
  private func checkedAxis(from start: Anchor, to end: Anchor) throws(Problem) -> Axis {
    try Equation.checkDirections(of: [start.attribute, end.attribute], at: range)
    let axis = start.attribute.axis
    guard axis == end.attribute.axis, !start.attribute.isSize, !end.attribute.isSize else {
      throw Problem(
        "a distance is between two horizontal or two vertical positions, not "
          + "\(start.attribute.rawValue) and \(end.attribute.rawValue)", at: range)
    }
    return axis
  }
}

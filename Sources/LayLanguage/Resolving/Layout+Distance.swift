import AutoLayout

extension Layout {
  /// The width or height of a guide that reaches from one anchor to another, which is added with its two
  /// constraints: the dimension that `anchorWithOffset(to:)` returns.
  ///
  /// UIKit has a private dimension for it, without a guide. A distance can't be negative here, as sizes
  /// can't.
  ///
  /// - Throws: When the anchors aren't two positions on one axis of one tree.
  mutating func distance(from start: Anchor, to end: Anchor, at range: SourceRange) throws(Problem)
    -> Anchor
  {
    let axis = try Self.axis(from: start, to: end, at: range)
    guard let owner = model.nearestCommonAncestor(start.item, end.item) else {
      throw Problem("the two anchors have no common ancestor", at: range)
    }
    let (near, far): (Attribute, Attribute) =
      start.attribute.isAbsoluteSide ? (.left, .right) : (.near(axis), .far(axis))
    return try blaming(range) { () throws(LayoutError) in
      let guide = try addGuide(named: unusedName("distance"), in: owner)
      _ = try add(LayoutConstraint(Anchor(guide, near), to: start))
      _ = try add(LayoutConstraint(Anchor(guide, far), to: end))
      return Anchor(guide, .extent(axis))
    }
  }

  /// The values of attributes as they are now, where some are distances and the others sizes.
  ///
  /// - Throws: When an attribute is a position, or a distance isn't one.
  mutating func values(of paths: [AnchorPath]) throws(Problem) -> [Double] {
    var values: [Double] = []
    for path in paths {
      let others = (paths.map { $0.item }).filter { $0 != path.item }
      let start = Anchor(try item(path.item, besides: others), path.attribute.value)
      guard let end = path.end else {
        guard start.attribute.isSize else {
          throw Problem(
            "a distance can be compared with sizes and other distances only", at: path.range)
        }
        values.append(value(of: start))
        continue
      }
      let other = Anchor(try item(end.item, besides: others + [path.item]), end.attribute.value)
      _ = try Self.axis(from: start, to: other, at: path.range)
      solve()
      let (from, to) = self.values(of: start, and: other)
      values.append(to - from)
    }
    return values
  }

  /// The axis of a distance.
  private static func axis(from start: Anchor, to end: Anchor, at range: SourceRange)
    throws(Problem) -> Axis
  {
    try checkDirections(of: [start.attribute, end.attribute], at: range)
    let axis = start.attribute.axis
    guard axis == end.attribute.axis, !start.attribute.isSize, !end.attribute.isSize else {
      throw Problem(
        "a distance is between two horizontal or two vertical positions, not "
          + "\(start.attribute.rawValue) and \(end.attribute.rawValue)", at: range)
    }
    return axis
  }

  /// A word with the first number that makes it a new name.
  private func unusedName(_ word: String) -> String {
    var number = 1
    while isTaken("\(word)\(number)") { number += 1 }
    return "\(word)\(number)"
  }
}

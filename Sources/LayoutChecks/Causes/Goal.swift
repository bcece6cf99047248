import AutoLayout
import LayoutDiagnostics

/// The constraint that would make a finding go away.
///
/// The constraints that contradict it are to blame, and the solver names a smallest set of them.
struct Goal {
  let constraint: LayoutConstraint

  /// The goal behind a finding; nil if there is none.
  init?(_ kind: RuleBehavior.GoalKind, _ finding: CheckFinding, in context: CheckContext) {
    guard let item = finding.key.items.first else { return nil }
    let layout = context.layout
    let wanted = layout.pass.intrinsicSize(of: item)
    let axis = finding.axis ?? .horizontal
    switch kind {
    case .larger:
      let value = layout.value(of: Anchor(item, .extent(axis)))
      constraint = Self.size(item, axis, .greaterThanOrEqual, value + finding.amount)
    case .smaller:
      constraint = Self.size(item, axis, .lessThanOrEqual, wanted[axis] ?? 0)
    case .inside:
      let container =
        finding.key.items.dropFirst().first ?? context.facts.cell[item] ?? layout.root
      guard let side = finding.side else { return nil }
      constraint = Self.inside(item, side, of: container, by: 0)
    case .uncovered:
      guard let side = finding.side else { return nil }
      constraint = Self.inside(
        item, side, of: layout.root, by: layout.environment.safeArea.points(at: side))
    case .apart:
      guard finding.key.items.count == 2,
        let apart = Self.apart(item, finding.key.items[1], context)
      else { return nil }
      constraint = apart
    }
  }

  private static func size(
    _ item: Item.ID, _ axis: Axis, _ relation: Relation, _ points: Double
  ) -> LayoutConstraint {
    let whole = relation == .lessThanOrEqual ? points : max(1, points.rounded(.up))
    return LayoutConstraint(Anchor(item, .extent(axis)), relation, constant: whole)
  }

  private static func inside(
    _ item: Item.ID, _ side: Side, of container: Item.ID, by points: Double
  ) -> LayoutConstraint {
    let inset = side.inward == .greaterThanOrEqual ? points : -points
    return LayoutConstraint(
      Anchor(item, side.attribute), side.inward, to: Anchor(container, side.attribute),
      constant: inset)
  }

  /// Side by side or one below the other, as in the document, or with the smaller move.
  private static func apart(
    _ first: Item.ID, _ second: Item.ID, _ context: CheckContext
  ) -> LayoutConstraint? {
    let drawn = [first, second].compactMap { context.drawnContentRect(of: $0) }
    let rects =
      drawn.count == 2 && !drawn[0].overlaps(drawn[1], by: 0)
      ? drawn : [first, second].compactMap { context.contentRect(of: $0) }
    guard rects.count == 2 else { return nil }
    let gaps = [
      (rects[1].origin.x - rects[0].maxX, Attribute.right, Attribute.left, first, second),
      (rects[0].origin.x - rects[1].maxX, .right, .left, second, first),
      (rects[1].origin.y - rects[0].maxY, .bottom, .top, first, second),
      (rects[0].origin.y - rects[1].maxY, .bottom, .top, second, first),
    ]
    return gaps.max { $0.0 < $1.0 }.map { _, end, start, before, after in
      LayoutConstraint(Anchor(before, end), .lessThanOrEqual, to: Anchor(after, start))
    }
  }
}

extension EdgeInsets {
  /// The inset at a side.
  fileprivate func points(at side: Side) -> Double {
    switch side {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    }
  }
}

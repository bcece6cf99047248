import AutoLayout
import LayoutDiagnostics

/// What would have to hold for a finding to go away, as a constraint.
///
/// Whatever contradicts it is to blame, and the solver names a smallest set of that.
struct Wish {
  let constraint: LayoutConstraint

  /// The wish behind a finding; nil for rules that are about the constraints themselves.
  init?(_ finding: CheckFinding, in context: CheckContext) {
    guard let item = finding.key.items.first else { return nil }
    let layout = context.layout
    let wanted = layout.situation.intrinsicSize(of: item)
    switch finding.key.rule {
    case "truncated-text", "clipped-content":
      let axis = finding.axis ?? (finding.text.contains(" wide") ? .horizontal : .vertical)
      let value = layout.value(of: Anchor(item, axis == .horizontal ? .width : .height))
      constraint = Self.size(item, axis, .greaterThanOrEqual, value + finding.amount)
    case "zero-size":
      let axis: Axis = finding.key.aspect.hasPrefix("width") ? .horizontal : .vertical
      constraint = Self.size(item, axis, .greaterThanOrEqual, max(1, wanted[axis] ?? 1))
    case "stretched-control":
      let axis: Axis = finding.text.contains(" wide") ? .horizontal : .vertical
      constraint = Self.size(item, axis, .lessThanOrEqual, wanted[axis] ?? 0)
    case "off-screen": constraint = Self.inside(item, layout.root, finding.text)
    case "outside-superview":
      guard finding.key.items.count == 2 else { return nil }
      constraint = Self.inside(item, finding.key.items[1], finding.text)
    case "overlap":
      guard finding.key.items.count == 2,
        let apart = Self.apart(item, finding.key.items[1], context)
      else { return nil }
      constraint = apart
    default: return nil
    }
  }

  private static func size(
    _ item: Item.ID, _ axis: Axis, _ relation: Relation, _ points: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      Anchor(item, axis == .horizontal ? .width : .height), relation, constant: points.rounded(.up))
  }

  /// As the text of the finding names the edge.
  private static func inside(
    _ item: Item.ID, _ container: Item.ID, _ text: String
  ) -> LayoutConstraint {
    let edges: [(String, Attribute, Relation)] = [
      ("beyond the top", .top, .greaterThanOrEqual),
      ("beyond the bottom", .bottom, .lessThanOrEqual),
      ("beyond the right", .right, .lessThanOrEqual),
    ]
    let (_, side, relation) =
      edges.first { text.contains($0.0) } ?? ("", .left, .greaterThanOrEqual)
    return LayoutConstraint(Anchor(item, side), relation, to: Anchor(container, side))
  }

  /// Beside each other or below each other, as the document has them, or as needs the least.
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

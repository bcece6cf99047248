import AutoLayout
import LayoutDiagnostics

/// Views that are meant to be as far from one side as from the other.
extension CheckRule {
  static let sides: [CheckRule] = [
    CheckRule(
      .unevenSides, .once, treatment: Treatment(joining: .scene, blame: .named),
      details: """
        Views that required constraints tie to both sides of their superview with the same constant, once to its edge and \
        once to its margin. Constants of 0 are left out: what begins at a margin may well end at an edge.
        """,
      firing: """
        add label title "Title"
        pin title.leading = superview.leadingMargin + 20
        pin title.trailing = superview.trailing - 20
        pin title.top = superview.top + 40
        """,
      clean: """
        add label title "Title"
        pin title.leading = superview.leadingMargin + 20
        pin title.trailing = superview.trailingMargin - 20
        pin title.top = superview.top + 40
        """, find: unevenSides)
  ]

  /// A tie of a view to the same side of its superview, at its edge or margin.
  private struct SideTie {
    let id: LayoutConstraint.ID
    let item: Item.ID
    let side: Attribute
    let isToMargin: Bool
    /// How far inside the view is, in points.
    let inset: Double

    /// The sides, with their margins and whether constants point outward there.
    private static let sides: [(side: Attribute, margin: Attribute, sign: Double)] = [
      (.leading, .leadingMargin, 1), (.left, .leftMargin, 1), (.trailing, .trailingMargin, -1),
      (.right, .rightMargin, -1),
    ]

    init?(_ id: LayoutConstraint.ID, _ constraint: LayoutConstraint, in layout: Layout) {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.priority.isRequired
      else { return nil }
      let isOwn = layout.superview(of: constraint.first.item) == second.item
      let (own, around) = isOwn ? (constraint.first, second) : (second, constraint.first)
      guard layout.superview(of: own.item) == around.item, layout.model[own.item].isView,
        let known = Self.sides.first(where: { $0.side == own.attribute }),
        around.attribute == known.side || around.attribute == known.margin
      else { return nil }
      (self.id, item, side) = (id, own.item, known.side)
      isToMargin = around.attribute == known.margin
      inset = constraint.constant * known.sign * (isOwn ? 1 : -1)
    }
  }

  private static func unevenSides(_ context: CheckContext) -> [CheckFinding] {
    let ties = context.search.constraints.compactMap {
      SideTie($0.id, $0.constraint, in: context.layout)
    }
    let byItem = Dictionary(grouping: ties) { $0.item }
    return context.search.visible.compactMap { view in
      let own = byItem[view.item] ?? []
      let pairs = opposite.compactMap { near, far -> (SideTie, SideTie)? in
        guard let near = own.first(where: { $0.side == near }),
          let far = own.first(where: { $0.side == far })
        else { return nil }
        return (near, far)
      }
      guard let (near, far) = pairs.first, near.isToMargin != far.isToMargin,
        near.inset == far.inset, near.inset != 0
      else { return nil }
      let (margin, edge) = near.isToMargin ? (near, far) : (far, near)
      let inset = points(abs(near.inset))
      return CheckFinding(
        .unevenSides,
        "\(context.title(view.item)) is \(inset) from the \(margin.side.rawValue) margin and \(inset) from the "
          + "\(edge.side.rawValue) edge",
        items: [view.item], constraints: [margin.id, edge.id])
    }
  }

  private static let opposite: [(Attribute, Attribute)] = [(.leading, .trailing), (.left, .right)]
}

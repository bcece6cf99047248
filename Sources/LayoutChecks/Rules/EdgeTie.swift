import AutoLayout

/// A required constraint between an edge of a view and the same edge, or its margin, of the superview.
struct EdgeTie {
  /// The part of the superview.
  enum Target: Sendable {
    case edge, margin, safeArea
  }

  let id: LayoutConstraint.ID
  let item: Item.ID
  let parent: Item.ID
  /// The view's edge.
  let edge: Attribute
  let target: Target
  /// The distance of the view's edge from the target, in points; negative outside.
  let inset: Double

  /// The edges, with their margins and the sign of constants that point inward.
  private static let edges: [(edge: Attribute, margin: Attribute, inward: Double)] = [
    (.leading, .leadingMargin, 1), (.left, .leftMargin, 1), (.top, .topMargin, 1),
    (.trailing, .trailingMargin, -1), (.right, .rightMargin, -1), (.bottom, .bottomMargin, -1),
  ]

  /// Reads a constraint; nil for others.
  init?(_ id: LayoutConstraint.ID, _ constraint: LayoutConstraint, in layout: Layout) {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.priority.isRequired, !constraint.isPlaceholder
    else { return nil }
    let isOwn = layout.superview(of: constraint.first.item) == layout.owningView(of: second.item)
    let (own, around) = isOwn ? (constraint.first, second) : (second, constraint.first)
    guard layout.model[own.item].isView, let parent = layout.superview(of: own.item),
      layout.owningView(of: around.item) == parent,
      let known = Self.edges.first(where: { $0.edge == own.attribute }),
      let target = Self.target(around, known.edge, known.margin, in: layout)
    else { return nil }
    (self.id, item, self.parent, edge, self.target) = (id, own.item, parent, known.edge, target)
    inset = constraint.constant * known.inward * (isOwn ? 1 : -1)
  }

  private static func target(
    _ anchor: Anchor, _ edge: Attribute, _ margin: Attribute, in layout: Layout
  ) -> Target? {
    guard layout.model[anchor.item].isView else {
      return layout.model[anchor.item].systemGuide == .safeArea && anchor.attribute == edge
        ? .safeArea : nil
    }
    return anchor.attribute == edge ? .edge : anchor.attribute == margin ? .margin : nil
  }

  /// The side of the screen that the edge is at.
  func side(in layout: Layout) -> Side? {
    let isMirrored = layout.model.direction(of: parent) == .rightToLeft
    return switch edge {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: Side.allCases.first { $0.attribute == edge }
    }
  }
}

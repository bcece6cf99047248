import AutoLayout
import LayoutDiagnostics

/// Views whose constraints can't mean what they say of opposite edges.
extension CheckRule {
  static let sides: [CheckRule] = [
    CheckRule(
      .unevenSides, .once, behavior: RuleBehavior(joining: .scene, blame: .named),
      details: """
        Views that required constraints tie to both sides of their superview with the same constant, once to its edge and \
        once to its margin. Constants of 0 are left out: what begins at a margin may well end at an edge. Also views that \
        are as far inside at one edge as they are outside at the other one, as where a sign is wrong, and views as wide or \
        high as their superview that begin inside of it.
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
        """,
      find: { context in
        let ties = Dictionary(
          grouping: context.search.constraints.compactMap {
            EdgeTie($0.id, $0.constraint, in: context.layout)
          }
        ) { $0.item }
        return context.search.visible.flatMap { view -> [CheckFinding] in
          guard let own = ties[view.item], context.layout.isVisible(view.item) else { return [] }
          let found = [
            unevenSides(own, context), shiftedSides(own, context), wideSides(own, context),
          ]
          return found.compactMap { $0 }
        }
      })
  ]

  /// Pairs of opposite edges, in reading order.
  private static let opposite: [(Attribute, Attribute)] = [
    (.leading, .trailing), (.left, .right), (.top, .bottom),
  ]
  /// The least unintended overhang beyond an edge, in points.
  private static let leastShift = 4.0

  /// The first two ties to opposite edges.
  private static func pair(_ ties: [EdgeTie]) -> (near: EdgeTie, far: EdgeTie)? {
    opposite.lazy.compactMap { near, far in
      guard let near = ties.first(where: { $0.edge == near }),
        let far = ties.first(where: { $0.edge == far })
      else { return nil }
      return (near, far)
    }.first
  }

  /// A view as far from a margin as from the opposite edge.
  private static func unevenSides(_ ties: [EdgeTie], _ context: CheckContext) -> CheckFinding? {
    guard
      let (near, far) = pair(ties.filter { $0.target != .safeArea && $0.edge.axis == .horizontal }),
      near.target != far.target, near.inset == far.inset, near.inset != 0
    else { return nil }
    let (margin, edge) = near.target == .margin ? (near, far) : (far, near)
    let inset = points(abs(near.inset))
    return CheckFinding(
      .unevenSides,
      "\(context.title(margin.item)) is \(inset) from the \(margin.edge.rawValue) margin and \(inset) from the "
        + "\(edge.edge.rawValue) edge",
      items: [margin.item], constraints: [margin.id, edge.id])
  }

  /// A view inside at one edge and as far outside at the other one.
  private static func shiftedSides(_ ties: [EdgeTie], _ context: CheckContext) -> CheckFinding? {
    guard let (near, far) = pair(ties), near.inset == -far.inset,
      abs(near.inset) >= leastShift, context.isSeen(near.item)
    else { return nil }
    let (inner, outer) = near.inset > 0 ? (near, far) : (far, near)
    let inset = points(inner.inset)
    return CheckFinding(
      .unevenSides,
      "\(context.title(inner.item)) is \(inset) inside the \(inner.edge.rawValue) edge and \(inset) outside the "
        + "\(outer.edge.rawValue) edge",
      items: [inner.item], constraints: [outer.id, inner.id],
      remedy: "turn the sign of the constant in \(context.layout.equation(of: outer.id))")
  }

  /// A view as wide or high as its superview that begins inside it.
  private static func wideSides(_ ties: [EdgeTie], _ context: CheckContext) -> CheckFinding? {
    ties.lazy.compactMap { tie -> CheckFinding? in
      guard tie.inset >= leastShift, context.isSeen(tie.item),
        context.layout.model[tie.parent].view?.scroll == nil
      else { return nil }
      let whole = [
        Anchor(tie.item, .extent(tie.edge.axis)), Anchor(tie.parent, .extent(tie.edge.axis)),
      ]
      let size = context.search.constraints.first { _, constraint in
        constraint.relation == .equal && constraint.priority.isRequired
          && constraint.multiplier == 1 && constraint.constant == 0
          && (whole == [constraint.first, constraint.second]
            || whole == [constraint.second, constraint.first])
      }
      return size.map { size in
        CheckFinding(
          .unevenSides,
          "\(context.title(tie.item)) is as \(tie.edge.axis == .horizontal ? "wide" : "high") as "
            + "\(context.title(tie.parent)) and begins \(points(tie.inset)) inside of it",
          items: [tie.item], constraints: [size.id, tie.id],
          remedy:
            "tie its opposite edge in place of its \(tie.edge.axis == .horizontal ? "width" : "height")"
        )
      }
    }.first
  }
}

/// Views that a constraint of their own puts outside their superview, however large it is.
extension CheckRule {
  static func tiedOutside(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    return context.search.constraints.compactMap { id, constraint in
      guard let tie = EdgeTie(id, constraint, in: layout), tie.target != .margin,
        -tie.inset > tolerance, tie.target == .edge || context.subject.size != .screen,
        layout.model[tie.parent].view?.scroll == nil,
        layout.model[tie.item].view?.isManual == false,
        let drawn = context.facts.drawn[tie.item], let around = context.facts.drawn[tie.parent],
        let side = tie.side(in: layout), side.excess(of: drawn, out: around) <= 0.5,
        layout.isVisible(tie.item), isShown(tie.item, context)
      else { return nil }
      return outside(tie.item, of: tie.parent, by: -tie.inset, at: side, context)
    }
  }

  /// Whether a view or something in it can be seen.
  private static func isShown(_ item: Item.ID, _ context: CheckContext) -> Bool {
    context.layout.viewClass(of: item)?.isContent == true && context.showsSomething(item)
      || context.layout.subviews(of: item).contains { isShown($0, context) }
  }
}

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

/// The constraints of a layout that keep the left and the right side of a view alike, so the text direction makes no
/// difference.
struct MirroredSides {
  /// A constraint between a left or right side of one view and one of another, as it is seen from the
  /// view that was made first.
  private struct Tie: Hashable {
    var first: Attribute
    var second: Attribute
    let items: [Item.ID]
    var relation: Relation
    var constant: Double
    let priority: Priority

    init?(_ constraint: LayoutConstraint) {
      guard let other = constraint.second, constraint.isActive, constraint.multiplier == 1,
        MirroredSides.opposites[constraint.first.attribute] != nil,
        MirroredSides.opposites[other.attribute] != nil
      else { return nil }
      let isOrdered = constraint.first.item <= other.item
      (first, second) = (constraint.first.attribute, other.attribute)
      (relation, constant) = (constraint.relation, constraint.constant)
      items = [constraint.first.item, other.item].sorted()
      priority = constraint.priority
      if isOrdered { return }
      (first, second) = (second, first)
      (relation, constant) = (relation.flipped, -constant)
    }

    /// The same tie on the other side; a constant of zero has no sign.
    var mirrored: Tie? {
      guard let first = MirroredSides.opposites[first],
        let second = MirroredSides.opposites[second]
      else { return nil }
      var other = self
      (other.first, other.second) = (first, second)
      (other.relation, other.constant) = (relation.flipped, 0 - constant)
      return other
    }
  }

  private static let opposites: [Attribute: Attribute] = [
    .left: .right, .right: .left, .leftMargin: .rightMargin, .rightMargin: .leftMargin,
  ]

  private let ties: Set<Tie>

  init(_ layout: Layout) {
    ties = Set(layout.constraints.compactMap { Tie(layout.constraint($0)) })
  }

  /// Whether another constraint says the same thing on the other side.
  func contains(_ constraint: LayoutConstraint) -> Bool {
    Tie(constraint)?.mirrored.map(ties.contains) ?? false
  }
}

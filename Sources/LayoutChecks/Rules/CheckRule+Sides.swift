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
        are as far inside at one edge as they are outside at the other, as with a wrong sign, and views as wide or \
        tall as their superview that begin inside it.
        """,
      example: """
        add label title "Title"
        pin title.leading = superview.leadingMargin + 20
        - pin title.trailing = superview.trailing - 20
        + pin title.trailing = superview.trailingMargin - 20
        pin title.top = superview.top + 40
        """, find: { $0.unusualSides })
  ]
}

extension CheckContext {
  /// Edges of each view that don't go together.
  fileprivate var unusualSides: [CheckFinding] {
    let ties = Dictionary(grouping: edgeTies) { $0.item }
    return search.visible.flatMap { view -> [CheckFinding] in
      guard let own = ties[view.item], layout.isVisible(view.item) else { return [] }
      let sides = TiedSides(own, in: self)
      return [sides.uneven, sides.shifted, sides.overlong].compactMap { $0 }
    }
  }

  /// The constraints in force that tie edges of views to those of their superviews.
  var edgeTies: [EdgeTie] {
    search.constraints.compactMap { EdgeTie($0.id, $0.constraint, in: layout) }
  }
}

/// What ties one view to edges of its superview.
private struct TiedSides {
  private let context: CheckContext
  private let ties: [EdgeTie]
  private var layout: Layout { context.layout }

  /// Pairs of opposite edges, in reading order.
  private static let opposite: [(Attribute, Attribute)] = [
    (.leading, .trailing), (.left, .right), (.top, .bottom),
  ]

  init(_ ties: [EdgeTie], in context: CheckContext) { (self.ties, self.context) = (ties, context) }

  /// The first two of some ties to opposite edges.
  private func pair(_ ties: [EdgeTie]) -> (near: EdgeTie, far: EdgeTie)? {
    Self.opposite.lazy.compactMap { near, far in
      guard let near = ties.first(where: { $0.edge == near }),
        let far = ties.first(where: { $0.edge == far })
      else { return nil }
      return (near, far)
    }.first
  }

  /// A view as far from a margin as from the opposite edge.
  var uneven: CheckFinding? {
    guard
      let (near, far) = pair(ties.filter { $0.target != .safeArea && $0.edge.axis == .horizontal }),
      near.target != far.target, near.inset == far.inset, near.inset != 0
    else { return nil }
    let (margin, edge) = near.target == .margin ? (near, far) : (far, near)
    let inset = NumberText.points(abs(near.inset))
    return finding(
      margin,
      "is \(inset) from the \(margin.edge.rawValue) margin and \(inset) from the "
        + "\(edge.edge.rawValue) edge", by: [margin.id, edge.id])
  }

  /// A view inside at one edge and as far outside at the other.
  var shifted: CheckFinding? {
    guard let (near, far) = pair(ties), near.inset == -far.inset,
      abs(near.inset) >= EdgeTie.leastShift, context.isSeen(near.item)
    else { return nil }
    let (inner, outer) = near.inset > 0 ? (near, far) : (far, near)
    let inset = NumberText.points(inner.inset)
    return finding(
      inner,
      "is \(inset) inside the \(inner.edge.rawValue) edge and \(inset) outside the "
        + "\(outer.edge.rawValue) edge", by: [outer.id, inner.id],
      remedy: "turn the sign of the constant in \(layout.equation(of: outer.id))")
  }

  /// A view as wide or tall as its superview that begins inside it.
  var overlong: CheckFinding? {
    ties.lazy.compactMap { tie -> CheckFinding? in
      guard tie.inset >= EdgeTie.leastShift, context.isSeen(tie.item),
        layout.model[tie.parent].view?.scroll == nil, let size = wholeSize(tie)
      else { return nil }
      let axis = tie.edge.axis
      return finding(
        tie,
        "is as \(axis == .horizontal ? "wide" : "high") as \(context.title(tie.parent)) and begins "
          + "\(NumberText.points(tie.inset)) inside of it", by: [size, tie.id],
        remedy: "tie its opposite edge in place of its \(Attribute.extent(axis).rawValue)")
    }.first
  }

  /// The constraint that makes a view as long as its superview along the axis of a tie.
  private func wholeSize(_ tie: EdgeTie) -> LayoutConstraint.ID? {
    let extent = Attribute.extent(tie.edge.axis)
    let whole = [Anchor(tie.item, extent), Anchor(tie.parent, extent)]
    return context.search.constraints.first { _, constraint in
      constraint.relation == .equal && constraint.priority.isRequired
        && constraint.multiplier == 1 && constraint.constant == 0
        && (whole == [constraint.first, constraint.second]
          || whole == [constraint.second, constraint.first])
    }?.id
  }

  private func finding(
    _ tie: EdgeTie, _ what: String, by constraints: [LayoutConstraint.ID], remedy: String? = nil
  ) -> CheckFinding {
    CheckFinding(
      .unevenSides, "\(context.title(tie.item)) \(what)", items: [tie.item],
      constraints: constraints, remedy: remedy)
  }
}

/// Views that a constraint of their own puts outside their superview, however large it is.
extension CheckContext {
  var tiedOutside: [CheckFinding] {
    edgeTies.compactMap { tie in
      guard tie.target != .margin, -tie.inset > Self.tolerance,
        tie.target == .edge || subject.size != .screen,
        layout.model[tie.parent].view?.scroll == nil,
        layout.model[tie.item].view?.isManual == false,
        let drawn = facts.drawn[tie.item], let around = facts.drawn[tie.parent],
        let side = tie.side(in: layout), side.excess(of: drawn, out: around) <= 0.5,
        layout.isVisible(tie.item), isShown(tie.item)
      else { return nil }
      return outside(tie.item, of: tie.parent, by: -tie.inset, at: side)
    }
  }

  /// Whether a view or something in it can be seen.
  private func isShown(_ item: Item.ID) -> Bool {
    layout.viewClass(of: item)?.isContent == true && showsSomething(item)
      || layout.subviews(of: item).contains { isShown($0) }
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

  /// The least unintended overhang beyond an edge, in points.
  static let leastShift = 4.0

  /// Whether the view ends outside, as with a wrong sign.
  var isOutside: Bool { inset <= -Self.leastShift }

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
    let edge = edge.side(in: layout.model.direction(of: parent))
    return Side.allCases.first { $0.attribute == edge }
  }
}

/// The constraints of a layout that keep the left and the right side of a view alike, so the text direction makes no
/// difference.
struct MirroredSides {
  private let ties: Set<LayoutConstraint>

  init(_ layout: Layout) {
    ties = Set(layout.constraints.compactMap { Self.tie(layout.constraint($0)) })
  }

  /// Whether another constraint says the same thing on the other side.
  func contains(_ constraint: LayoutConstraint) -> Bool {
    guard let tie = Self.tie(constraint), let second = tie.second,
      let side = tie.first.attribute.opposite, let otherSide = second.attribute.opposite
    else { return false }
    return ties.contains(
      LayoutConstraint(
        Anchor(tie.first.item, side), tie.relation.flipped, to: Anchor(second.item, otherSide),
        constant: -tie.constant, priority: tie.priority))
  }

  /// What a constraint between left or right sides demands, seen from the view that was made first; nil for others.
  private static func tie(_ constraint: LayoutConstraint) -> LayoutConstraint? {
    let first = constraint.first
    guard let second = constraint.second, constraint.isActive, constraint.multiplier == 1,
      constraint.anchors.allSatisfy({ $0.attribute.isAbsoluteSide })
    else { return nil }
    return first.item <= second.item
      ? LayoutConstraint(
        first, constraint.relation, to: second, constant: constraint.constant,
        priority: constraint.priority)
      : LayoutConstraint(
        second, constraint.relation.flipped, to: first, constant: -constraint.constant,
        priority: constraint.priority)
  }
}

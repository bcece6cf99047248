import AutoLayout
import LayoutDiagnostics

/// Views that a constraint of their own puts outside of their superview, however large it is.
extension CheckRule {
  static func tiedOutside(_ context: CheckContext) -> [CheckFinding] {
    context.search.constraints.compactMap { _, constraint in
      guard let tie = OutwardTie(constraint, in: context.layout), tie.amount > tolerance,
        !tie.isToGuide || context.subject.size != .screen,
        let drawn = context.facts.drawn[tie.item], let around = context.facts.drawn[tie.parent],
        let side = tie.side(in: context), side.excess(of: drawn, out: around) <= 0.5,
        context.layout.isVisible(tie.item), isShown(tie.item, context)
      else { return nil }
      return outside(tie.item, of: tie.parent, by: tie.amount, at: side, context)
    }
  }

  /// Whether a view or something in it can be seen.
  private static func isShown(_ item: Item.ID, _ context: CheckContext) -> Bool {
    context.layout.viewClass(of: item)?.isContent == true && context.showsSomething(item)
      || context.layout.subviews(of: item).contains { isShown($0, context) }
  }
}

/// A required constraint between the same edges of a view and its superview that puts the view's outside.
private struct OutwardTie {
  let item: Item.ID
  let parent: Item.ID
  /// By how many points it is outside.
  let amount: Double
  /// Whether the edge is that of the superview's safe area.
  let isToGuide: Bool
  private let attribute: Attribute

  /// The sign of a constant that points outward, by the edge.
  private static let outward: [Attribute: Double] = [
    .leading: -1, .left: -1, .top: -1, .trailing: 1, .right: 1, .bottom: 1,
  ]

  init?(_ constraint: LayoutConstraint, in layout: Layout) {
    guard let second = constraint.second, constraint.relation == .equal, !constraint.isPlaceholder,
      constraint.priority.isRequired, constraint.multiplier == 1,
      second.attribute == constraint.first.attribute,
      let sign = Self.outward[second.attribute]
    else { return nil }
    let isOwn = Self.holds(second.item, constraint.first.item, layout)
    guard isOwn || Self.holds(constraint.first.item, second.item, layout) else { return nil }
    let (own, around) =
      isOwn ? (constraint.first.item, second.item) : (second.item, constraint.first.item)
    guard let parent = layout.superview(of: own), layout.model[own].isView,
      layout.model[parent].view?.scroll == nil, layout.model[own].view?.isManual == false
    else { return nil }
    (item, self.parent, isToGuide) = (own, parent, around != parent)
    attribute = second.attribute
    amount = constraint.constant * sign * (isOwn ? 1 : -1)
  }

  /// Whether an item is the superview of another one, or its safe area.
  private static func holds(_ item: Item.ID, _ other: Item.ID, _ layout: Layout) -> Bool {
    let parent = layout.superview(of: other)
    return item == parent
      || layout.model[item].systemGuide == .safeArea && layout.superview(of: item) == parent
  }

  /// The side that the view passes.
  func side(in context: CheckContext) -> Side? {
    let isMirrored = context.layout.model.direction(of: parent) == .rightToLeft
    return switch attribute {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: Side.allCases.first { $0.attribute == attribute }
    }
  }
}

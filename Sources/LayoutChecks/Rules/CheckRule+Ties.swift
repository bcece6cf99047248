import AutoLayout
import LayoutDiagnostics

/// Views that a constraint of their own puts outside of their superview, however large it is.
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

/// Baselines of stack views.
extension Situation {
  /// The item whose baseline an anchor means: a stack view has that of one of its views.
  ///
  /// In a vertical stack that is the first or last visible view, in a horizontal one the tallest (documentation of
  /// `UIStackView`), here by intrinsic heights, the first of equals (a guess: UIKit compares frames). An explicit
  /// offset takes precedence.
  package func baselineAnchor(_ anchor: Anchor) -> Anchor {
    guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline else {
      return anchor
    }
    let isFirst = anchor.attribute == .firstBaseline
    var item = anchor.item
    while let view = model[item].view, let stack = view.stack,
      (isFirst ? view.firstBaselineOffset : view.lastBaselineOffset) == nil
    {
      let visible = model[item].arranged.filter { !model.isHidden($0) }
      let chosen =
        stack.axis == .vertical ? (isFirst ? visible.first : visible.last) : tallest(visible)
      guard let chosen else { break }
      item = chosen
    }
    return Anchor(item, anchor.attribute)
  }

  private func tallest(_ views: [Item.ID]) -> Item.ID? {
    // Deep nesting with one view each needs no heights.
    if views.count == 1 { return views.first }
    var best: (view: Item.ID, height: Double)?
    for view in views {
      let height = naturalHeight(of: view)
      if best.map({ height > $0.height }) ?? true { best = (view, height) }
    }
    return best?.view
  }

  /// The height that a view would like; that of a stack follows from its views.
  private func naturalHeight(of item: Item.ID) -> Double {
    guard model[item].state.stack != nil else { return intrinsicSize(of: item).vertical ?? 0 }
    // Parents come before their children, so that the way back finds every child's height known.
    var order = [item]
    var next = 0
    while next < order.count {
      order += model[order[next]].arranged.filter { !model.isHidden($0) }
      next += 1
    }
    var heights: [Item.ID: Double] = [:]
    for item in order.reversed() {
      guard let stack = model[item].state.stack else {
        heights[item] = intrinsicSize(of: item).vertical ?? 0
        continue
      }
      let own = model[item].arranged.compactMap { heights[$0] }
      let gaps = stack.spacing.points * Double(max(0, own.count - 1))
      heights[item] = stack.axis == .vertical ? own.reduce(gaps, +) : own.max() ?? 0
    }
    return heights[item] ?? 0
  }
}

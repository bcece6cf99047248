/// Along the axis: gaps and sizes.
extension StackLayout {
  /// The gaps between neighbors: exactly the spacing, or at least the spacing if gaps are distributed.
  var spacings: [GeneratedConstraint] {
    var result: [GeneratedConstraint] = []
    var previous: Item.ID?
    var hidden: [Item.ID] = []
    for item in arranged {
      if model.isHidden(item) {
        hidden.append(item)
      } else {
        result += gap(from: previous, over: hidden, to: item)
        previous = item
        hidden = []
      }
    }
    return result + gap(from: previous, over: hidden, to: nil)
  }

  /// One gap, and the hidden views in it.
  ///
  /// A hidden view keeps its place with length 0, and the gaps beside it shrink by half a spacing for each hidden side,
  /// so that there is one full gap between visible views and none at the ends. If a gap isn't a fixed distance between
  /// edges, the visible views are tied to each other and the hidden ones follow the view before them (a guess; it moves
  /// no visible view). The custom spacing after a hidden view does not count (a guess).
  private func gap(from first: Item.ID?, over hidden: [Item.ID], to last: Item.ID?)
    -> [GeneratedConstraint]
  {
    guard let first, let last else {
      return chain([first].compactMap { $0 } + hidden + [last].compactMap { $0 }) { _, _ in 0 }
    }
    let spacing = (model[first].state.customSpacing ?? state.spacing).points
    if hidden.isEmpty { return [gap(first, last, spacing)] }
    let half: (Item.ID, Item.ID) -> Double = { $0 == first || $1 == last ? spacing / 2 : 0 }
    if !state.distribution.hasFlexibleGaps, !measuresBaselines {
      return chain([first] + hidden + [last], half)
    }
    return chain([first] + hidden, half) + [gap(first, last, spacing)]
  }

  /// Views one after another at fixed distances.
  private func chain(_ items: [Item.ID], _ distance: (Item.ID, Item.ID) -> Double)
    -> [GeneratedConstraint]
  {
    zip(items, items.dropFirst()).map { first, second in
      GeneratedConstraint(
        .spacing, Anchor(second, .near(state.axis)), to: Anchor(first, .far(state.axis)),
        constant: distance(first, second))
    }
  }

  private func gap(_ first: Item.ID, _ second: Item.ID, _ spacing: Double) -> GeneratedConstraint {
    let near: Attribute = measuresBaselines ? .firstBaseline : .near(state.axis)
    let far: Attribute = measuresBaselines ? .lastBaseline : .far(state.axis)
    return GeneratedConstraint(
      .spacing, Anchor(second, near),
      state.distribution.hasFlexibleGaps ? .greaterThanOrEqual : .equal,
      to: Anchor(first, far), constant: spacing)
  }

  /// The distance between baselines matters only where texts lie below each other.
  private var measuresBaselines: Bool { state.isBaselineRelative && state.axis == .vertical }

  /// The constraints of the distribution.
  var distribution: [GeneratedConstraint] {
    switch state.distribution {
    case .fill: []
    case .fillEqually: equalExtents(visible, weakened: false)
    case .fillProportionally: proportions
    case .equalSpacing: gapEdges(.far(state.axis), .near(state.axis), weakened: false)
    case .equalCentering: gapEdges(.center(state.axis), .center(state.axis), weakened: true)
    }
  }

  /// Rectangles of equal length between neighbors, each from a place on the first to one on the second.
  private func gapEdges(_ start: Attribute, _ end: Attribute, weakened: Bool)
    -> [GeneratedConstraint]
  {
    let pairs = zip(zip(visible, visible.dropFirst()), gaps)
    let edges = pairs.flatMap { views, gap in
      [
        GeneratedConstraint(
          .distributingEdge, Anchor(gap, .near(state.axis)), to: Anchor(views.0, start)),
        GeneratedConstraint(
          .distributingEdge, Anchor(views.1, end), to: Anchor(gap, .far(state.axis))),
      ]
    }
    return edges + equalExtents(Array(gaps.prefix(max(0, visible.count - 1))), weakened: weakened)
  }

  /// Makes every view or gap as long as the first.
  private func equalExtents(_ items: [Item.ID], weakened: Bool) -> [GeneratedConstraint] {
    guard let first = items.first else { return [] }
    return items.dropFirst().map { item in
      GeneratedConstraint(
        .fillEqually, Anchor(item, .extent(state.axis)), to: Anchor(first, .extent(state.axis)),
        priority: weakened ? priority(ofGap: item) : .required)
    }
  }

  /// The priority of the equal distance between two centers.
  ///
  /// The priorities range only from 150 to 149. That each is a little weaker than the one before it, so that there is
  /// one solution, is a guess. How much weaker depends on the number of the gap alone, so that adding a view changes no
  /// other priority, and examining only some of the views gives the same ones.
  private func priority(ofGap item: Item.ID) -> Priority {
    guard case .gap(let number) = model[item].helper else { return .required }
    return .clamped(149 + 1 / Double(number - 1))
  }

  /// Gives each view its share of the stack's length, at 999, 998, …; required for a single view.
  ///
  /// The share is the view's intrinsic length divided by the sum of all these lengths and the gaps; a view without one
  /// gets 0. If no view has one, nothing is shared (4 of 4 saved stacks). It is a guess that margins count like gaps,
  /// and that a single view inside margins is not required to be as long as the stack; the opposite would contradict
  /// the margins.
  private var proportions: [GeneratedConstraint] {
    let axis = state.axis
    let lengths = visible.map { pass.intrinsicSize(of: $0)[axis] ?? 0 }
    let gaps = visible.dropLast().map { (model[$0].state.customSpacing ?? state.spacing).points }
    let margins = state.isLayoutMarginsRelative ? pass.layoutMargins(of: stack) : .zero
    let inset =
      axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    let total = (lengths + gaps).reduce(inset, +)
    let isAlone = visible.count == 1 && inset == 0 && total > 0
    return zip(visible, lengths).enumerated().map { place, view in
      let share = total > 0 ? view.1 / total : 0
      return GeneratedConstraint(
        .fillProportionally, Anchor(view.0, .extent(axis)),
        to: share == 0 ? nil : Anchor(stack, .extent(axis)), multiplier: share == 0 ? 1 : share,
        priority: isAlone ? .required : .clamped(999 - Double(place)))
    }
  }
}

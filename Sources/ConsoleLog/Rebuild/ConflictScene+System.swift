import AutoLayout

/// What lines of the system's show about those around them.
extension ConflictScene {
  /// Leaves the system at most one size of a view along an axis where only guesses say which one is its.
  ///
  /// That is the one with an identifier, else a 0. What the system broke is never its own size.
  mutating func keepOneSize(among places: [Int], broken: Int?) {
    let sizes = Set(places).filter { constraints[$0].maker.setsSize }.sorted()
    for group in Dictionary(grouping: sizes, by: { constraints[$0].first }).values {
      let others = group.filter { $0 != broken }
      let kept =
        group.first { constraints[$0].identifier != nil }
        ?? others.first { constraints[$0].constant == 0 } ?? others.first
      for place in group where place != kept && constraints[place].identifier == nil {
        let className = views[constraints[place].first.view].className
        constraints[place].maker = LineMaker("NSLayoutConstraint", nil, of: [className])
      }
    }
  }

  /// Notes how wide margins are where the lines of their guides show it.
  mutating func noteMargins() {
    var widths: [Int: [AxisEnd: Double]] = [:]
    for constraint in constraints {
      guard constraint.identifier?.hasSuffix("Margin-guide-constraint") == true,
        let second = constraint.second, let end = AxisEnd(edge: constraint.first.attribute)
      else { continue }
      let isHolderFirst = views[second.view].parent == constraint.first.view
      let holder = isHolderFirst ? constraint.first.view : second.view
      widths[holder, default: [:]][end] = constraint.constant.magnitude
    }
    func inset(_ side: SceneConstraint.Side) -> Double? {
      guard side.attribute?.isMargin == true, let end = AxisEnd(edgeOrMargin: side.attribute),
        let width = widths[side.view]?[end]
      else { return nil }
      return end.isNear ? width : -width
    }
    for place in constraints.indices where !widths.isEmpty {
      constraints[place].first.inset = inset(constraints[place].first)
      let second = constraints[place].second
      constraints[place].second?.inset = second.flatMap(inset)
    }
  }
}

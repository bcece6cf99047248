import AutoLayout

/// The constraints that *Add Missing Constraints* gives an ambiguous item: they hold it where it is.
struct HeldConstraints {
  private let layout: Layout
  private let item: Item.ID

  init(of item: Item.ID, in layout: Layout) { (self.item, self.layout) = (item, layout) }

  /// The fewest that settle the item without breaking or moving anything; those along the left edge where an edge that
  /// depends on the direction doesn't, and nothing if none do.
  var fewest: [LayoutConstraint] {
    fewest(of: holding(.leading)) ?? fewest(of: holding(.left)) ?? []
  }

  private func fewest(of candidates: [LayoutConstraint]) -> [LayoutConstraint]? {
    let faults = Set(layout.engine.broken)
    return candidates.choices.first { choice in
      guard let trial = Advice(choice.map(Advice.Edit.add)).done(to: layout),
        faults.isSuperset(of: trial.engine.broken)
      else { return false }
      return trial.engine.ambiguousVariables(of: item).isEmpty
        && layout.items.allSatisfy { layout.frame(of: $0) == trial.frame(of: $0) }
    }
  }

  /// Constraints that hold the open values where they are.
  ///
  /// Positions are tied to the superview, and come before sizes, which a content may want to choose; views that a
  /// stack arranges have their sizes fixed first.
  private func holding(_ side: Attribute) -> [LayoutConstraint] {
    guard let parent = layout.superview(of: item), parent != layout.window else { return [] }
    let attributes: [Attribute] = [side, .top, .width, .height]
    let constraints = layout.engine.ambiguousVariables(of: item).map { place in
      let first = Anchor(item, attributes[place])
      guard !first.attribute.isSize else {
        return LayoutConstraint(first, constant: layout.value(of: first))
      }
      let second = Anchor(parent, first.attribute)
      let (own, edge) = layout.values(of: first, and: second)
      return LayoutConstraint(first, to: second, constant: own - edge)
    }
    guard layout.model.stack(arranging: item) != nil else { return constraints }
    return constraints.filter { $0.second == nil } + constraints.filter { $0.second != nil }
  }
}

extension Array {
  /// All choices of some elements, the smallest first.
  var choices: [[Element]] {
    let choices = (0..<1 << count).map { choice in
      enumerated().filter { choice & 1 << $0.offset != 0 }.map { $0.element }
    }
    return choices.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map { $0.element }
  }
}

import Cassowary

extension Layout {
  /// The fewest constraints that leave an item one place only: the one that it has.
  ///
  /// Positions are tied to the superview, and come before sizes, which a content may want to choose;
  /// views that a stack arranges have their sizes fixed first.
  public func suggestions(for item: Item.ID) -> [LayoutConstraint] {
    let candidates = candidates(for: item)
    // Few at most: at the end of an interval one value can settle others that could else move alone.
    let choices = (0..<1 << candidates.count).map { choice in
      candidates.enumerated().filter { choice & 1 << $0.offset != 0 }.map(\.element)
    }
    let places = choices.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }
    return places.first { settles($0.element, item) }?.element ?? candidates
  }

  /// Constraints that hold an item's open values where they are.
  private func candidates(for item: Item.ID) -> [LayoutConstraint] {
    guard let parent = superview(of: item), parent != window else { return [] }
    let attributes: [Attribute] = [.leading, .top, .width, .height]
    let open = engine.ambiguousVariables(of: item)
    let constraints = open.map { place in
      let first = Anchor(item, attributes[place])
      guard !first.attribute.isSize else {
        return LayoutConstraint(first, constant: value(of: first))
      }
      let second = Anchor(parent, first.attribute)
      let (own, edge) = values(of: first, and: second)
      return LayoutConstraint(first, to: second, constant: own - edge)
    }
    guard model.stack(arranging: item) != nil else { return constraints }
    return constraints.filter { $0.second == nil } + constraints.filter { $0.second != nil }
  }

  /// Whether constraints leave an item the one place that it has.
  private func settles(_ constraints: [LayoutConstraint], _ item: Item.ID) -> Bool {
    var trial = self
    for constraint in constraints {
      do { _ = try trial.add(constraint) } catch { return false }
    }
    trial.solve()
    return !trial.isAmbiguous(item) && trial.frame(of: item) == frame(of: item)
  }

  /// A constraint that is not part of the layout yet, as `pin` reads it.
  public func equation(of constraint: LayoutConstraint) -> String { model.equation(of: constraint) }
}

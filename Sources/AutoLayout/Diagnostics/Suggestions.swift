import Cassowary

extension Layout {
  /// The fewest constraints that leave an item one place only: the one that it has.
  ///
  /// Positions are tied to the superview, and come before sizes, which a content may want to choose;
  /// views that a stack arranges have their sizes fixed first. A scroll view's content area is tied
  /// to what lies in it.
  public func suggestions(for item: Item.ID) -> [LayoutConstraint] {
    let own = ownSuggestions(for: item)
    return suggestions(for: item, among: candidates(for: item), besides: own)
      ?? own + contentSuggestions(for: item)
  }

  /// Those that settle the item itself.
  func ownSuggestions(for item: Item.ID) -> [LayoutConstraint] {
    fewest(of: candidates(for: item), for: item)
  }

  /// Those that settle the content area of a scroll view; none for other items.
  func contentSuggestions(for item: Item.ID) -> [LayoutConstraint] {
    guard model.usesContentArea(of: item), let area = model.contentLayoutGuide(of: item) else {
      return []
    }
    // Axis by axis, as what is missing on one says nothing about the other.
    return Axis.allCases.flatMap { contentSuggestions(for: area, of: item, $0) }
  }

  /// What settles a view whose place is open because the content area around it is: right to left,
  /// the content is placed from the far edge of the area.
  ///
  /// - Parameters:
  ///   - item: A view.
  ///   - candidates: Constraints that hold its open values.
  ///   - own: Those that would be suggested without looking at the area.
  /// - Returns: What ties the area, and what the view needs besides; nil where the area is not open,
  ///   or not what is missing.
  private func suggestions(
    for item: Item.ID, among candidates: [LayoutConstraint], besides own: [LayoutConstraint]
  ) -> [LayoutConstraint]? {
    guard let scrollView = superview(of: item), model.usesContentArea(of: scrollView),
      let area = model.contentLayoutGuide(of: scrollView), !own.isEmpty,
      solved(with: own)?.engine.ambiguousVariables(of: item).isEmpty != true
    else { return nil }
    let tied = Axis.allCases.flatMap { contentSuggestions(for: area, of: scrollView, $0) }
    guard !tied.isEmpty else { return nil }
    return Self.choices(of: candidates).lazy.map { tied + $0 }.first { choice in
      solved(with: choice)?.engine.ambiguousVariables(of: item).isEmpty == true
    }
  }

  /// The fewest of some constraints that settle an item; all where that is not enough.
  private func fewest(of candidates: [LayoutConstraint], for item: Item.ID) -> [LayoutConstraint] {
    // Few at most: at the end of an interval one value can settle others that could else move alone.
    Self.choices(of: candidates).first { settles($0, item) } ?? candidates
  }

  /// All choices of some candidates, the smallest first.
  private static func choices(of candidates: [LayoutConstraint]) -> [[LayoutConstraint]] {
    let choices = (0..<1 << candidates.count).map { choice in
      candidates.enumerated().filter { choice & 1 << $0.offset != 0 }.map(\.element)
    }
    return choices.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map(\.element)
  }

  /// What ties an open content area to the content that reaches farthest on an axis.
  ///
  /// A size of the content that is open as well follows the frame of the scroll view, as in the
  /// `Auto Layout Guide`'s recipes, unless it has one already.
  private func contentSuggestions(for area: Item.ID, of scrollView: Item.ID, _ axis: Axis)
    -> [LayoutConstraint]
  {
    let (near, far, extent): (Attribute, Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    let place = axis == .horizontal ? 2 : 3
    guard engine.ambiguousVariables(of: area).contains(place),
      let content = model[scrollView].subviews.filter({ !model.isHidden($0) })
        .max(by: { value(of: Anchor($0, far)) < value(of: Anchor($1, far)) })
    else { return [] }
    let size = value(of: Anchor(content, extent))
    let (own, edge) = values(of: Anchor(content, near), and: Anchor(area, near))
    let candidates = [
      LayoutConstraint(Anchor(area, far), to: Anchor(content, far)),
      LayoutConstraint(Anchor(content, near), to: Anchor(area, near), constant: own - edge),
      size > 0
        ? LayoutConstraint(Anchor(content, extent), constant: size)
        : LayoutConstraint(Anchor(content, extent), to: Anchor(scrollView, extent)),
    ]
    let enough = Self.choices(of: candidates).first { choice in
      guard let trial = solved(with: choice), trial.brokenHandles == brokenHandles else {
        return false
      }
      return !trial.engine.ambiguousVariables(of: area).contains(place)
        && trial.engine.ambiguousVariables(of: content)
          .allSatisfy { $0.isMultiple(of: 2) != (axis == .horizontal) }
    }
    return enough ?? candidates
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
    guard let trial = solved(with: constraints) else { return false }
    return trial.engine.ambiguousVariables(of: item).isEmpty
      && trial.frame(of: item) == frame(of: item)
  }

  /// A copy with more constraints; nil where they are not allowed.
  private func solved(with constraints: [LayoutConstraint]) -> Layout? {
    var trial = self
    for constraint in constraints {
      do { _ = try trial.add(constraint) } catch { return nil }
    }
    trial.solve()
    return trial
  }

  /// A constraint that is not part of the layout yet, as `pin` reads it.
  public func equation(of constraint: LayoutConstraint) -> String { model.equation(of: constraint) }
}

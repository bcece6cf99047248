import AutoLayout
import Cassowary

/// Looks for constraints that a solved layout lacks, by trying them on copies.
package struct SuggestionSearch {
  let layout: Layout

  /// Looks at a solved layout.
  package init(_ layout: Layout) { self.layout = layout }

  /// The fewest constraints that leave an item one place only: the one that it has.
  ///
  /// Positions are tied to the superview, and come before sizes, which a content may want to choose;
  /// views that a stack arranges have their sizes fixed first. A scroll view's content area is tied
  /// to what lies in it. A guide of UIKit's follows its view, so that it is the view that is tied, and
  /// of the guide only what that leaves open. Whatever is suggested was tried: it breaks nothing, and
  /// moves nothing, but what lies in an open content area, which has no size yet.
  ///
  /// - Parameter item: A view or guide.
  /// - Returns: None where the item is not ambiguous; nil where no such constraints are found.
  package func suggestions(for item: Item.ID) -> [LayoutConstraint]? {
    guard layout.isAmbiguous(item) else { return [] }
    let view =
      layout.model[item].systemGuide == nil ? item : layout.superview(of: item) ?? item
    if view != item, let few = guideSuggestions(for: item, of: view) { return few }
    guard let own = ownSuggestions(for: view),
      let (ties, settled) = solved(with: own)?.settlingContent(of: view),
      !settled.layout.isAmbiguous(view)
    else { return nil }
    if view == item { return own + ties }
    return settled.ownSuggestions(for: item).map { own + ties + $0 }
  }

  /// Those that settle a guide of UIKit's where its view may stay as open as it is; nil where none do.
  private func guideSuggestions(
    for guide: Item.ID, of view: Item.ID
  ) -> [LayoutConstraint]? {
    if let few = fewest(of: holding(view, .leading), for: guide) { return few }
    guard let (ties, settled) = settlingContent(of: view), !settled.layout.isAmbiguous(guide) else {
      return nil
    }
    return ties
  }

  /// Those that settle the item itself; nil where none do.
  ///
  /// Right to left a place hangs on the far edge of what the item lies in, so that this may have to be
  /// settled, too. Where bars reach into views whose margins count, only holding these keeps the
  /// margins. Only where even that is not enough an item is held at its left edge.
  func ownSuggestions(for item: Item.ID) -> [LayoutConstraint]? {
    let (held, holder) = (holding(item, .leading), layout.superview(of: item))
    if let few = fewest(of: held, for: item) { return few }
    if let ties = holder.flatMap(settlingContent)?.ties, !ties.isEmpty,
      let few = fewest(of: held, for: item, inAreaOf: holder, tiedBy: ties)
    {
      return few
    }
    return fewest(of: held + holdingSizes(of: holder), for: item)
      ?? fewest(of: (held + holdingInsetViews(besides: item)).prefix(Self.heldLimit), for: item)
      ?? fewest(of: holding(item, .left), for: item)
  }

  /// How many constraints are tried in all combinations.
  private static let heldLimit = 8

  /// Constraints that hold the views whose margins constraints read.
  private func holdingInsetViews(besides item: Item.ID) -> [LayoutConstraint] {
    layout.engine.inset.filter { $0 != item }.flatMap { holding($0, .leading) }
  }

  /// The search in a copy with more constraints; nil where they are not allowed, or something breaks.
  func solved(with constraints: [LayoutConstraint]) -> SuggestionSearch? {
    if constraints.isEmpty { return self }
    var trial = layout
    for constraint in constraints {
      do { _ = try trial.add(constraint) } catch { return nil }
    }
    trial.solve()
    return Set(trial.engine.broken).isSubset(of: layout.engine.broken)
      ? SuggestionSearch(trial) : nil
  }

  /// Whether everything has the same frame as in another solution, but content areas that are open
  /// here, and what lies in a scroll view.
  func keepsFrames(in trial: SuggestionSearch, besidesContentOf scrollView: Item.ID? = nil) -> Bool
  {
    var pending = [layout.root]
    while let item = pending.popLast() {
      let isOpenArea =
        layout.model[item].systemGuide == .contentLayoutGuide && isOpen(item)
      guard isOpenArea || layout.frame(of: item) == trial.layout.frame(of: item) else {
        return false
      }
      if item != scrollView {
        pending += layout.model.visibleGuides(of: item) + layout.model[item].subviews
      }
    }
    return true
  }

  private func isOpen(_ item: Item.ID) -> Bool {
    !layout.engine.ambiguousVariables(of: item).isEmpty
  }

  /// All choices of some candidates, the smallest first.
  static func choices(of candidates: [LayoutConstraint]) -> [[LayoutConstraint]] {
    let choices = (0..<1 << candidates.count).map { choice in
      candidates.enumerated().filter { choice & 1 << $0.offset != 0 }.map { $0.element }
    }
    return choices.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map { $0.element }
  }

  /// The fewest of some constraints that settle an item where it is, with what ties the content area in
  /// which it lies, where that has to be settled, too; nil where none do.
  private func fewest(
    of candidates: some Collection<LayoutConstraint>, for item: Item.ID,
    inAreaOf scrollView: Item.ID? = nil, tiedBy ties: [LayoutConstraint] = []
  ) -> [LayoutConstraint]? {
    // Few at most: at the end of an interval one value can settle others that could else move alone.
    Self.choices(of: Array(candidates)).lazy.map { ties + $0 }.first { choice in
      guard let trial = solved(with: choice) else { return false }
      return !trial.isOpen(item) && keepsFrames(in: trial, besidesContentOf: scrollView)
    }
  }

  /// Constraints that hold an item's open values where they are.
  private func holding(_ item: Item.ID, _ side: Attribute) -> [LayoutConstraint] {
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

  private func holdingSizes(of item: Item.ID?) -> [LayoutConstraint] {
    item.map { holding($0, .leading).filter { $0.second == nil } } ?? []
  }
}

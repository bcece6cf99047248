import AutoLayout
import Cassowary

extension Layout {
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
    guard isAmbiguous(item) else { return [] }
    let view = model[item].systemGuide == nil ? item : superview(of: item) ?? item
    if view != item, let few = guideSuggestions(for: item, of: view) { return few }
    guard let own = ownSuggestions(for: view),
      let (ties, settled) = solved(with: own)?.settlingContent(of: view)
    else { return nil }
    if settled.isAmbiguous(view) { return nil }
    if view == item { return own + ties }
    return settled.ownSuggestions(for: item).map { own + ties + $0 }
  }

  /// Those that settle a guide of UIKit's where its view may stay as open as it is; nil where none do.
  private func guideSuggestions(
    for guide: Item.ID, of view: Item.ID
  ) -> [LayoutConstraint]? {
    if let few = fewest(of: holding(view, .leading), for: guide) { return few }
    guard let (ties, settled) = settlingContent(of: view), !settled.isAmbiguous(guide) else {
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
    let held = holding(item, .leading)
    return fewest(of: held, for: item) ?? fewest(of: held, for: item, inAreaOf: superview(of: item))
      ?? fewest(of: held + holdingSizes(of: superview(of: item)), for: item)
      ?? fewest(of: (held + holdingInsetViews(besides: item)).prefix(Self.heldLimit), for: item)
      ?? fewest(of: holding(item, .left), for: item)
  }

  /// How many constraints are tried in all combinations.
  private static let heldLimit = 8

  /// Constraints that hold the views whose margins constraints read.
  private func holdingInsetViews(besides item: Item.ID) -> [LayoutConstraint] {
    engine.inset.filter { $0 != item }.flatMap { holding($0, .leading) }
  }

  /// A solved copy with more constraints; nil where they are not allowed, or something breaks.
  func solved(with constraints: [LayoutConstraint]) -> Layout? {
    if constraints.isEmpty { return self }
    var trial = self
    for constraint in constraints {
      do { _ = try trial.add(constraint) } catch { return nil }
    }
    trial.solve()
    return Set(trial.engine.broken).isSubset(of: engine.broken) ? trial : nil
  }

  /// Whether everything has the same frame as in another solution, but content areas that are open
  /// here, and what lies in a scroll view.
  func keepsFrames(in other: Layout, besidesContentOf scrollView: Item.ID? = nil) -> Bool {
    var pending = [root]
    while let item = pending.popLast() {
      let isOpenArea =
        model[item].systemGuide == .contentLayoutGuide
        && !engine.ambiguousVariables(of: item).isEmpty
      guard isOpenArea || frame(of: item) == other.frame(of: item) else { return false }
      if item != scrollView { pending += visibleGuides(of: item) + model[item].subviews }
    }
    return true
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

  /// The fewest of some constraints that settle an item where it is; nil where none do.
  private func fewest(
    of candidates: some Collection<LayoutConstraint>, for item: Item.ID
  ) -> [LayoutConstraint]? {
    // Few at most: at the end of an interval one value can settle others that could else move alone.
    Self.choices(of: Array(candidates)).first { choice in
      guard let trial = solved(with: choice) else { return false }
      return trial.engine.ambiguousVariables(of: item).isEmpty && keepsFrames(in: trial)
    }
  }

  /// What ties an open content area, and the fewest constraints that an item in it needs besides.
  private func fewest(
    of candidates: [LayoutConstraint], for item: Item.ID, inAreaOf scrollView: Item.ID?
  ) -> [LayoutConstraint]? {
    guard let scrollView, model.usesContentArea(of: scrollView),
      let ties = settlingContent(of: scrollView)?.ties, !ties.isEmpty
    else { return nil }
    return Self.choices(of: candidates).lazy.map { ties + $0 }.first { choice in
      guard let trial = solved(with: choice) else { return false }
      return trial.engine.ambiguousVariables(of: item).isEmpty
        && keepsFrames(in: trial, besidesContentOf: scrollView)
    }
  }

  /// Constraints that hold an item's open values where they are.
  private func holding(_ item: Item.ID, _ side: Attribute) -> [LayoutConstraint] {
    guard let parent = superview(of: item), parent != window else { return [] }
    let attributes: [Attribute] = [side, .top, .width, .height]
    let constraints = engine.ambiguousVariables(of: item).map { place in
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

  private func holdingSizes(of item: Item.ID?) -> [LayoutConstraint] {
    item.map { holding($0, .leading).filter { $0.second == nil } } ?? []
  }

  /// A constraint that is not part of the layout yet, as `pin` reads it.
  package func equation(of constraint: LayoutConstraint) -> String {
    model.equation(of: constraint)
  }
}

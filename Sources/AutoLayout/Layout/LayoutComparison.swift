/// An earlier and a later solved layout of one session.
///
/// If one replaced the other, as when a script is read again, items with the same name are the same item.
package struct LayoutComparison: Sendable {
  /// A frame that moved, or that is new.
  package typealias Move = (item: Item.ID, from: Rect?, to: Rect)

  /// The layout before.
  package let earlier: Layout
  /// The layout now.
  package let later: Layout
  /// Whether the same numbers mean the same items and constraints.
  private let isVersion: Bool

  /// Compares two solved layouts.
  package init(from earlier: Layout, to later: Layout) {
    (self.earlier, self.later) = (earlier, later)
    isVersion = later.isVersion(of: earlier)
  }

  /// Enumerates the frames that differ, oldest item first.
  ///
  /// A command changes little of a large layout, so frames are computed only where the values of the unknowns differ, or
  /// the memory that both layouts share ends; and one by one, as there may be thousands and the caller may only count
  /// them.
  package func forEachMove(_ body: (Move) -> Void) {
    for item in candidates.sorted() where later.contains(item) {
      var before: Rect?
      // A function in place of the branch would copy the layout for each item.
      if let known = predecessor(of: item) { before = earlier.frame(of: known) }
      let now = later.frame(of: item)
      if before != now { body((item, before, now)) }
    }
  }

  /// What an item of the later layout was in the earlier one; nil if it is new.
  package func predecessor(of item: Item.ID) -> Item.ID? {
    isVersion ? earlier.contains(item) ? item : nil : earlier.item(called: later.name(of: item))
  }

  /// What an item of the earlier layout is in the later one; nil if it is gone.
  package func successor(of item: Item.ID) -> Item.ID? {
    isVersion ? later.contains(item) ? item : nil : later.item(called: earlier.name(of: item))
  }

  /// What a constraint of the earlier layout is in the later one: in a layout that replaced it, the equal constraint of
  /// the same name; nil if it is gone.
  package func successor(of id: LayoutConstraint.ID) -> LayoutConstraint.ID? {
    if isVersion { return later.contains(id) ? id : nil }
    let now = later.constraint(named: earlier.constraint(id).name)
    return now.flatMap { later.equation(of: $0) == earlier.equation(of: id) ? $0 : nil }
  }

  /// The items whose frames may differ: one follows from the values of its unknowns, from its record, and from pixels
  /// and controls of the screen.
  private var candidates: Set<Item.ID> {
    guard isVersion,
      later.environment.renderingTraits == earlier.environment.renderingTraits
    else { return Set(later.model.items) }
    var items = later.engine.items(movedSince: earlier.engine)
    for place in later.model.records.places(notSharedWith: earlier.model.records) {
      items.insert(Item.ID(rawValue: Int32(place)))
    }
    return items
  }
}

extension Layout {
  /// The item with exactly this name.
  fileprivate func item(called name: String) -> Item.ID? {
    item(named: name).flatMap { self.name(of: $0) == name ? $0 : nil }
  }
}

import AutoLayout
import Cassowary

/// Looks for what leaves an ambiguous item one place only, by trying it on copies.
///
/// No advice freezes the number that a value happens to have: where content ties, it names hugging or compression
/// resistance, otherwise an edge, a center, another view's size or an existing limit.
package struct AmbiguityAdvice {
  private let start: Layout
  private var trial: Layout
  private var edits: [Advice.Edit] = []
  private let faults: LayoutFaults

  /// The maximum number of choices tried along an axis of a view.
  private static let choiceLimit = 64

  /// The maximum depth of dependencies that are settled with an item.
  private static let depthLimit = 2

  private init(_ layout: Layout) {
    (start, trial, faults) = (layout, layout, LayoutFaults(layout))
  }

  /// The fewest changes that settle an item, which break nothing, open nothing and leave nothing without a size.
  ///
  /// A guide of UIKit's follows its view, so the view is settled instead. Views that the item depends on are settled
  /// with it if nothing else helps.
  ///
  /// - Parameters:
  ///   - item: A view or guide.
  ///   - layout: A solved layout.
  /// - Returns: The changes, none if the item is not ambiguous; nil if none are found.
  package static func settling(_ item: Item.ID, in layout: Layout) -> Advice? {
    guard layout.isAmbiguous(item) else { return Advice([]) }
    let view = layout.model.withoutSystemGuide(item)
    var search = AmbiguityAdvice(layout)
    search.settle(view, depth: 0)
    if layout.model[item].systemGuide == .contentLayoutGuide {
      for axis in Axis.allCases { search.settleContent(of: view, axis, isUsed: false) }
    }
    search.settleNewContents()
    return search.isSettled(item, search.trial) ? search.pruned(for: item) : nil
  }

  /// Ties the content areas that have a meaning only since something was pinned to them.
  private mutating func settleNewContents() {
    let known = Set(start.ambiguousItems)
    for view in trial.ambiguousItems where !known.contains(view) {
      for axis in Axis.allCases { settleContent(of: view, axis) }
    }
  }

  private func isSettled(_ item: Item.ID, _ layout: Layout) -> Bool {
    !layout.isAmbiguous(item) && faults.includes(LayoutFaults(layout))
      && Set(layout.ambiguousItems).isSubset(of: start.ambiguousItems)
  }

  /// Without the changes that others make superfluous.
  private func pruned(for item: Item.ID) -> Advice {
    var kept = edits
    while let spare = kept.first(where: { edit in
      let fewer = Advice(kept.filter { $0 != edit }).done(to: start)
      return fewer.map { isSettled(item, $0) } ?? false
    }) {
      kept.removeAll { $0 == spare }
    }
    return Advice(kept)
  }

  // MARK: One view

  private mutating func settle(_ view: Item.ID, depth: Int) {
    for axis in Axis.allCases where isOpen(view, axis, trial) {
      let choices = SettlingEdits(of: view, axis, in: trial)
      if take(choices.ties(yielding: false), of: view, axis, amongTies: true) { continue }
      if take(choices.ties(yielding: true), of: view, axis, amongTies: true) { continue }
      if take(choices.all, of: view, axis) { continue }
      guard depth < Self.depthLimit else { continue }
      for other in choices.dependencies where trial.isAmbiguous(other) {
        settle(other, depth: depth + 1)
        guard isOpen(view, axis, trial) else { break }
        if take(SettlingEdits(of: view, axis, in: trial).all, of: view, axis) { break }
      }
    }
    for axis in Axis.allCases { settleContent(of: view, axis) }
  }

  /// Ties an open content area to what lies in it; one that no constraint uses only where it is asked for.
  private mutating func settleContent(of view: Item.ID, _ axis: Axis, isUsed: Bool = true) {
    if isUsed, !trial.model.usesContentArea(of: view) { return }
    let choices = ContentAreaEdits(of: view, axis, in: trial)
    guard let area = choices.area else { return }
    _ = take(choices.all, of: area, axis)
  }

  /// The constraints that tie the open content area of a scroll view to what lies in it, along an axis; none for
  /// other views, and where none are found.
  static func settlingContent(of view: Item.ID, _ axis: Axis, in layout: Layout)
    -> [LayoutConstraint]
  {
    guard layout.model.usesContentArea(of: view) else { return [] }
    var search = AmbiguityAdvice(layout)
    search.settleContent(of: view, axis)
    return search.edits.compactMap { if case .add(let constraint) = $0 { constraint } else { nil } }
  }

  /// Makes the first of the given choices that settles an item along an axis without doing harm.
  ///
  /// In a tie one side has to give way, so the current frames may stay; otherwise the item needs a size.
  ///
  /// - Returns: Whether there is one.
  private mutating func take(
    _ choices: [[Advice.Edit]], of item: Item.ID, _ axis: Axis, amongTies isTie: Bool = false
  ) -> Bool {
    let known = LayoutFaults(trial)
    var found: (choice: [Advice.Edit], next: Layout)?
    for choice in choices.prefix(Self.choiceLimit) {
      guard let next = trial(choice, of: item, axis, known, isTie) else { continue }
      let keepsFrames = trial.items.allSatisfy { trial.frame(of: $0) == next.frame(of: $0) }
      if found == nil || keepsFrames { found = (choice, next) }
      if keepsFrames || !isTie { break }
    }
    guard let found else { return false }
    edits += found.choice
    trial = found.next
    return true
  }

  private func trial(
    _ choice: [Advice.Edit], of item: Item.ID, _ axis: Axis, _ known: LayoutFaults,
    _ isTie: Bool
  ) -> Layout? {
    guard let next = Advice(choice).done(to: trial), !isOpen(item, axis, next),
      next.engine.broken.count <= trial.engine.broken.count
    else { return nil }
    let after = LayoutFaults(next)
    guard known.includes(after) else { return nil }
    if isTie { return next }
    // A length of 0 settles a view, too, but nothing of it is seen.
    let lengths = trial.ambiguousItems.filter {
      $0 != item && trial.engine.hasOpenLength($0, along: axis)
        && !next.engine.hasOpenLength($0, along: axis)
    }
    return ([item] + lengths).contains { after.isShort($0, axis) } ? nil : next
  }

  private func isOpen(_ item: Item.ID, _ axis: Axis, _ layout: Layout) -> Bool {
    !layout.engine.ambiguousVariables(of: item, along: axis).isEmpty
  }
}

/// The faults of a solved layout: advice may remove some of them, and add none.
package struct LayoutFaults {
  /// One length that can't be right.
  private struct Length: Hashable {
    let item: Item.ID
    let axis: Axis
  }

  private let broken: Set<ConstraintID>
  private let open: Set<Item.ID>
  /// Lengths of 0.
  private let empty: Set<Length>
  /// Lengths that are smaller than the content.
  private let clipped: Set<Length>
  /// Views that reach out of what holds them.
  private let outside: Set<Item.ID>

  /// Sizes are rounded to pixels.
  private static let tolerance = 0.75

  /// Looks for them.
  package init(_ layout: Layout) {
    broken = Set(layout.engine.broken)
    open = layout.engine.ambiguousItems
    var empty: Set<Length> = []
    var clipped: Set<Length> = []
    var outside: Set<Item.ID> = []
    for item in layout.items where layout.model[item].isView && layout.isVisible(item) {
      let size = layout.untransformedFrame(of: item).size
      let wanted = ContentExtent(of: item, in: layout)
      for axis in Axis.allCases {
        let isClipped =
          wanted.map { ($0.wanted[axis] ?? 0) - $0.size[axis] > Self.tolerance } ?? false
        let length = size[axis]
        if length <= 0 { empty.insert(Length(item: item, axis: axis)) }
        if isClipped { clipped.insert(Length(item: item, axis: axis)) }
      }
      if Self.isOutside(item, in: layout) { outside.insert(item) }
    }
    (self.empty, self.clipped, self.outside) = (empty, clipped, outside)
  }

  /// A scroll view shows more than its frame.
  private static func isOutside(_ item: Item.ID, in layout: Layout) -> Bool {
    guard let parent = layout.superview(of: item), parent != layout.window,
      layout.model[parent].view?.scroll == nil
    else { return false }
    let room = Rect(
      origin: layout.model.boundsOrigin(of: parent), size: layout.frame(of: parent).size)
    return room.isLeft(by: layout.frame(of: item), tolerance: tolerance)
  }

  /// Whether another layout, which was made from this one, has no fault that this one hasn't.
  ///
  /// There may be no more cut off views than before: if the space is too small for two, it may be either of them.
  package func includes(_ other: LayoutFaults) -> Bool {
    other.broken.isSubset(of: broken) && other.open.isSubset(of: open)
      && other.empty.isSubset(of: empty) && other.clipped.count <= clipped.count
      && other.outside.isSubset(of: outside)
  }

  /// Whether a view has some length of 0 or is cut off.
  func isShort(_ item: Item.ID, _ axis: Axis) -> Bool {
    empty.union(clipped).contains(Length(item: item, axis: axis))
  }
}

import AutoLayout
import Cassowary

/// Insets of a solved layout that depend on a view's position: a view inherits the part of a safe area or of
/// superviews' margins that reaches into it.
///
/// Such an inset is a number to the solver, which solves again when the view has moved. So nothing in
/// a determination tells how fast it changes, and what the coefficients say holds while the view
/// stays where it is.
struct ShiftingInsets {
  private let layout: Layout
  private let situation: Situation

  init(_ layout: Layout) { (self.layout, situation) = (layout, layout.situation) }

  /// The views whose margins or guides follow their place and take part in a determination, oldest
  /// first.
  func views(
    in found: Determination, reading anchor: Anchor, _ reader: Situation,
    _ index: inout ConstraintIndex
  ) -> [Item.ID] {
    var views: Set<Item.ID> = []
    if follows(anchor, in: reader) { views.insert(anchor.item) }
    for part in found.contributions {
      guard let origin = layout.engine.origin(of: part.constraint) else { continue }
      if case .system(let role, let guide) = origin, let owner = layout.model[guide].parent,
        layout.model[guide].systemGuide != nil, follows(role, of: guide, owner)
      {
        views.insert(owner)
      }
      guard let constraint = index.constraint(behind: origin) else { continue }
      for anchor in [constraint.first, constraint.second].compactMap({ $0 })
      where follows(anchor, in: situation) {
        views.insert(anchor.item)
      }
    }
    return views.sorted()
  }

  /// Whether a margin is wider where its view is than it would be elsewhere.
  private func follows(_ anchor: Anchor, in situation: Situation) -> Bool {
    guard anchor.attribute.isMargin, let still = standingAlone(anchor.item, in: situation) else {
      return false
    }
    func inset(_ situation: Situation) -> Double? {
      anchor.attribute.position(in: .leftToRight).map {
        situation.inset(at: $0, of: anchor.attribute, on: anchor.item)
      }
    }
    return inset(situation) != inset(still)
  }

  /// Whether an edge of a guide of UIKit's lies elsewhere in its view where that is now.
  private func follows(_ role: SystemRole, of guide: Item.ID, _ owner: Item.ID) -> Bool {
    guard let still = standingAlone(owner, in: situation) else { return false }
    func constant(_ situation: Situation) -> Double? {
      SystemConstraint.all(of: guide, in: situation, variables: layout.engine.variables)
        .first { $0.role == role }?.row.constant
    }
    return constant(situation) != constant(still)
  }

  /// The situation without insets that reach into a view; nil if there are none.
  private func standingAlone(_ view: Item.ID, in situation: Situation) -> Situation? {
    let record = layout.model[view]
    guard view != layout.root, record.isView else { return nil }
    let alone = Surroundings(safeArea: record.state.additionalSafeAreaInsets.union(.zero))
    guard situation.findings.surroundings(of: view) != alone else { return nil }
    var result = situation
    result.findings.setSurroundings(alone, of: view)
    return result
  }
}

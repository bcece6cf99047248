import AutoLayout
import LayoutDiagnostics

/// Frames that fight constraints.
extension ConflictSuggestion {
  /// The advice to do without masks of views that constraints are to place; nil without such views.
  static func unmasking(
    _ members: [SceneConstraint], negative: Set<Int>, in scene: ConflictScene
  ) -> ConflictSuggestion? {
    let placed = forgottenMasks(among: members, in: scene)
    let masks =
      placed.isEmpty ? heldMasks(among: members, negative: negative, in: scene) : placed
    guard let mask = masks.first else { return nil }
    let names = masks.map { scene.views[scene.subject(of: $0)].name }
    let list = Sentence.list(names)
    let verb = names.count == 1 ? "has constraints of its own" : "have constraints of their own"
    return ConflictSuggestion(
      action: .disableAutoresizing, constraint: mask,
      reason: placed.isEmpty
        ? "what the frame of \(list) leaves is too small for the constraints around it"
        : "\(list) \(verb) as well",
      also: Array(masks.dropFirst()))
  }

  /// For each view whose frame leaves no room for what constraints demand, a line of its mask.
  private static func heldMasks(
    among members: [SceneConstraint], negative: Set<Int>, in scene: ConflictScene
  ) -> [SceneConstraint] {
    let own = members.filter { $0.maker.isApp }
    var seen: Set<Int> = []
    return members.filter { mask in
      let view = scene.subject(of: mask)
      guard !own.isEmpty, mask.maker.kind == .autoresizing, !scene.views[view].isPlacedByContainer
      else { return false }
      // Lines of sizes don't tell what is in what.
      let isHeld = own.contains { line in
        line.first.attribute?.isSize == false && line.views.contains(view)
          && line.views.contains { $0 != view && !scene.ancestry(of: $0).contains(view) }
      }
      let isNegative = negative.contains(view)
      // Constraints tie other views to one whose size would have to be negative, or that never got one.
      let isCollapsed = isHeld && (isNegative || mask.isEmptySize && !negative.isEmpty)
      // Its margins are wider than what constraints leave its superview.
      let isTooWide = isNegative && mask.second != nil && !scene.isContent(view)
      // Something has its place before it, though it begins where its superview does.
      let near = AxisEnd(edge: mask.first.attribute).flatMap { $0.isNear ? $0 : nil }
      let isFirst =
        mask.second == nil && mask.constant == 0
        && near.map { edge in own.contains { $0.neighbor(of: view, at: edge) != nil } } ?? false
      return (isCollapsed || isTooWide || isFirst) && seen.insert(view).inserted
    }
  }

  /// For each view of the app's that is placed both by its mask and by constraints, a line of its mask.
  ///
  /// Lines of sizes don't tell superviews. There, a constant size of the same view's, or another constraint that
  /// takes part and places it, is the sign: a container that only holds others has none.
  static func forgottenMasks(among members: [SceneConstraint], in scene: ConflictScene)
    -> [SceneConstraint]
  {
    let placedHere = Set(members.filter { $0.maker.isApp }.map(scene.subject))
    var seen: Set<Int> = []
    return members.filter { constraint in
      let view = scene.subject(of: constraint)
      guard constraint.maker.kind == .autoresizing, !scene.views[view].isPlacedByContainer else {
        return false
      }
      let parent = scene.views[view].parent
      let isPlaced =
        parent != nil
        ? scene.views[view].isPlacedByApp || scene.views[view].isArrangedByAppKit
        : placedHere.contains(view)
      return isPlaced && seen.insert(view).inserted
    }
  }
}

extension ConflictScene {
  /// Whether a view may be what its superview lays out by itself, as cells, windows and scroll views of AppKit do.
  fileprivate func isContent(_ view: Int) -> Bool {
    guard let parent = views[view].parent.map({ views[$0] }) else { return true }
    let classes = [views[view], parent].compactMap { $0.className }
    return parent.containment > 0 || parent.isPlacedByContainer
      || classes.contains { ClassName.isPrivate($0) || $0.hasPrefix("NS") }
  }
}

extension SceneConstraint {
  /// Whether the line gives a view no length.
  var isEmptySize: Bool { second == nil && first.attribute?.isSize == true && constant == 0 }
}

import AutoLayout
import LayoutDiagnostics

/// Lines that can't be meant as they are, whichever one the system breaks.
extension ConflictSuggestion {
  /// What to do about such a line; nil if there is none.
  static func mistake(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    negativeSize(among: members)
      ?? slip(among: members, in: scene)
      ?? ownGuide(among: members, in: scene)
      ?? detour(among: members, in: scene)
  }

  /// The line that demands a size below 0: a computed constant that went wrong.
  private static func negativeSize(among members: [SceneConstraint]) -> ConflictSuggestion? {
    let line = members.first { constraint in
      constraint.maker.isApp && constraint.second == nil
        && constraint.first.attribute?.isSize == true
        && constraint.relation != .greaterThanOrEqual && constraint.constant < 0
    }
    return line.map { line in
      ConflictSuggestion(
        action: .lower, constraint: line,
        reason: "no size can be negative, so correct what computes it")
    }
  }

  /// The content size below 0 that a scroll view computes.
  static func negativeContent(
    among constraints: [SceneConstraint], in scene: ConflictScene
  ) -> ConflictSuggestion? {
    let line = constraints.first { line in
      ["contentWidth", "contentHeight"].contains(line.first.attributeName) && line.second == nil
        && line.constant < 0
    }
    return line.map { line in
      ConflictSuggestion(
        action: .leaveAlone, constraint: line,
        reason:
          "no size can be negative, and UIKit computes this one; look at the insets and row heights "
          + "of \(scene.views[line.first.view].name)")
    }
  }

  /// The line that ties an edge of a view to another one of the same view and leaves nothing between them.
  private static func slip(
    among members: [SceneConstraint], in scene: ConflictScene
  ) -> ConflictSuggestion? {
    members.first { $0.maker.isApp && $0.leavesItselfNothing }.map { line in
      let length = line.axis?.length ?? "size"
      return ConflictSuggestion(
        action: .remove, constraint: line,
        reason: "both sides are \(scene.views[line.first.view].name), which is left no \(length); "
          + "another view was probably meant")
    }
  }

  /// The line that ties a view's edge to the same edge of a guide inside the view, if the view has an inset.
  ///
  /// A view's own safe area and margins begin inside its edges; the superview's are meant.
  private static func ownGuide(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    guard members.count == 2 else { return nil }
    for line in members where line.maker.isApp {
      let pair = line.sameEdges.first { inner, outer in
        scene.views[inner].isGuide && scene.parent(of: inner) == outer
      }
      guard let (guide, view) = pair else { continue }
      let (guideName, name) = (scene.views[guide].name, scene.views[view].name)
      return ConflictSuggestion(
        action: .remove, constraint: line,
        reason: "\(guideName) is inside \(name), at its inset; the superview's is meant")
    }
    return nil
  }

  /// The line that ties a view to its superview's superview, where the superview has a place of its own there and
  /// holds the same edge: a document view past its clip view, content past a cell's content view.
  private static func detour(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    guard members.count == 3 else { return nil }
    for line in members where line.maker.isApp {
      for (view, outer) in line.sameEdges {
        guard let holder = scene.parent(of: view), scene.parent(of: holder) == outer,
          members.contains(where: {
            $0.maker.isApp && $0.first.attribute == line.first.attribute
              && $0.sameEdges.contains { $0 == (view, holder) }
          })
        else { continue }
        let (name, holderName) = (scene.views[view].name, scene.views[holder].name)
        return ConflictSuggestion(
          action: .remove, constraint: line,
          reason: "\(name) is in \(holderName), which has a place of its own there")
      }
    }
    return nil
  }
}

extension SceneConstraint {
  /// The views of an equality between the same edges, in both orders; empty for other lines.
  fileprivate var sameEdges: [(inner: Int, outer: Int)] {
    guard let second, first.attributeName == second.attributeName,
      first.attribute?.isSize == false, relation == .equal, multiplier == 1
    else { return [] }
    return [(first.view, second.view), (second.view, first.view)]
  }
}

extension SceneConstraint {
  /// Whether the line is between two places of one view, at most 0 apart.
  fileprivate var leavesItselfNothing: Bool {
    guard let second, second.view == first.view, relation == .equal, multiplier == 1,
      let one = Self.place(of: first), let other = Self.place(of: second), one != other
    else { return false }
    return (one > other ? constant : -constant) <= 0
  }

  /// How far along the axis an edge or a center is.
  private static func place(of side: Side) -> Int? {
    if let end = AxisEnd(edge: side.attribute) { return end.isNear ? 0 : 2 }
    return side.attribute == .centerX || side.attribute == .centerY ? 1 : nil
  }
}

extension ConflictScene {
  /// The superview that the log shows; nil if it is only a guess.
  fileprivate func parent(of view: Int) -> Int? {
    views[view].isParentGuessed ? nil : views[view].parent
  }
}

/// Frames that fight constraints.
extension ConflictSuggestion {
  /// The advice to switch off the masks of views that constraints are to place; nil if there are none.
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
      guard !own.isEmpty, mask.maker.kind == .autoresizing, !scene.isPlacedByContainer(view)
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
      // Something is placed before it, though it begins where its superview does.
      let near = AxisEnd(edge: mask.first.attribute).flatMap { $0.isNear ? $0 : nil }
      let isFirst =
        mask.second == nil && mask.constant == 0
        && near.map { edge in own.contains { $0.neighbor(of: view, at: edge) != nil } } ?? false
      return (isCollapsed || isTooWide || isFirst) && seen.insert(view).inserted
    }
  }

  /// For each view of the app's that is placed both by its mask and by constraints, a line of its mask.
  ///
  /// Lines of sizes don't tell superviews. There, a constant size of the same view, or another constraint that takes
  /// part and places it, is the sign: a container that only holds others has none.
  static func forgottenMasks(among members: [SceneConstraint], in scene: ConflictScene)
    -> [SceneConstraint]
  {
    let placedHere = Set(members.filter { $0.maker.isApp }.map(scene.subject))
    var seen: Set<Int> = []
    return members.filter { constraint in
      let view = scene.subject(of: constraint)
      guard constraint.maker.kind == .autoresizing, !scene.isPlacedByContainer(view) else {
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
  /// Whether a container always gives a view its frame: also what a cell holds by a mask is its content view.
  fileprivate func isPlacedByContainer(_ view: Int) -> Bool {
    let (own, parent) = (views[view], views[view].parent.map { views[$0] })
    return own.isPlacedByContainer
      || own.className == "UIView" && parent?.className?.hasSuffix("Cell") == true
  }

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

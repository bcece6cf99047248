import AutoLayout
import LayoutDiagnostics

/// Lines that can't be meant as they are, whichever one the system breaks.
extension Suspects {
  /// The line that demands a size below 0: a computed constant that went wrong.
  var negativeSize: ConflictSuggestion? {
    let line = own.first { line in
      line.second == nil && line.first.attribute?.isSize == true
        && line.relation != .greaterThanOrEqual && line.constant < 0
    }
    return line.map { line in
      ConflictSuggestion(
        action: .lower, constraint: line,
        reason: "no size can be negative, so correct what computes it")
    }
  }

  /// The line that ties an edge of a view to another one of the same view and leaves nothing between them.
  var slip: ConflictSuggestion? {
    own.first { $0.leavesItselfNothing }.map { line in
      let length = line.axis?.length ?? "size"
      return removal(
        of: line,
        "both sides are \(scene.name(of: line.first.view)), which is left no \(length); "
          + "another view was probably meant")
    }
  }

  /// The line that ties a view's edge to the same edge of a guide inside the view, if the view has an inset.
  ///
  /// A view's own safe area and margins begin inside its edges; the superview's are meant.
  var ownGuide: ConflictSuggestion? {
    guard lines.count == 2 else { return nil }
    for line in own {
      let pair = line.sameEdges.first { inner, outer in
        scene.views[inner].isGuide && scene.parent(of: inner) == outer
      }
      guard let (guide, view) = pair else { continue }
      return removal(
        of: line,
        "\(scene.name(of: guide)) is inside \(scene.name(of: view)), at its inset; the superview's is meant"
      )
    }
    return nil
  }

  /// The line that ties a view to its superview's superview, where the superview has a place of its own there and
  /// holds the same edge: a document view past its clip view, content past a cell's content view.
  var detour: ConflictSuggestion? {
    guard lines.count == 3 else { return nil }
    for line in own {
      for (view, outer) in line.sameEdges {
        guard let holder = scene.parent(of: view), scene.parent(of: holder) == outer,
          own.contains(where: { other in
            other.first.attribute == line.first.attribute
              && other.sameEdges.contains { $0 == (view, holder) }
          })
        else { continue }
        return removal(
          of: line,
          "\(scene.name(of: view)) is in \(scene.name(of: holder)), which has a place of its own there"
        )
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
    return side.isCenter ? 1 : nil
  }
}

extension ConflictScene {
  /// The superview that the log shows; nil if it is only a guess.
  fileprivate func parent(of view: Int) -> Int? {
    views[view].isParentGuessed ? nil : views[view].parent
  }
}

/// Frames that fight constraints.
extension Suspects {
  /// The masks to switch off, of views that constraints are to place.
  var mask: ConflictSuggestion? {
    let placed = firstMasks(where: isForgotten)
    let masks = placed.isEmpty ? firstMasks(where: leavesNoRoom) : placed
    guard let mask = masks.first else { return nil }
    let list = Sentence.list(masks.map { scene.name(of: scene.subject(of: $0)) })
    let verb = masks.count == 1 ? "has constraints of its own" : "have constraints of their own"
    return ConflictSuggestion(
      action: .disableAutoresizing, constraint: mask,
      reason: placed.isEmpty
        ? "what the frame of \(list) leaves is too small for the constraints around it"
        : "\(list) \(verb) as well",
      also: Array(masks.dropFirst()))
  }

  /// For each view that no container places, the first line of its mask for which something holds.
  private func firstMasks(where holds: (SceneConstraint, Int) -> Bool) -> [SceneConstraint] {
    lines.filter { line in
      let view = scene.subject(of: line)
      return line.maker.kind == .autoresizing && !scene.isPlacedByContainer(view)
        && holds(line, view)
    }.firstOfEach(scene.subject)
  }

  /// Whether a view of the app's is placed by constraints as well as by its mask.
  ///
  /// Lines of sizes don't tell superviews. There, a constant size of the same view, or another constraint that takes
  /// part and places it, is the sign: a container that only holds others has none.
  private func isForgotten(_: SceneConstraint, of view: Int) -> Bool {
    scene.views[view].parent != nil
      ? scene.views[view].isPlacedByApp || scene.views[view].isArrangedByAppKit
      : own.contains { scene.subject(of: $0) == view }
  }

  /// Whether the frame of a view leaves no room for what constraints demand.
  private func leavesNoRoom(_ mask: SceneConstraint, of view: Int) -> Bool {
    guard !own.isEmpty else { return false }
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
    return isCollapsed || isTooWide || isFirst
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

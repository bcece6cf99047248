import AutoLayout
import LayoutDiagnostics

/// Lines that repeat where a view is or how long it is.
extension ConflictSuggestion {
  /// What to do about a line that others make superfluous; nil if there is none.
  static func surplus(
    among members: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene
  ) -> ConflictSuggestion? {
    guard members.count <= memberLimit else { return nil }
    return ratioOfItself(among: members)
      ?? arranged(among: members, in: scene)
      ?? centered(among: members, in: scene)
      ?? between(members, in: scene)
      ?? sized(among: members, in: scene)
      ?? chained(among: members, broken: broken, in: scene)
      ?? circle(of: members, broken: broken)
  }

  /// Longer proofs are left alone, as each line is compared with all others.
  private static let memberLimit = 64

  // MARK: Ratios

  /// The ratio that forces a size to 0, because lines without any distance make it a multiple of itself.
  private static func ratioOfItself(among members: [SceneConstraint]) -> ConflictSuggestion? {
    let sizes = members.filter { $0.second == nil }
    let others = members.filter { $0.second != nil }
    guard sizes.count == 1, sizes[0].maker.isApp, sizes[0].constant > 0,
      members.allSatisfy({ $0.relation == .equal }),
      others.allSatisfy({ $0.constant == 0 && !$0.isOfMask }),
      let ratio = others.last(where: { $0.maker.isApp && $0.multiplier != 1 })
    else { return nil }
    return ConflictSuggestion(
      action: .lower, constraint: ratio,
      reason: "with it a size would be a multiple of itself, and only 0 is")
  }

  // MARK: Stack views

  /// A position of an arranged view, where its stack view has one, too; or the alignment that stretches a view with a
  /// size and a center of its own.
  private static func arranged(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    let stackLines = members.filter { $0.maker.kind == .stack }
    guard !stackLines.isEmpty else { return nil }
    let positions = members.compactMap { OwnPosition($0, in: scene) }
    for position in positions {
      let view = position.view
      if let stack = scene.views[view].parent,
        stackLines.contains(where: { $0.connects(view, with: stack) }),
        positions.contains(where: {
          $0.view == stack && $0.base == position.base && $0.attribute == position.attribute
        })
      {
        let (name, stackName) = (scene.views[view].name, scene.views[stack].name)
        return ConflictSuggestion(
          action: .remove, constraint: position.constraint,
          reason: "\(stackName) places \(name); give \(stackName) that distance")
      }
    }
    let center = positions.first { position in
      position.isCenter && members.contains { $0.fixesSize(of: position.view, like: position) }
        && stackLines.contains { $0.stretches(position.view, like: position) }
    }
    return center.map { center in
      let name = scene.views[center.view].name
      return ConflictSuggestion(
        action: .realign, constraint: center.constraint,
        reason: "fill stretches \(name), which has a size and a center of its own")
    }
  }

  // MARK: Positions

  /// The edge of a view that its size and its center place already.
  private static func centered(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    let positions = members.compactMap { OwnPosition($0, in: scene) }
    for center in positions where center.isCenter {
      let edges = positions.filter {
        $0.view == center.view && $0.base == center.base && !$0.isCenter
          && $0.constraint.axis == center.constraint.axis
      }
      guard edges.count == 1,
        members.contains(where: { $0.fixesSize(of: center.view, like: center) })
      else { continue }
      return ConflictSuggestion(
        action: .remove, constraint: edges[0].constraint,
        reason: "\(scene.views[center.view].name)'s size and center place it already")
    }
    return nil
  }

  /// The center of a view whose edges on both sides are tied as well.
  private static func between(_ members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    let positions = members.compactMap { OwnPosition($0, in: scene) }
    guard members.count == 3, positions.count == 3,
      let center = positions.first(where: { $0.isCenter }),
      positions.allSatisfy({ $0.view == center.view && $0.base == center.base }),
      Set(positions.compactMap { $0.edge?.isNear }).count == 2
    else { return nil }
    return ConflictSuggestion(
      action: .remove, constraint: center.constraint,
      reason: "\(scene.views[center.view].name)'s edges place its center already")
  }

  /// The relation that gives a view the size of one that it is in, where edges on both sides give it a size already.
  private static func sized(among members: [SceneConstraint], in scene: ConflictScene)
    -> ConflictSuggestion?
  {
    let positions = members.compactMap { OwnPosition($0, in: scene) }
    for line in members where line.maker.isApp && line.relation == .equal {
      guard let second = line.second, line.first.attribute == second.attribute,
        line.first.attribute?.isSize == true
      else { continue }
      for (view, other) in [(line.first.view, second.view), (second.view, line.first.view)]
      where scene.ancestry(of: view).contains(other) {
        let edges = positions.filter {
          $0.view == view && $0.edge != nil && $0.constraint.axis == line.axis
        }
        guard edges.count == 2, edges[0].base == edges[1].base, edges[0].edge != edges[1].edge
        else { continue }
        let length = line.axis?.length ?? "size"
        return ConflictSuggestion(
          action: .remove, constraint: line,
          reason: "\(scene.views[view].name)'s edges give it its \(length) already")
      }
    }
    return nil
  }

  /// One of the positions that lead from a place back to itself, so that each follows from the others: the broken
  /// one, or one that is a distance rather than an alignment.
  private static func circle(
    of members: [SceneConstraint], broken: SceneConstraint?
  ) -> ConflictSuggestion? {
    let sides = members.flatMap { [$0.first, $0.second].compactMap { $0 } }
    guard members.count > 2, sides.count == 2 * members.count,
      members.allSatisfy({
        $0.maker.isApp && $0.relation == .equal && $0.multiplier == 1
          && $0.first.attribute?.isSize == false
      }),
      Dictionary(sides.map { ($0, 1) }, uniquingKeysWith: +).values.allSatisfy({ $0 == 2 }),
      let extra = members.first(where: { $0 == broken })
        ?? members.last(where: { $0.constant != 0 }) ?? members.last
    else { return nil }
    let others = Sentence.list(members.filter { $0 != extra }.map { $0.name })
    return ConflictSuggestion(
      action: .remove, constraint: extra, reason: "\(others) give the same distance already")
  }

  /// The edge that is tied to the superview both directly and through neighbors, where only positions of the app's
  /// clash: with a size, it is the size that people change.
  private static func chained(
    among members: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene
  ) -> ConflictSuggestion? {
    guard
      members.allSatisfy({
        $0.maker.isApp && $0.relation == .equal && $0.second != nil
          && $0.first.attribute?.isSize == false
      })
    else { return nil }
    let positions = members.compactMap { OwnPosition($0, in: scene) }
    let direct = positions.first { position in
      guard let edge = position.edge else { return false }
      var view = position.view
      var seen: Set = [view]
      while let next = members.lazy.compactMap({ $0.neighbor(of: view, at: edge) }).first {
        guard seen.insert(next).inserted else { return false }
        view = next
      }
      return view != position.view
        && positions.contains { $0.view == view && $0.base == position.base && $0.edge == edge }
    }
    return direct.map { direct in
      ConflictSuggestion(
        action: .remove, constraint: direct.constraint,
        reason: "\(scene.views[direct.view].name)'s neighbors place this edge already",
        twin: members.first { $0 == broken && $0 != direct.constraint })
    }
  }
}

/// A line of the app's that places a view at the same place in its superview.
private struct OwnPosition {
  let constraint: SceneConstraint
  let view: Int
  /// The superview.
  let base: Int
  let attribute: Attribute

  init?(_ constraint: SceneConstraint, in scene: ConflictScene) {
    guard constraint.maker.isApp, constraint.relation == .equal,
      constraint.multiplier == 1, let second = constraint.second,
      let attribute = constraint.first.attribute, !attribute.isSize,
      let other = second.attribute, other == attribute || other.isMargin || attribute.isMargin
    else { return nil }
    self.constraint = constraint
    view = scene.subject(of: constraint)
    base = view == second.view ? constraint.first.view : second.view
    self.attribute = view == second.view ? other : attribute
  }

  var isCenter: Bool { attribute == .centerX || attribute == .centerY }

  /// The edge it places.
  var edge: AxisEnd? { AxisEnd(edge: attribute) }
}

extension SceneConstraint {
  /// Whether the line ties an arranged view to an edge of its stack view.
  fileprivate func connects(_ view: Int, with stack: Int) -> Bool {
    identifier?.hasPrefix("UISV-canvas-connection") == true
      && Set([first.view, second?.view]) == [view, stack]
  }

  /// Whether the line is a constant size of the app's in the axis of a position.
  fileprivate func fixesSize(of view: Int, like position: OwnPosition) -> Bool {
    maker.isApp && second == nil && relation == .equal && first.view == view
      && first.attribute?.isSize == true && axis == position.constraint.axis
  }

  /// Whether a stack view's alignment ties an edge of a view in the axis of a position.
  fileprivate func stretches(_ view: Int, like position: OwnPosition) -> Bool {
    identifier?.hasPrefix("UISV-alignment") == true && axis == position.constraint.axis
      && [first, second].contains { side in
        side?.view == view && AxisEnd(edge: side?.attribute) != nil
      }
  }

  /// The view that a gap puts next to an edge of another one.
  func neighbor(of view: Int, at edge: AxisEnd) -> Int? {
    guard let second else { return nil }
    for (one, other) in [(first, second), (second, first)]
    where one.view == view && AxisEnd(edge: one.attribute) == edge
      && AxisEnd(edge: other.attribute) == edge.opposite
    {
      return other.view
    }
    return nil
  }
}

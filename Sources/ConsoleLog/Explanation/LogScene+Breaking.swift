import AutoLayout

extension LogScene {
  /// The view that holds a constraint: the view itself for a size, else the nearest common ancestor;
  /// nil where the log shows none.
  func holder(of constraint: SceneConstraint) -> Int? {
    guard let second = constraint.second?.view ?? constraint.origin else {
      return constraint.first.view
    }
    var (one, two) = (constraint.first.view, second)
    while one != two {
      let isLower = views[one].depth > views[two].depth
      guard let parent = views[isLower ? one : two].parent else { return nil }
      if isLower { one = parent } else { two = parent }
    }
    return one
  }

  /// The view, its superview, and so on.
  func ancestry(of view: Int) -> [Int] {
    var path = [view]
    while let parent = path.last.flatMap({ views[$0].parent }) { path.append(parent) }
    return path
  }

  /// How deep the holder lies; 0 where it is unknown.
  func holderDepth(of constraint: SceneConstraint) -> Int {
    holder(of: constraint).map { views[$0].depth + 1 } ?? 0
  }

  /// The constraint that UIKit would break, of a list in its order, going by what a log shows.
  func constraintToBreak(of listed: [SceneConstraint]) -> SceneConstraint? {
    let candidates = listed.map { constraint in
      BreakingCandidate(
        isSpared: constraint.maker.isSpared, depth: holderDepth(of: constraint),
        kind: kind(of: constraint), constant: constraint.line.constant)
    }
    return BreakingCandidate.victim(among: candidates).map { listed[$0] }
  }

  /// What kind of constraint a line is to UIKit; an unknown attribute alone counts as a size.
  func kind(of constraint: SceneConstraint) -> BreakingCandidate.Kind {
    let (first, second) = (constraint.first, constraint.second)
    if second != nil, first.attribute == nil || second?.attribute == nil { return .other }
    let holder = holder(of: constraint)
    return BreakingCandidate.Kind(
      first.attribute ?? .width, second?.attribute, isOneItem: first.view == second?.view,
      isHeldOutside: holder != first.view && holder != second?.view)
  }
}

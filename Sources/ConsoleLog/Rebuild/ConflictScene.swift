import AutoLayout

/// Views and constraints, some of which conflict: what a log shows of them, or those of a layout.
package struct ConflictScene: Hashable, Sendable {
  /// Every view and guide that a constraint mentions.
  package internal(set) var views: [SceneView] = []
  /// The constraints in order; one that reports of a log state differently is there more than once.
  package internal(set) var constraints: [SceneConstraint] = []
  /// Whether views of the system's own screens may take part, as in logs; a layout has only the app's.
  var mayHaveSystemViews = true

  /// Notes on each view what superviews and constraints say about it.
  mutating func noteRoles() {
    noteDepths()
    for view in views.indices where views[view].className?.hasPrefix("NSStackView") != true {
      let parent = views[view].parent.flatMap { views[$0].className }
      views[view].isArrangedByAppKit = parent == "NSStackViewContainer"
    }
    for constraint in constraints where constraint.maker.isApp {
      views[subject(of: constraint)].isPlacedByApp = true
    }
  }

  private mutating func noteDepths() {
    var isKnown = views.map { $0.parent == nil }
    for place in views.indices {
      var path: [Int] = []
      var view = place
      while !isKnown[view], let parent = views[view].parent {
        path.append(view)
        views[parent].holdsViews = true
        view = parent
      }
      for below in path.reversed() {
        views[below].depth = views[view].depth + 1
        isKnown[below] = true
        view = below
      }
    }
  }

  // MARK: Views

  /// The name of a view.
  func name(of view: Int) -> String { views[view].name }

  /// The view, its superview, and so on.
  func ancestry(of view: Int) -> [Int] {
    var path = [view]
    while let parent = path.last.flatMap({ views[$0].parent }) { path.append(parent) }
    return path
  }

  /// Whether something says that the app runs from right to left: text in Hebrew or Arabic script, or names in place of
  /// addresses, which only lay prints.
  var mayRunRightToLeft: Bool {
    views.contains {
      $0.isRoot || $0.label?.unicodeScalars.contains(where: Self.isRightToLeft) == true
    }
  }

  /// The blocks of scripts that are written from right to left (Unicode, Bidi_Class R and AL).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFC).contains(scalar.value)
  }

  // MARK: Constraints

  /// The view that a constraint places: the view, if the other one is its superview.
  func subject(of constraint: SceneConstraint) -> Int {
    guard let second = constraint.second?.view else { return constraint.first.view }
    return views[second].parent == constraint.first.view ? second : constraint.first.view
  }

  /// The view that holds a constraint: the view itself for a size, otherwise the nearest common ancestor; nil if none
  /// is known.
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

  /// The constraint that UIKit would break, of a list in its order.
  func constraintToBreak(of listed: [SceneConstraint]) -> SceneConstraint? {
    let candidates = listed.map { constraint in
      BreakingCandidate(
        isSpared: constraint.maker.isSpared,
        depth: holder(of: constraint).map { views[$0].depth + 1 } ?? 0,
        kind: kind(of: constraint), constant: constraint.constant)
    }
    return BreakingCandidate.victim(among: candidates).map { listed[$0] }
  }

  /// What kind of constraint it is to UIKit; an unknown attribute alone counts as a size.
  func kind(of constraint: SceneConstraint) -> BreakingCandidate.Kind {
    let (first, second) = (constraint.first, constraint.second)
    if second != nil, first.attribute == nil || second?.attribute == nil { return .other }
    let holder = holder(of: constraint)
    return BreakingCandidate.Kind(
      first.attribute ?? .width, second?.attribute, isOneItem: first.view == second?.view,
      isHeldOutside: holder != first.view && holder != second?.view)
  }
}

/// What the system's lines show about those around them.
extension ConflictScene {
  /// Leaves the system at most one size of a view along an axis if only guesses say which one it made.
  ///
  /// That is the one with an identifier, otherwise a 0. What the system broke is never its own size.
  mutating func keepOneSize(among places: [Int], broken: Int?) {
    let sizes = Set(places).filter { constraints[$0].maker.setsSize }.sorted()
    for group in Dictionary(grouping: sizes, by: { constraints[$0].first }).values {
      let others = group.filter { $0 != broken }
      let kept =
        group.first { constraints[$0].identifier != nil }
        ?? others.first { constraints[$0].constant == 0 } ?? others.first
      for place in group where place != kept && constraints[place].identifier == nil {
        let className = views[constraints[place].first.view].className
        constraints[place].maker = LineMaker("NSLayoutConstraint", nil, of: [className])
      }
    }
  }

  /// Notes how wide margins are if the lines of their guides show it.
  mutating func noteMargins() {
    var widths: [Int: [AxisEnd: Double]] = [:]
    for constraint in constraints {
      guard constraint.identifier?.hasSuffix("Margin-guide-constraint") == true,
        let second = constraint.second, let end = AxisEnd(edge: constraint.first.attribute)
      else { continue }
      let isHolderFirst = views[second.view].parent == constraint.first.view
      let holder = isHolderFirst ? constraint.first.view : second.view
      widths[holder, default: [:]][end] = constraint.constant.magnitude
    }
    func inset(_ side: SceneConstraint.Side) -> Double? {
      guard side.attribute?.isMargin == true, let end = AxisEnd(edgeOrMargin: side.attribute),
        let width = widths[side.view]?[end]
      else { return nil }
      return end.isNear ? width : -width
    }
    for place in constraints.indices where !widths.isEmpty {
      constraints[place].first.inset = inset(constraints[place].first)
      let second = constraints[place].second
      constraints[place].second?.inset = second.flatMap(inset)
    }
  }
}

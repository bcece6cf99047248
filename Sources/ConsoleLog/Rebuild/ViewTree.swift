import AutoLayout

/// Finds out which view is in which, from the lines of a log.
///
/// What `|` refers to is certain. Next come margins, canvas connections of stacks, and guides; neighbors share a
/// superview; and the first item of an equation between equal edges is taken for the subview, as the describer prints
/// an equation only when the order is not superview first.
struct ViewTree {
  private var views: [SceneView]
  private let constraints: [SceneConstraint]
  /// The line of each constraint.
  private let lines: [LogConstraint]
  /// For each view one above it, or the view itself where there is none.
  private var above: [Int]

  /// Gives every view the superview that the lines show.
  static func assignParents(
    _ views: inout [SceneView], _ constraints: [SceneConstraint], _ lines: [LogConstraint]
  ) {
    var tree = ViewTree(
      views: views, constraints: constraints, lines: lines,
      above: views.indices.map { views[$0].parent ?? $0 })
    tree.useBars()
    tree.useStrongSigns()
    tree.spreadToSiblings()
    tree.guess()
    tree.spreadToSiblings()
    views = tree.views
  }

  private mutating func put(_ child: Int, in parent: Int, isGuess: Bool = false) {
    // A view without a superview holds the parent only where it is the topmost one above it.
    guard child != parent, views[child].parent == nil, !views[child].isRoot, !views[parent].isGuide,
      top(above: parent) != child
    else { return }
    views[child].parent = parent
    views[child].isParentGuessed = isGuess
    above[child] = parent
  }

  /// The topmost view above a view; what is passed on the way is shortened for the next time.
  private mutating func top(above view: Int) -> Int {
    var view = view
    while above[view] != view {
      above[view] = above[above[view]]
      view = above[view]
    }
    return view
  }

  /// Whether the line of a constraint shows by its form which view is in which.
  private func isVisual(_ constraint: SceneConstraint) -> Bool { lines[constraint.place].isVisual }

  private mutating func useBars() {
    for constraint in constraints {
      if let origin = constraint.origin { put(constraint.first.view, in: origin) }
      guard isVisual(constraint), let second = constraint.second else { continue }
      if constraint.first.attributeName == second.attributeName {
        let isNear = constraint.first.attribute?.isNearEdge ?? false
        let (child, parent) = isNear ? (constraint.first, second) : (second, constraint.first)
        put(child.view, in: parent.view)
      }
    }
  }

  private mutating func useStrongSigns() {
    for constraint in constraints {
      guard let second = constraint.second else { continue }
      let first = constraint.first
      if constraint.identifier?.hasPrefix("UISV-canvas-connection") == true, !isVisual(constraint) {
        put(second.view, in: first.view)
      } else if second.attribute?.isMargin == true, first.attribute?.isMargin != true {
        put(first.view, in: second.view)
      } else if first.attribute?.isMargin == true, second.attribute?.isMargin != true {
        put(second.view, in: first.view)
      } else if constraint.isOfMask {
        put(first.view, in: second.view)
      }
    }
  }

  // MARK: Siblings

  /// Whether a line relates neighbors.
  private func areSiblings(_ constraint: SceneConstraint) -> Bool {
    guard let second = constraint.second, constraint.first.view != second.view,
      !views[constraint.first.view].isRoot, !views[second.view].isRoot
    else { return false }
    if let identifier = constraint.identifier {
      let isOfStack = ["UISV-spacing", "UISV-alignment", "UISV-fill-equally", "UISV-spanning"]
        .contains(where: identifier.hasPrefix)
      let isOfEdges = identifier.hasPrefix("UISV-canvas-connection")
      // A stack view's margins guide lies beside what is arranged.
      if isOfStack || isOfEdges && views[constraint.first.view].isGuide { return true }
    }
    guard let near = constraint.first.attribute, let far = second.attribute else { return false }
    let isGap = isVisual(constraint) && near != far
    return isGap || near.isFacing(far)
  }

  /// Gives neighbors the superview of each other, until nothing changes.
  private mutating func spreadToSiblings() {
    let pairs = constraints.compactMap { constraint in
      areSiblings(constraint)
        ? constraint.second.map { (constraint.first.view, $0.view) } : nil
    }
    var neighbors: [Int: [Int]] = [:]
    for (one, other) in pairs {
      neighbors[one, default: []].append(other)
      neighbors[other, default: []].append(one)
    }
    var reached = pairs.flatMap { [$0.0, $0.1] }
    var next = 0
    while next < reached.count {
      let view = reached[next]
      next += 1
      guard let parent = views[view].parent else { continue }
      for other in neighbors[view] ?? [] where views[other].parent == nil {
        put(other, in: parent, isGuess: views[view].isParentGuessed)
        if views[other].parent != nil { reached.append(other) }
      }
    }
  }

  // MARK: Guesses

  private mutating func guess() {
    let open = constraints.filter { !areSiblings($0) }
    let evidence = open.map(Nesting.init)
    for strength in Nesting.allCases {
      for (constraint, found) in zip(open, evidence) where found == strength {
        guess(from: constraint, isOutset: strength == .outset)
      }
    }
  }

  private mutating func guess(from constraint: SceneConstraint, isOutset: Bool) {
    guard let second = constraint.second, constraint.first.view != second.view else { return }
    let isTurned = isOutset && !views[constraint.first.view].isLeaf
    let (child, parent) =
      isTurned
      ? guessedPair(second.view, constraint.first.view)
      : guessedPair(constraint.first.view, second.view)
    if views[parent].isGuide {
      guessFromGuide(parent, child)
    } else if constraint.first.attribute?.isSize != true, mayHold(child, in: parent) {
      put(child, in: parent, isGuess: true)
    }
  }

  /// Whether one view may be guessed to hold another: labels and buttons hold nothing but their own parts.
  private func mayHold(_ child: Int, in parent: Int) -> Bool {
    !views[parent].isLeaf || views[child].isGuide || views[parent].plainClass == "ImageView"
      || views[child].className.map { $0.hasPrefix("_UI") || $0 == "UIButtonLabel" } ?? false
  }

  /// The first item is the subview, unless it is the root view or a cell, or holds others and the second never does.
  private func guessedPair(_ first: Int, _ second: Int) -> (child: Int, parent: Int) {
    if views[first].isRoot { return (second, first) }
    if views[first].isGuide, !views[second].isGuide { return (second, first) }
    if views[first].containment != views[second].containment {
      return views[first].containment > views[second].containment
        ? (second, first) : (first, second)
    }
    return views[second].isLeaf && !views[first].isLeaf ? (second, first) : (first, second)
  }

  /// A view that is pinned to a guide is in the guide's owner; a guide without one belongs to the view.
  private mutating func guessFromGuide(_ guide: Int, _ view: Int) {
    if let owner = views[guide].parent {
      put(view, in: owner, isGuess: true)
    } else if !views[view].isGuide {
      put(guide, in: views[view].parent ?? view, isGuess: true)
    }
  }
}

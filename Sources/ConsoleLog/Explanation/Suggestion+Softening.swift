import AutoLayout

/// Which line to lower where one of several has to give way.
extension LogSuggestion {
  /// The line that people usually soften; nil where there is none.
  ///
  /// Lowering a size or an edge that is broken anyway changes no frame, so it comes first. A limit stays one: with
  /// the far edge lowered, it can hold.
  static func softest(
    of constraints: [SceneConstraint], _ broken: SceneConstraint?, _ scene: LogScene
  ) -> SceneConstraint? {
    constraints.enumerated().max {
      rank($0.element, broken, $0.offset, scene) < rank($1.element, broken, $1.offset, scene)
    }?.element
  }

  /// The advice to lower a line, with the reason that its kind gives.
  static func softening(_ constraint: SceneConstraint, in scene: LogScene) -> LogSuggestion {
    LogSuggestion(
      action: .lower, constraint: constraint,
      reason: "\(softness(of: constraint, in: scene).why) usually gives way")
  }

  /// Lines in the order in which people soften them.
  static func softestFirst(_ constraints: [SceneConstraint], in scene: LogScene)
    -> [SceneConstraint]
  {
    constraints.enumerated().sorted {
      rank($0.element, nil, $0.offset, scene) > rank($1.element, nil, $1.offset, scene)
    }.map { $0.element }
  }

  private static func rank(
    _ constraint: SceneConstraint, _ broken: SceneConstraint?, _ place: Int, _ scene: LogScene
  ) -> (Int, Int, Double, Int) {
    let softness = softness(of: constraint, in: scene)
    let isBroken = constraint == broken
    let isFree = isBroken && softness.order >= Self.edgeOrder
    let order = !isBroken && scene.isRoom(constraint) ? -1 : isFree ? Int.max : softness.order
    return (order, isBroken ? 1 : 0, constraint.line.constant, place)
  }

  private static let edgeOrder = 5

  /// How readily people soften a line.
  private static func softness(of constraint: SceneConstraint, in scene: LogScene) -> (
    order: Int, why: String
  ) {
    switch scene.kind(of: constraint) {
    case .constantSize where constraint.line.relation == .lessThanOrEqual: (4, "a limit")
    case .constantSize: (6, "a constant size")
    case .farEdge: (edgeOrder, "the bottom or trailing edge")
    case .gap: (3, "a gap")
    case .aspectRatio: (2, "an aspect ratio")
    case .sizeRelation: (1, "a size relation")
    case .other: (0, "this one")
    }
  }
}

extension LogScene {
  /// Whether a line collapses a view that holds others: what is in it has to give way, not the view.
  fileprivate func isRoom(_ constraint: SceneConstraint) -> Bool {
    constraint.second == nil && constraint.line.constant == 0
      && views[constraint.first.view].holdsViews
  }
}

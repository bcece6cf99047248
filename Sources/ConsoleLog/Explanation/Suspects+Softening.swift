import AutoLayout

/// Which line to lower if one of several has to give way.
extension Suspects {
  /// The advice to lower the line that people usually soften.
  var softest: ConflictSuggestion? { softestFirst.first.map(softening) }

  /// The advice to lower a line, with the reason that its kind gives.
  func softening(_ line: SceneConstraint) -> ConflictSuggestion {
    ConflictSuggestion(
      action: .lower, constraint: line,
      reason: line == broken
        ? "the system breaks it already" : "\(softness(of: line).why) is the usual choice")
  }

  /// The app's lines in the order in which people soften them.
  ///
  /// Lowering a size or an edge that is broken anyway comes first. A limit stays one: with the far edge lowered, it can
  /// hold.
  var softestFirst: [SceneConstraint] {
    // If nothing says what broke, what is in a view gives way rather than the view's size.
    let held = broken == nil ? own : []
    let holders = Set(held.compactMap { scene.views[scene.subject(of: $0)].parent })
    return own.enumerated().map { place, line in
      let order = softness(of: line).order
      let isBroken = line == broken
      let isRoom = !isBroken && scene.isRoom(line, of: holders)
      let isFree = isBroken && order >= Self.edgeOrder
      let rank = (isRoom ? -1 : isFree ? Int.max : order, isBroken ? 1 : 0, line.constant, place)
      return (line: line, rank: rank)
    }.sorted { $0.rank > $1.rank }.map { $0.line }
  }

  private static let edgeOrder = 5

  /// How readily people soften a line.
  private func softness(of line: SceneConstraint) -> (order: Int, why: String) {
    switch scene.kind(of: line) {
    case .constantSize where line.relation == .lessThanOrEqual: (4, "a limit")
    case .constantSize: (6, "a constant size")
    case .farEdge: (Self.edgeOrder, "the bottom or trailing edge")
    case .gap: (3, "a gap")
    case .aspectRatio: (2, "an aspect ratio")
    case .sizeRelation: (1, "a size relation")
    case .other: (0, "this one")
    }
  }
}

extension ConflictScene {
  /// Whether the line is the room that other views have: the size of one of their holders, or a size of 0 of any view
  /// that holds some.
  fileprivate func isRoom(_ constraint: SceneConstraint, of holders: Set<Int>) -> Bool {
    guard constraint.second == nil, constraint.relation != .greaterThanOrEqual else {
      return false
    }
    let view = constraint.first.view
    return holders.contains(view) || constraint.constant == 0 && views[view].holdsViews
  }
}

extension SceneConstraint {
  /// Whether the line places a view relative to another one.
  var isPlacing: Bool {
    guard let second else { return false }
    return second.view != first.view && first.attribute?.isSize == false
  }

  /// Whether the line centers a view on another one.
  var isCentering: Bool {
    isPlacing && first.attribute == second?.attribute && first.isCenter
  }
}

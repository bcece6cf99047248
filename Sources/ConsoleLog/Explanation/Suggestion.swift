import AutoLayout
import Cassowary

/// Which line of a report to change, and how.
package struct LogSuggestion: Hashable, Sendable {
  /// What to do.
  package enum Action: String, Hashable, Sendable {
    /// Let it lose: priority 999.
    case lower
    /// Remove one of two that state the same with different numbers.
    case remove
    /// Set `translatesAutoresizingMaskIntoConstraints` to false.
    case disableAutoresizing
    /// Nothing in the list is the app's.
    case leaveAlone
  }

  /// What to do.
  package let action: Action
  /// The line to change; for ``Action/disableAutoresizing``, one of the lines that disappear.
  package let constraint: SceneConstraint
  /// Why this one.
  package let reason: String
}

extension LogSuggestion {
  /// The line that people usually soften.
  ///
  /// In threads about such reports the answers are: remove a forgotten mask; of two numbers for
  /// one thing, remove one; where the system's size is fixed, give a constant size or the bottom or
  /// trailing edge priority 999. Lowering what is broken anyway changes no frame.
  static func make(
    among members: [SceneConstraint], broken: SceneConstraint?, duplicates: [SceneConstraint],
    in scene: LogScene
  ) -> LogSuggestion? {
    if let owner = PrivateViews.owner(of: members, in: scene) {
      return (broken ?? members.first).map {
        LogSuggestion(action: .leaveAlone, constraint: $0, reason: "the views belong to \(owner)")
      }
    }
    if let mask = forgottenMask(among: members, in: scene) {
      let name = scene.views[mask.first.view].name
      return LogSuggestion(
        action: .disableAutoresizing, constraint: mask,
        reason: "\(name) has constraints of its own as well")
    }
    let own = members.filter { $0.maker.isApp }
    if let extra = duplicates.first(where: { $0 == broken }) ?? duplicates.last {
      return LogSuggestion(
        action: .remove, constraint: extra,
        reason: "another line demands a different value of the same thing")
    }
    let ranked = own.enumerated().max {
      rank($0.element, broken, $0.offset, scene) < rank($1.element, broken, $1.offset, scene)
    }
    guard let chosen = ranked?.element else {
      return (broken ?? members.first).map {
        LogSuggestion(
          action: .leaveAlone, constraint: $0, reason: "every line in the clash is the system's")
      }
    }
    let reason =
      chosen == broken
      ? "it is already the one that breaks, so no frame changes"
      : "\(Self.softness(scene.kind(of: chosen)).why) usually gives way"
    return LogSuggestion(action: .lower, constraint: chosen, reason: reason)
  }

  /// A view of the app's that is placed both by its mask and by constraints.
  static func forgottenMask(among members: [SceneConstraint], in scene: LogScene)
    -> SceneConstraint?
  {
    let placed = Set(scene.constraints.filter { $0.maker.isApp }.map(scene.subject))
    return members.first { constraint in
      constraint.maker.kind == .autoresizing && placed.contains(constraint.first.view)
        && scene.views[constraint.first.view].parent != nil
    }
  }

  private static func rank(
    _ constraint: SceneConstraint, _ broken: SceneConstraint?, _ place: Int, _ scene: LogScene
  ) -> (Int, Int, Double, Int) {
    (
      softness(scene.kind(of: constraint)).order, constraint == broken ? 1 : 0,
      constraint.line.constant, place
    )
  }

  /// How readily people soften a kind of constraint.
  private static func softness(_ kind: BreakingCandidate.Kind) -> (order: Int, why: String) {
    switch kind {
    case .constantSize: (5, "a constant size")
    case .farEdge: (4, "the bottom or trailing edge")
    case .gap: (3, "a gap")
    case .aspectRatio: (2, "an aspect ratio")
    case .sizeRelation: (1, "a size relation")
    case .other: (0, "this one")
    }
  }
}

import Cassowary

/// Edits whose solution nobody needs yet.
extension Engine {
  /// What an engine knows about edits that wait for a solution.
  struct Waiting: Sendable {
    /// Proves that nothing contradicts itself.
    var point = FeasiblePoint()
    /// Whether the point is that of the layout as it was before the last edit.
    var isCurrent = false
    /// The rows that the last edit added or changed.
    var rows: [LinearConstraint.ID] = []
  }

  /// Brings the rows up to date with the model, without a solution, where it is certain that a solution
  /// would break nothing.
  ///
  /// Otherwise ``solve(_:)`` has to say what breaks. Where margins or the safe area reach into views, or
  /// texts that wrap must have their heights, what is required depends on solutions; then nothing is
  /// ever certain.
  ///
  /// - Returns: Whether it is certain; values then are those of an earlier layout.
  package mutating func wait(for model: Model) -> Bool {
    guard isBuilt, breaks.isEmpty, scope == nil, !isWornOut else { return false }
    if waiting == nil { waiting = Waiting() }
    if waiting?.isCurrent == false {
      guard isSolved else { return false }
      waiting?.point.start(from: solver)
    }
    waiting?.rows.removeAll(keepingCapacity: true)
    waiting?.isCurrent = false
    startFirstPass(model)
    _ = update(from: model, isWaiting: true)
    guard let rows = waiting?.rows, !isRootMoved, inset.isEmpty, rigidTexts.isEmpty else {
      return false
    }
    let holds = waiting?.point.repair(rows, in: solver) ?? false
    waiting?.isCurrent = holds
    return holds
  }
}

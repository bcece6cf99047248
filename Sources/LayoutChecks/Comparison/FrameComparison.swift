import AutoLayout
import LayoutDiagnostics

/// Which views of two versions of a scene have other frames on which screens.
struct FrameComparison {
  let old: SceneSnapshot
  let new: SceneSnapshot
  /// The views that both have.
  let ids: [String]
  let matrix: CheckMatrix

  /// A view on one screen.
  private struct Move {
    let place: Int
    let old: Rect
    let new: Rect

    /// How far it moved, or how much it grew.
    var amount: Double { zip(old.inOrder, new.inOrder).map { ($0 - $1).magnitude }.max() ?? 0 }
  }

  /// The index of the configuration in which the most is moved, counted in points.
  var worstPlace: Int {
    var points: [Int: Double] = [:]
    for move in moves.values.joined() { points[move.place, default: 0] += move.amount }
    return points.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The views that have other frames, with the configurations in which they do.
  private var moves: [String: [Move]] {
    var moves: [String: [Move]] = [:]
    var (before, after) = (old.layout, new.layout)
    for (place, configuration) in configurations.enumerated() {
      solve(&before, configuration, old)
      solve(&after, configuration, new)
      for id in ids {
        guard let one = old.views[id], let other = new.views[id] else { continue }
        let frames = (before.frame(of: one), after.frame(of: other))
        if frames.0.isNear(frames.1, by: 0.01) { continue }
        moves[id, default: []].append(Move(place: place, old: frames.0, new: frames.1))
      }
    }
    return moves
  }

  private var configurations: [CheckConfiguration] { matrix.configurations(for: new.subject.size) }

  /// A line for each view, which tells the largest difference.
  var changes: [LayoutChange] {
    let (moves, configurations) = (moves, configurations)
    return ids.compactMap { id in
      guard let found = moves[id], let worst = found.max(by: { $0.amount < $1.amount }) else {
        return nil
      }
      let some = ConfigurationText(
        all: configurations, some: found.map { configurations[$0.place] })
      let screen = found.count == 1 ? "" : " on \(configurations[worst.place].name)"
      return LayoutChange(
        kind: .moved, id: id,
        text: "\(new.name(id)): \(difference(worst))\(screen) (\(some.description))")
    }
  }

  private func solve(
    _ layout: inout Layout, _ configuration: CheckConfiguration, _ side: SceneSnapshot
  ) {
    layout.setEnvironment(
      configuration.environment(from: side.layout.environment, as: side.subject.size))
    layout.solve()
  }

  /// `8 pt to the right, 4 pt narrower`.
  private func difference(_ move: Move) -> String {
    let words = [
      ("to the right", "to the left"), ("down", "up"), ("wider", "narrower"), ("taller", "shorter"),
    ]
    let parts = zip(zip(move.old.inOrder, move.new.inOrder), words).compactMap { numbers, words in
      let change = numbers.1 - numbers.0
      guard change.magnitude > 0.01 else { return String?.none }
      return "\(NumberText.measured(change.magnitude)) pt \(change > 0 ? words.0 : words.1)"
    }
    return Sentence.list(parts)
  }
}

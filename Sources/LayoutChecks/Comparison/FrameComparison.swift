import AutoLayout
import LayoutDiagnostics

/// The views whose frames differ between two versions of a scene, by screen.
struct FrameComparison {
  let old: SceneSnapshot
  let new: SceneSnapshot
  /// The views that both have.
  let ids: [String]
  let matrix: CheckMatrix
  /// Views that move by less, in points, are only counted.
  var leastMove = 0.0

  /// A view on one screen.
  private struct Move {
    let place: Int
    let old: Rect
    let new: Rect

    /// The greatest change of its position or size.
    var amount: Double { zip(old.inOrder, new.inOrder).map { ($0 - $1).magnitude }.max() ?? 0 }
  }

  /// The index of the configuration in which frames move the most points; one from left to right, if frames move in
  /// any.
  var worstPlace: Int {
    let configurations = configurations
    var points: [Int: Double] = [:]
    for move in moves.values.joined() { points[move.place, default: 0] += move.amount }
    let usual = points.filter { configurations[$0.key].direction == .leftToRight }
    return (usual.isEmpty ? points : usual)
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The views whose frames differ, with the configurations.
  private var moves: [String: [Move]] {
    var moves: [String: [Move]] = [:]
    var (before, after) = (old.layout, new.layout)
    for (place, configuration) in configurations.enumerated() {
      old.subject.solve(&before, in: configuration)
      new.subject.solve(&after, in: configuration)
      for id in ids {
        // Size classes may leave a view out.
        guard let one = old.views[id], let other = new.views[id], before.contains(one),
          after.contains(other)
        else { continue }
        let frames = (before.frame(of: one), after.frame(of: other))
        if frames.0.isNear(frames.1, by: 0.01) { continue }
        moves[id, default: []].append(Move(place: place, old: frames.0, new: frames.1))
      }
    }
    return moves
  }

  private var configurations: [CheckConfiguration] { matrix.configurations(for: new.subject.size) }

  /// A change for each view, which tells the largest difference; and how many views are only counted.
  var changes: (told: [LayoutChange], smallCount: Int) {
    let (moves, configurations) = (moves, configurations)
    var smallCount = 0
    let told = ids.compactMap { id -> LayoutChange? in
      guard let found = moves[id] else { return nil }
      guard let worst = example(of: found, configurations) else {
        smallCount += 1
        return nil
      }
      let some = ConfigurationText(
        all: configurations, some: found.map { configurations[$0.place] })
      let screen = found.count == 1 ? "" : " \(configurations[worst.place].placeText)"
      return LayoutChange(
        kind: .moved, id: id, subject: new.name(id),
        words: "\(difference(worst))\(screen) (\(some.description))", line: new.line(ofView: id))
    }
    return (told, smallCount)
  }

  /// The largest difference, from left to right where it is seen there, as most read that way; nil if all are small.
  private func example(of moves: [Move], _ configurations: [CheckConfiguration]) -> Move? {
    let visible = moves.filter { $0.amount >= leastMove }
    let usual = visible.filter { configurations[$0.place].direction == .leftToRight }
    return (usual.isEmpty ? visible : usual).max { $0.amount < $1.amount }
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

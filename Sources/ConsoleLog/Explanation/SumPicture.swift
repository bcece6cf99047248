import AutoLayout

/// The sum of a contradiction: what is needed one after the other, and what is available for it.
package struct ContradictionSum: Sendable {
  /// What one line demands.
  package struct Part: Hashable, Sendable {
    /// Points, not negative.
    package let points: Double
    /// The view whose size it is; nil for a distance.
    package let view: String?
    /// `300`, or `2 × 150`.
    package let amount: String
    /// The name of the line.
    package let constraint: String
    /// Whether the line was broken.
    package let isBroken: Bool
  }

  /// What is needed, near edges first.
  package let needed: [Part]
  /// What is available.
  package let available: [Part]
  /// The axis; nil if both take part.
  package let axis: Axis?

  /// The most parts that a readable picture has.
  private static let partLimit = 8

  /// The sum of a contradiction; nil if there is none to draw.
  package init?(
    _ contradiction: Contradiction, in scene: ConflictScene, broken: SceneConstraint? = nil
  ) {
    // What edges and gaps take lies beside what holds it.
    let below =
      contradiction.filling(in: scene)?.content
      ?? contradiction.room.there + contradiction.room.taken
    func parts(_ list: [Contradiction.Part]) -> [Part] {
      list.map { part in
        let isSize = part.constraint.second == nil
        return Part(
          points: part.points.magnitude,
          view: isSize ? scene.views[part.constraint.first.view].name : nil, amount: part.text,
          constraint: part.constraint.name, isBroken: part.constraint == broken)
      }
    }
    needed = parts(contradiction.needed)
    available = parts(below)
    axis = contradiction.axis
    let available = -below.reduce(0) { $0 + $1.points }
    guard total > 0, available >= 0, total.isFinite, available.isFinite,
      needed.count <= Self.partLimit, below.count <= Self.partLimit
    else { return nil }
  }

  /// The points that are needed.
  package var total: Double { needed.reduce(0) { $0 + $1.points } }
  /// The points that are available.
  package var room: Double { available.reduce(0) { $0 + $1.points } }
}

/// The sum of a contradiction as two bars, one below the other.
///
/// ```
/// needed    |-20-|--------- photo 300 ---------|-20-| 340
/// available |---------- contentView 320 ---------|    320
/// ```
struct SumPicture {
  /// The lines; empty if there is no sum to draw.
  let lines: [String]

  /// Columns of the longer bar.
  private static let width = 48

  init(_ contradiction: Contradiction, in scene: ConflictScene) {
    guard let sum = ContradictionSum(contradiction, in: scene) else {
      lines = []
      return
    }
    let titles =
      contradiction.filling(in: scene) == nil ? ["needed", "available"] : ["to fill", "there"]
    let sides = [(titles[0], sum.needed, sum.total), (titles[1], sum.available, sum.room)]
    let bars = sides.map { title, parts, total in (title, Self.bar(parts, of: sum.total), total) }
    let length = bars.map { $0.1.count }.max() ?? 0
    lines = bars.map { title, bar, total in
      "\(Self.padded(title, to: 9)) \(Self.padded(bar, to: length)) \(NumberText.measured(total))"
    }
  }

  private static func bar(_ parts: [ContradictionSum.Part], of whole: Double) -> String {
    guard !parts.isEmpty else { return "|" }
    return parts.reduce("|") { bar, part in
      let columns = Int((part.points / whole * Double(width)).rounded())
      let label = part.view.map { " \($0) \(part.amount) " } ?? part.amount
      let room = max(columns - 1, label.count + 2)
      let dashes = room - label.count
      return bar + dash(dashes / 2) + label + dash(dashes - dashes / 2) + "|"
    }
  }

  private static func dash(_ count: Int) -> String { String(repeating: "-", count: count) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

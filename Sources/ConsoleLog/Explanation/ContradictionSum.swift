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
  /// The axis; nil when both take part.
  package let axis: Axis?

  /// Parts drawn before a picture says nothing more.
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

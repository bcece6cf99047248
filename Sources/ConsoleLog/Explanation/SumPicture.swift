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
  /// Whether a view is to be filled by what is too small.
  private let isFilling: Bool

  /// The most parts that a readable picture has.
  private static let partLimit = 8

  /// The sum of a contradiction; nil if there is none to draw.
  package init?(_ contradiction: Contradiction, broken: SceneConstraint? = nil) {
    let filling = contradiction.filling
    let room = contradiction.room
    // What edges and gaps take lies beside what holds it.
    let below = filling?.content ?? room.there + room.taken
    func parts(_ list: [Contradiction.Part]) -> [Part] {
      list.map { part in
        let line = part.constraint
        return Part(
          points: part.points.magnitude,
          view: line.second == nil ? contradiction.scene.name(of: line.first.view) : nil,
          amount: part.text, constraint: line.name, isBroken: line == broken)
      }
    }
    needed = parts(contradiction.needed)
    available = parts(below)
    axis = contradiction.axis
    isFilling = filling != nil
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

extension ContradictionSum {
  /// The sum as two bars, one below the other.
  ///
  /// ```
  /// needed    |-20-|--------- photo 300 ---------|-20-| 340
  /// available |---------- contentView 320 ---------|    320
  /// ```
  var picture: [String] {
    let titles = isFilling ? ["to fill", "there"] : ["needed", "available"]
    let bars = [bar(needed), bar(available)]
    let length = bars.map { $0.count }.max() ?? 0
    return zip(titles, zip(bars, [total, room])).map { title, row in
      "\(title.padded(to: 9)) \(row.0.padded(to: length)) \(NumberText.measured(row.1))"
    }
  }

  /// Columns of the longer bar.
  private static let width = 48

  private func bar(_ parts: [Part]) -> String {
    guard !parts.isEmpty else { return "|" }
    return parts.reduce("|") { bar, part in
      let columns = Int((part.points / total * Double(Self.width)).rounded())
      let label = part.view.map { " \($0) \(part.amount) " } ?? part.amount
      let dashes = max(columns - 1, label.count + 2) - label.count
      let half = String(repeating: "-", count: dashes / 2)
      return bar + half + label + half + (dashes.isMultiple(of: 2) ? "|" : "-|")
    }
  }
}

extension Contradiction {
  /// The sum as two bars, one below the other; empty if there is no sum to draw.
  var picture: [String] { ContradictionSum(self)?.picture ?? [] }
}

import AutoLayout

/// The sum of a contradiction as two bars, one below the other.
///
/// ```
/// needed    |-20-|--------- photo 300 ---------|-20-| 340
/// available |---------- contentView 320 ---------|    320
/// ```
struct SumPicture {
  /// The lines; empty where there is no sum to draw.
  let lines: [String]

  /// Columns of the longer bar.
  private static let width = 48
  /// Parts drawn before the rest is only counted.
  private static let partLimit = 8

  init(_ contradiction: Contradiction, in scene: LogScene) {
    let limits = contradiction.available.filter { $0.constraint.second == nil }
    let isSplit = !limits.isEmpty
    let below = isSplit ? limits : contradiction.available
    let taken = isSplit ? contradiction.available.filter { $0.constraint.second != nil } : []
    let above = contradiction.needed
    let needed = Self.total(above)
    let available = -Self.total(below)
    guard needed > 0, available >= 0, needed.isFinite, available.isFinite,
      above.count <= Self.partLimit, below.count <= Self.partLimit,
      taken.isEmpty
    else {
      lines = []
      return
    }
    let sides = [("needed", above, needed), ("available", below, available)]
    let bars = sides.map { title, parts, total in
      (title, Self.bar(parts, of: needed, in: scene), total)
    }
    let length = bars.map { $0.1.count }.max() ?? 0
    lines = bars.map { title, bar, total in
      "\(Self.padded(title, to: 9)) \(Self.padded(bar, to: length)) \(NumberText.measured(total))"
    }
  }

  private static func total(_ parts: [Contradiction.Part]) -> Double {
    parts.reduce(0) { $0 + $1.points }
  }

  private static func bar(
    _ parts: [Contradiction.Part], of whole: Double, in scene: LogScene
  ) -> String {
    guard !parts.isEmpty else { return "|" }
    return parts.reduce("|") { bar, part in
      let columns = Int((part.points.magnitude / whole * Double(width)).rounded())
      let label = label(of: part, in: scene)
      let room = max(columns - 1, label.count + 2)
      let dashes = room - label.count
      return bar + dash(dashes / 2) + label + dash(dashes - dashes / 2) + "|"
    }
  }

  private static func label(of part: Contradiction.Part, in scene: LogScene) -> String {
    guard part.constraint.second == nil else { return part.text }
    return " \(scene.views[part.constraint.first.view].name) \(part.text) "
  }

  private static func dash(_ count: Int) -> String { String(repeating: "-", count: count) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

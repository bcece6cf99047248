import AutoLayout

/// The sum of a contradiction as two bars, one below the other.
///
/// ```
/// demanded |-20-|--------- photo 300 ---------|-20-| 340
/// there    |---------- contentView 320 ---------|    320
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
    let above = contradiction.demanded
    let demanded = Self.total(above)
    let there = -Self.total(below)
    guard demanded > 0, there >= 0, demanded.isFinite, there.isFinite,
      above.count <= Self.partLimit, below.count <= Self.partLimit,
      taken.isEmpty
    else {
      lines = []
      return
    }
    let bars = [("demanded", above, demanded), ("there", below, there)].map { title, parts, total in
      (title, Self.bar(parts, of: demanded, in: scene), total)
    }
    let length = bars.map { $0.1.count }.max() ?? 0
    lines = bars.map { title, bar, total in
      "\(Self.padded(title, to: 8)) \(Self.padded(bar, to: length)) \(NumberText.measured(total))"
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

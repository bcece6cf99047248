import AutoLayout

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

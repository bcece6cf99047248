/// How far computed widths are from saved ones.
struct TextScore {
  private static let limits = [0, 0.5, 1, 2]
  /// Saved numbers have three decimals.
  private static let precision = 0.001

  private var within = [Int](repeating: 0, count: limits.count)
  private var counted = 0
  private var leftOut = 0

  /// The heading of the report.
  static let title = row(
    "class", "era", "counted", "left out", ["exact", "≤ 0.5", "≤ 1", "≤ 2 pt"])

  /// Counts a pair of widths.
  ///
  /// Views more than 6 points and 15 % away were stretched by their
  /// surroundings and say nothing about text.
  mutating func add(computed: Double, saved: Double) {
    let error = abs(computed - saved)
    guard error <= max(6, 0.15 * saved) else {
      leftOut += 1
      return
    }
    counted += 1
    for (index, limit) in Self.limits.enumerated() where error <= limit + Self.precision {
      within[index] += 1
    }
  }

  /// A line of the report.
  func row(_ name: String, _ era: String) -> String {
    Self.row(
      name, era, "\(counted)", "\(leftOut)", within.map { percent($0, of: counted) })
  }

  private static func row(
    _ name: String, _ era: String, _ counted: String, _ leftOut: String, _ shares: [String]
  ) -> String {
    padded(name, -34) + padded(era, -6) + padded(counted, 8) + padded(leftOut, 10)
      + shares.map { padded($0, 8) }.joined()
  }

  /// Pads to a width; negative widths align left.
  private static func padded(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }
}

/// A share in percent with one decimal.
func percent(_ part: Int, of whole: Int) -> String {
  guard whole > 0 else { return "-" }
  let thousandths = (Double(part) * 1000 / Double(whole)).rounded()
  return "\(thousandths / 10)"
}

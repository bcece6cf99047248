/// The differences between computed and saved widths.
struct TextScore {
  private static let limits = [0, 0.5, 1, 2]
  /// Saved numbers have three decimals.
  private static let precision = 0.001

  private var errors: [Double] = []
  private var leftOut = 0

  /// Counts the samples whose width is computed.
  ///
  /// Views more than 6 points and 15 % away were stretched by their
  /// surroundings and say nothing about text.
  init(_ samples: [Sample]) {
    for sample in samples {
      guard let computed = sample.computedWidth else { continue }
      let error = abs(computed - sample.width)
      if error <= max(6, 0.15 * sample.width) { errors.append(error) } else { leftOut += 1 }
    }
  }

  /// The heading of the report.
  static let title = "exact\t≤ 0.5\t≤ 1\t≤ 2 pt\tcounted\tleft out\tera\tclass"

  /// A line of the report.
  func row(_ name: String, _ era: String) -> String {
    let shares = Self.limits.map { limit in
      Self.percent(errors.count { $0 <= limit + Self.precision }, of: errors.count)
    }
    return (shares + ["\(errors.count)", "\(leftOut)", era, name]).joined(separator: "\t")
  }

  /// A share in percent with one decimal.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    return "\((Double(part) * 1000 / Double(whole)).rounded() / 10)"
  }
}

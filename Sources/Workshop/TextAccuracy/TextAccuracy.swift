import ArgumentParser

/// Compares the widths that the package computes with those that Interface Builder saved.
@main
struct TextAccuracy: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: """
      Print the share of samples whose computed width is exact and within 0.5, 1 and 2 points, by class and \
      era, and the share of wrapped labels whose number of lines is right.
      """)

  @Argument(help: "Files with a sample in each line, as JSON.")
  var paths: [String]

  func run() throws {
    let samples = try paths.flatMap { try Sample.read($0) }.filter { $0.kind != .other }
    let (wrapped, others) = (
      samples.filter { $0.kind == .wrap }, samples.filter { $0.kind != .wrap }
    )
    print(TextScore.title)
    for name in Set(others.map(\.cls)).sorted() {
      let ofClass = others.filter { $0.cls == name }
      for era in Set(ofClass.map(\.era)).sorted(by: Self.isEarlier) {
        print(TextScore(ofClass.filter { $0.era == era }).row(name, era))
      }
      print(TextScore(ofClass).row(name, "all"))
      let basic = ofClass.filter(\.isBasicSanFrancisco)
      if !basic.isEmpty { print(TextScore(basic).row("\(name), San Francisco, ASCII", "all")) }
    }
    print(TextScore(others).row("total", "all"))
    let right = wrapped.count { $0.computedLines == $0.lines }
    let share = TextScore.percent(right, of: wrapped.count)
    print("number of lines right: \(right) of \(wrapped.count) labels, \(share) %")
  }

  /// `ios9` before `ios10`.
  private static func isEarlier(_ first: String, _ second: String) -> Bool {
    (first.count, first) < (second.count, second)
  }
}

/// The differences between computed and saved widths.
struct TextScore {
  private static let limits = [0, 0.5, 1, 2]
  /// Saved numbers have three decimals.
  private static let precision = 0.001

  private var errors: [Double] = []
  private var leftOut = 0

  /// Counts the samples whose width is computed.
  ///
  /// Views that are off by more than 6 points and 15 % were stretched by their surroundings and say nothing about text.
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

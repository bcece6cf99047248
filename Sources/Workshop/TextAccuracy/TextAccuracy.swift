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

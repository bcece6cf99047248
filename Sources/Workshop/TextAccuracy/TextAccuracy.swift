import Foundation

/// Compares the widths that the package computes with those that documents store; see
/// `scripts/text-accuracy`.
@main
enum TextAccuracy {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let lists = arguments.first == "--list"
    if lists { arguments.removeFirst() }
    guard !arguments.isEmpty else { fail("usage: text-accuracy [--list] FILE.jsonl...") }
    do {
      let samples = try arguments.flatMap { try Sample.read($0) }
      if lists {
        for sample in samples { print(sample.line) }
        return
      }
      report(samples.filter { $0.kind != .other })
      let unknown = samples.count { $0.kind == .other }
      if unknown > 0 { print("skipped: \(unknown) samples of an unknown kind") }
    } catch {
      fail("text-accuracy: can't read the samples: \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }

  private static func report(_ samples: [Sample]) {
    print(TextScore.title)
    for name in Set(samples.map(\.cls)).sorted() {
      let ofClass = samples.filter { $0.cls == name && $0.kind != .wrap }
      for era in Set(ofClass.map(\.era)).sorted(by: isEarlier) {
        print(score(ofClass.filter { $0.era == era }).row(name, era))
      }
      print(score(ofClass).row(name, "all"))
      let basic = ofClass.filter(\.isBasicSanFrancisco)
      if !basic.isEmpty { print(score(basic).row("\(name), San Francisco, ASCII", "all")) }
    }
    print(score(samples.filter { $0.kind != .wrap }).row("total", "all"))
    let texts = samples.filter { $0.kind == .intrinsic }
    for group in SampleGroup.all {
      let inGroup = texts.filter { group.contains($0) }
      if !inGroup.isEmpty { print(score(inGroup).row(group.name, "all")) }
    }
    let wrapped = samples.filter { $0.kind == .wrap }
    let right = wrapped.count { $0.computedLines == $0.lines }
    let share = percent(right, of: wrapped.count)
    print("number of lines right: \(right) of \(wrapped.count) labels, \(share) %")
  }

  private static func score(_ samples: [Sample]) -> TextScore {
    var score = TextScore()
    for sample in samples {
      guard let computed = sample.computedWidth else { continue }
      score.add(computed: computed, saved: sample.width)
    }
    return score
  }

  /// `ios9` before `ios10`.
  private static func isEarlier(_ first: String, _ second: String) -> Bool {
    (first.count, first) < (second.count, second)
  }
}

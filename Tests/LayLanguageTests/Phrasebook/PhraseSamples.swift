@testable import LayLanguage

/// Sentences that a pattern allows.
enum PhraseSamples {
  /// Values for slots in the session of the examples; two words represent each closed list.
  private static let values: [PhraseSlot: [String]] = [
    .view: ["title", "ok"], .named: ["ok"], .views: ["title and ok"],
    .someViews: ["title", "ok and title"], .stack: ["stack"],
    .parent: ["card"], .place: ["card", "superview"], .constraint: ["c1"], .tie: ["c1"],
    .constraints: ["c1"],
    .anchor: ["title.top", "bottom ok"], .start: ["title.top"], .end: ["ok bottom"],
    .newName: ["fresh"], .newNames: ["fresh1 fresh2"],
    .number: ["20", "30 pt"], .count: ["2"], .size: ["30x40"], .ratio: ["16:9"], .text: ["\"Hi\""],
    .value: ["12", "red"], .file: ["a.lay"], .equation: ["title.top = ok.top"],
    .format: ["H:[title]-[ok]"],
    .path: ["title.frame"], .check: ["title.width > 1"], .edges: ["top", "leading and trailing"],
    .device: ["iPhone SE"], .property: ["alpha", "spacing"], .classWord: ["label"],
    .classes: ["labels"], .command: ["pin"],
  ]

  /// Sentences for the ways through a pattern, as many as a test has time for.
  static func of(_ pattern: PhrasePattern) -> [String] {
    let ways = pattern.sampled(limit: 16)
    return ways.enumerated().map { number, way in
      way.enumerated().map { place, part in word(part, number + place) }.joined(separator: " ")
        .replacing(" . ", with: ".")
    }
  }

  private static func word(_ part: PhrasePattern, _ number: Int) -> String {
    switch part {
    case .words(let words): words.sorted()[number % words.count]
    case .slot(let slot, _):
      if let values = values[slot] {
        values[number % values.count]
      } else {
        Lexicon.lists[slot].map { $0[number % $0.count].spoken.joined(separator: " ") } ?? "?"
      }
    default: ""
    }
  }
}

extension PhrasePattern {
  /// Some ways through the pattern: each choice is taken at least once if the limit allows.
  fileprivate func sampled(limit: Int) -> [[PhrasePattern]] {
    let count = min(limit, max(8, choices * 2))
    return (0..<count).map { seed in
      var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
      return way(&random)
    }
  }

  private var choices: Int {
    switch self {
    case .words, .slot, .anything: 0
    case .choice(let parts), .anyOrder(let parts):
      parts.count + parts.reduce(0) { $0 + $1.choices }
    case .sequence(let parts): parts.reduce(0) { $0 + $1.choices }
    }
  }

  private func way(_ random: inout UInt64) -> [PhrasePattern] {
    switch self {
    case .words, .slot: return [self]
    case .anything: return []
    case .sequence(let parts): return parts.flatMap { $0.way(&random) }
    case .anyOrder(let parts):
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let first = Int(random >> 33) % parts.count
      let count = Int(random >> 40) % min(3, parts.count)
      return (0..<count).flatMap { parts[(first + $0) % parts.count].way(&random) }
    case .choice(let parts):
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return parts[Int(random >> 33) % parts.count].way(&random)
    }
  }
}

import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@testable import LayLanguage

/// What `suggest` prints, typed back.
@Suite struct SuggestionTests {
  @Test("suggestions break nothing, open nothing, freeze no number and settle the view")
  func suggestionsHold() throws {
    var (asked, answered) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      let random = RandomScript(seed: seed)
      for view in random.views {
        var script = Script()
        try script.run(random.text)
        let before = script.interpreter.session.layout
        let item = try #require(before.item(named: view))
        let label = "seed \(seed), suggest \(view) in\n\(random.text)"
        guard before.isAmbiguous(item) else {
          #expect(try script.run("suggest \(view)") == "\(view) is not ambiguous", "\(label)")
          continue
        }
        asked += 1
        guard let printed = try? script.run("suggest \(view)") else { continue }
        answered += 1
        try script.run(printed)
        let after = script.interpreter.session.layout
        #expect(!after.isAmbiguous(item), "\(printed)\n\(label)")
        #expect(Set(after.brokenHandles).isSubset(of: before.brokenHandles), "\(printed)\n\(label)")
        #expect(
          Set(after.ambiguousItems).isSubset(of: before.ambiguousItems), "\(printed)\n\(label)")
        #expect(printed.firstMatch(of: /pin \S+ = -?[0-9]/) == nil, "\(printed)\n\(label)")
      }
    }
    // Random constraints may leave no way out that a person would want.
    #expect(asked > 100 && answered * 10 >= asked * 9, "\(answered) of \(asked)")
  }

  @Test("a view that nobody can stretch keeps its size in a tie")
  func rigidViewsKeepTheirSize() throws {
    var script = Script()
    try script.run(
      """
      add label title "Wi-Fi"
      add switch toggle
      pin H:|-16-[title]-8-[toggle]-16-|
      set toggle.hugging.horizontal 251
      """)
    #expect(try script.run("suggest title").contains("set toggle.hugging.horizontal 252"))
  }

  @Test("a length follows the inset on the other side, or what the view holds")
  func lengthsFollowInsets() throws {
    var script = Script()
    try script.run(
      """
      add view card
      pin card.leading = safeArea.leading + 24
      pin card.top = safeArea.top + 10
      add label title "Title" in card
      pin title edges to card inset 12
      add view empty
      pin empty.leading = superview.leading + 20
      pin empty.top = card.bottom + 8
      pin empty.height = 44
      """)
    #expect(try script.run("suggest card") == "card is not ambiguous")
    #expect(try script.run("suggest empty") == "pin root.trailing = empty.trailing + 20")
  }
}

/// A small script: views in views, in scroll views and in stacks, some hidden, some right to left.
private struct RandomScript {
  private(set) var views: [String] = []
  private var parents: [String: String] = [:]
  private var scrollViews: Set<String> = []
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    lines = ["resize \(Int.random(in: 20...40, using: &random) * 10)x480"]
    if Int.random(in: 0..<3, using: &random) == 0 { lines.append("direction rtl") }
    for number in 0..<Int.random(in: 2...5, using: &random) { addView(number, using: &random) }
    for _ in 0..<Int.random(in: 1...2 * views.count, using: &random) { pin(using: &random) }
    for view in views where Int.random(in: 0..<6, using: &random) == 0 {
      lines.append("hide \(view)")
    }
  }

  private mutating func addView(_ number: Int, using random: inout SeededGenerator) {
    let view = "v\(number)"
    let parent = number == 0 ? "root" : views.randomElement(using: &random) ?? "root"
    let kind =
      number == 0
      ? "scroll"
      : ["view", "view", "label", "hstack", "scroll"]
        .randomElement(using: &random) ?? "view"
    let size = Int.random(in: 1...9, using: &random) * 10
    lines.append(
      "add \(kind) \(view)\(kind == "label" ? " intrinsic \(size)x20" : "") in \(parent)")
    views.append(view)
    parents[view] = parent
    if kind == "scroll" { scrollViews.insert(view) }
  }

  private mutating func pin(using random: inout SeededGenerator) {
    guard let view = views.randomElement(using: &random), let parent = parents[view] else { return }
    let target = scrollViews.contains(parent) ? "\(parent).contentLayoutGuide" : parent
    let inset = Int.random(in: 0...12, using: &random)
    let attribute =
      ["leading", "top", "trailing", "bottom", "centerX"]
      .randomElement(using: &random) ?? "top"
    let size = ["width", "height"].randomElement(using: &random) ?? "width"
    let relation = ["=", "=", "=", ">=", "<="].randomElement(using: &random) ?? "="
    let priority = ["", "", " @750", " @250"].randomElement(using: &random) ?? ""
    lines.append(
      [
        "pin \(view) edges to \(target) inset \(inset)",
        "pin \(view) horizontal to \(target) inset \(inset)",
        "pin \(view).\(attribute) \(relation) \(target).\(attribute) + \(inset)\(priority)",
        "pin \(view).\(attribute) \(relation) \(target).\(attribute) - \(inset)\(priority)",
        "pin \(view).\(size) \(relation) \(inset * 10)\(priority)",
        "pin \(view).\(size) = \(parent).\(size)\(priority)",
      ].randomElement(using: &random) ?? "")
  }
}

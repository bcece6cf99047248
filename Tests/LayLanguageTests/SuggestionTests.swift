import AutoLayout
import LayoutDiagnostics
import Testing

@testable import LayLanguage

/// The output of `suggest`, typed back.
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

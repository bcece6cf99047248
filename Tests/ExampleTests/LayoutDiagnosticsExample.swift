import AutoLayout
import LayoutDiagnostics
import Testing

@Suite("The example of LayoutDiagnostics") struct LayoutDiagnosticsExample {
  @Test func runs() throws {
    // A view that is as wide as two constraints say, which contradict each other.
    var layout = Layout()
    let card = try layout.addView(.view, named: "card", in: layout.root)
    for width in [100.0, 150] {
      _ = try layout.add(LayoutConstraint(Anchor(card, .width), constant: width))
    }
    layout.solve()

    // Which of them clash, and which one is broken.
    let conflict = layout.conflictReports()[0]
    #expect(conflict.members == ["c1", "c2"])
    #expect(conflict.brokenHandle == "c2")

    // What is open, and where a value comes from.
    let ambiguity = layout.ambiguityReport()
    #expect(ambiguity.headlines == "card: AMBIGUOUS LAYOUT for card.minX, card.minY, card.height")
    let explanation = layout.explanation(of: Anchor(card, .width))
    #expect(explanation.equation == "card.width = 100")
  }
}

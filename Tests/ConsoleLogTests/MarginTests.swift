import Testing

@testable import ConsoleLog

/// Margins, which no log prints.
@Suite("Margins")
struct MarginTests {
  private func explain(_ lines: [String]) throws -> LogExplanation {
    try SampleLog.explanation(of: lines)
  }

  private func kinds(_ explanation: LogExplanation) -> [LogRemark.Kind] {
    explanation.remarks.map(\.kind).filter { $0 != .missing }
  }

  @Test("assumes margins only where it must")
  func margins() throws {
    func lines(_ width: Int) -> [String] {
      [
        "<NSLayoutConstraint:0x1 UIView:0x21.leading == UIView:0x20.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0x21.trailing == UIView:0x20.trailingMargin   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0x21.width == \(width)   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 100   (active)>",
      ]
    }
    let wide = try explain(lines(120))
    #expect(wide.diagnosis.contradiction?.isAssuming == true)
    #expect(kinds(wide).contains(.assumption))
    #expect(wide.clash.contains("8 + 120 + 8 = 136 pt"))
    #expect(wide.diagnosis.contradiction?.excess == 36)
    let second = "<NSLayoutConstraint:0x5 UIView:0x21.width == 90   (active)>"
    let sure = try explain(lines(60) + [second])
    #expect(sure.diagnosis.contradiction?.isAssuming == false)
    #expect(!kinds(sure).contains(.assumption))
    #expect(sure.diagnosis.contradiction?.excess == 30)
    let assumed = try explain(lines(90))
    #expect(assumed.diagnosis.contradiction?.isAssuming == true)
    #expect(kinds(assumed).contains(.assumption))
    #expect(assumed.diagnosis.contradiction?.excess == 6)
  }

  /// A view that reaches past the margins of one that is 320 wide.
  private func wide(_ width: Int, past margin: Int) -> [String] {
    [
      "<NSLayoutConstraint:0x1 UIView:0x21.leading == UIView:0x20.leadingMargin - \(margin)   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0x20.trailingMargin == UIView:0x21.trailing - \(margin)   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0x21.width == \(width)   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 320   (active)>",
    ]
  }

  @Test("a line that takes back 16 or 20 reaches the edge", arguments: [16, 20])
  func taken(_ margin: Int) throws {
    let explanation = try explain(wide(330, past: margin))
    #expect(
      explanation.clash == "Horizontally, 330 pt are needed, 320 are available: 10 too many.")
    #expect(kinds(explanation).contains(.assumption))
    #expect(try explain(wide(330, past: 9)).clash.contains("330 − 1 − 1"))
  }

  @Test("what depends on a margin can't be said to hold")
  func undecided() throws {
    let explanation = try explain(wide(320, past: 20))
    #expect(
      explanation.clash
        == "Whether the constraints can all hold depends on margins and baselines, which no log prints."
    )
    #expect(!kinds(explanation).contains(.feasible))
  }

  @Test("a guide's own line shows how wide a margin is")
  func guide() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UILabel:0x21.top == UIView:0x20.topMargin   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0x21.height == 30   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0x20.bottom == UILabel:0x21.bottom   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-topMargin-guide-constraint' V:|-(24)-[UILayoutGuide:0x30'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x5 UIView:0x20.height == 40   (active)>",
    ]
    let explanation = try explain(lines)
    #expect(explanation.diagnosis.contradiction?.excess == 14)
    #expect(!kinds(explanation).contains(.assumption))
  }
}

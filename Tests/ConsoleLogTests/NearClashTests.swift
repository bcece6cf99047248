import Testing

@testable import ConsoleLog

/// Lists that can hold as they are printed, though the system says that they clash.
@Suite("Lists that can hold")
struct NearClashTests {
  private static let edges = [
    "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0x22]   (active, names: '|':App.Card:0x20 )>",
    "<NSLayoutConstraint:0x2 H:[UILabel:0x22]-(20)-|   (active, names: '|':App.Card:0x20 )>",
  ]

  // MARK: Lines that follow from others

  private static let ratio = [
    "<NSLayoutConstraint:0x1 UILabel:0x22.height == 0.666667*UIImageView:0x23.height   (active)>",
    "<NSLayoutConstraint:0x2 UIImageView:0x23.height == 100   (active)>",
    "<NSLayoutConstraint:0x3 UILabel:0x22.height == 66.6667   (active)>",
  ]

  @Test("the line that others make superfluous is named", arguments: [nil, 2])
  func repetition(broken: Int?) throws {
    let explanation = try SampleLog.explanation(of: Self.ratio, broken: broken)
    #expect(
      explanation.clash == "As printed, the constraints can all hold. c3 follows from c1 and c2.")
    #expect(
      explanation.advice
        == "Remove c3 (c1 and c2 say the same already): unpin c3")
    #expect(explanation.remarks.contains { $0.kind == .rounding })
  }

  @Test("so it is where the printed digits clash")
  func digits() throws {
    let lines = Self.ratio.map { $0.replacing("66.6667", with: "66.6669") }
    let explanation = try SampleLog.explanation(of: lines, broken: 2)
    #expect(explanation.diagnosis.contradiction != nil)
    #expect(explanation.advice == "Remove c3 (c1 and c2 say the same already): unpin c3")
  }

  @Test("a line that is free in one direction follows from nothing")
  func inequality() throws {
    let lines = [
      Self.ratio[0], Self.ratio[1].replacing("==", with: ">="), Self.ratio[2],
    ]
    #expect(
      try SampleLog.explanation(of: lines).clash == "As printed, the constraints can all hold.")
  }

  /// The advice for two lines.
  private func advice(_ one: String, _ other: String) throws -> String? {
    try SampleLog.explanation(of: [
      "<NSLayoutConstraint:0x1 \(one)   (active)>", "<NSLayoutConstraint:0x2 \(other)   (active)>",
    ]).advice
  }

  @Test("two lines that say the same thing")
  func pair() throws {
    let half = "UILabel:0x22.width == 0.5*UIView:0x20.width"
    #expect(
      try advice(half, half)?.hasSuffix(": unpin c2") == true)
    #expect(
      try advice(half, "UIView:0x20.width == 2*UILabel:0x22.width")
        == "Remove c2 (c1 says the same already): unpin c2")
    let edge = "UILabel:0x22.leading == UIView:0x20.leading + 10"
    #expect(
      try advice(edge, edge.replacing("leading", with: "left"))
        == "Remove c2 or c1 (label.leading is fixed twice): unpin c2")
  }

  @Test("what a size of the system's makes superfluous only now is lowered, not removed")
  func ofSystem() throws {
    let lines =
      Self.edges + [
        "<NSLayoutConstraint:0x3 UILabel:0x22.width == 280   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' App.Card:0x20.width == 320   (active)>",
      ]
    #expect(try SampleLog.explanation(of: lines, broken: 2).diagnosis.suggestion?.action == .lower)
  }

  // MARK: Views without a length

  @Test("lines that leave a view nothing", arguments: [nil, 2])
  func emptiness(broken: Int?) throws {
    let lines =
      Self.edges + ["<NSLayoutConstraint:0x3 App.Card:0x20.width == 40   (active)>"]
    let explanation = try SampleLog.explanation(of: lines, broken: broken)
    #expect(
      explanation.clash
        == "As printed, the constraints can all hold. The lines leave label no width.")
    let name = broken == nil ? "c2" : "c3"
    #expect(explanation.advice?.hasPrefix("Lower \(name) to priority 999") == true)
    let wider = lines.map { $0.replacing("40", with: "41") }
    #expect(!(try SampleLog.explanation(of: wider).clash.contains("no width")))
  }

  @Test("a size of the system's that leaves a view nothing is not rounding")
  func systemSize() throws {
    let size = "'UIView-Encapsulated-Layout-Width' App.Card:0x20.width == 40"
    let lines = Self.edges + ["<NSLayoutConstraint:0x3 \(size)   (active)>"]
    let explanation = try SampleLog.explanation(of: lines, broken: 1)
    #expect(explanation.clash.hasSuffix("The lines leave label no width."))
    #expect(!explanation.remarks.contains { $0.kind == .rounding })
  }

  private func cut(_ lines: [String]) -> String {
    "(\n" + lines.map { "\"\($0)\",\n" }.joined() + "\"<NSLayoutConst"
  }

  @Test("of a list that breaks off, what clashes in a view that has no size yet")
  func holder() {
    #expect(
      ConsoleLog(cut(Self.edges)).summary
        == """
        1 of 3 lines can't be read; what is here doesn't clash by itself. \
        If card is 0 wide at this moment, 20 + 20 = 40 pt don't fit.
        A guess without the missing lines: Lower c2 to priority 999 \
        (the bottom or trailing edge is the usual choice): set priority c2 999
        """)
  }

  @Test("the edges of a scroll view say nothing of its size")
  func scrolling() throws {
    let width = "<NSLayoutConstraint:0x3 UILabel:0x22.width == App.Card:0x20.width - 40   (active)>"
    let lines = Self.edges + [width]
    #expect(try SampleLog.explanation(of: lines, broken: 2).clash.contains("c3 follows from"))
    let scrolling = lines.map { $0.replacing("App.Card", with: "UIScrollView") }
    let clash = try SampleLog.explanation(of: scrolling, broken: 2).clash
    #expect(!clash.contains("follows from"), "\(clash)")
    #expect(!ConsoleLog(cut(Array(scrolling[..<2]))).summary.contains("at this moment"))
  }

  @Test("but not where the list says how wide the view is, nor in a window")
  func known() {
    let sized = Self.edges + ["<NSLayoutConstraint:0x3 App.Card:0x20.width >= 320   (active)>"]
    #expect(!ConsoleLog(cut(sized)).summary.contains("at this moment"))
    let window = Self.edges.map { $0.replacing("App.Card", with: "UIWindow") }
    #expect(!ConsoleLog(cut(window)).summary.contains("at this moment"))
  }

  @Test("a list whose system lines were left out says it, too, and asks for the line that broke")
  func trimmed() throws {
    let explanation = try SampleLog.explanation(of: Self.edges, broken: 1)
    #expect(
      explanation.clash
        == "As printed, the constraints can all hold. If card is 0 wide at this moment, 20 + 20 = 40 pt don't fit."
    )
    #expect(explanation.advice?.hasPrefix("Lower c2 ") == true)
    let guess = try SampleLog.explanation(of: Self.edges)
    #expect(guess.advice?.hasPrefix("A guess: Lower c2 to priority 999") == true)
  }

  @Test("a line of the system's that is there twice counts once")
  func doubled() {
    let part =
      "UIView:0x41.height>\",\\n    \"<NSLayoutConstraint:0x31 'UIView-Encapsulated-Layout-Height' "
      + "V:[UIView:0x41(13)]>\"\\n)\\n\\nWill attempt to recover by brea"
    #expect(!ConsoleLog(part + part).summary.isEmpty)
  }
}

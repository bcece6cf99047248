import Testing

@testable import ConsoleLog

/// What a view needs after its mask is switched off.
@Suite("What a view needs without its mask")
struct MaskNeedTests {
  private static let masks = [
    "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& UIView:0x7001.midY == UIView:0x7000.top + 50   (active)>",
    "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& UIView:0x7001.height == 20   (active)>",
  ]

  private func advice(_ lines: [String], className: String = "UIView") throws -> String {
    let texts =
      (Self.masks
      + lines.enumerated().map {
        "<NSLayoutConstraint:0x601\($0.offset) \($0.element)   (active)>"
      }).map { $0.replacing("UIView:0x7001", with: "\(className):0x7001") }
    let text = SampleLog.report(texts, broken: texts.last)
    return try #require(ConsoleLog(text).explanations().explanations.first?.advice)
  }

  @Test("is the length that no line gives")
  func height() throws {
    let advice = try advice(["UIView:0x7001.top == UIView:0x7000.top + 8"], className: "Pier.Card")
    #expect(
      advice.hasSuffix(
        "as well. Then card needs a height, unless a constraint that isn't in the log gives it."),
      "\(advice)")
  }

  @Test("is nothing where lines give it, or content may")
  func nothing() throws {
    let edges = [
      "UIView:0x7001.top == UIView:0x7000.top + 8", "UIView:0x7001.bottom == UIView:0x7000.bottom",
    ]
    #expect(!(try advice(edges)).contains("needs"))
    #expect(!(try advice([edges[0], "UIView:0x7001.height == 30"])).contains("needs"))
    #expect(!(try advice([edges[0]], className: "UILabel")).contains("needs"))
    let filled = [
      "UILabel:0x7003.top == UIView:0x7001.top + 4",
      "UILabel:0x7003.bottom == UIView:0x7001.bottom - 4",
    ]
    #expect(!(try advice(filled + [edges[0]])).contains("needs"))
  }

  @Test("is a place where lines give only a length")
  func place() throws {
    let advice = try advice([
      "UIView:0x7001.height == UIView:0x7000.height", "UIView:0x7000.height == 80",
    ])
    #expect(
      advice.contains("Then view needs a vertical position, unless a constraint"), "\(advice)")
  }

  @Test("is stated for each view")
  func several() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x6003 h=--& v=--& UIImageView:0x7002.midY == UIView:0x7000.top + 50   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x6004 h=--& v=--& UIImageView:0x7002.height == 20   (active)>",
      "<NSLayoutConstraint:0x6011 UIView:0x7001.top == UIView:0x7000.top + 8   (active)>",
      "<NSLayoutConstraint:0x6012 UIImageView:0x7002.top == UIView:0x7001.bottom + 8   (active)>",
    ]
    let texts = Self.masks + lines.map { $0.replacing("UIImageView", with: "App.Sail") }
    let advice = ConsoleLog(SampleLog.report(texts, broken: texts.last)).summary
    #expect(
      advice.contains(
        "Then view needs a height and sail needs a height, unless constraints that aren't in the log give them."
      ), "\(advice)")
  }
}

import AutoLayout
import LayoutPictures
import Testing

@Suite struct PaintTests {
  /// A color that scripts know but pictures don't would be written as it is called.
  @Test(arguments: Color.names) func everyColorCanBeDrawn(_ name: String) throws {
    let color = try #require(Color(text: name))
    for style in UserInterfaceStyle.allCases {
      #expect(Paint(color).resolved(in: style).hex.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
    }
  }

  /// Apple's Human Interface Guidelines list both values.
  @Test(arguments: [
    ("label", "#000000", "#ffffff"), ("systemBackground", "#ffffff", "#000000"),
    ("secondarySystemBackground", "#f2f2f7", "#1c1c1e"), ("systemRed", "#ff3b30", "#ff453a"),
    ("systemGray6", "#f2f2f7", "#1c1c1e"), ("opaqueSeparator", "#c6c6c8", "#38383a"),
    ("white", "#ffffff", "#ffffff"), ("darkText", "#000000", "#000000"),
    ("#102030", "#102030", "#102030"), ("#102030/systemBlue", "#102030", "#0a84ff"),
    ("systemBlue/#405060", "#007aff", "#405060"),
  ])
  func colorsOfAppearances(_ text: String, _ light: String, _ dark: String) throws {
    let paint = Paint(try #require(Color(text: text)))
    #expect(paint.resolved(in: .light).hex == light)
    #expect(paint.resolved(in: .dark).hex == dark)
    #expect(Color(text: text)?.text == text)
  }

  @Test func pairsAreOpaqueWhereBothPartsAre() {
    #expect(Color(text: "#fff/label")?.isOpaque == true)
    #expect(Color(text: "#fff/separator")?.isOpaque == false)
    #expect(Color(text: "#fff/#fff")?.text == "#ffffff")
    #expect(Color(text: "#fff/#fff/#fff") == nil)
    #expect(Color(text: "#fff/") == nil)
  }
}

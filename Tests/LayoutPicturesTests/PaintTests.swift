import AutoLayout
import LayoutPictures
import Testing

@Suite struct PaintTests {
  /// A color that scripts know but pictures don't would be written as it is called.
  @Test(arguments: Color.names) func everyColorCanBeDrawn(_ name: String) throws {
    let color = try #require(Color(text: name))
    #expect(Paint(color).hex.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
  }
}

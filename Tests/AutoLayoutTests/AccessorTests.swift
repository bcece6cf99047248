import AutoLayout
import Testing

/// Typed values are those that the properties of the same names have.
@Suite("Typed values")
struct AccessorTests {
  private func value(_ name: String, _ view: Item.ID, _ layout: Layout) -> PropertyValue? {
    ViewProperty.named(name)?.value(of: view, in: layout)
  }

  @Test("can be read and changed")
  func roundTrip() throws {
    var layout = Layout()
    let title = try layout.addView(.label, named: "title", in: layout.root, text: "Hello")
    #expect(layout.text(of: title) == "Hello")
    #expect(layout.font(of: title) == .system(17))
    #expect(!layout.isHidden(title))
    #expect(layout.alpha(of: title) == 1)

    try layout.setText("Longer", of: title)
    try layout.setFont(.textStyle(.headline), of: title)
    try layout.setHidden(true, title)
    try layout.setAlpha(0.5, of: title)
    #expect(value("text", title, layout) == .text("Longer"))
    #expect(value("font", title, layout) == .text("headline"))
    #expect(value("hidden", title, layout) == .bool(true))
    #expect(value("alpha", title, layout) == .number(0.5))
    #expect(layout.text(of: title) == "Longer")
    #expect(layout.font(of: title) == .textStyle(.headline))
    #expect(layout.isHidden(title))
    #expect(layout.alpha(of: title) == 0.5)
  }

  @Test("are refused where a view has none")
  func refusals() throws {
    var layout = Layout()
    let red = try layout.addView(.view, named: "red", in: layout.root)
    #expect(layout.text(of: red) == nil)
    #expect(layout.font(of: red) == nil)
    #expect(throws: LayoutError.self) { try layout.setText("Hello", of: red) }
    #expect(throws: LayoutError.self) { try layout.setFont(.system(12), of: red) }
    #expect(throws: LayoutError.self) { try layout.setAlpha(2, of: red) }
    #expect(throws: LayoutError.self) { try layout.setHidden(true, layout.window) }
    #expect(layout.alpha(of: red) == 1)
  }
}

import AutoLayout
import Testing

@testable import AutoLayout

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

/// Properties that only affect drawing don't change the solution.
@Suite("Properties that only draw")
struct DrawingPropertyTests {
  private func layout() throws -> (Layout, Item.ID) {
    var builder = try LayoutBuilder()
    let red = try builder.view("red", size: Size(width: 30, height: 20))
    try builder.pin(red, .left, builder.layout.root, .left, 10)
    try builder.pin(red, .top, builder.layout.root, .top, 10)
    builder.layout.solve()
    return (builder.layout, red)
  }

  @Test(
    "leave the solution as it is",
    arguments: [
      ("tag", .number(3)), ("alpha", .number(0.5)), ("clipsToBounds", .bool(true)),
      ("transform", .transform(AffineTransform(scaleX: 2, y: 2))),
      ("canvasFrame", .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    ] as [(String, PropertyValue)])
  func drawing(name: String, value: PropertyValue) throws {
    var (layout, red) = try layout()
    let property = try #require(ViewProperty.named(name))
    try property.set(value, of: red, in: &layout)
    #expect(property.value(of: red, in: layout) == value)
    let dump = layout.frameDump()
    layout.solve()
    #expect(layout.frameDump() == dump)
  }

  @Test("a transform shows in the frame at once")
  func transform() throws {
    var (layout, red) = try layout()
    let transform = try #require(ViewProperty.named("transform"))
    try transform.set(.transform(AffineTransform(scaleX: 2, y: 2)), of: red, in: &layout)
    #expect(layout.frame(of: red) == Rect(x: -5, y: 0, width: 60, height: 40))
  }
}

import Testing

@testable import AutoLayout

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

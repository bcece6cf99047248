import AutoLayout
import Testing

@Suite("The example of AutoLayout") struct AutoLayoutExample {
  @Test func runs() throws {
    // A label 16 points from the edges of the screen.
    var layout = Layout()
    let title = try layout.addView(.label, named: "title", in: layout.root, text: "Hello")
    for edge in [Attribute.leading, .top] {
      let constraint = LayoutConstraint(
        Anchor(title, edge), to: Anchor(layout.root, edge), constant: 16)
      _ = try layout.add(constraint)
    }
    layout.solve()
    #expect(layout.frame(of: title) == Rect(x: 16, y: 16, width: 39, height: 20.5))

    // A copy is a preview: here with a required width, which beats the content.
    var wide = layout
    _ = try wide.add(LayoutConstraint(Anchor(title, .width), constant: 100))
    wide.solve()
    #expect(wide.frame(of: title).size.width == 100)
    #expect(layout.frame(of: title).size.width == 39)
  }
}

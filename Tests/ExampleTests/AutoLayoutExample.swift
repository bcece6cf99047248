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

    // A copy is a preview: here with another text.
    var longer = layout
    try longer.setText("Hello, world", of: title)
    longer.solve()
    #expect(longer.frame(of: title).size.width == 89.5)
    #expect(layout.frame(of: title).size.width == 39)
  }
}

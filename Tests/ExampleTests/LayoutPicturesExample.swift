import AutoLayout
import LayoutPictures
import Testing

@Suite("The example of LayoutPictures") struct LayoutPicturesExample {
  @Test func runs() throws {
    // A red square near the top left corner.
    var layout = Layout()
    let square = try layout.addView(.view, named: "square", in: layout.root)
    for attribute in [Attribute.leading, .top] {
      let edge = Anchor(layout.root, attribute)
      _ = try layout.add(LayoutConstraint(Anchor(square, attribute), to: edge, constant: 100))
    }
    for attribute in [Attribute.width, .height] {
      _ = try layout.add(LayoutConstraint(Anchor(square, attribute), constant: 200))
    }
    layout.solve()

    // As a file with its constraints, and as characters.
    let svg = Drawing(of: layout, showing: [.constraints]).svg()
    let text = Drawing(of: layout, view: square).terminalText(columns: 30, rows: 6)
    #expect(svg.hasPrefix("<svg ") == true)
    #expect(text.split(separator: "\n").first == "┌─square──┐")
  }
}

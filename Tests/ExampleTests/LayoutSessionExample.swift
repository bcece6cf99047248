import AutoLayout
import LayoutSession
import Testing

@Suite("The example of LayoutSession") struct LayoutSessionExample {
  @Test func runs() throws {
    var session = Session()
    var layout = session.layout
    let card = try layout.addView(.view, named: "card", in: layout.root)
    _ = try layout.add(LayoutConstraint(Anchor(card, .width), constant: 120))
    let changes = session.commit(layout, as: "add a card")
    #expect(changes.becameAmbiguous == ["card"])
    #expect(session.layout.frame(of: card).size.width == 120)

    _ = try session.undo()
    #expect(session.layout.contains(card) == false)
  }
}

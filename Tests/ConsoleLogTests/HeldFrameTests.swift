import Testing

@testable import ConsoleLog

/// Frames that masks turn into constraints, and that leave constraints no room.
@Suite("Frames that leave no room")
struct HeldFrameTests {
  private static let mask = "NSAutoresizingMaskLayoutConstraint"

  @Test("the mask of a view that never got a frame is what has to go, not a gap beside it")
  func sibling() throws {
    let explanation = try SampleLog.explanation(
      of: [
        "<\(Self.mask):0x1 h=--& v=--& UILabel:0x22.minY == 0   (active, names: '|':UIView:0x20 )>",
        "<\(Self.mask):0x2 h=--& v=--& UILabel:0x22.height == 0   (active)>",
        "<NSLayoutConstraint:0x3 UILabel:0x23.top == UILabel:0x22.bottom + 8   (active)>",
        "<NSLayoutConstraint:0x4 V:[UILabel:0x23]-(8)-[UIImageView:0x24]   (active)>",
        "<NSLayoutConstraint:0x5 V:|-(4)-[UIImageView:0x24]   (active, names: '|':UIView:0x20 )>",
      ], broken: 4)
    #expect(explanation.diagnosis.suggestion?.action == .disableAutoresizing)
    #expect(
      explanation.clash
        == "Vertically, constraints contradict the autoresizing mask of label.")
    #expect(
      explanation.remedies.contains { $0.text == "unpin autoresizing-minY autoresizing-height" })
  }

  /// A button beside a label whose frame decides where it begins.
  private func button(beside view: String) -> String {
    SampleLog.summary(
      "<\(Self.mask):0x1 h=--& v=--& \(view).minX == 0   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 UIButton:0x23.leading == \(view).trailing + 8   (active)>",
      "<NSLayoutConstraint:0x3 UIButton:0x23.leading == UIView:0x20.leading   (active)>", broken: 2)
  }

  @Test("a mask that leaves its view a negative size has to go, not one of the lines beside it")
  func negative() {
    let text = button(beside: "UILabel:0x22")
    #expect(
      text.contains("Set label.translatesAutoresizingMaskIntoConstraints to false"), "\(text)")
    // A container places cells whatever constraints say.
    let cell = button(beside: "UITableViewCellContentView:0x22")
    #expect(!cell.contains("translatesAutoresizing"), "\(cell)")
  }

  @Test("nothing has room before a view that begins where its superview does")
  func first() {
    func text(_ edge: String, y: Int) -> String {
      SampleLog.summary(
        "<\(Self.mask):0x1 h=--& v=--& App.Bar:0x22.minY == \(y)   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x2 UILabel:0x23.bottom == App.Bar:0x22.\(edge)   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(8)-[UILabel:0x23]   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x4 UILabel:0x23.height >= 100   (active)>", broken: 1)
    }
    #expect(
      text("top", y: 0).contains("Set bar.translatesAutoresizingMaskIntoConstraints to false"))
    #expect(text("top", y: 50).contains("Lower c3 to priority 999"))
  }

  @Test("a size that follows that of an empty frame may be inside it")
  func size() {
    let text = SampleLog.summary(
      "<\(Self.mask):0x1 h=--& v=--& App.Card:0x20.width == 0   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0x22.width == App.Card:0x20.width - 40   (active)>",
      broken: 1)
    #expect(text.contains("Lower c1 to priority 999"), "\(text)")
  }

  @Test("what a cell holds by a mask is its content view")
  func content() {
    func text(_ identifier: String) -> String {
      SampleLog.summary(
        "<\(Self.mask):0x1 h=-&- v=-&- H:[UIView:0x22]-(0.5)-|   (active, names: '|':App.TileCell:0x20 )>",
        "<NSLayoutConstraint:0x2\(identifier) H:[UIView:0x22]-(0)-|   (active, names: '|':App.TileCell:0x20 )>",
        broken: 1)
    }
    #expect(text(" 'UIIBSystemGenerated'").contains("There is nothing of yours to change"))
    #expect(!text("").contains("translatesAutoresizing"), "\(text(""))")
  }

  @Test("margins that were made for a wider superview")
  func tooWide() {
    func text(_ superview: String) -> String {
      SampleLog.summary(
        "<\(Self.mask):0x1 h=-&- v=--& App.Row:0x22.width == \(superview):0x20.width - 400   (active)>",
        "<NSLayoutConstraint:0x2 \(superview):0x20.width == 375   (active)>", broken: 1)
    }
    #expect(text("UIView").contains("Set row.translatesAutoresizingMaskIntoConstraints to false"))
    // What is in a cell is laid out by the cell.
    #expect(text("UICollectionViewCell").contains("or lower c1 to priority 999"))
    #expect(text("NSScrollView").contains("or lower c1 to priority 999"))
  }

  @Test("an empty frame around constraints may come from a container or be forgotten")
  func empty() throws {
    func remark(_ width: Int) throws -> String {
      let explanation = try SampleLog.explanation(of: [
        "<\(Self.mask):0x1 h=--& v=--& App.Card:0x20.width == \(width)   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(16)-[UILabel:0x22]   (active, names: '|':App.Card:0x20 )>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0x22]-(16)-|   (active, names: '|':App.Card:0x20 )>",
      ])
      #expect(explanation.diagnosis.suggestion?.action == .lower)
      return try #require(explanation.remarks.first { $0.kind == .autoresizing }).text
    }
    #expect(
      try remark(0).hasSuffix(
        "if constraints are to place card, set its translatesAutoresizingMaskIntoConstraints to false."
      ))
    #expect(try !remark(10).contains("translates"))
  }
}

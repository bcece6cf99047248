import AutoLayout
import ConsoleLog
import Testing

@Suite("A constraint line")
struct LogConstraintTests {
  /// Lines of every form, of an invented app.
  static let lines = [
    "<NSLayoutConstraint:0x6001 H:|-(8)-[UILabel:0x7001]   (active, names: '|':UIView:0x7000 )>",
    "<NSLayoutConstraint:0x6002 V:[UILabel:0x7001'Low tide']-(>=12)-|   (Names: '|':Pier.Card:0x7000 )>",
    "<NSLayoutConstraint:0x6003 H:[UIView:0x7002]-(-4)-[UIView:0x7003](LTR)>",
    "<NSLayoutConstraint:0x6004 V:[UIButton:0x7004'Sail (now)'(44)]>",
    "<NSLayoutConstraint:0x6005 H:[UIView:0x7005(<=120@750)] priority:750   (active)>",
    "<NSLayoutConstraint:0x6006 H:[UILabel:0x7001]-(NSSpace(8))-[UITextField:0x7006]>",
    "<NSLayoutConstraint:0x6007 UIView:0x7007.width == 0.333333*UIView:0x7008.width + 2.5   (active)>",
    "<NSLayoutConstraint:0x6008 UIView:0x7007.height >= 44   (inactive)>",
    "<NSLayoutConstraint:0x6009 UIView:0x7007.width == - 16   (active)>",
    "<NSLayoutConstraint:0x600a 'Bob's height' UIView:0x7007.height == 2.22507e-308   (active)>",
    "<NSLayoutConstraint:0x600b 'UISV-spacing' H:[UIView:0x7001]-(8)-[UIView:0x7002]   (active)>",
    "<NSAutoresizingMaskLayoutConstraint:0x600c h=--& v=-&- UIView:0x7001.minX == 0   (active, names: '|':UIWindow:0x7000 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x600d h=-&- v=--& Deck:0x7001.width == UIView:0x7000.width - 72>",
    "<NSContentSizeLayoutConstraint:0x600e UILabel:0x7001.width == 61.5 Hug:251 CompressionResistance:750   (active)>",
    "<_UISystemBaselineConstraint:0x600f UIView:0x7001.bottom <= UILayoutGuide:0x7009'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
    "<_UIScrollViewAutomaticContentSizeConstraint:0x6010 UITableView:0x7001.contentHeight{id: 7} == -12.000000>",
    "<NSLayoutConstraint:0x6011 mast.leading == UIView:0x7001.leading + 4   (active, names: mast:0x7010 )>",
    "<NSLayoutConstraint:0x6012 V:|-(6)-[mast]   (active, names: mast:0x7010, '|':deck:0x7011 )>",
    "<NSLayoutConstraint:0x6013 urn:boat:7:(rope.height == 30   (active, names: urn:boat:7:(rope:0x7012 )>",
    "<NSLayoutConstraint:0x6014 UILabel:0x7001'a.b == c'.top == UIView:0x7000.topMargin   (active)>",
    "<NSLayoutConstraint:0x6015 _TtC7Harbour8PierView:0x7001.centerX == Harbour.Dock:0x7000.centerX   (active)>",
    "<MASLayoutConstraint:0x6016 UIView:0x7001.width == UIView:0x7001.height * 1.5 + 3 ^750>",
    "<MASLayoutConstraint:deckWidth[0x6017] UIView:deck.width == 100>",
    "<MASLayoutConstraint:deckWidth UIView:deck[0x7001].width == 100>",
    "<SnapKit.LayoutConstraint:0x6018@Dock.swift#27 UIView:0x7001.left == UILayoutGuide:0x7009.left - 10.0>",
    "<SnapKit.LayoutConstraint:my rope to dock@Dock.swift#28 UIView:0x7001.height == 16.0>",
    "<Harbour.Rule:0x6019 UIView:0x7001.lastBaseline == UILabel:0x7002'It's'.firstBaseline   (active)>",
    "<NSLayoutConstraint:c4 UILabel:title'Hi there'.width == 30   (active)>",
    "<NSLayoutConstraint:c5 UILabel:title'it's (2) == 3.'.width == 0.5*UIButton:go'A, B'.width   (active)>",
    "<NSLayoutConstraint:c6 H:|-(400)-[UILabel:title'Hi']   (active, names: '|':UIButton:go'A, B' )>",
  ]

  @Test("is read in every form", arguments: lines)
  func isRead(_ line: String) throws {
    let constraint = try #require(LogConstraint(line))
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    #expect(constraint.isVisual || sides.allSatisfy { line.contains($0.description) })
    #expect(line.hasPrefix("<\(constraint.className):\(constraint.handle) "))
  }

  @Test("in visual form states an equation")
  func visualForm() throws {
    let leading = try #require(LogConstraint(Self.lines[0]))
    #expect(leading.isVisual)
    #expect(leading.first.description == "UILabel:0x7001.leading")
    #expect(leading.second?.description == "UIView:0x7000.leading")
    #expect(leading.constant == 8)
    let bottom = try #require(LogConstraint(Self.lines[1]))
    #expect(bottom.first.description == "Pier.Card:0x7000.bottom")
    #expect(bottom.second?.description == "UILabel:0x7001'Low tide'.bottom")
    #expect(bottom.relation == .greaterThanOrEqual)
    let gap = try #require(LogConstraint(Self.lines[2]))
    #expect(gap.first.description == "UIView:0x7003.left")
    #expect(gap.second?.description == "UIView:0x7002.right")
    #expect(gap.constant == -4)
    let size = try #require(LogConstraint(Self.lines[3]))
    #expect(size.first.description == "UIButton:0x7004'Sail (now)'.height")
    #expect(size.second == nil)
    #expect(try #require(LogConstraint(Self.lines[4])).priority.value == 750)
    #expect(try #require(LogConstraint(Self.lines[5])).systemSpacing == "NSSpace")
  }

  @Test(
    "in visual form from right to left measures from the right",
    arguments: [
      ("H:|-(>=8)-[A:0x1](RTL)", "C:0x3.right", ">=", "A:0x1.right"),
      ("H:[A:0x1]-(8)-|(RTL)", "A:0x1.left", "==", "C:0x3.left"),
      ("H:[A:0x1]-(8)-[B:0x2](RTL)", "A:0x1.left", "==", "B:0x2.right"),
      ("H:|-(8)-[A:0x1](LTR)", "A:0x1.left", "==", "C:0x3.left"),
    ])
  func rightToLeft(_ form: String, _ first: String, _ relation: String, _ second: String) throws {
    let line = "<NSLayoutConstraint:0x6001 \(form)   (active, names: '|':C:0x3 )>"
    let constraint = try #require(LogConstraint(line))
    #expect(constraint.first.description == first)
    #expect(constraint.second?.description == second)
    #expect(constraint.relation.symbol == relation)
    #expect(constraint.constant == 8)
  }

  @Test("reads system spacing as a size")
  func spacingAsSize() throws {
    let line = "<NSLayoutConstraint:0x6001 V:[UIView:0x7001'a (b)'(NSSpace(8))]   (active)>"
    let constraint = try #require(LogConstraint(line))
    #expect(constraint.first.description == "UIView:0x7001'a (b)'.height")
    #expect(constraint.systemSpacing == "NSSpace")
    #expect(constraint.constant == 8)
  }

  @Test("in equation form has all parts")
  func equation() throws {
    let width = try #require(LogConstraint(Self.lines[6]))
    #expect(width.multiplier == 0.333333)
    #expect(width.constant == 2.5)
    #expect(width.isActive == true)
    let negative = try #require(LogConstraint(Self.lines[8]))
    #expect(negative.constant == -16)
    #expect(negative.second == nil)
    #expect(try #require(LogConstraint(Self.lines[9])).identifier == "Bob's height")
    let mask = try #require(LogConstraint(Self.lines[11]))
    #expect(mask.mask?.horizontal == "--&")
    #expect(mask.mask?.vertical == "-&-")
    #expect(mask.first.attribute == .left)
    #expect(mask.names.bar?.address == "0x7000")
    let baseline = try #require(LogConstraint(Self.lines[14]))
    #expect(baseline.constant == 8)
    #expect(baseline.second?.item.label == "UIViewSafeAreaLayoutGuide")
    let content = try #require(LogConstraint(Self.lines[15]))
    #expect(content.first.attribute == nil)
    #expect(content.first.attributeName == "contentHeight")
  }

  @Test("knows names for addresses")
  func names() throws {
    let bare = try #require(LogConstraint(Self.lines[16]))
    #expect(bare.first.item.key == "mast")
    #expect(bare.names.address(of: "mast") == "0x7010")
    let colons = try #require(LogConstraint(Self.lines[18]))
    #expect(colons.first.item.key == "urn:boat:7:(rope")
  }

  @Test("of a library keeps its handle")
  func libraries() throws {
    let behind = try #require(LogConstraint(Self.lines[21]))
    #expect(behind.multiplier == 1.5)
    #expect(behind.constant == 3)
    #expect(behind.priority.value == 750)
    #expect(try #require(LogConstraint(Self.lines[22])).address == "0x6017")
    let snap = try #require(LogConstraint(Self.lines[24]))
    #expect(snap.address == "0x6018")
    #expect(snap.constant == -10)
    let labelled = try #require(LogConstraint(Self.lines[25]))
    #expect(labelled.handle == "my rope to dock@Dock.swift#28")
    #expect(labelled.address == nil)
  }

  @Test(
    "is not anything else",
    arguments: [
      "", "<>", "<NSLayoutConstraint>", "<NSLayoutConstraint:0x1>", "<NSLayoutConstraint:0x1 >",
      "<UIView: 0x7f; frame = (0 0; 10 10)>", "NSLayoutConstraint:0x1 UIView:0x2.width == 3",
      "<NSLayoutConstraint:0x1 UIView:0x2.width == nan>",
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x2>",
      "<NSLayoutConstraint:0x1 UIView:0x2.width = 3>",
    ])
  func refused(_ text: String) {
    #expect(LogConstraint(text) == nil)
  }
}

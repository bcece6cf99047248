import Testing

@testable import ConsoleLog

/// Lines that repeat where a view is.
@Suite("Surplus lines")
struct SurplusTests {
  @Test("a view with a size and a center needs no edge")
  func centered() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.width == 40   (active)>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f1.centerX == App.Tile:0x7f2.centerX   (active)>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f1.trailing == App.Tile:0x7f2.trailing - 4   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' App.Tile:0x7f2.width == 60   (active)>",
      broken: 0)
    #expect(advice.contains("Remove c3 (view's size and center place it already)"), "\(advice)")
  }

  @Test("leading and left are one edge")
  func sides() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 H:|-(20)-[UIView:0x7f1]   (Names: '|':UIView:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 H:|-(30)-[UIView:0x7f1](LTR)   (Names: '|':UIView:0x7f2 )>")
    #expect(advice.contains("Remove c2 or c1"), "\(advice)")
  }

  @Test("a line whose numbers can't be typed is advised without a command")
  func untypeable() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.width == 1e+30   (active)>",
      "<NSLayoutConstraint:0x6002 H:|-(0)-[UIView:0x7f1]   (active, names: '|':App.Row:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 H:[UIView:0x7f1]-(0)-|   (active, names: '|':App.Row:0x7f2 )>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' App.Row:0x7f2.width == 5   (active)>",
      broken: 0)
    #expect(
      advice.hasSuffix(
        "Lower c1 (view.width = 1e+30) to priority 999: the system breaks it already."
      ),
      "\(advice)")
  }

  @Test("a view with both edges needs no center")
  func between() {
    let advice = SampleLog.summary(
      "<MASLayoutConstraint:0x6001 UIView:0x7f1.left == App.Track:0x7f2.left>",
      "<MASLayoutConstraint:0x6002 UIView:0x7f1.right == App.Track:0x7f2.right>",
      "<MASLayoutConstraint:0x6003 UIView:0x7f1.centerX == App.Track:0x7f2.centerX + 2>", broken: 1)
    #expect(advice.contains("Remove c3 (view's edges place its center already)"), "\(advice)")
  }

  @Test("of places that follow from each other, one goes", arguments: [nil, 1])
  func circle(_ broken: Int?) {
    let advice = SampleLog.summary(
      "<MASLayoutConstraint:0x6001 App.Bar:0x7f1.bottom == UIView:0x7f3.bottom - 260>",
      "<MASLayoutConstraint:0x6002 App.Emoji:0x7f2.top == App.Bar:0x7f1.bottom>",
      "<MASLayoutConstraint:0x6003 App.Emoji:0x7f2.top == UIView:0x7f3.bottom - 220>",
      broken: broken)
    let expected = broken == nil ? "Remove c3 (c1 and c2 give" : "Remove c2 (c1 and c3 give"
    #expect(advice.contains(expected), "\(advice)")
  }

  @Test("a limit stays where the far edge can give way", arguments: [nil, 0])
  func limit(_ broken: Int?) {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.width <= 280   (active)>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f1.leading == App.Row:0x7f2.leading + 8   (active)>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f1.trailing == App.Row:0x7f2.trailing - 8   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' App.Row:0x7f2.width == 375   (active)>",
      broken: broken)
    #expect(advice.contains("Lower c3 to priority 999"), "\(advice)")
  }

  @Test("an edge that broke comes before a size that holds")
  func brokenEdge() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.height == 120   (active)>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f1.top == App.Row:0x7f2.top   (active)>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f1.bottom == App.Row:0x7f2.bottom   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Height' App.Row:0x7f2.height == 44   (active)>",
      broken: 2)
    #expect(advice.contains("Lower c3 to priority 999 (the system breaks it"), "\(advice)")
  }

  @Test("an edge that neighbors place as well")
  func chained() {
    let advice = SampleLog.summary(
      "<MASLayoutConstraint:0x6001 UIButton:0x7f1.right == UIView:0x7f3.right - 12>",
      "<NSLayoutConstraint:0x6002 UIImageView:0x7f2.leading == UIButton:0x7f1.trailing + 6>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f3.trailing == UIImageView:0x7f2.trailing + 12>")
    #expect(advice.contains("Remove c1 (button's neighbors place this edge already)"), "\(advice)")
  }

  @Test("a size that would be a share of itself loses the ratio")
  func ratio() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UILabel:0x7f1.height == 30   (active)>",
      "<NSLayoutConstraint:0x6002 UIImageView:0x7f2.height == 0.8*UILabel:0x7f1.height   (active)>",
      "<NSLayoutConstraint:0x6003 'UISV-alignment' UILabel:0x7f1.top == UIImageView:0x7f2.top   (active)>",
      "<NSLayoutConstraint:0x6004 'UISV-alignment' UILabel:0x7f1.bottom == UIImageView:0x7f2.bottom   (active)>",
      broken: 0)
    #expect(advice.contains("Lower c2 to priority 999 (with it a size would be"), "\(advice)")
  }

  @Test("a stack view with a position places what it arranges")
  func arranged() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 V:|-(0)-[UIStackView:0x7f1]   (active, names: '|':UIView:0x7f3 )>",
      "<NSLayoutConstraint:0x6002 UIToolbar:0x7f2.top == UIView:0x7f3.top + 24   (active)>",
      "<NSLayoutConstraint:0x6003 'UISV-canvas-connection' UIStackView:0x7f1.top == UIToolbar:0x7f2.top   (active)>"
    )
    #expect(advice.contains("Remove c2 (stackView places toolbar"), "\(advice)")
  }

  @Test("a stack view's alignment stretches what has a size and a center")
  func aligned() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIButton:0x7f1.width == 120   (active)>",
      "<NSLayoutConstraint:0x6002 UIButton:0x7f1.centerX == App.Form:0x7f4.centerX   (active)>",
      "<NSLayoutConstraint:0x6003 'UISV-alignment' UITextField:0x7f2.trailing == UIButton:0x7f1.trailing   (active)>",
      "<NSLayoutConstraint:0x6004 UITextField:0x7f2.trailing == App.Form:0x7f4.trailing - 10   (active)>",
      "<NSLayoutConstraint:0x6005 'UIView-Encapsulated-Layout-Width' App.Form:0x7f4.width == 320   (active)>"
    )
    #expect(advice.contains("Set the alignment of the stack view to center"), "\(advice)")
  }

  @Test("pages lose a space, and wrap lines inside their marks")
  func pages() {
    let log = """
      `Unable to simultaneously satisfy constraints.`
      `(`
        `"<NSLayoutConstraint:0x6001 V:|-(4)-[UILabel:0x7f1]
      (Names:'|':UIView:0x7f2 )>",`
        `"<NSLayoutConstraint:0x6002 V:|-(0)-[UILabel:0x7f1]   (Names:'|':UIView:0x7f2 )>"`
      `)`
      Will attempt to recover by breaking constraint
      **<NSLayoutConstraint:0x6002 V:|-(0)-[UILabel:0x7f1]   (Names:'|':UIView:0x7f2 )>**
      """
    #expect(
      ConsoleLog(log).summary.contains("Remove c2 or c1"), "\(ConsoleLog(log).summary)")
  }

  @Test("only Masonry is said to hide identifiers")
  func cellSize() {
    let log = SampleLog.report(
      ["<NSLayoutConstraint:0x6001 UITableViewCellContentView:0x7f1.height == 44>"], broken: nil)
    #expect(!ConsoleLog(log).explanation.contains("Masonry"))
  }
}

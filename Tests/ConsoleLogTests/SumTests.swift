import AutoLayout
import ConsoleLog
import Testing

/// The proof of a clash, as numbers that add up.
@Suite("The sum of a report")
struct SumTests {
  private func explain(_ lines: [String], broken: Int? = nil) throws -> LogExplanation {
    try SampleLog.explanation(of: lines, broken: broken)
  }

  @Test("adds up what is demanded")
  func sum() throws {
    let explanation = try explain(SampleLog.photo, broken: 2)
    #expect(
      explanation.clash
        == "Horizontally, 20 + 300 + 20 = 340 pt are needed, 320 are available: 20 too many.")
    #expect(explanation.diagnosis.contradiction?.excess == 20)
    #expect(explanation.diagnosis.contradiction?.members.count == 4)
    #expect(explanation.changedLine == "imageView.width = 300 @999")
    #expect(explanation.ruleAgrees == true)
    #expect(explanation.remarks.map(\.kind) == [.systemSize])
    #expect(explanation.diagnosis.bystanders.isEmpty)
  }

  @Test("adds up in the order of the screen, whatever that of the list")
  func screenOrder() throws {
    let row = [
      "<NSLayoutConstraint:0x6001 UIImageView:0x7001.width == 120   (active)>",
      "<NSLayoutConstraint:0x6002 UILabel:0x7002.width >= 220   (active)>",
      "<NSLayoutConstraint:0x6003 H:|-(16)-[UIImageView:0x7001]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6004 H:[UIImageView:0x7001]-(12)-[UILabel:0x7002]   (active)>",
      "<NSLayoutConstraint:0x6005 H:[UILabel:0x7002]-(18)-|   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6006 UIView:0x7000.width == 320   (active)>",
    ]
    let sum =
      "Horizontally, 16 + 120 + 12 + 220 + 18 = 386 pt are needed, 320 are available: at least 66 too many."
    #expect(try explain(row).clash == sum)
    #expect(try explain(row.reversed()).clash == sum)
    #expect(try explain([row[4], row[1], row[5], row[3], row[0], row[2]]).clash == sum)
  }

  @Test("the points of the parts are the excess")
  func parts() throws {
    let proof = try #require(try explain(SampleLog.photo).diagnosis.contradiction)
    #expect(abs(proof.parts.reduce(0) { $0 + $1.points } - proof.excess) < 1e-9)
  }

  @Test("tells what is too small to fill a view")
  func filling() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:0x1 V:|-(10)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 V:[UIView:0x21]-(10)-|   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x3 UIView:0x21.height <= 50   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0x20.height == 100   (active)>",
    ])
    #expect(
      explanation.clash
        == "Vertically, 100 pt are to be filled, 10 + 50 + 10 = 70 are there: at least 30 too few.")
  }

  @Test("what fills a view is listed from its near edge, whatever the order of the list")
  func fillingOrder() throws {
    let row = [
      "<MASLayoutConstraint:0x1 App.Tab:0x21.left == UIView:0x20.left + 10>",
      "<MASLayoutConstraint:0x2 App.Tab:0x21.right == App.Knob:0x22.left - 6>",
      "<MASLayoutConstraint:0x3 App.Tab:0x21.width == 110>",
      "<MASLayoutConstraint:0x4 App.Knob:0x22.right == UIView:0x20.right - 30>",
      "<MASLayoutConstraint:0x5 App.Knob:0x22.width == 50>",
      "<NSLayoutConstraint:0x6 UIView:0x20.width == 375>",
    ]
    let sum =
      "Horizontally, 375 pt are to be filled, 10 + 110 + 6 + 50 + 30 = 206 are there: 169 too few."
    #expect(try explain(row).clash == sum)
    #expect(try explain(row.reversed()).clash == sum)
  }

  @Test("every length in the row that no line gives is named")
  func uncounted() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:0x1 V:|-(10)-[App.Banner:0x21]   (active, names: '|':App.Card:0x20 )>",
      "<NSLayoutConstraint:0x2 V:[App.Banner:0x21]-(8)-[UIView:0x22]   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0x22.height == 90   (active)>",
      "<NSLayoutConstraint:0x4 V:[UIView:0x22]-(8)-[UILabel:0x23]   (active)>",
      "<NSLayoutConstraint:0x5 V:[UILabel:0x23]-(10)-|   (active, names: '|':App.Card:0x20 )>",
      "<NSLayoutConstraint:0x6 App.Card:0x20.height == 100   (active)>",
    ])
    #expect(
      explanation.clash.hasSuffix(
        "100 are available: 26 too many, not counting the heights of banner and label."),
      "\(explanation.clash)")
  }

  @Test("an edge that both ends of a view fix has two places", arguments: [0, 1])
  func twoPlaces(broken: Int) throws {
    let lines = [
      "<NSLayoutConstraint:0x1 V:[UIView:0x20]-(0)-[UIImageView:0x21]   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(20)-[UIImageView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0x20.height == 600   (active)>",
    ]
    let explanation = try SampleLog.explanation(of: lines, broken: broken)
    #expect(
      explanation.clash
        == "imageView.top is both view.top + 20 (c2) and view.top + 600 (c1, "
        + "view.height = 600).")
    #expect(!explanation.text.contains("needed"), "\(explanation.text)")
  }

  @Test("multiplies through ratios")
  func ratio() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:0x1 UIView:0x21.width == 2*UIView:0x21.height   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0x21.height == 50   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0x21.width == 90   (active)>",
    ])
    #expect(
      explanation.clash
        == "Through a ratio, 2 × 50 = 100 pt are needed, 90 are available: 10 too many.")
  }

  @Test("sizes that may be larger make the excess the least one")
  func least() throws {
    let edges = Array(SampleLog.photo[..<2])
    let card =
      "<NSLayoutConstraint:0x6005 UITableViewCellContentView:0x7000.width == 30   (active)>"
    #expect(
      try explain(edges + [card]).clash.hasSuffix(
        "30 are available: 10 too many, not counting the width of imageView."))
    let limit = SampleLog.photo.map { $0.replacing("width == 320", with: "width <= 320") }
    #expect(try explain(limit).clash.hasSuffix("320 are available: at least 20 too many."))
  }

  /// Two views side by side that fill a third one.
  private func pair(_ lines: String...) throws -> String {
    let edges = [
      "<NSLayoutConstraint:0x1 H:|-(10)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 H:[UIView:0x21]-(5)-[UIView:0x22]   (active)>",
      "<NSLayoutConstraint:0x3 H:[UIView:0x22]-(10)-|   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x4 UIView:0x20.width == 375   (active)>",
    ]
    return try explain(edges + lines.map { "<NSLayoutConstraint:\($0)   (active)>" }).clash
  }

  @Test("what is to be filled counts once, and what fills it as often as it is there")
  func repeated() throws {
    #expect(
      try pair("0x5 UIView:0x22.width == UIView:0x21.width", "0x6 UIView:0x21.width == 100")
        == "Horizontally, 375 pt are to be filled, 10 + 2 × 100 + 5 + 10 = 225 are there: 150 too few."
    )
  }

  @Test("a share of what is to be filled is a part of the sum")
  func shares() throws {
    #expect(
      try pair("0x5 UIView:0x22.width == 0.2*UIView:0x20.width", "0x6 UIView:0x21.width == 100")
        == "Horizontally, 375 pt are to be filled, 10 + 100 + 5 + 0.2 × 375 + 10 = 200 are there: 175 too few."
    )
    #expect(
      try pair("0x5 UIView:0x22.width == 0.8*UIView:0x20.width", "0x6 UIView:0x21.width == 100")
        == "Horizontally, 10 + 100 + 5 + 0.8 × 375 + 10 = 425 pt are needed, 375 are available: 50 too many."
    )
  }

  @Test("a size below zero needs no second line")
  func negativeSize() throws {
    let explanation = try explain(["<NSLayoutConstraint:0x1 UIView:0x21.width == - 16   (active)>"])
    #expect(explanation.diagnosis.contradiction != nil)
    #expect(explanation.clash == "view.width would be −16, and no size can be negative.")
    let line = try explain([
      "<NSLayoutConstraint:0x1 UIView:0x21.height == UIView:0x20.height - 0.5   (active)>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0x20.height == 0   (active)>",
    ])
    #expect(line.clash == "view.height would be −0.5, and no size can be negative.")
    #expect(!line.text.contains("\nneeded "), "\(line.text)")
  }

  @Test(
    "is told as two values where no length takes part",
    arguments: [
      (
        [
          "UIView:0x21.centerX == UIView:0x20.centerX + 30",
          "UIView:0x21.left == UIView:0x20.left + 20",
          "UIView:0x21.right == UIView:0x20.right - 20",
        ], 0, "view.centerX is both view2.centerX + 30 (c1) and view2.centerX (c2, c3)."
      ),
      (
        [
          "UIView:0x21.leading == UIView:0x20.leading + 16",
          "UIView:0x21.left == UIView:0x20.left + 16.7",
        ],
        1, "view.left is both view2.left + 16.7 (c2) and view2.left + 16 (c1)."
      ),
      (
        [
          "UIView:0x21.top == UIView:0x20.top", "UIView:0x21.bottom == UIView:0x20.bottom - 12",
          "UIView:0x20.height == UIView:0x21.height",
        ], 2, "view2.height is both view.height (c3) and view.height + 12 (c1, c2)."
      ),
      (
        [
          "UIView:0x21.centerY == UIView:0x20.centerY", "UIView:0x21.top >= UIView:0x20.top + 40",
          "UIView:0x21.bottom == UIView:0x20.bottom - 10",
        ], 0, "view.bottom is view2.bottom - 10 (c3) and at most view2.bottom - 40 (c1, c2)."
      ),
      (
        ["UIView:0x21.leading == 16", "UIView:0x21.leading == 24"], 1,
        "view.leading is both 16 and 24."
      ),
    ])
  func values(_ lines: [String], _ broken: Int, _ clash: String) throws {
    let explanation = try explain(
      lines.enumerated().map {
        "<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)   (active)>"
      }, broken: broken)
    #expect(explanation.clash == clash)
    #expect(!explanation.text.contains("\nneeded "), "\(explanation.text)")
  }
}

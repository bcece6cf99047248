import Testing

@testable import ConsoleLog

/// What is advised for the kinds of logs that people ask about most.
@Suite("The advice")
struct AdviceTests {
  private func advice(_ lines: String..., broken: Int? = nil) throws -> String {
    let list = lines.map { "    \"\($0)\"," }.joined(separator: "\n")
    var log = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
    if let broken {
      log += "\nWill attempt to recover by breaking constraint \n\(lines[broken])\n"
    }
    return ConsoleLog(bytes: [UInt8](log.utf8)).summary
  }

  @Test("a forgotten mask is seen from the line of a size", arguments: ["UIButton", "App.Badge"])
  func maskOfSize(className: String) throws {
    let advice = try advice(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& \(className):0x7f1.height == 0   (active)>",
      "<NSLayoutConstraint:0x6002 \(className):0x7f1.height == 44   (active)>")
    #expect(advice.contains(".translatesAutoresizingMaskIntoConstraints to false"))
  }

  @Test("a line that was added twice and rounds differently from itself is one too many")
  func twice() throws {
    let text = "UILabel:0x7f1'Total'.firstBaseline == UILabel:0x7f2'Price'.lastBaseline + 12"
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 \(text)   (active)>",
      "<NSLayoutConstraint:0x6002 \(text)   (active)>", broken: 0)
    #expect(advice.contains("Remove c1"), "\(advice)")
    #expect(advice.contains("the same constraint is there twice"))
  }

  @Test("the mask of what a container places is left alone")
  func maskOfContainer() throws {
    let advice = try advice(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& UITableViewCellContentView:0x7f1.height == 43.5   (active)>",
      "<NSLayoutConstraint:0x6002 V:|-(0)-[UIView:0x7f2]   (active, names: '|':UITableViewCellContentView:0x7f1 )>",
      "<NSLayoutConstraint:0x6003 V:[UIView:0x7f2]-(0)-|   (active, names: '|':UITableViewCellContentView:0x7f1 )>",
      "<NSLayoutConstraint:0x6004 UIView:0x7f2.height == 80   (active)>")
    #expect(advice.contains("Lower c3 to priority 999"))
  }

  @Test("a far edge of a mask belongs to the view, not to its superview")
  func maskOfFarEdge() throws {
    let advice = try advice(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- H:[UIImageView:0x7f1]-(0.5)-|   (active, names: '|':App.Cell:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 H:[UIImageView:0x7f1]-(12)-|   (active, names: '|':App.Cell:0x7f2 )>"
    )
    #expect(advice.contains("Set imageView.translatesAutoresizingMaskIntoConstraints to false"))
  }

  @Test("the line that action sheets make is nobody's")
  func alert() throws {
    let line = "<NSLayoutConstraint:0x6001 UIView:0x7f1.width == - 16   (active)>"
    let advice = try advice(line, broken: 0)
    #expect(advice.contains("There is nothing of yours to change"))
    #expect(advice.contains("an alert or action sheet"))
  }

  @Test("Masonry's cells: the sizes of a content view are the system's")
  func masonry() throws {
    let advice = try advice(
      "<MASLayoutConstraint:0x6001 UILabel:0x7f1.left == UITableViewCellContentView:0x7f2.left + 20>",
      "<MASLayoutConstraint:0x6002 UILabel:0x7f1.right == UITableViewCellContentView:0x7f2.right - 20>",
      "<NSLayoutConstraint:0x6003 UITableViewCellContentView:0x7f2.width == 0   (active)>",
      "<NSLayoutConstraint:0x6004 UITableViewCellContentView:0x7f2.width == 375   (active)>")
    #expect(!advice.contains("Remove"))
  }

  @Test("an edge that is fixed twice, to the edge and to the margin")
  func margin() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 UILabel:0x7f1.leading == UIView:0x7f2.leading + 8   (active)>",
      "<NSLayoutConstraint:0x6002 UILabel:0x7f1.leading == UIView:0x7f2.leadingMargin   (active)>",
      broken: 1)
    #expect(advice.contains("Remove c2 or c1 (the same edge is fixed twice"))
  }

  @Test("the gaps inside a hidden stack view")
  func hiddenStack() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 'UISV-canvas-connection' UIStackView:0x7f1.top == UILabel:0x7f2.top   (active)>",
      "<NSLayoutConstraint:0x6002 'UISV-canvas-connection' V:[UILabel:0x7f3]-(0)-|   (active, names: '|':UIStackView:0x7f1 )>",
      "<NSLayoutConstraint:0x6003 'UISV-hiding' UIStackView:0x7f1.height == 0   (active)>",
      "<NSLayoutConstraint:0x6004 'UISV-spacing' V:[UILabel:0x7f2]-(8)-[UILabel:0x7f3]   (active)>",
      broken: 3)
    #expect(advice.contains("Set the spacing inside stackView to 0 while it is hidden"))
  }

  @Test(
    "warnings about content views of cells",
    arguments: [
      "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not supported and will result in undefined behavior",
      "[Assert] contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false and is missing constraints to the cell, which will cause substandard performance",
    ])
  func contentView(text: String) {
    let log = ConsoleLog(bytes: [UInt8](text.utf8))
    #expect(log.summary.contains("contentView"))
    #expect(log.summary.hasPrefix("line 1: "))
  }

  @Test(
    "lines as pages print them",
    arguments: [
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--- v=--- 'UIView-Encapsulated-Layout-Top' V:[UIView:0x7f1]-(0)-|   (active, names: '|':UIView:0x7f2 )>",
      "<NSLayoutConstraint:0x6001 'a b' UIView:0x7f1.width == 4   (active)>",
    ])
  func prints(line: String) throws {
    let constraint = try #require(LogConstraint(line))
    #expect(constraint.description == line)
    #expect(constraint.identifier != nil)
  }

  @Test("spaces and ends of lists that tables of web pages leave, and a broken line that was cut")
  func damage() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      ( |
      "<NSLayoutConstraint:0x60012 UIImageView:0x7f1.bottom ==      UIView:0x7f2.bottom - 8   (active)>",
      "<NSLayoutConstraint:0x60013 UIImageView:0x7f1.bottom == UIView:0x7f2.bottom - 9   (active)>"
      - )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60013 UIImag
      """
    let read = ConsoleLog(bytes: [UInt8](log.utf8))
    let report = try #require(read.reports.first)
    #expect(report.constraints.count == 2)
    #expect(report.isListOpened && report.isListClosed)
    #expect(report.broken?.constraint?.address == "0x60013")
  }

  @Test("two lines that fix one edge, one of them through a guide of the system's")
  func doubled() throws {
    let advice = try advice(
      "<_UILayoutSupportConstraint:0x6001 _UILayoutGuide:0x7f1.height == 64   (active)>",
      "<_UILayoutSupportConstraint:0x6002 V:|-(0)-[_UILayoutGuide:0x7f1]   (active, names: '|':UIView:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 V:[_UILayoutGuide:0x7f1]-(8)-[UISearchBar:0x7f3]   (active)>",
      "<NSLayoutConstraint:0x6004 V:|-(20)-[UISearchBar:0x7f3]   (active, names: '|':UIView:0x7f2 )>",
      broken: 2)
    #expect(advice.contains("Remove c3 or c4 (searchBar.top is fixed twice)"))
  }

  @Test("what is in a view of no height gives way, not the height")
  func collapsed() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 V:|-(6)-[UILabel:0x7f1]   (active, names: '|':App.Banner:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 V:[UILabel:0x7f1]-(6)-|   (active, names: '|':App.Banner:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 App.Banner:0x7f2.height == 0   (active)>", broken: 1)
    #expect(advice.contains("Lower c2 to priority 999"))
  }

  @Test("without the line that broke, what is in a view gives way before the view's size")
  func room() throws {
    let lines = [
      "<NSLayoutConstraint:0x6001 App.Badge:0x7f2.width == 60   (active)>",
      "<NSLayoutConstraint:0x6002 H:|-(12)-[UIImageView:0x7f1]   (active, names: '|':App.Badge:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 UIImageView:0x7f1.width == 48   (active)>",
      "<NSLayoutConstraint:0x6004 H:[UIImageView:0x7f1]-(12)-|   (active, names: '|':App.Badge:0x7f2 )>",
    ]
    let open = ConsoleLog(SampleLog.report(lines, broken: nil)).summary
    #expect(open.contains("Lower c3 to priority 999"), "\(open)")
    let known = ConsoleLog(SampleLog.report(lines, broken: lines[0])).summary
    #expect(known.contains("Lower c1 to priority 999 (the system breaks it already"), "\(known)")
  }

  @Test("a size that half a point decides")
  func rounding() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 UITableViewCellContentView:0x7f1.height >= 60   (active)>",
      "<NSLayoutConstraint:0x6002 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f1.height == 60   (active)>"
    )
    #expect(advice.contains("Lower c1 to priority 999"))
  }

  @Test("a broken line that the list lacks")
  func unlisted() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6001 UIImageView:0x7f1.left == UIView:0x7f2.left   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6002 UIImageView:0x7f1.height == UIImageView:0x7f1.width * 0.5>
      """
    #expect(ConsoleLog(log).summary.contains("Lower c2 to priority 999 (the system broke it)"))
  }

  @Test("one line that is enough comes before two")
  func enough() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 V:|-(0)-[UIImageView:0x7f1]   (active, names: '|':App.Header:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 UIImageView:0x7f1.bottom == App.Header:0x7f2.bottom - 20   (active)>",
      "<NSLayoutConstraint:0x6003 UIImageView:0x7f1.height == 24   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Height' App.Header:0x7f2.height == 0   (active)>"
    )
    #expect(advice.contains("Lower c2 to priority 999"))
    #expect(!advice.contains("not enough"))
  }

  @Test("a hidden stack view needs more than one change")
  func further() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6000 UILabel:0x7f3.height == 44   (active)>",
      "<NSLayoutConstraint:0x6001 'UISV-canvas-connection' UIStackView:0x7f1.top == UILabel:0x7f2.top   (active)>",
      "<NSLayoutConstraint:0x6002 'UISV-canvas-connection' V:[UILabel:0x7f3]-(0)-|   (active, names: '|':UIStackView:0x7f1 )>",
      "<NSLayoutConstraint:0x6003 'UISV-hiding' UIStackView:0x7f1.height == 0   (active)>",
      "<NSLayoutConstraint:0x6004 'UISV-spacing' V:[UILabel:0x7f2]-(8)-[UILabel:0x7f3]   (active)>",
      broken: 0)
    #expect(advice.contains("That is not enough. Set the spacing inside stackView to 0"))
  }

  @Test("the composer of Messages belongs to the system")
  func composer() throws {
    let advice = try advice(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=--& CKMessageEntryView:0x7f1.midX == UIInputSetHostView:0x7f2.midX + 160>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=-&- v=--& CKMessageEntryView:0x7f1.width == UIInputSetHostView:0x7f2.width + 320>",
      "<NSLayoutConstraint:0x6003 CKMessageEntryView:0x7f1.right == UIInputSetHostView:0x7f2.right>"
    )
    #expect(advice.contains("There is nothing of yours to change"))
  }

  @Test("Masonry's keys alone show a cell of whose sizes only one is the system's")
  func masonryKey() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 UITableViewCellContentView:cell.width == 390>",
      "<NSLayoutConstraint:0x6002 UITableViewCellContentView:cell.width == 0>")
    #expect(advice.contains("Lower c1 to priority 999 (a constant size is the usual choice)"))
  }

  @Test("the middle of a mask is measured from the superview")
  func middle() throws {
    let advice = try advice(
      "<NSLayoutConstraint:0x6001 V:|-(4)-[UILabel:0x7f1]   (Names: '|':App.Dial:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 V:[UILabel:0x7f1(10)]>",
      "<NSLayoutConstraint:0x6003 V:[UILabel:0x7f1]-(0)-[UILabel:0x7f3]>",
      "<NSLayoutConstraint:0x6004 V:[UILabel:0x7f3(30)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x6005 h=--& v=--& UILabel:0x7f3.midY == + 40>")
    #expect(advice.contains("Set label2.translatesAutoresizingMaskIntoConstraints to false"))
  }

  /// What is said about the height of a row that must hold a label, 20 points high and 8 from both edges.
  private func rowRemark(
    _ row: String, height: Double, name: String = "UIView-Encapsulated-Layout-Height"
  )
    throws -> String?
  {
    let lines = [
      "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x71]   (active, names: '|':\(row):0x70 )>",
      "<NSLayoutConstraint:0x2 V:[UILabel:0x71]-(8)-|   (active, names: '|':\(row):0x70 )>",
      "<NSLayoutConstraint:0x3 UILabel:0x71.height == 20   (active)>",
      "<NSLayoutConstraint:0x4 '\(name)' \(row):0x70.height == \(height)   (active)>",
    ]
    return try SampleLog.explanation(of: lines, broken: 2).remarks.first { $0.kind == .rowHeight }?
      .text
  }

  @Test("constraints of a row can decide its height instead of the table")
  func rowHeights() throws {
    let rows = try #require(try rowRemark("UITableViewCellContentView", height: 44))
    #expect(
      rows.hasPrefix(
        "Or let the constraints decide the height: return UITableView.automaticDimension"))
    #expect(rows.contains("estimatedRowHeight"))
    #expect(
      try rowRemark("UITableViewHeaderFooterContentView", height: 20)?.contains(
        "heightForHeaderInSection") == true)
    let appKit = try rowRemark(
      "NSTableCellView", height: 20, name: "NSTableRowView-Encapsulated-Layout-Height")
    #expect(appKit?.contains("usesAutomaticRowHeights") == true)
  }

  @Test(
    "rows that their constraints give a height, of no height yet, and other views need no such remark"
  )
  func otherHeights() throws {
    #expect(try rowRemark("UITableViewCellContentView", height: 36.5) == nil)
    #expect(try rowRemark("UITableViewCellContentView", height: 0) == nil)
    #expect(try rowRemark("Harbour.Panel", height: 44) == nil)
  }
}

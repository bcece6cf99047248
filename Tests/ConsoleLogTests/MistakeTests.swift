import Testing

@testable import ConsoleLog

/// Lines that can't be meant as they are, and what is said besides the advice.
@Suite("Mistaken lines")
struct MistakeTests {
  @Test("a negative size is the mistake, whatever broke", arguments: [nil, 0, 2])
  func negative(_ broken: Int?) {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 V:|-(0)-[App.Field:0x7f1]   (Names: '|':App.Drawer:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 V:[App.Drawer:0x7f2(-36)]>",
      "<NSLayoutConstraint:0x6003 V:[App.Field:0x7f1]-(0)-|   (Names: '|':App.Drawer:0x7f2 )>",
      broken: broken)
    #expect(advice.contains("Lower c2 to priority 999 (no size can be negative"), "\(advice)")
  }

  @Test(
    "a line between two places of one view is a slip",
    arguments: [
      "left == @.right", "trailing == @.leading - 8", "right == @.centerX", "leading == @.trailing",
    ])
  func slip(_ line: String) {
    let text = line.replacing("@", with: "UILabel:0x7f1")
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 H:|-(12)-[UILabel:0x7f1]   (active, names: '|':App.Card:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 H:[UILabel:0x7f1]-(12)-|   (active, names: '|':App.Card:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 App.Card:0x7f2.width == 200   (active)>",
      "<NSLayoutConstraint:0x6004 UILabel:0x7f1.\(text)   (active)>", broken: 3)
    #expect(
      advice.contains("Remove c4 (both sides are label, which is left no width"), "\(advice)")
    // A distance is a size.
    let size = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UILabel:0x7f1.right == UILabel:0x7f1.left + 120   (active)>",
      "<NSLayoutConstraint:0x6002 UILabel:0x7f1.width == 90   (active)>")
    #expect(!size.contains("both sides"), "\(size)")
  }

  @Test("UIKit computes the size of contents, which can't be negative")
  func content() {
    let advice = SampleLog.summary(
      "<_UIScrollViewAutomaticContentSizeConstraint:0x6001 UITableView:0x7f1.contentHeight{id: 90} == -12.000000>",
      broken: 0)
    #expect(
      advice.contains(
        "There is nothing of yours to change: no size can be negative, and UIKit computes this one; look at "
          + "the insets and row heights of tableView."), "\(advice)")
  }

  @Test("a width that both edges give already", arguments: [true, false])
  func sized(isInside: Bool) {
    let outer = isInside ? "App.Page:0x7f2" : "UIView:0x7f9"
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 H:|-(0)-[UIView:0x7f1]   (active, names: '|':App.Pane:0x7f3 )>",
      "<NSLayoutConstraint:0x6002 H:[UIView:0x7f1]-(0)-|   (active, names: '|':App.Pane:0x7f3 )>",
      "<NSLayoutConstraint:0x6003 H:|-(0)-[App.Pane:0x7f3]   (active, names: '|':App.Page:0x7f2 )>",
      "<NSLayoutConstraint:0x6004 H:[App.Pane:0x7f3]-(40)-|   (active, names: '|':App.Page:0x7f2 )>",
      "<NSLayoutConstraint:0x6005 UIView:0x7f1.width == \(outer).width   (active)>",
      "<NSLayoutConstraint:0x6006 'UIView-Encapsulated-Layout-Width' \(outer).width == 320   (active)>",
      "<NSLayoutConstraint:0x6007 App.Page:0x7f2.width == 320   (active)>", broken: 1)
    #expect(
      advice.contains("Remove c5 (view's edges give it its width already)") == isInside, "\(advice)"
    )
  }

  @Test(
    "a view's own safe area is inside it",
    arguments: [
      ("NSViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide:0x7f2, "),
      ("UILayoutGuide:0x7f2'UIViewSafeAreaLayoutGuide'", ""),
    ])
  func ownGuide(guide: String, names: String) {
    let kit = guide.prefix(2)
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 '\(kit)ViewSafeAreaLayoutGuide-top' V:|-(28)-[\(guide)]   (active, names: \(names)'|':App.Reader:0x7f1 )>",
      "<NSLayoutConstraint:0x6002 App.Reader:0x7f1.top == \(guide).top   (active)>", broken: 1)
    #expect(advice.contains("Remove c1 ("), "\(advice)")
    let reason = "is inside reader, at its inset; the superview's is meant"
    #expect(advice.contains(reason), "\(advice)")
  }

  @Test("a document view is tied to its clip view, not past it", arguments: [nil, 1])
  func detour(_ broken: Int?) {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 NSScrollView:0x7f1.bottom == App.Canvas:0x7f3.bottom   (active)>",
      "<NSLayoutConstraint:0x6002 V:[App.Canvas:0x7f3]-(0)-|   (active, names: '|':NSClipView:0x7f2 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x6003 h=-&- v=-&- V:[NSClipView:0x7f2]-(16)-|   (active, names: '|':NSScrollView:0x7f1 )>",
      broken: broken)
    #expect(
      advice.contains("Remove c1 (canvas is in clipView, which has a place of its own there)"),
      "\(advice)")
  }

  @Test("Masonry sets a size that a document sets as well")
  func resized() {
    let pair = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.height == 24>",
      "<MASLayoutConstraint:0x6002 UIView:0x7f1.height == 0>")
    #expect(pair.contains("Remove c2 or c1"), "\(pair)")
    // Without a size of Masonry's, a plain one is the system's.
    let container = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.height == 24>",
      "<MASLayoutConstraint:0x6002 UILabel:0x7f2.top == UIView:0x7f1.top + 20>",
      "<MASLayoutConstraint:0x6003 UILabel:0x7f2.bottom == UIView:0x7f1.bottom - 20>")
    #expect(container.contains("Lower c3 to priority 999"), "\(container)")
  }

  @Test("no advice softens a line if nothing is the app's")
  func foreign() throws {
    let text = ConsoleLog(
      SampleLog.report(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& _UIToolbarContentView:0x7f1.height == 0   (active)>",
          "<NSLayoutConstraint:0x6002 V:|-(4)-[_UIButtonBarStackView:0x7f2]   (active, names: '|':_UIToolbarContentView:0x7f1 )>",
          "<NSLayoutConstraint:0x6003 V:[_UIButtonBarStackView:0x7f2]-(0)-|   (active, names: '|':_UIToolbarContentView:0x7f1 )>",
        ], broken: nil)
    ).explanation
    #expect(text.contains("There is nothing of yours to change"), "\(text)")
    #expect(text.contains("Its superview or a container sets it."), "\(text)")
    #expect(!text.contains("of yours."), "\(text)")
  }

  @Test("a size of 0 is not rounded")
  func zero() {
    let text = ConsoleLog(
      SampleLog.report(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- UIView:0x7f1.height == UICollectionViewCell:0x7f2.height - 0.25>",
          "<NSLayoutConstraint:0x6002 'UIView-Encapsulated-Layout-Height' V:[UICollectionViewCell:0x7f2(0)]>",
        ], broken: nil)
    ).explanation
    #expect(!text.contains("below one point"), "\(text)")
  }

  @Test(
    "a list on one line with spaces after each '<'",
    arguments: ["( %@ )", "(%@)", "Unable to simultaneously satisfy constraints. ( %@ )"])
  func spaced(frame: String) throws {
    let lines = [
      "\"< NSLayoutConstraint:0x60012 V:[UIView:0x7f1]-(40)-| (Names: '|':UIView:0x7f2 )>\"",
      "\"< NSAutoresizingMaskLayoutConstraint:0x60013 h=--& v=--& UIView:0x7f1.midY == + 300>\"",
      "\"< NSAutoresizingMaskLayoutConstraint:0x60014 h=--& v=--& V:[UIView:0x7f1(30)]>\"",
      "\"< NSAutoresizingMaskLayoutConstraint:0x60015 h=--- v=--- V:[UIView:0x7f2(400)]>\"",
    ]
    let log = ConsoleLog(frame.replacing("%@", with: lines.joined(separator: ", ")))
    let report = try #require(log.reports.first)
    #expect(report.constraints.count == 4)
    #expect(report.isListOpened && report.isListClosed)
    #expect(log.summary.contains("translatesAutoresizingMaskIntoConstraints to false"))
  }

  @Test(
    "a list whose lines a web page left out",
    arguments: ["(\n\"\",\n\"\"\n)", "( \"\", \"\", \" (Names: '|':UIWindow:0x7f1 )>\" )"])
  func stripped(list: String) {
    let text = ConsoleLog(
      "Unable to simultaneously satisfy constraints.\n\(list)\n\nWill attempt to recover by breaking constraint\n"
    ).explanation
    #expect(text.contains("a web page left out what stands between < and >"), "\(text)")
  }

  @Test(
    "constraints that Interface Builder makes while building are what has to go, whichever line broke"
  )
  func placeholders() throws {
    let lines = [
      "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(40)-[UISwitch:0x21](LTR)   (active, names: '|':UIView:0x20 )>",
      "<NSIBPrototypingLayoutConstraint:0x2 'IB auto generated at build time for view with fixed frame' UISwitch:0x21.width == 51   (active)>",
      "<NSLayoutConstraint:0x3 H:[UISwitch:0x21]-(12)-|   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x4 UIView:0x20.width == 320   (active)>",
    ]
    for broken in [nil, 2, 3] {
      let explanation = try SampleLog.explanation(of: lines, broken: broken)
      #expect(
        explanation.advice?.hasPrefix("Give switch its constraints in Interface Builder") == true,
        "\(explanation.text)")
      #expect(explanation.remedies.contains { $0.text == "unpin IB-auto-left" })
      #expect(!explanation.text.contains("IB auto generated"), "\(explanation.text)")
      #expect(explanation.diagnosis.constraints[0].identifier?.hasPrefix("IB auto") == true)
      #expect(explanation.expectedBroken?.maker.isApp == true)
    }
  }
}

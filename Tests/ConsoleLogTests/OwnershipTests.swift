import Testing

@testable import ConsoleLog

/// Whose a line is decides what can be advised.
@Suite("Whose lines they are")
struct OwnershipTests {
  @Test("a view that apps make is the app's, even if its name begins like those of a screen")
  func madeByApps() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIActivityIndicatorView:0x7f1.top == UIView:0x7f2.top + 8>",
      "<NSLayoutConstraint:0x6002 UIActivityIndicatorView:0x7f1.top == UIView:0x7f2.top + 24>",
      broken: 1)
    #expect(advice.contains("Remove c2 or c1"), "\(advice)")
  }

  @Test("a container keeps its mask, whichever side its name is written on")
  func container() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 App.Popup:0x7f1.width == 300>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f2.leading == App.Popup:0x7f1.leading + 16>",
      "<NSLayoutConstraint:0x6003 App.Popup:0x7f1.trailing == UIView:0x7f2.trailing + 16>",
      "<NSLayoutConstraint:0x6004 UIView:0x7f2.width == 290>", broken: 3)
    #expect(advice.contains("Lower c4 to priority 999"), "\(advice)")
  }

  @Test("a container keeps its mask, even if its content fills it")
  func filled() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 App.Card:0x7f1.height == 90>",
      "<NSLayoutConstraint:0x6002 App.Card:0x7f1.bottom == UIView:0x7f2.bottom>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f2.top == App.Card:0x7f1.top>",
      "<NSLayoutConstraint:0x6004 UIView:0x7f2.height == 120>", broken: 3)
    #expect(advice.contains("Lower c4 to priority 999"), "\(advice)")
  }

  @Test("a view's line at its superview's far edge shows that the mask is forgotten")
  func ownLine() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 UIView:0x7f2.width == 100>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f2.leading == App.Popup:0x7f1.leading + 16>",
      "<NSLayoutConstraint:0x6003 App.Popup:0x7f1.trailing == UIView:0x7f2.trailing + 16>",
      "<NSLayoutConstraint:0x6004 App.Popup:0x7f1.width == 320>", broken: 2)
    #expect(
      advice.contains("Set view.translatesAutoresizingMaskIntoConstraints to false"), "\(advice)")
  }

  @Test("every forgotten mask is named")
  func masks() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& UIView:0x7f1.midY == + 60>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& V:[UIView:0x7f1(120)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x6003 h=--& v=--& UILabel:0x7f2.midY == + 60>",
      "<NSLayoutConstraint:0x6004 UIView:0x7f1.bottom == App.Toast:0x7f3.bottom - 8>",
      "<NSLayoutConstraint:0x6005 V:|-(8)-[UILabel:0x7f2]   (Names: '|':App.Toast:0x7f3 )>",
      "<NSLayoutConstraint:0x6006 UILabel:0x7f2.bottom == App.Toast:0x7f3.bottom - 8>")
    #expect(
      advice.contains(
        "Set view.translatesAutoresizingMaskIntoConstraints and label.translatesAutoresizingMaskIntoConstraints to false"
      ), "\(advice)")
  }

  @Test("the view of a page view controller is the app's to place")
  func pages() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- _UIPageViewControllerContentView:0x7f1.midY == UIView:0x7f2.midY + 10   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=-&- v=-&- _UIPageViewControllerContentView:0x7f1.height == UIView:0x7f2.height   (active)>",
      "<NSLayoutConstraint:0x6003 V:|-(0)-[_UIPageViewControllerContentView:0x7f1]   (active, names: '|':UIView:0x7f2 )>"
    )
    #expect(advice.contains("translatesAutoresizingMaskIntoConstraints to false"), "\(advice)")
  }

  @Test("where identifiers are hidden, a size of 0 is the system's, and a cell is outermost")
  func hiddenIdentifiers() throws {
    let lines = [
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.trailing == UIStackView:0x7f2.trailing + 6>",
      "<NSLayoutConstraint:0x6002 UIStackView:0x7f2.leading == UIView:0x7f1.leading + 6>",
      "<NSLayoutConstraint:0x6003 App.BoatCell:0x7f3.leading == UIView:0x7f1.leading>",
      "<NSLayoutConstraint:0x6004 App.BoatCell:0x7f3.trailing == UIView:0x7f1.trailing>",
      "<NSLayoutConstraint:0x6005 App.BoatCell:0x7f3.width == 0>",
    ]
    let advice = ConsoleLog(SampleLog.report(lines, broken: nil)).summary
    #expect(advice.contains("Lower c1 to priority 999"), "\(advice)")
    let pair = ["App.Header:0x7f1.width == 375>", "App.Header:0x7f1.width == 0>"].enumerated().map {
      "<NSLayoutConstraint:0x600\($0.offset) \($0.element)"
    }
    let header = ConsoleLog(SampleLog.report(pair, broken: nil)).explanation
    #expect(header.contains("Lower c1 (header.width = 375) to priority 999"), "\(header)")
    #expect(header.contains("harmless"))
  }

  @Test(
    "of two sizes only one is the system's: the 0, or the one with an identifier",
    arguments: [0, 1])
  func oneSize(_ zero: Int) {
    let widths = zero == 0 ? ["0", "390"] : ["390", "0"]
    let lines = widths.enumerated().map {
      "<NSLayoutConstraint:0x600\($0.offset) UITableViewCellContentView:cell.width == \($0.element)>"
    }
    let advice = ConsoleLog(SampleLog.report(lines, broken: nil)).summary
    #expect(advice.contains("Lower c\(2 - zero) to priority 999"), "\(advice)")
    let known = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UITableViewCellContentView:0x7f1.height == 60>",
      "<NSLayoutConstraint:0x6002 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f1.height == 44>"
    )
    #expect(known.contains("Lower c1 to priority 999"), "\(known)")
  }

  @Test("what broke is not the system's size")
  func brokenSize() {
    let line = "<NSLayoutConstraint:0x6001 UITableViewCellContentView:cell.width == 390>"
    let advice = ConsoleLog("Will attempt to recover by breaking constraint\n\(line)").summary
    #expect(advice.contains("Lower c1 to priority 999 (the system broke it)"), "\(advice)")
  }

  @Test("the selection behind a button of the keyboard's bar")
  func keyboardBar() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& _UIButtonBarButton:0x7f1.height == 0   (active)>",
      "<NSLayoutConstraint:0x6002 V:|-(4)-[_UIUCBKBSelectionBackground:0x7f2]   (active, names: '|':_UIButtonBarButton:0x7f1 )>",
      "<NSLayoutConstraint:0x6003 V:[_UIUCBKBSelectionBackground:0x7f2]-(4)-|   (active, names: '|':_UIButtonBarButton:0x7f1 )>"
    )
    #expect(advice.contains("the views belong to the keyboard"), "\(advice)")
  }

  @Test("AppKit's own sizes are the system's")
  func appKit() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 H:|-(8)-[NSTextField:0x7f1]   (active, names: '|':App.Row:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 'NSView-Encapsulated-Layout-Width' App.Row:0x7f2.width == 40   (active)>",
      "<NSLayoutConstraint:0x6003 H:[NSTextField:0x7f1]-(50)-|   (active, names: '|':App.Row:0x7f2 )>"
    )
    #expect(advice.contains("Lower c2 to priority 999"), "\(advice)")
  }

  @Test("AppKit's stack view places what it arranges by constraints alone")
  func appKitStack() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 V:[NSButton:0x7f1]-(0)-[NSStackViewSpacer:0x7f3]>",
      "<NSLayoutConstraint:0x6002 V:[NSStackViewSpacer:0x7f3(>=6)]>",
      "<NSLayoutConstraint:0x6003 V:[NSStackViewSpacer:0x7f3]-(0)-[NSBox:0x7f2]>",
      "<NSAutoresizingMaskLayoutConstraint:0x6004 h=--& v=--& V:[NSButton:0x7f1]-(0)-|   (Names: '|':NSStackViewContainer:0x7f4 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x6005 h=--& v=--& V:[NSBox:0x7f2]-(0)-|   (Names: '|':NSStackViewContainer:0x7f4 )>"
    )
    for view in ["button", "box"] {
      let mask = "\(view).translatesAutoresizingMaskIntoConstraints"
      #expect(advice.contains(mask), "\(advice)")
    }
  }

  @Test("what a split view hosts is the app's, its wrapper is not")
  func host() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 H:[_NSSplitViewItemViewWrapper:0x7f1(60)]>",
      "<NSLayoutConstraint:0x6002 H:|-(0)-[NSView:0x7f2]   (Names: '|':_NSSplitViewItemViewWrapper:0x7f1 )>",
      "<NSLayoutConstraint:0x6003 H:[NSView:0x7f2]-(0)-|   (Names: '|':_NSSplitViewItemViewWrapper:0x7f1 )>",
      "<NSLayoutConstraint:0x6004 H:[NSView:0x7f2(400)]>")
    #expect(advice.contains("Lower c4 to priority 999"), "\(advice)")
  }

  @Test("classes with an underscore and Apple's prefix are the system's")
  func privateClasses() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIStackView:0x7f1.width >= 200   (active)>",
      "<NSLayoutConstraint:0x6002 H:|-(0)-[UIStackView:0x7f1]   (active, names: '|':_XYPanelView:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 UIStackView:0x7f1.trailing == _XYPanelView:0x7f2.trailing   (active)>",
      "<NSLayoutConstraint:0x6004 '_UITemporaryLayoutWidth' _XYPanelView:0x7f2.width == 0   (active)>"
    )
    #expect(advice.contains("There is nothing of yours to change"), "\(advice)")
  }

  @Test("a bar's report tells whose it is although its last line is cut, and 0 does not round")
  func cutBar() {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6001 UIView:0x7f1.trailing == _UIBackButtonMaskView:0x7f2.trailing   (active)>",
          "<NSLayoutConstraint:0x6002 'Mask_Trailing_Trailing' _UIBackButtonMaskView:0x7f2.trailing == _UIButtonBarButton:0x7f3.trailing   (active)>",
          "<NSLayoutConstraint:0x6003 'MaskEV_Leading_BIB_Trailing' H:[_UIModernBarButton:0x7f4]-(0)-[UIView:0x7f1]   (active)>",
          "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7f5.width == 0   (active)>",
          "<NSLayoutConstraint:0x6005 'UIV
      """
    let text = ConsoleLog(log).explanation
    #expect(text.contains("There is nothing of yours to change"), "\(text)")
    #expect(!text.contains("half a point"), "\(text)")
  }

  @Test("a guide may shrink below nothing, what is pinned to it may not")
  func guide() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UILabel:0x7f1.top == UILayoutGuide:0x7f2'UIViewLayoutMarginsGuide'.top   (active)>",
      "<NSLayoutConstraint:0x6002 UILayoutGuide:0x7f2'UIViewLayoutMarginsGuide'.bottom == UILabel:0x7f1.bottom   (active)>",
      "<NSLayoutConstraint:0x6003 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x7f2'UIViewLayoutMarginsGuide']-(24)-|   (active, names: '|':App.Row:0x7f3 )>",
      "<NSLayoutConstraint:0x6004 'UIView-topMargin-guide-constraint' V:|-(24)-[UILayoutGuide:0x7f2'UIViewLayoutMarginsGuide']   (active, names: '|':App.Row:0x7f3 )>",
      "<NSLayoutConstraint:0x6005 'UIView-Encapsulated-Layout-Height' App.Row:0x7f3.height == 40   (active)>"
    )
    #expect(advice.contains("Lower c2 to priority 999"), "\(advice)")
  }

  @Test("the input view that an app gives the keyboard is the app's")
  func inputView() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 V:|-(0)-[UIInputView:0x7f1]   (Names: '|':UIInputSetHostView:0x7f2 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& UIInputView:0x7f1.midY == + 20>",
      "<NSAutoresizingMaskLayoutConstraint:0x6003 h=--& v=--& V:[UIInputView:0x7f1(400)]>",
      broken: 0)
    #expect(
      advice.contains("Set inputView.translatesAutoresizingMaskIntoConstraints to false"),
      "\(advice)")
  }

  @Test("what can't be read may be the app's")
  func unread() {
    let explanation = ConsoleLog(
      SampleLog.report(
        [
          "<NSLayoutConstraint:0x6001 _UIToolbarContentView:0x7f1.width == 0   (active)>",
          "<NSLayoutConstraint:0x6002 _UIToolbarContentView:0x7f1.width == 8   (active)>",
          "<NSLayoutConstraint:0x6003 something else>",
        ], broken: nil)
    ).explanation
    #expect(!explanation.contains("nothing of yours"), "\(explanation)")
    #expect(!explanation.contains("can be ignored"))
  }

  @Test("lines of a bar that can all hold as printed")
  func bar() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UIView:0x7f1.trailing == _UIBackButtonMaskView:0x7f2.trailing   (active)>",
      "<NSLayoutConstraint:0x6002 'Mask_Leading_Leading' H:|-(0)-[_UIBackButtonMaskView:0x7f2]   (active, names: '|':_UIButtonBarButton:0x7f3 )>",
      broken: 0)
    #expect(advice.contains("nothing of yours"), "\(advice)")
    #expect(advice.contains("a navigation or tool bar"))
  }

  @Test(
    "guides of the navigation bar",
    arguments: ["TitleView", "BackButtonGuide", "LeadingBarGuide", "TrailingBarGuide"])
  func barGuide(name: String) {
    let guide = "UILayoutGuide:0x7f2'\(name)(0x7f3)'"
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 UILabel:0x7f1'Cities'.top >= \(guide).top   (active)>",
      "<NSLayoutConstraint:0x6002 UILabel:0x7f1'Cities'.lastBaseline == \(guide).top + 30   (active)>",
      broken: 0)
    #expect(advice.contains("the views belong to a navigation bar"), "\(advice)")
  }

  @Test("VisionKit's camera")
  func camera() {
    let advice = SampleLog.summary(
      "<NSLayoutConstraint:0x6001 H:|-(4)-[UILabel:0x7f1]   (active, names: '|':VKKeyboardCameraHint:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 H:[UILabel:0x7f1]-(4)-|   (active, names: '|':VKKeyboardCameraHint:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 VKKeyboardCameraHint:0x7f2.width == 0   (active)>")
    #expect(advice.contains("the views belong to VisionKit's camera"), "\(advice)")
  }

  @Test("a mask's share of a width counts from the superview's left edge")
  func share() {
    let advice = SampleLog.summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=&-& v=&-& UIView:0x7f1.minX == 0.5*UIView:0x7f2.width - 20   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& UIView:0x7f3.minX == 0   (active, names: '|':UIView:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f3.leading == UIView:0x7f1.leading   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' UIView:0x7f2.width == 320   (active)>"
    )
    #expect(
      advice.contains("Set view3.translatesAutoresizingMaskIntoConstraints to false"), "\(advice)")
  }
}

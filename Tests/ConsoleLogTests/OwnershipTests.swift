import Testing

@testable import ConsoleLog

/// Whose a line is decides what can be advised.
@Suite("Whose lines they are")
struct OwnershipTests {
  private func summary(_ lines: String..., broken: Int? = nil) -> String {
    ConsoleLog(SampleLog.report(lines, broken: broken.map { lines[$0] })).summary
  }

  @Test("a container keeps its mask, whichever side its name is written on")
  func container() {
    let advice = summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 App.Popup:0x7f1.width == 300>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f2.leading == App.Popup:0x7f1.leading + 16>",
      "<NSLayoutConstraint:0x6003 App.Popup:0x7f1.trailing == UIView:0x7f2.trailing + 16>",
      "<NSLayoutConstraint:0x6004 UIView:0x7f2.width == 290>", broken: 3)
    #expect(advice.contains("Lower c4 to priority 999"), "\(advice)")
  }

  @Test("a container keeps its mask, also where its content fills it")
  func filled() {
    let advice = summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 App.Card:0x7f1.height == 90>",
      "<NSLayoutConstraint:0x6002 App.Card:0x7f1.bottom == UIView:0x7f2.bottom>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f2.top == App.Card:0x7f1.top>",
      "<NSLayoutConstraint:0x6004 UIView:0x7f2.height == 120>", broken: 3)
    #expect(advice.contains("Lower c4 to priority 999"), "\(advice)")
  }

  @Test("a view's line at its superview's far edge shows that the mask is forgotten")
  func ownLine() {
    let advice = summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 UIView:0x7f2.width == 100>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f2.leading == App.Popup:0x7f1.leading + 16>",
      "<NSLayoutConstraint:0x6003 App.Popup:0x7f1.trailing == UIView:0x7f2.trailing + 16>",
      "<NSLayoutConstraint:0x6004 App.Popup:0x7f1.width == 320>", broken: 2)
    #expect(
      advice.contains("Set view.translatesAutoresizingMaskIntoConstraints to false"), "\(advice)")
  }

  @Test("a guide may shrink below nothing, what is pinned to it may not")
  func guide() {
    let advice = summary(
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
    let advice = summary(
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
    let advice = summary(
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
    let advice = summary(
      "<NSLayoutConstraint:0x6001 UILabel:0x7f1'Cities'.top >= \(guide).top   (active)>",
      "<NSLayoutConstraint:0x6002 UILabel:0x7f1'Cities'.lastBaseline == \(guide).top + 30   (active)>",
      broken: 0)
    #expect(advice.contains("the views belong to a navigation bar"), "\(advice)")
  }

  @Test("VisionKit's camera")
  func camera() {
    let advice = summary(
      "<NSLayoutConstraint:0x6001 H:|-(4)-[UILabel:0x7f1]   (active, names: '|':VKKeyboardCameraHint:0x7f2 )>",
      "<NSLayoutConstraint:0x6002 H:[UILabel:0x7f1]-(4)-|   (active, names: '|':VKKeyboardCameraHint:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 VKKeyboardCameraHint:0x7f2.width == 0   (active)>")
    #expect(advice.contains("the views belong to VisionKit's camera"), "\(advice)")
  }

  @Test("a mask's share of a width counts from the superview's left edge")
  func share() {
    let advice = summary(
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=&-& v=&-& UIView:0x7f1.minX == 0.5*UIView:0x7f2.width - 20   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& UIView:0x7f3.minX == 0   (active, names: '|':UIView:0x7f2 )>",
      "<NSLayoutConstraint:0x6003 UIView:0x7f3.leading == UIView:0x7f1.leading   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' UIView:0x7f2.width == 320   (active)>"
    )
    #expect(
      advice.contains("Set view3.translatesAutoresizingMaskIntoConstraints to false"), "\(advice)")
  }
}

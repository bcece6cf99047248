import Testing

@testable import ConsoleLog

/// Texts about layout that aren't reports of clashing constraints.
@Suite("Messages about layout")
struct MessageTests {
  /// A text, and what the answer must say.
  struct Case: CustomTestStringConvertible {
    let text: String
    let words: [String]
    var testDescription: String { String(text.prefix(60)) }

    init(_ text: String, _ words: String...) {
      self.text = text
      self.words = words
    }
  }

  private func answers(_ text: String) -> [String] { ConsoleLog(text).notices.map { $0.answer } }

  @Test(
    "name what the message names",
    arguments: [
      Case(
        "runtime: Layout Issues: Vertical position is ambiguous for BuoyView.",
        "BuoyView has no definite vertical position",
        "add a top, bottom or centerY"),
      Case(
        "- Width and horizontal position are ambiguous for PierLabel", "PierLabel",
        "add leading and trailing"),
      Case(
        "Size and vertical position are ambiguous for Harbour.TideView.",
        "Harbour.TideView: Size and vertical position are not determined", "opposite edge"),
      Case(
        "x-xcode-debug-views:///a0b12 Height is ambiguous for UILabel - Tide.",
        "UILabel - Tide: Height is not determined"),
      Case(
        "- Height and vertical position are ambiguous for Harbour.TideView", "Harbour.TideView",
        "top and bottom"),
      Case(
        "Position and size are ambiguous for \"Ticket Button\".", "Ticket Button", "on each axis"),
      Case(
        "Pier.storyboard: warning: Ambiguous Layout: Scrollable content size is ambiguous for \"Scroll View\".",
        "Scroll View", "four edges"),
      Case(
        "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x6001 \"UILabel:0x7001.top\"> and "
          + "<NSLayoutYAxisAnchor:0x6002 \\\"UIView:0x7002.bottom\\\"> because they have no common ancestor.",
        "UILabel:0x7001.top and UIView:0x7002.bottom are not", "addSubview"),
      Case(
        "Unable to activate constraint with items <UILabel: 0x7001; frame = (0 0; 0 0); layer = <CALayer: 0x6>> and (null) "
          + "because they have no common ancestor.", "UILabel:0x7001 and (null) are"),
      Case(
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x6001 UILabel:0x7001.top == "
          + "UIView:0x7002.top + 8   (inactive)>",
        "UILabel:0x7001.top == UIView:0x7002.top + 8 was added", "isActive"),
      Case(
        "reason: 'NSLayoutConstraint for <PierView: 0x7003; frame = (0 0; 0 0)>: A multiplier of 0 or a nil second item together "
          + "with … Location attributes must be specified in pairs.'", "PierView:0x7003", "nil"),
      Case(
        "Unable to activate constraint with anchors <NSLayoutDimension:0x6004 \"TideView:0x7021.height\"> and "
          + "<NSLayoutDimension:0x6005 \"UILayoutGuide:0x7022'UIViewSafeAreaLayoutGuide'.height\"> because they have no common ancestor.",
        "TideView:0x7021.height and UILayoutGuide:0x7022'UIViewSafeAreaLayoutGuide'.height"),
      Case(
        "A multiplier of 0 or a nil second item together with a location creates \nan illegal constraint. Location "
          + "attributes must be specified in \npairs.", "second item is nil"),
      Case(
        "It's illegal to set priority:1200.  Priorities must be greater than 0",
        "1200 isn't a valid priority"),
      Case(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
          + "priority 250 and the existing priority was 1000.", "from 1000 to 250", "999"),
      Case(
        "-[Harbour.PierController nsli_superitem]: unrecognized selector sent to instance 0x7",
        "Harbour.PierController"),
      Case(
        "Modifications to the layout engine must not be performed from a background thread", "main"),
      Case(
        "Layout still needs update after calling -[TideView layout].  TideView or one", "TideView",
        "call super"),
      Case(
        "Auto Layout still required after executing -layoutSubviews. TideView's implementation of",
        "TideView", "super"),
      Case(
        "reason: 'CALayer position contains NaN: [nan 12]'", "nan 12", "usually", "division by 0"),
      Case(
        "index out of bounds for arranged subview: index = 3 expected to be less than or equal to 1",
        "at 3", "place 1"),
      Case(
        "Detected a case where constraints ambiguously suggest a size of zero for a collection view cell's content view. Cell: "
          + "<Harbour.PierCell: 0x7004; baseClass = UICollectionViewCell>",
        "Harbour.PierCell:0x7004", "estimatedItemSize"),
      Case(
        "Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionReusableView that is managed by a "
          + "UICollectionView is not supported. View: <PierHeader: 0x7005; frame = (0 0; 1 1)>",
        "PierHeader:0x7005", "remove that line"),
      Case(
        "the item width must be less than the width of the UICollectionView minus the section insets\nThe relevant instance is "
          + "<UICollectionViewFlowLayout: 0x6>, and it is attached to <PierGrid: 0x7006; frame = (0 0; 320 40)>.",
        "PierGrid:0x7006 is 320 wide, so items must be narrower than 320", "usually"),
      Case(
        "row height must not be negative - provided height for index path (<NSIndexPath: 0xc> 2) is -4.5",
        "-4.5"),
      Case("<UICollectionView 0x7> is stuck in its update/layout loop. This can", "never settles"),
      Case(
        "Pier.storyboard: warning: Frame for \"Pier Label\" will be different at run time.",
        "Pier Label", "Update Frames"),
      Case(
        "Expected: x=16, y=20, width=288. Actual: x=20, y=20, width=280.",
        "x = 16, y = 20 and width = 288"),
      Case(
        "Trailing constraint is missing, which may cause overlapping with other views.",
        "Trailing constraint is missing", ">= 8"),
      Case(
        "Leading and trailing constraints are missing, which may cause overlapping",
        "Leading and trailing constraints are"),
      Case("Fixed width constraints may cause clipping.", ">="),
      Case("Need constraints for: Y position or height", "Y position or height is not determined"),
      Case(
        "Fatal error: Updated constraint could not find existing matching constraint to update: "
          + "<SnapKit.LayoutConstraint:0x6007@/Pier/PierView.swift#31 UIView:0x7007.width == 4.0>",
        "UIView:0x7007.width == 4.0 (PierView.swift#31)", "remakeConstraints"),
      Case(
        "couldn't find a common superview for <UILabel: 0x7008; frame = (0 0; 0 0)> and <UIView: 0x7009; frame = (0 0; 9 9)>",
        "UILabel:0x7008 to UIView:0x7009"),
      Case(
        "The layout constraints still need update after calling -[PierView updateConstraints].",
        "PierView"),
      Case(
        "Collection view delegate returned a negative size {9, -1.5} from -collectionView:",
        "9, -1.5"),
      Case(
        "UIInputSetHostView: Position and width are ambiguous", "the system's", "nothing of yours"),
      Case(
        "<PierGrid 0x7010> is stuck in a recursive layout loop. This",
        "PierGrid:0x7010 never settles"),
      Case(
        "The window has been marked as needing another Layout Window pass, but it has had more than there are views in the "
          + "window. \n<PierWindow: 0x7011> 0x74e2", "PierWindow:0x7011", "usually"),
      Case(
        "Bound preference PierKey tried to update multiple times per frame.",
        "not about constraints", "PierKey"),
    ])
  func names(_ message: Case) throws {
    let found = answers(message.text)
    #expect(found.count == 1)
    for word in message.words {
      #expect(found.first?.contains(word) == true, "\(word) in \(found)")
    }
    #expect(ConsoleLog(message.text).reports.isEmpty)
  }

  @Test(
    "say what is wrong with a visual format",
    arguments: [
      Case(
        "Unable to interpret '|' character, because the related view doesn't have a superview \nH:|[pier]| \n^",
        "addSubview"),
      Case(
        "tide is not a key in the views dictionary. \nH:[tide] \n       ^", "'tide'",
        "(at ']' of H:[tide])"),
      Case(
        "Encountered metric with name \"gap\", but value was not specified in metrics", "'gap'",
        "metrics"),
      Case(
        "Expected a number or key from the metrics dictionary, but encountered something else",
        "blank"),
      Case("Expected a view \nH:|-10-| \n", "at least one view"),
      Case("Expected a ']' here. That is how you give the end of a view. \nH:[pier| \n", "bracket"),
      Case(
        "Options mask required views to be aligned on a horizontal edge, which",
        "axis of the format"),
      Case("something that no version says", "usually"),
    ])
  func formats(_ reason: Case) {
    for separator in [" \n", " "] {
      let found = answers("reason: 'Unable to parse constraint format:\(separator)\(reason.text)'")
      #expect(found.count == 1)
      for word in reason.words {
        #expect(found.first?.contains(word) == true, "\(word) in \(found)")
      }
    }
  }

  @Test("take no line of a dump as a report")
  func dump() {
    let log = ConsoleLog(
      """
      UILayoutGuide's owningView hierarchy unprepared for constraint.
      \tself = <UILayoutGuide: 0x7010 - "pier", layoutFrame = {{0, 0}, {0, 0}}>
      \tConstraint: <NSLayoutConstraint:0x6010 PierView:0x7011.top == UILayoutGuide:0x7010.bottom   (inactive)>
      \tContainer hierarchy: 
      <UIView: 0x7012; frame = (0 0; 0 0)>
      """)
    #expect(log.reports.isEmpty)
    #expect(log.notices.map { $0.line } == [1])
    #expect(log.notices.first?.meaning.contains("UILayoutGuide:0x7010") == true)
  }

  @Test("say the same once, with all lines")
  func repeated() {
    let log = ConsoleLog(
      "Fixed width constraints may cause clipping.\nBuild\nFixed width constraints may cause clipping.\n"
    )
    #expect(log.explanation.hasPrefix("lines 1, 3: A view with text has a fixed width, "))
    #expect(log.explanation.contains(".\n  Change = to >=, "))
    #expect(log.explanation.split(separator: "\n").count == 2)
  }

  @Test("are not seen in a report, whose last sentences are not a message")
  func reports() {
    #expect(ConsoleLog(SampleLog.photoReport).notices.isEmpty)
    #expect(
      answers("Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this")
        .count == 1)
  }

  @Test("are recognized by a part of their own: no two messages by the same")
  func signs() {
    let signs = LogMessage.sections.flatMap { $0.messages }.flatMap { $0.signs }
    #expect(Set(signs).count == signs.count)
    for message in LogMessage.sections.flatMap({ $0.messages }) {
      let text = MessageText(source: "").filled(message.meaning + message.remedy)
      #expect(!text.contains { "{}".contains($0) }, "\(text)")
    }
  }
}

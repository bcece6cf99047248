import ConsoleLog
import Testing

/// What stands in one paste belongs together, and what is damaged is judged as damage.
@Suite("One paste, read as a whole")
struct PasteTests {
  private let pin = "<NSLayoutConstraint:0x6001 V:[UILabel:0x7a02]-(2)-[UILabel:0x7a03]   (active)>"

  // MARK: Damage

  /// A report whose list has lost its parentheses.
  private func bare(_ lines: [String], between: String = "", broken: String) -> String {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.
      \(list)\(between)

      Will attempt to recover by breaking constraint
      \(broken)
      """
  }

  private let sizes = [
    "<NSLayoutConstraint:0x6001 UILabel:0x7a02.baseline == UILabel:0x7a03.baseline>",
    "<NSLayoutConstraint:0x6002 V:[UILabel:0x7a02(17)]>",
  ]

  @Test("a list that lacks only its parentheses is whole")
  func bareList() {
    let text = ConsoleLog(bare(sizes, broken: sizes[1])).explanation
    #expect(!text.contains("Lines of the list are missing"))
    #expect(text.contains("depends on margins and baselines"))
    #expect(text.contains("The parentheses around the list are missing, but no line of it"))
  }

  @Test("a comma at the end, a line of other text, and a broken line of no list show a loss")
  func cutList() {
    let other = "<NSLayoutConstraint:0x6003 V:[UILabel:0x7a03(17)]>"
    let cut = [
      bare(sizes, between: ",", broken: sizes[1]), bare(sizes, broken: other),
      bare(sizes, between: "\nand so on", broken: sizes[1]),
    ]
    for text in cut {
      let found = ConsoleLog(text).explanation
      #expect(!found.contains("no line of it seems to be"), "\(text)")
      #expect(found.contains("list are missing"), "\(text)")
    }
  }

  @Test("the broken line may be cut within its address, where only one line begins so")
  func cutAddress() throws {
    let lines = ["0x60018a0", "0x60018f0", "0x6002aa0"].enumerated().map {
      "<NSLayoutConstraint:\($1) UIView:0x7a01.width == \($0 * 10 + 20)   (active)>"
    }
    func broken(_ cut: String) -> String? {
      let report = SampleLog.report(lines, broken: nil) + ""
      let text = report.replacing(
        "Make a symbolic",
        with: "Will attempt to recover by breaking constraint \n\(cut)\n\nMake a symbolic")
      return ConsoleLog(text).reports.first?.broken?.constraint?.address
    }
    #expect(broken("<NSLayoutConstraint:0x6002a") == "0x6002aa0")
    #expect(broken("<NSLayoutConstraint:0x60018") == nil)
  }

  @Test("what only passes calls on is no function of the app")
  func trampoline() throws {
    let message = """
      This application is modifying the autolayout engine from a background thread after the engine was accessed from the main thread.
       Stack:(
      \t0   Foundation   0x01 _AssertAutolayoutOnAllowedThreadsOnly + 77
      \t1   Pier.iOS   0x02 xamarin_dyn_objc_msgSend + 217
      )
      """
    let remedy = try #require(ConsoleLog(message).notices.first?.remedy)
    #expect(!remedy.contains("objc_msgSend"), "\(remedy)")
  }

  @Test("a space before the direction changes nothing")
  func direction() throws {
    let line =
      "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2](LTR)   (active, names: '|':UIView:0x3 )>"
    let plain = try #require(LogConstraint(line))
    let spaced = try #require(LogConstraint(line.replacing("](LTR)", with: "] (LTR)")))
    #expect(plain.description.unspaced == spaced.description.unspaced)
    #expect(plain.first == spaced.first && plain.constant == spaced.constant)
  }

  @Test("a stack that breaks off is not said to lack the app's functions")
  func tornStack() throws {
    let message = """
      This application is modifying the autolayout engine from a background thread after the engine was accessed from the main thread.
       Stack:(
      \t0   Foundation   0x01 _AssertAutolayoutOnAllowedThreadsOnly + 77
      \t1   UIKit   0x02 -[UIView(AdditionalLayoutSupport) _systemLayoutSizeFittingSize:withHorizontalFitt
      """
    let torn = try #require(ConsoleLog(message).notices.first?.remedy)
    #expect(torn.contains("(systemLayoutSizeFitting), breaks off, and no function in the part"))
    let whole = try #require(ConsoleLog("\(message)\n)").notices.first?.remedy)
    #expect(whole.contains("no function in the stack below it, in which a view was being measured"))
    #expect(!whole.contains("breaks off"))
    let started = message + "\n\t2   libsystem_pthread.dylib   0x03 start_wqthread + 15"
    #expect(ConsoleLog(started).notices.first?.remedy.contains("breaks off") == false)
  }

  @Test(
    "expected and actual frames are read with any punctuation",
    arguments: [
      "Expected: x=20, y=30. Actual: x=20, y=41.", "Expected: x= 20 y= 30 Actual: x= 20 y= 41",
      "(Dock Expected: x=20, y=30, Actual: x=20; y=41)",
      "Expected: x = 20; y = 30 Actual: x = 20; y = 41",
    ])
  func canvas(_ text: String) throws {
    let found = try #require(ConsoleLog(text).notices.first)
    #expect(
      found.meaning
        == "the constraints give x = 20 and y = 30, while the canvas has x = 20 and y = 41")
    #expect(found.remedy.contains("Update Frames"))
  }

  @Test("a frame that the constraints put outside is not to be updated")
  func outside() throws {
    let text = "Misplaced View: Expected: x= -67 Actual: x= 207"
    let found = try #require(ConsoleLog(text).notices.first)
    #expect(found.remedy.contains("outside its superview with x = -67: don't update the frame"))
    let both = ConsoleLog("Scrollable Content Size Ambiguity\n\n\(text)").notices
    #expect(both.last?.remedy.hasPrefix("first fix what line 1 reports") == true)
    let flat = try #require(ConsoleLog("Expected: height=0 Actual: height=44").notices.first)
    #expect(flat.remedy.contains("without an extent with height = 0: don't update the frame"))
  }

  // MARK: Together

  @Test("a debugger's answer shows the superview, and one without a height explains the gap in it")
  func askedSuperview() {
    let view = "<PierView: 0x7a01; frame = (0 0; 355 0); layer = <CALayer: 0x7b01>>"
    let log = ConsoleLog(
      """
      Will attempt to recover by breaking constraint
      \(pin)

      (lldb) po ((UILabel*)0x7a02).superview
      \(view)
      (lldb) po [0x7a03 superview]
      \(view)
      """)
    let text = log.explanation
    #expect(text.contains("UILabel 0x7a02 in pierView\n"))
    #expect(text.contains("UILabel 0x7a03 in pierView\n"))
    #expect(
      text.contains(
        "pierView is 0 high, and c1 (label.top = label2.bottom + 2) asks for room in it"), "\(text)"
    )
    #expect(!text.contains("355 wide, but 0 high"))
  }

  @Test("the superview's superview says nothing about the view")
  func farSuperview() {
    let log = ConsoleLog(
      """
      \(pin)
      (lldb) po [[0x7a02 superview] superview]
      <PierView: 0x7a01; frame = (0 0; 355 90); layer = <CALayer: 0x7b01>>
      """)
    #expect(!log.explanation.contains("0x7a02 in "))
  }

  @Test("the version that one report shows is that of all reports of the process")
  func sharedEra() {
    let height = [
      "<NSLayoutConstraint:0x6001 V:[NSImageView:0x7a01(24)]>",
      "<NSLayoutConstraint:0x6002 V:[NSImageView:0x7a01(0)]>",
    ]
    func report(_ process: String, _ foot: String) -> String {
      """
      \(process): Unable to simultaneously satisfy constraints:
      (
          "\(height[0])",
          "\(height[1])"
      )

      Will attempt to recover by breaking constraint
      \(height[0])

      \(foot)
      """
    }
    let foot =
      "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES. And/or, break on objc_exception_throw to catch this in the debugger."
    func eras(_ processes: String...) -> Set<String> {
      let texts = zip(processes, [foot, ""]).map(report)
      return Set(ConsoleLog(texts.joined(separator: "\n")).reports.map { $0.era })
    }
    #expect(eras("Pier[71]", "Pier[71]") == ["OS X 10.11 or earlier"])
    #expect(eras("Pier[71]", "Quay[72]") == ["OS X 10.11 or earlier", "macOS"])
  }

  @Test("the end of an earlier report needs no advice if a whole report follows")
  func earlierEnd() {
    let end =
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger."
    #expect(ConsoleLog(end).notices.count == 1)
    #expect(ConsoleLog("\(end)\n\(SampleLog.photoReport)").notices.isEmpty)
  }

  // MARK: Hierarchy and numbers

  @Test("a label or a button is never guessed to be the superview of others")
  func leaves() {
    let lines = [
      "<NSLayoutConstraint:0x6001 UILabel:0x7a01.top == UILabel:0x7a02.top + 9   (active)>",
      "<NSLayoutConstraint:0x6002 UIView:0x7a03.top == UIRoundedRectButton:0x7a02f.top + 8   (active)>",
    ]
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[0])).explanation
    #expect(!text.contains(" in label"), "\(text)")
    #expect(!text.contains(" in roundedRectButton"), "\(text)")
  }

  @Test("the most specific class of the system's names the owner, its host only without one")
  func owner() {
    func text(_ className: String) -> String {
      let lines = [
        "<NSLayoutConstraint:0x6001 \(className):0x7a01.right == UIInputSetHostView:0x7a02.right   (active)>",
        "<NSLayoutConstraint:0x6002 \(className):0x7a01.right == UIInputSetHostView:0x7a02.right + 9   (active)>",
      ]
      return ConsoleLog(SampleLog.report(lines, broken: lines[0])).explanation
    }
    #expect(text("CKMessageEntryView").contains("belong to the screen for messages"))
    #expect(text("MFRecipientTextView").contains("belong to the screen for mail"))
    #expect(text("QLPreviewBar").contains("belong to Quick Look"))
    #expect(text("UIInputSetContainerView").contains("belong to the keyboard"))
  }

  @Test("a mask measures from the superview, even if no line names it")
  func mask() {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& UIButtonLabel:0x7a01.midY == + 37.5>",
      "<NSLayoutConstraint:0x6002 V:[UILabel:0x7a02(17)]>",
    ]
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[1])).explanation
    #expect(text.contains("buttonLabel.centerY = view.top + 37.5"))
    #expect(text.contains("a superview that the log doesn't name"))
  }

  @Test("the room for items is computed from the collection view that the message prints")
  func itemSize() throws {
    func meaning(_ frame: String, _ insets: String) throws -> String {
      let text = """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item height must be less than the height of the UICollectionView minus the section insets top and bottom values.
        The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x7c01>, and it is attached to <UICollectionView: 0x7a01; frame = \(frame); layer = <CALayer: 0x7b01>; contentOffset: {0, 0}; contentSize: {0, 0}\(insets); layout: <UICollectionViewFlowLayout: 0x7c01>>.
        """
      return try #require(ConsoleLog(text).notices.first?.meaning)
    }
    let insets = "; adjustedContentInset: {20, 0, 4, 0}"
    #expect(
      try meaning("(0 0; 320 124)", insets)
        == "UICollectionView:0x7a01 is 124 high less content insets of 20 and 4 at top and bottom, so items must be lower than 100, less the section's insets"
    )
    #expect(
      try meaning("(0 0; 320 124)", "").hasSuffix("the section's insets and the content insets"))
    #expect(try meaning("(0 0; 320 0)", insets).hasSuffix("so no item fits"))
  }
}

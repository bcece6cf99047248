import AutoLayout
import ConsoleLog
import Testing

/// Trees of views that a debugger prints.
@Suite("Trees of a debugger")
struct TreeTests {
  /// The meanings and remedies that a text gets.
  private func told(_ text: String) -> [String] {
    ConsoleLog(text).notices.map { "\($0.line): \($0.meaning); \($0.remedy)" }
  }

  /// Names and frames of a text's layout.
  private func frames(_ text: String) -> [String] {
    var rebuilt = RebuiltLayout(LogScene(ConsoleLog(text)))
    #expect(rebuilt.omissions.isEmpty)
    return rebuilt.frames()
  }

  // MARK: Traces

  @Test("a trace without variables names the view and asks for both axes")
  func oldTrace() throws {
    let found = told(
      """
      *<UIWindow:0x7a10> - AMBIGUOUS LAYOUT
      |   *<PierView:0x7a20>
      |   |   *<_UILayoutGuide:0x7a30> - AMBIGUOUS LAYOUT
      |   |   *<UILabel:0x7a40> - AMBIGUOUS LAYOUT
      """)
    try #require(found.count == 2)
    #expect(found[1].hasPrefix("1: UIWindow:0x7a10 and _UILayoutGuide:0x7a30 are ambiguous"))
    #expect(found[1].hasSuffix("nothing of yours to change"))
    #expect(found[0].hasPrefix("4: UILabel:0x7a40 is ambiguous; give it a position and a size"))
  }

  @Test("what holds an ambiguous view is named as the place to start")
  func outermost() {
    let found = told(
      "|   *<UIView:0x7a20> - AMBIGUOUS LAYOUT\n|   |   *<UIView:0x7a30> - AMBIGUOUS LAYOUT")
    #expect(found.last?.contains("and so is UIView:0x7a20, which holds it: start there") == true)
  }

  @Test(
    "a trace whose lines a page joined is split at its marks",
    arguments: [
      "*<UIWindow:0x7a10> - AMBIGUOUS LAYOUT | *<PierView:0x7a20> | | *<UILabel:0x7a30> - AMBIGUOUS LAYOUT | | | <UIVi",
      "•UIWindow:0x7a10- AMBIGUOUS LAYOUT for UIWindow:0x7a10.minX{id: 1} *PierView:0x7a20 *UILabel:0x7a30'a + b'- AMBIGUOUS LAYOUT for UILabel:0x7a30'a + b'.minX{id: 2}",
      "*<UIWindow:0x7a10> - AMBIGUOUS LAYOUT | *<PierView:0x7a20> | | *<UILabel:0x7a30> - AMBIGUOUS LAYOUT | | | |",
    ])
  func joinedTrace(_ line: String) throws {
    let found = told(line)
    try #require(found.count == 2)
    #expect(found[0].hasPrefix("1: UILabel:0x7a30") || found[1].hasPrefix("1: UILabel:0x7a30"))
    #expect(found.contains { $0.hasPrefix("1: UIWindow:0x7a10 is ambiguous, and the system") })
  }

  @Test("a line with several ambiguous views that can't be told apart is not called the system's")
  func merged() {
    let found = told(
      "|   *<UIWindow:0x7a10> - AMBIGUOUS LAYOUT <PierView:0x7a20> <UILabel:0x7a30> - AMBIGUOUS LAYOUT"
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("the trace has lost its line breaks") == true)
    #expect(found.first?.contains("nothing of yours") == false)
  }

  @Test("what repeats in each cell is reported once")
  func cells() {
    let cells = [1, 2, 3].map { cell in
      """
      |   *<PierCell:0x7b\(cell)0>
      |   |   *<UITableViewCellContentView:0x7b\(cell)1>
      |   |   |   *<UILabel:0x7b\(cell)2> - AMBIGUOUS LAYOUT
      """
    }
    let found = told("*<UITableView:0x7a20>\n" + cells.joined(separator: "\n"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "4: UILabel:0x7b12, UILabel:0x7b22 and UILabel:0x7b32 are ambiguous; the same in 3 views of the class PierCell"
      ) == true, "\(found)")
    #expect(found.first?.contains("po [0x7b12 constraintsAffecting") == true)
  }

  @Test("many ambiguous views in one view may have one cause; another class is reported separately")
  func siblings() {
    let buttons = (1...4).map { "|   *<UIButton:0x7c\($0)0> - AMBIGUOUS LAYOUT" }
    let found = told(
      "*<PierView:0x7a20>\n|   *<UILabel:0x7c00> - AMBIGUOUS LAYOUT\n"
        + buttons.joined(separator: "\n"))
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("2: UILabel:0x7c00 is ambiguous; give it") == true)
    #expect(
      found.last?.contains("are ambiguous; all are in PierView:0x7a20, perhaps for one cause")
        == true)
  }

  @Test("a host without a layout of its own makes what is in it look ambiguous")
  func host() throws {
    let found = told(
      """
      | | •UIView:0x7a20, MISSING HOST CONSTRAINTS
      | | | *<UILayoutGuide: 0x7a21 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x7a20; frame = (0 0; 9 9)>>- AMBIGUOUS LAYOUT for UILayoutGuide:0x7a21'UIViewSafeAreaLayoutGuide'.minX{id: 4}
      | | | *UIButton:0x7a22' Dock, or go'- AMBIGUOUS LAYOUT for UIButton:0x7a22' Dock, or go'.minY{id: 5}, UIButton:0x7a22' Do
      """)
    try #require(found.count == 4)
    #expect(found[2].contains("the trace breaks off here"))
    #expect(found[0].hasPrefix("1: UIView:0x7a20 hosts a layout, but isn't laid out itself yet"))
    #expect(
      found[3].hasPrefix(
        "2: UILayoutGuide:0x7a21'UIViewSafeAreaLayoutGuide' is ambiguous, and the system"))
    #expect(
      found[1]
        == "3: UIButton:0x7a22' Dock, or go' has no definite vertical position, perhaps only until UIView:0x7a20, "
        + "the host, is laid out; add a top, bottom or centerY constraint")
  }

  @Test("what a stack view arranges may be left to it")
  func arranged() {
    let found = told(
      "// |   *UIStackView:0x7a20\n// |   |   *UIButton:0x7a30- AMBIGUOUS LAYOUT for UIButton:0x7a30.Width{id: 1}"
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("leave positions to the stack view") == true)
  }

  @Test("a view without any of the four has no definite position or size")
  func nothingDefinite() {
    let variables = ["minX", "minY", "Width", "Height"].map { "PierView:0x7a30.\($0){id: 1}" }
    let found = told(
      "|   *PierView:0x7a30- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))")
    #expect(
      found == [
        "1: PierView:0x7a30 has no definite position or size; give it a position and a size on both axes"
      ])
  }

  @Test(
    "a page may have joined the lines, or a string escaped their ends", arguments: [" ", "\\n   "])
  func joined(_ end: String) {
    let log = [
      "<UIView: 0x1; frame = (0 0; 40 40)>", "| <UIView: 0x2; frame = (1 2; 9 9)>",
      "| | <PierView: 0x3; frame = (3 4; 5 5)>",
    ]
    .joined(separator: end)
    #expect(
      frames("po \(log)") == ["root (0, 0, 40, 40)", "view (1, 2, 9, 9)", "pierView (3, 4, 5, 5)"])
  }

  @Test("a tree without frames asks for them")
  func names() {
    let found = told(
      "<UIView: 0x1>\n   | <UIButton: 0x2>\n   |    | <_UILabelContentLayer: 0x3> (layer)")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("1: a tree of 2 views without frames; paste recursiveDescription")
        == true)
  }

  @Test("a mark on the next line belongs to the previous view")
  func wrapped() {
    let found = told(
      """
      UIWindow:0x7a01
      |   •UIView:0x7a02
      |   |   *UILabel:0x7a03'Pier'-
        AMBIGUOUS LAYOUT for UILabel:0x7a03'Pier'.Width{id: 26}
      |   |   *UILabel:0x7a04'Quay'
      """)
    #expect(
      found == [
        "3: UILabel:0x7a03'Pier' has no definite width; add a width or the other horizontal edge"
      ])
  }

  @Test("a guide of the app's is the app's")
  func ownGuide() {
    let found = told(
      "|   *<UILayoutGuide: 0x7a21 - \"quay\", layoutFrame = {{0, 0}, {0, 0}}>- AMBIGUOUS LAYOUT for UILayoutGuide:0x7a21'quay'.Width{id: 4}"
    )
    #expect(
      found == [
        "1: UILayoutGuide:0x7a21'quay' has no definite width; add a width or the other horizontal edge"
      ])
  }

  @Test("a trace in which nothing is ambiguous says so")
  func clear() {
    let found = told(
      "UIWindow:0x7a10\n|   •UIView:0x7a20\n|   |   *UILabel:0x7a30'Ebb'\n\nLegend:\n\t* - is laid out with auto layout"
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1: a trace of 3 views, none of them ambiguous") == true)
  }

  // MARK: Frames

  @Test(
    "frames and nesting become a layout, however the bars are written",
    arguments: ["   | ", "|", "| ", "\t|\t"])
  func nesting(_ bar: String) {
    let log = """
      (lldb) po [view recursiveDescription]
      <PierView: 0x7b10; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x1>>
      \(bar)<UIView: 0x7b20; frame = (10 20; 300 100); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
      \(bar)\(bar)<UILabel: 0x7b30; frame = (1e-05 8; 120 21); text = 'Low; tide'; alpha = 0.5; hidden = YES; layer = <_UILabelLayer: 0x4>>
      \(bar)<UIView: 0x7b40; baseClass = UIControl; frame = (0 200; 320 1); layer = <CALayer: 0x5>>
      """
    #expect(
      frames(log)
        == [
          "root (0, 0, 320, 480)", "view (10, 20, 300, 100)", "tideLabel (0, 8, 120, 21)",
          "view2 (0, 200, 320, 1)",
        ]
        .map { $0.replacing("tideLabel", with: "lowTideLabel") })
    let layout = RebuiltLayout(LogScene(ConsoleLog(log))).layout
    let label = layout.item(named: "lowTideLabel")
    #expect(label.map(layout.isHidden) == true)
    #expect(label.map(layout.alpha) == 0.5)
  }

  @Test("what is scrolled lies where it is seen")
  func scrolled() {
    let log = """
      <UIScrollView: 0x7b10; frame = (0 0; 320 480); layer = <CALayer: 0x1>; contentOffset: {0, 100}; contentSize: {320, 900}; adjustedContentInset: {0, 0, 0, 0}>
         | <UIView: 0x7b20; frame = (0 700; 320 50); layer = <CALayer: 0x2>>
      """
    #expect(frames(log).last == "view (0, 600, 320, 50)")
    #expect(told(log).count == 1)
  }

  @Test("AppKit's trees count from the bottom unless the view is flipped")
  func appKit() {
    let log = """
      [   AF O   LU ] h=--- v=--- NSView 0x6001 f=(0,0,200,100) b=(-) => <_NSViewBackingLayer: 0x1>
        [   A    H LU ] h=-&- v=--& NSButton 0x6002 "Cast off" f=(10,10,80,30) b=(-)
        [   A      LU ] h=--- v=--- NSBox 0x6003 f=(0,50,200,50) b=(-)
          [   A      LU ] h=--- v=--- NSTextField 0x6004 "Rope" f=(5,5,50,20) b=(-)
      A=autoresizesSubviews, F=flipped, H=hidden (h=by ancestor)
      """
    #expect(
      frames(log) == [
        "root (0, 0, 200, 100)", "castOffButton (10, 10, 80, 30)", "box (0, 50, 200, 50)",
        "ropeTextField (5, 25, 50, 20)",
      ])
    #expect(
      told(log).contains { $0.hasPrefix("2: NSButton:0x6002'Cast off': hidden or transparent") })
  }

  @Test("tests that save trees leave addresses out")
  func unaddressed() {
    let log = """
      <UIView; frame = (0 0; 40 40); layer = <CALayer>>
         | <UIView; frame = (0 0; 10 10); layer = <CALayer>>
         | <UIView; frame = (20 0; 10 10); layer = <CALayer>>
      """
    #expect(frames(log) == ["root (0, 0, 40, 40)", "view (0, 0, 10, 10)", "view2 (20, 0, 10, 10)"])
    let scene = LogScene(
      ConsoleLog(
        """
        /// [   A  LU ] h=--- v=--- NSButton "Go" f=(0,0,77,32) b=(-)
        ///   [   A  LU ] h=--- v=--- NSTextField "Go" f=(10,6,57,16) b=(-)
        """))
    #expect(scene.views.map { $0.parent } == [nil, 0])
  }

  @Test("words before the top, quotation marks and wrapped lines don't matter")
  func surroundings() {
    let log = """
      2024-02-01 10:00:00 Harbour[1:2] `<UIView: 0x7b10; frame = (0 0; 40 40); layer = <CALayer: 0x1>>
         | <QuayView: 0x7b20; clipsToBounds = YES;
      frame = (5 5; 10 10); layer = <CALayer: 0x2>>
         | <UIView: 0x7b30; fr
      """
    #expect(frames(log) == ["root (0, 0, 40, 40)", "quayView (5, 5, 10, 10)", "view (0, 0, 0, 0)"])
  }

  @Test(
    "says what can't be seen or touched",
    arguments: [
      ("<UIView: 0x2; frame = (0 10; 40 0)>", "UIView:0x2 is 40 wide, but 0 high; find what"),
      (
        "<UIView: 0x2; frame = (nan 10; 40 9)>",
        "UIView:0x2 has no valid frame; look for a division by 0"
      ),
      (
        "<UIView: 0x2; frame = (inf 10; 40 9)>",
        "UIView:0x2 has no valid frame; look for a division by 0"
      ),
      (
        "<UIView: 0x2; frame = (0 0; 9 9); clipsToBounds = YES>\n | | <UIRoundedRectButton: 0x3...; frame = (20 0; 9 9)>",
        "UIRoundedRectButton:0x3 lies outside its superview, UIView:0x2, which clips it"
      ),
      ("<UIView: 0x2; frame = (0 120; 40 9)>", "UIView:0x2 lies outside its superview, UIView:0x1"),
      (
        "<UIView: 0x2; frame = (-4 90; 40 30)>",
        "UIView:0x2 reaches beyond UIView:0x1 by 4 pt at the left and 20 pt at the bottom"
      ),
      (
        "<UIScrollView: 0x2; frame = (0 0; 4 4); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {0, 0}>",
        "UIScrollView:0x2 has nothing to scroll: its contentSize is 0"
      ),
      ("<UIView: 0x2; frame = (0 0; 4 4); alpha = 0>", "UIView:0x2: hidden or transparent"),
      ("<UILabel: 0x2; frame = (0.13 0; 4 4)>", "UILabel:0x2 isn't on whole pixels"),
      (
        "<UIImageView: 0x2; frame = (0 0; 4 4); userInteractionEnabled = NO>\n | | <UIButton: 0x3; frame = (0 0; 4 4)>",
        "UIImageView:0x2 takes no touches, and so neither does UIButton:0x3 in it"
      ),
    ])
  func findings(_ line: String, _ expected: String) {
    let found = told("<UIView: 0x1; frame = (0 0; 100 100)>\n | \(line)")
    #expect(found.count == 2)
    #expect(found.last?.contains(": \(expected)") == true)
  }

  @Test("views with the same finding share a line, and the system's are left alone")
  func groups() {
    let found = told(
      "<UIView: 0x1; frame = (0 0; 9 9)>\n| <UIView: 0x2; frame = (0 0; 9 0)>\n| <UIView: 0x3; frame = (0 0; 9 0)>"
    )
    #expect(found.count == 2)
    #expect(
      found.last?.hasPrefix("2: each of UIView:0x2 and UIView:0x3 is 9 wide, but 0 high; find")
        == true)
    let rows = (0..<20).map { "| <UIView: 0xa\($0); frame = (0 \($0); 9 30)>" }
    let many = told((["<UIView: 0x1; frame = (0 0; 9 9)>"] + rows + rows).joined(separator: "\n"))
    #expect(many.count == 9)
    #expect(many.last?.contains(" by 28 pt at the bottom, and 2 more alike; ") == true)
    let bar = told("<UIKeyboardImpl: 0x1; frame = (0 0; 9 9)>\n| <_UIBar: 0x2; frame = (0 0; 9 0)>")
    #expect(
      bar.last
        == "2: _UIBar:0x2 is 9 wide, but 0 high; it is the system's: nothing of yours to change")
  }

  @Test("what the system hides and places is not worth a line")
  func systemFrames() {
    let found = told(
      """
      <UITableView: 0x1; frame = (0 0; 100 100); contentOffset: {0, 0}>
         | <_UITableViewCellSeparatorView: 0x2; frame = (15 300; 85 0.333333)>
         | <UITableViewCellContentView: 0x3; frame = (0 0; 100 0); hidden = YES>
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1: 3 views with their frames: none of yours") == true)
  }

  @Test("before layout, there is one thing to say")
  func early() {
    let found = told("<UIView: 0x1; frame = (0 0; 0 0)>\n | <UIView: 0x2; frame = (0 0; 0 0)>")
    #expect(found.count == 1)
    #expect(found.first?.contains("all of size 0: nothing has been laid out yet") == true)
  }

  @Test("the object of a message is not a tree")
  func messages() {
    let tapped = ConsoleLog("<UIView: 0x1; frame = (0 0; 10 10)> was tapped").notices
    #expect(tapped.first?.meaning.hasPrefix("1 view with its frame, printed by an app") == true)
    #expect(ConsoleLog("<UIWindow: 0x1> became key").isEmpty)
    #expect(ConsoleLog("[ A f=(0,0,9,9) ] h=--- v=--- NSView").isEmpty)
  }

  @Test("a tree tells a report which view is in which")
  func besideReport() {
    let scene = LogScene(
      ConsoleLog(
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa1.width == 40   (active)>",
            "<NSLayoutConstraint:0x2 UILabel:0xa1.width == 50   (active)>"
        )
        <UIView: 0xa0; frame = (0 0; 100 100)>
           | <UILabel: 0xa1; frame = (5 5; 40 20)>
        """))
    #expect(scene.views.map { $0.name } == ["label", "view"])
    #expect(scene.views.first?.parent == 1)
    #expect(scene.views.first?.frame == Rect(x: 5, y: 5, width: 40, height: 20))
  }

  @Test("a tree that is pasted begins a log, and one blank line ends it")
  func pasted() {
    var paste = PastedLog()
    let lines = ["<UIView: 0x1; frame = (0 0; 9 9)>", "   | <UILabel: 0x2; frame = (0 0; 9 9)>"]
    #expect(PastedLog.begins(with: lines[0][...]))
    #expect(!PastedLog.begins(with: "add view red"))
    let ends = (lines + [""]).map { paste.take($0) }
    #expect(ends == [false, false, true])
    #expect(paste.log.nodes.count == 2)
  }

  // MARK: View controllers

  @Test("view controllers: which are on the screen, and what to paste")
  func controllers() {
    let found = told(
      """
      <UINavigationController 0x7c10>, state: appeared, view: <UILayoutContainerView 0x1>
         | <ListController 0x7c20>, state: disappeared, view: <UIView 0x2> not in the window
         | <ChartController 0x7c30>, state: appeared, view: <UIView 0x3>
         + <SheetController 0x7c40>, state: disappeared, view: (view not loaded), presented with: <_UISheet 0x4>
      """)
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix("1: 4 view controllers; on the screen: ChartController:0x7c30; ")
        == true)
    #expect(found.last?.hasPrefix("4: SheetController:0x7c40 has no view yet") == true)
  }
}

extension RebuiltLayout {
  /// Every view's name and frame, in the order of the tree.
  fileprivate mutating func frames() -> [String] {
    var solved = layout
    solved.solve()
    return solved.model.treeOrder().filter { $0 != solved.window }.map { item in
      let numbers = solved.frame(of: item).inOrder.map { "\(($0 * 10).rounded() / 10)" }
      let frame = numbers.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
      return "\(solved.name(of: item)) (\(frame.joined(separator: ", ")))"
    }
  }
}

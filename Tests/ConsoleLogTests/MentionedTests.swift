import ConsoleLog
import Testing

/// Texts with views and frames that are neither a report nor a tree.
@Suite("Descriptions of views in other words")
struct MentionedTests {
  /// The meanings and remedies that a text gets.
  private func told(_ text: String) -> [String] {
    ConsoleLog(text).notices.map { "\($0.line): \($0.meaning); \($0.remedy)" }
  }

  @Test(
    "a view with a frame is recognized wherever it stands",
    arguments: [
      "Pier[71:303] dock is <UIView: 0x7a01; frame = (0 20; 320 85); layer = <CALayer: 0x7b01>>",
      "Optional(<UIView: 0x7a01; frame = (0 20; 320 85); autoresize = W; layer = <CALayer: 0x7b>>)",
      "dock: <UIView: 0x7a01> frame: {{0, 20}, {320, 85}}",
      "UIView 0x7a01 frame (0.0, 20.0, 320.0, 85.0)",
    ])
  func anywhere(_ text: String) throws {
    let log = ConsoleLog(text)
    #expect(!log.isEmpty)
    #expect(log.notices.first?.meaning.hasPrefix("1 view with its frame, printed by") == true)
    #expect(log.explanation.contains("UIView 0x7a01 at (0, 20, 320, 85)"))
  }

  @Test("an address without a frame, and a frame without one, are not a description")
  func other() {
    #expect(ConsoleLog("Pier[71:303] dock is <UIView: 0x7a01>").isEmpty)
    #expect(ConsoleLog("Pier[71:303] frame = (0 20; 320 85)").isEmpty)
    #expect(ConsoleLog("let frame = CGRect(x: 0, y: 20, width: 320, height: 85) // 0x7a01").isEmpty)
  }

  @Test(
    "an empty list says that the view holds no constraints, and what to print",
    arguments: [
      "<UITableView: 0x7a01; frame = (0 0; 0 0); layer = <CALayer: 0x7b01>> constraints: (\n    )",
      "(lldb) po [0x7a01 constraints]\n<__NSArray0 0x1f0>(\n\n)",
      "(lldb) po [0x7a01 constraints]\n0 elements",
      "(lldb) po [0x7a01 constraints]\n▿ 0 elements",
    ])
  func emptyList(_ text: String) throws {
    let found = try #require(told(text).last)
    #expect(found.contains("a list of 0 constraints: the view at 0x7a01 holds none itself"))
    #expect(found.contains("po [0x7a01 constraintsAffectingLayoutForAxis:0]"))
  }

  @Test("nothing but brackets is an empty list; brackets in a program's text are none")
  func brackets() {
    #expect(told("(\n)").first?.contains("a list of 0 constraints: the view holds none") == true)
    #expect(ConsoleLog("update()\nlet names = [\n]\nfoo (\n)").isEmpty)
  }

  @Test("a line of AppKit's subtree is read after the head of NSLog, with what is pending")
  func subtreeBehindHead() {
    let found = told(
      "Pier[71:303] [AF O WLU] h=-&- v=-&- DockView 0x7a01 f=(20,30,250,168) b=(-) => <_NSViewBackingLayer: 0x7b>"
    )
    #expect(
      found.first?.hasPrefix(
        "1: 1 view with its frame, while updates of layout (L) and constraints (U) are pending")
        == true)
    #expect(found.first?.contains("apart from masks") == true)
    #expect(found.first?.contains("po [0x7a01 constraintsAffectingLayoutForOrientation:1]") == true)
  }

  @Test("a view that is 0 on one side has been laid out, and is reported once")
  func flat() {
    let line = "<PierView: 0x7a01; frame = (0 0; 355 0); layer = <CALayer: 0x7b01>>"
    let found = told("\(line)\n\(line)")
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("1: 1 view with its frame;") == true)
    #expect(found.last?.contains("PierView:0x7a01 is 355 wide, but 0 high; find what") == true)
    #expect(
      told("<PierView: 0x7a01; frame = (0 0; 0 85)>").last?.contains("85 high, but 0") == true)
    #expect(
      told("<PierView: 0x7a01; frame = (0 0; 0 0)>").last?.contains("nothing has been") == true)
  }

  @Test("a tree that breaks off says so")
  func torn() {
    let tree = """
      <UIView: 0x7a01; frame = (0 0; 320 480); layer = <CALayer: 0x7b01>>
         | <UILabel: 0x7a02; frame = (20 20; 80 20); text = 'Dock'; userInteractionEnabl
      """
    #expect(told(tree).first?.contains("; the end is torn off;") == true)
    let trace = "*UILabel:0x7a02- AMBIGUOUS LAYOUT for UILabel:0x7a02.minX{id: 4}, UILabel:0x7a02.m"
    #expect(told(trace).last?.contains("the trace breaks off here") == true)
    #expect(told("*UILabel:0x7a02- AMBIGUOUS LAYOUT for UILabel:0x7a02.minX{id: 4}").count == 1)
  }
}

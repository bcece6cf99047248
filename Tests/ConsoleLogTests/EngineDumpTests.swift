import ConsoleLog
import Testing

/// What the layout engine prints of itself.
@Suite("Dumps of the layout engine")
struct EngineDumpTests {
  private static let dump = """
    (lldb) po [[self.view window] _layoutEngine]
    <NSISEngine: 0x7fb31c0>{ Rows:
        objective: {objective 0x6a10: <500:12> + <500:1>*0x6002.negError{id: 11}}
        App.Dock:0x7f11.Height{id: 4} == 60 + 1*0x6001.slackMarker{id: 9}
        UILabel:0x7f12'Berth: 7 (full)'.minX{id: 5} == 16 + 1*0x6002.posErrorMarker{id: 10}
        UIWindow:0x7f10.Width{id: 1} == 375
        UILayoutGuide:0x7f13'UIViewSafeAreaLayoutGuide'.minY{id: 6} == 47 + 1*0x6003.marker{id: 12}
      Constraints:
        <NSLayoutConstraint:0x6001 App.Dock:0x7f11.height >= 60   (active)>\t\tMarker:0x6001.slackMarker{id: 9}
        <NSLayoutConstraint:0x6004 App.Dock:0x7f11.height == 30   (active)>\t\tMarker:0x6004.marker{id: 13}
      Statistics:
        5 rows. Variable counts:
              1 ->   4
    }
    """

  @Test("are told apart from reports, and name the views of the app")
  func names() throws {
    let log = ConsoleLog(Self.dump)
    let notice = try #require(log.notices.first)
    #expect(notice.line == 2)
    #expect(notice.meaning.hasPrefix("a dump of the layout engine"))
    #expect(
      notice.meaning.hasSuffix("it names App.Dock:0x7f11 and UILabel:0x7f12'Berth: 7 (full)'"))
    #expect(notice.remedy.contains("_autolayoutTrace"))
    #expect(notice.remedy.contains("[0x7f11 constraintsAffectingLayoutForAxis:0]"))
    #expect(log.explanation.hasPrefix("line 2: A dump of the layout engine"))
  }

  @Test("hold constraints in which nothing is said to clash, as broken ones are among them")
  func list() throws {
    let found = try #require(ConsoleLog(Self.dump).explanations().explanations.first)
    #expect(found.isList)
    #expect(found.advice == nil)
    #expect(
      found.clash
        == "2 constraints that the layout engine holds; it doesn't say which of them clash.")
    #expect(!found.text.contains("44"))
    #expect(!found.text.contains("usual rule"))
  }

  @Test("without constraints and views, AppKit's, and those of an exception are dumps, too")
  func others() {
    let rows = "NSIS ENGINE:\n    0x6001.marker{id: 4} == 0 + -1*0x6002.marker{id: 5}\n"
    #expect(ConsoleLog(rows).summary.hasPrefix("line 1: A dump of the layout engine"))
    #expect(!ConsoleLog(rows).summary.contains("it names"))
    let appKit = ConsoleLog("    NSTextField:0x71.Width{id: 4} == 20 + 1*0x6001.marker{id: 5}")
    #expect(appKit.summary.contains("[0x71 constraintsAffectingLayoutForOrientation:0]"))
    let thrown = ConsoleLog(
      rows
        + "}: internal error.  Cannot find an outgoing row head for incoming head 0x6003.slack{id: 3}, which"
    )
    #expect(
      thrown.summary.contains(
        "line 3: The layout engine failed in its own sums (0x6003.slack)"))
  }

  @Test(
    "aren't seen in reports and traces, whose lines name variables as well",
    arguments: [
      "<_UIScrollViewAutomaticContentSizeConstraint:0x1 UITableView:0x2.contentHeight{id: 28} == -32.000000>",
      "•UILabel:0x2'Name'- AMBIGUOUS LAYOUT for UILabel:0x2'Name'.minX{id: 4}, UILabel:0x2'Name'.Width{id: 6}",
      "4   Foundation   0x00007fff -[NSISEngine withBehaviors:performModifications:] + 38",
    ])
  func lookalikes(_ line: String) {
    #expect(!ConsoleLog(line).explanation.contains("dump"))
  }
}

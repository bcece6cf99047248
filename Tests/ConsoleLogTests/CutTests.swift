import Testing

@testable import ConsoleLog

/// Incomplete reports: what is said first, and what is still advised.
@Suite("Cut reports")
struct CutTests {
  private static let photo = SampleLog.photo

  private func summary(_ log: String) -> String { ConsoleLog(log).summary }

  @Test("a broken line without its list is enough for advice")
  func onlyBroken() {
    let log = "Will attempt to recover by breaking constraint \n\(Self.photo[2])\n"
    #expect(
      summary(log)
        == """
        The list is missing: nothing shows what clashes with c1. Copy the lines between ( and ), too.
        Lower c1 to priority 999 (the system broke it): set priority c1 999
        """)
  }

  @Test("dots in place of lines", arguments: ["...", "…", "    ...,", "\"…\"", "[...]"])
  func dots(_ gap: String) {
    let whole = SampleLog.report([Self.photo[2], Self.photo[3]], broken: Self.photo[2])
    let log = whole.replacing(
      "    \"\(Self.photo[3])", with: "\(gap)\n    \"\(Self.photo[3])")
    #expect(summary(whole).hasPrefix("As printed, the constraints can all hold."))
    #expect(
      summary(log).hasPrefix(
        "Lines of the list are missing; what is here doesn't clash by itself.\n"),
      "\(summary(log))")
    #expect(summary(log).contains("Lower c1 to priority 999 (the system broke it)"))
    #expect(ConsoleLog(log).explanation.contains("- Dots stand in place of lines of the list."))
  }

  @Test("a list whose broken line isn't in it is not whole")
  func unlisted() {
    let log = SampleLog.report(Array(Self.photo[..<2]), broken: Self.photo[2])
    #expect(summary(log).hasPrefix("Lines of the list are missing;"), "\(summary(log))")
  }

  @Test("a line that can't be read comes first")
  func unread() {
    let log = SampleLog.report([Self.photo[0], "<NSLayoutConstraint:0x1 ???>"], broken: nil)
    #expect(
      summary(log).hasPrefix("1 of 2 lines can't be read; what is here doesn't clash by itself."),
      "\(summary(log))")
  }

  @Test("reports that the system hides are mentioned once")
  func hidden() {
    let report = "Unable to simultaneously satisfy constraints:\n(\n    <private>\n)\n\n"
    let log = ConsoleLog(report + report + "Pier is open\n" + report)
    #expect(log.reports.count == 3)
    let text = log.explanation
    #expect(text.ranges(of: "<private>").count == 1, "\(text)")
    #expect(text.contains("- The reports on lines 6, 12 are hidden as well."), "\(text)")
  }

  @Test("digits that may be missing are not a number", arguments: ["30", "30...", "30…", "3"])
  func digits(_ end: String) {
    let log = SampleLog.report(Self.photo, broken: nil)
    let place = log.firstRange(of: "width == 300   (active)")!.lowerBound
    let cut = log[..<place] + "width == \(end)"
    let text = ConsoleLog(String(cut)).explanation
    #expect(text.contains("1 of 3 lines can't be read"), "\(text)")
    #expect(!text.contains("pt are needed"))
  }

  @Test("a name that broke off is not a view")
  func name() {
    let text = ConsoleLog("\"\(Self.photo[2])\",\n\"<NSLayoutConstraint:0x6009 V:|-(8)-[UILabe")
      .explanation
    #expect(text.contains("1 of 2 lines can't be read"), "\(text)")
    #expect(!text.contains("UILabe "))
  }

  @Test("a list of names that broke off, with and without a space before it", arguments: ["", " "])
  func names(_ space: String) throws {
    let line = "<NSLayoutConstraint:0x6001 V:|-(>=6)-[UILabel:0x7001]\(space)(Names: '|':App.Tr"
    let found = try #require(Repair.read(line[...]))
    #expect(found.0.constant == 6)
    #expect(found.1.contains(.end))
  }

  @Test("without the broken line, a size of the system's tells which line gives way")
  func guess() {
    let list = "(\n    \"\(Self.photo[2])\",\n    \"\(Self.photo[3])\",\n    \"<NSLay"
    #expect(
      summary(list).hasSuffix(
        "A guess without the missing lines: Lower c1 to priority 999 (a constant size is the usual choice): "
          + "set priority c1 999"), "\(summary(list))")
    // A height doesn't clash with a width.
    let other = list.replacing("ImageView:0x7001.width", with: "ImageView:0x7001.height")
    #expect(!summary(other).contains("Lower"))
  }

  @Test("the beginning of an identifier is enough", arguments: ["UISV-hidi", "UISV-hiding"])
  func identifier(_ start: String) {
    let text = ConsoleLog("(\n\"\(Self.photo[2])\",\n\"<NSLayoutConstraint:0x6009 '\(start)")
      .explanation
    #expect(
      text.contains("tells what it is: the stack view gives a hidden arranged view no length"),
      "\(text)")
    #expect(text.contains("A guess without the missing lines: Lower c1 ("))
    let vague = ConsoleLog("(\n\"\(Self.photo[2])\",\n\"<NSLayoutConstraint:0x6009 'UIVi")
      .explanation
    #expect(!vague.contains("says:"))
  }

  @Test("identifiers tell who made unreadable lines")
  func owner() {
    let lines = ["inputView.top", "accessoryView.bottom"].map {
      "<NSLayoutConstraint:0x... '\($0)'...>"
    }
    let log = SampleLog.report(lines, broken: nil)
    #expect(
      summary(log).contains("nothing of yours to change: every line in the list is the system's"),
      "\(summary(log))")
  }

  @Test("a cell gives its content a height even where the list breaks off before it")
  func cell() {
    let lines = [
      "<NSLayoutConstraint:0x6001 UIImageView:0x7001.height == 0.5*UIImageView:0x7001.width>",
      "<NSLayoutConstraint:0x6002 V:[UIImageView:0x7001]-(0)-|   (Names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 H:[UIImageView:0x7001]-(0)-|   (Names: '|':UITableViewCellContentView:0x7000 )>",
    ]
    let log = "(\n" + lines.map { "\"\($0)\",\n" }.joined() + "\"<NSLayoutConst"
    #expect(summary(log).contains("Lower c2 to priority 999"), "\(summary(log))")
  }

  @Test("lines without their beginning are lines, though they can't be read")
  func headless() {
    let text = ConsoleLog("\"…SearchButton.width <= 44.5   (active)\",\n").explanation
    #expect(text.contains("Line 1 can't be read: "), "\(text)")
  }

  @Test("the descriptions that a category of the app's prints")
  func description() {
    let log = SampleLog.report(
      [
        "<NSLayoutConstraint: 0x6001> (null) ((null), (null))",
        "<NSLayoutConstraint: 0x6002> H:[App.Banner:0x7001(360)]((null), (null))",
        "<NSLayoutConstraint: 0x6003> H:[App.Banner:0x7001(320)](%28null%29, %28null%29)",
      ], broken: nil)
    let text = ConsoleLog(log).explanation
    #expect(text.contains("banner.width is both 360 and 320"), "\(text)")
    #expect(text.contains("- A category of the app's replaces the description of constraints"))
    #expect(text.contains("- Lines 8, 9: taken out of one of the app's own descriptions."))
  }

  @Test("equal repairs are one note")
  func ranges() {
    let lines = Self.photo.map { $0.replacing("<", with: "< ") }
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[2])).explanation
    #expect(text.contains("- Lines 7 to 10, 14: extra spaces taken out."), "\(text)")
  }
}

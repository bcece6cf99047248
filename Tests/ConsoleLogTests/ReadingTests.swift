import ConsoleLog
import Testing

@Suite("Reading a log")
struct ReadingTests {
  private func single(_ text: String) throws -> LogReport {
    let log = ConsoleLog(text)
    #expect(log.reports.count == 1)
    return try #require(log.reports.first)
  }

  /// The photo's report must come out whole.
  private func expectPhoto(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let report = try single(text)
    #expect(
      report.constraints.map(\.description.unspaced) == SampleLog.photo.map(\.unspaced),
      sourceLocation: sourceLocation)
    #expect(report.brokenIndex == 2, sourceLocation: sourceLocation)
  }

  @Test("finds message, list and broken constraint")
  func whole() throws {
    let report = try single(SampleLog.photoReport)
    #expect(report.hasMessage)
    #expect(report.isListClosed)
    #expect(report.firstLine == 1)
    #expect(report.era == "iOS 12 or later")
    #expect(!report.isAppKit)
    #expect(report.lines.map(\.number) == [7, 8, 9, 10])
    #expect(report.broken?.number == 14)
    #expect(report.lines.allSatisfy { $0.constraint != nil && $0.repairs.isEmpty })
    try expectPhoto(SampleLog.photoReport)
  }

  @Test("keeps what stands in front of the message")
  func prefix() throws {
    let prefix = "2025-01-02 03:04:05.678+0100 Harbour[12:34] [LayoutConstraints] "
    let report = try single(SampleLog.report(SampleLog.photo, broken: nil, prefix: prefix))
    #expect(report.prefix + " " == prefix)
    #expect(report.broken == nil)
  }

  @Test("takes several reports apart")
  func several() throws {
    let other = SampleLog.report(Array(SampleLog.photo[2...]), broken: nil)
    let log = ConsoleLog(SampleLog.photoReport + "something else\n" + other)
    #expect(log.reports.map(\.constraints.count) == [4, 2])
    #expect(log.reports.map(\.firstLine) == [1, 19])
    // Two lists without a message are two reports as well.
    let list = "(\n" + SampleLog.photo.joined(separator: "\n") + "\n)\n"
    #expect(ConsoleLog(list + list).reports.map(\.constraints.count) == [4, 4])
  }

  @Test("does not mind how the lines are laid out")
  func layout() throws {
    let text = SampleLog.photoReport
    try expectPhoto(text.replacing("\n", with: "\r\n"))
    try expectPhoto(text.replacing("\n", with: " "))
    try expectPhoto(text.replacing("    \"<", with: "<"))
    try expectPhoto(text.replacing("\"", with: ""))
    try expectPhoto(text.replacing("(\n", with: "[\n").replacing("\n)", with: "\n]"))
    try expectPhoto(text.replacing("    ", with: "\t"))
    for mark in ["// ", "> ", "# ", "* ", ">", "//"] {
      try expectPhoto(text.split(separator: "\n").map { mark + $0 }.joined(separator: "\n"))
    }
  }

  @Test("undoes escapes")
  func escapes() throws {
    let text = SampleLog.photoReport
    try expectPhoto(
      text.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    )
    try expectPhoto(
      text.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("|", with: "\\|"))
    try expectPhoto(text.replacing("   (active", with: "\u{A0} \u{A0}(active"))
    let umlaut = "<NSLayoutConstraint:0x6001 UILabel:0x7001'Ebbe \\134U00fc'.width == 9   (active)>"
    let label = try #require(ConsoleLog(umlaut).reports.first?.constraints.first)
    #expect(label.first.item.label == "Ebbe \\U00fc")
  }

  @Test("joins what was wrapped", arguments: [33, 47, 61, 72, 80])
  func wrapped(_ width: Int) throws {
    let lines = SampleLog.photoReport.split(separator: "\n", omittingEmptySubsequences: false)
    let wrapped = lines.flatMap { line -> [String] in
      guard line.contains("<NSLayout"), line.count > width else { return [String(line)] }
      return [String(line.prefix(width)), String(line.dropFirst(width))]
    }
    try expectPhoto(wrapped.joined(separator: "\n"))
  }

  @Test("repairs quotes and brackets")
  func repairs() throws {
    let curly = SampleLog.photoReport.replacing("'", with: "’").replacing("\"", with: "”")
    try expectPhoto(curly)
    try expectPhoto(SampleLog.photoReport.replacing("\"<NS", with: "\"NS"))
    let report = try single(SampleLog.photoReport.replacing(">\"", with: "\""))
    #expect(report.constraints.map(\.description) == SampleLog.photo)
    #expect(report.lines.allSatisfy { $0.repairs == [.brackets] })
  }

  @Test("keeps what it can't read, with its line")
  func unread() throws {
    var lines = SampleLog.photo
    lines[1] = "<NSLayoutConstraint:0x6002 what is this>"
    let report = try single(SampleLog.report(lines, broken: nil))
    #expect(report.constraints.count == 3)
    #expect(report.lines[1].constraint == nil)
    #expect(report.lines[1].number == 8)
    #expect(report.lines[1].text == lines[1])
  }

  @Test("reads cut lines as far as they go")
  func cut() throws {
    let line = SampleLog.photo[0]
    for count in [2, 5, 20, 40] {
      let report = try single(String(line.dropLast(count)))
      #expect(report.constraints.first?.constant == 20)
      #expect(report.lines.first?.repairs.isEmpty == false)
    }
    let label = "<NSLayoutConstraint:0x6001 H:|-(20)-[UILabel:0x7001'Low ti"
    #expect(try single(label).constraints.first?.first.item.address == "0x7001")
  }

  @Test(
    "knows the versions",
    arguments: [
      (
        "Try this: (1) look; (2) find.\n(\n\"<NSLayoutConstraint:0x1 H:[UIView:0x2(3)]>\"\n)",
        "iOS 8 or earlier"
      ),
      ("(\n\"<NSLayoutConstraint:0x1 H:[UIView:0x2(3)]>\"\n)", "iOS 9 or earlier"),
      ("(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>\"\n)", "iOS 10 or later"),
      ("(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 3>\"\n)", "iOS, version unknown"),
      ("Try this: \n(\n\"<NSLayoutConstraint:0x1 H:[UIView:0x2(3)]>\"\n)", "iOS 9"),
      (
        "Try this: (1) [LayoutConstraints]\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 3>\"\n)",
        "iOS 10 or later"
      ),
      (
        "2020-02-03 09:08:07.123456 App[1:2]\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 3>\"\n)",
        "iOS 10 or later"
      ),
      (
        "(\n\"<NSLayoutConstraint:0x1 NSBox:0x2.width == 3   (active)>\"\n)", "macOS 10.12 or later"
      ),
    ] as [(String, String)])
  func eras(_ text: String, _ era: String) throws {
    let log = ConsoleLog("Unable to simultaneously satisfy constraints.\n" + text)
    #expect(log.reports.first?.era == era)
  }

  @Test("reads the newer words of AppKit")
  func newerAppKit() throws {
    let line = "<NSLayoutConstraint:0x1 NSBox:0x2.width == 3   (active)>"
    let report = try single(
      "[Layout] Conflicting constraints detected: (\n    \"\(line)\"\n).\n\n"
        + "Will attempt to recover by breaking \(line).\n")
    #expect(report.era == "macOS 13 or later")
    #expect(report.brokenIndex == 0)
    #expect(report.isListClosed)
  }

  @Test("says what is hidden")
  func redacted() throws {
    let report = try single("Unable to simultaneously satisfy constraints.\n(\n<private>\n)\n")
    #expect(report.isRedacted)
    #expect(report.constraints.isEmpty)
  }

  @Test("explains exceptions too")
  func notices() {
    let log = ConsoleLog(
      "*** Unable to activate constraint with anchors <a> and <b> because they have no common "
        + "ancestor.  Does the constraint reference items in different view hierarchies?\n")
    #expect(log.reports.isEmpty)
    #expect(log.notices.count == 1)
    #expect(log.notices.first?.remedy.contains("addSubview") == true)
    #expect(ConsoleLog("nothing of the kind").isEmpty)
    #expect(ConsoleLog("").isEmpty)
  }

  @Test(
    "knows both ways to say that a view is ambiguous",
    arguments: ["<UIView: 0x7f00> has ambiguous layout", "View has an ambiguous layout."])
  func ambiguousViews(_ text: String) {
    #expect(ConsoleLog(text).notices.count == 1)
  }

  @Test("names what is ambiguous")
  func ambiguity() throws {
    let log = ConsoleLog(
      """
      •UIWindow:0x7f00 - AMBIGUOUS LAYOUT
      |   *UILabel:0x7f01'Tide'- AMBIGUOUS LAYOUT for UILabel:0x7f01'Tide'.minX{id: 31}, UILabel:0x7f01'Tide'.Height{id: 12}
      """)
    #expect(
      log.notices.map(\.meaning).first
        == "UILabel:0x7f01'Tide' has no definite horizontal position and no definite height")
    #expect(log.notices.map(\.line) == [2, 1])
  }

  @Test("explains a report that is logged again once")
  func repetitions() {
    let text = SampleLog.photoReport + SampleLog.photoReport
    let (_, explanations) = ConsoleLog(text).explanations()
    #expect(explanations.map(\.repetitions) == [[18]])
  }

  @Test("reads what tools write line by line, and brackets that close too early")
  func tools() throws {
    let prefix = "Jan  2 03:04:05 phone Harbour(UIKitCore)[12] <Notice>: "
    let lines = SampleLog.photoReport.split(separator: "\n").map { prefix + $0 }
    try expectPhoto(lines.joined(separator: "\n"))
    #expect(try single(lines.joined(separator: "\n")).isListClosed)
    let early = "<NSLayoutConstraint: 0x6001> H:[UIView:0x7001(80)] (Deck 0, (null))"
    let report = try single(early)
    #expect(report.constraints.first?.constant == 80)
    #expect(report.constraints.first?.address == "0x6001")
  }
}

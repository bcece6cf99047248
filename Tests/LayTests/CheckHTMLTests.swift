import Foundation
import FoundationXML
import TestSupport
import Testing

/// The pages of `lay check --html` and `lay diff --html`.
@Suite("Pages of findings and differences")
struct CheckHTMLTests {
  private static let narrow = """
    add label title "A <title> that & is rather long"
    pin title.leading = safeArea.leading + 20
    pin title.top = safeArea.top + 20
    pin title.width = 100 as narrow

    """

  /// The pictures of a page.
  private static func pictures(in page: PageData) -> [String] {
    page.entries.flatMap { $0.pictures }.map { $0.svg }
  }

  @Test("show findings on pictures that are well-formed, and nothing that texts could inject")
  func findings() throws {
    let directory = try TemporaryDirectory()
    try directory.file("<b>.lay", Self.narrow)
    let run = try Program("check", ".", "--html", "out.html").directory(directory).run()
    #expect(run.status == 1)
    let html = try directory.text("out.html")
    #expect(!html.contains("<b>") && html.ranges(of: "<script").count == 2)
    let page = try PageData(of: html)
    #expect(page.entries.map { $0.section } == ["<b>.lay"])
    #expect(
      page.entries[0].lines("Why").joined()
        .contains("because of narrow (title.width = 100) at 4:1: set narrow.relation >="))
    let pictures = Self.pictures(in: page)
    #expect(pictures.count == 1)
    #expect(pictures.allSatisfy { XMLParser(data: Data($0.utf8)).parse() })
    #expect(pictures.allSatisfy { $0.lowercased().contains("#d70015") })
    let again = try Program("check", ".", "--html", "again.html", "--cache", "kept")
      .directory(directory).run()
    #expect(again.status == 1)
    #expect(try directory.text("again.html") == html)
    let nowhere = try Program("check", ".", "--html", "no/out.html").directory(directory).run()
    #expect(nowhere.status == 74)
  }

  @Test("show the bars that a finding is about, and what is small larger")
  func bars() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "a.lay",
      """
      add button more "More"
      pin more.leading = root.leading + 60
      pin more.top = root.top + 4
      """)
    try directory.file(
      "b.lay",
      """
      add label title "A title that is so long that no phone shows all of it"
      pin title.leading = safeArea.leading + 20
      pin title.trailing = safeArea.trailing - 20
      pin title.top = safeArea.top + 20
      """)
    #expect(try Program("check", ".", "--html", "out.html").directory(directory).run().status == 1)
    let page = try PageData(of: directory.text("out.html"))
    let pictures = page.entries.filter { $0.rule == "under-bars" }.flatMap { $0.pictures }
    #expect(!pictures.isEmpty && pictures.allSatisfy { $0.svg.contains(">9:41</tspan>") })
    let focus = try #require(pictures.first?.focus)
    #expect(Array(focus.prefix(2)) == [60, 4])
    let wide = page.entries.filter { $0.section == "b.lay" }.flatMap { $0.pictures }
    #expect(!wide.isEmpty && wide.allSatisfy { $0.focus == nil })
  }

  @Test("have pictures of the first 300 findings, and say so")
  func limit() throws {
    let directory = try TemporaryDirectory()
    // In 155 files two labels each are cut off.
    let script = (1...2).map { number in
      """
      add label title\(number) "A title that is rather long"
      pin title\(number).leading = safeArea.leading + 20
      pin title\(number).top = safeArea.top + \(number * 40)
      pin title\(number).width = 100

      """
    }.joined()
    for number in 1...155 { try directory.file("\(number).lay", script) }
    try directory.file(
      ".laycheck",
      """
      check devices "iPhone SE"
      check sizes L
      check orientations portrait
      check directions ltr
      """)
    let run = try Program("check", ".", "--html", "out.html").directory(directory).run()
    #expect(run.status == 1)
    let page = try PageData(of: directory.text("out.html"))
    #expect(page.entries.count == 310)
    #expect(Self.pictures(in: page).count == 300)
    #expect(page.summary == "310 findings in 155 of 155 files; only the first 300 have pictures")
  }

  @Test("show both versions, which belong together")
  func differences() throws {
    let directory = try TemporaryDirectory()
    try directory.file("old.lay", Self.narrow)
    try directory.file("new.lay", Self.narrow.replacing("width = 100", with: "width = 140"))
    let run = try Program("diff", "old.lay", "new.lay", "--html", "out.html")
      .directory(directory).run()
    #expect(run.status == 1)
    let page = try PageData(of: directory.text("out.html"))
    let pictures = Self.pictures(in: page)
    #expect(pictures.count == 2 && pictures[0] != pictures[1])
    #expect(pictures.allSatisfy { XMLParser(data: Data($0.utf8)).parse() })
    #expect(page.entries[0].pictures.map { $0.caption } == ["before", "after"])
    #expect(
      page.entries[0].lines("Changes").joined().contains("title.width = 100 → title.width = 140"))
    let same = try Program("diff", "old.lay", "old.lay", "--html", "out.html")
      .directory(directory).run()
    #expect(same.status == 0)
    #expect(try PageData(of: directory.text("out.html")).summary == "nothing differs")
  }

  @Test("say what could not be compared")
  func failures() throws {
    let directory = try TemporaryDirectory()
    try directory.file("old.lay", Self.narrow)
    try directory.file("new.lay", "add nonsense")
    let run = try Program("diff", "old.lay", "new.lay", "--json", "--html", "out.html")
      .directory(directory).run()
    #expect(run.status == 1)
    let page = try PageData(of: directory.text("out.html"))
    #expect(page.summary == "1 file could not be compared")
    #expect(page.entries.map { $0.tags } == [["failed"]] && page.entries[0].section == "new.lay")
    let line = try #require(
      JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any])
    #expect(line["document"] as? String == "new.lay" && (line["scenes"] as? [Any])?.isEmpty == true)
    #expect((line["failures"] as? [String])?.joined().contains("nonsense") == true)
  }
}

import Foundation
import FoundationXML
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

  /// The pictures of a page, decoded.
  private static func pictures(in page: String) -> [String] {
    page.matches(of: #/src="data:image/svg\+xml,([^"]*)"/#).compactMap {
      String($0.output.1).removingPercentEncoding
    }
  }

  @Test("show findings on pictures that are well-formed, and nothing that texts could inject")
  func findings() throws {
    let directory = try TemporaryDirectory()
    try directory.file("<b>.lay", Self.narrow)
    let run = try Program("check", ".", "--html", "out.html").directory(directory).run()
    #expect(run.status == 1)
    let page = try directory.text("out.html")
    #expect(page.contains("&lt;b&gt;.lay"))
    #expect(!page.contains("<b>") && !page.contains("<script"))
    #expect(
      page.contains("because of narrow (title.width = 100) at 4:1: set narrow.relation &gt;="))
    let pictures = Self.pictures(in: page)
    #expect(pictures.count == 1)
    #expect(pictures.allSatisfy { XMLParser(data: Data($0.utf8)).parse() })
    #expect(pictures.allSatisfy { $0.lowercased().contains("#d70015") })
    let again = try Program("check", ".", "--html", "again.html", "--cache", "kept")
      .directory(directory).run()
    #expect(again.status == 1)
    #expect(try directory.text("again.html") == page)
    let nowhere = try Program("check", ".", "--html", "no/out.html").directory(directory).run()
    #expect(nowhere.status == 74)
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
    let page = try directory.text("out.html")
    #expect(page.ranges(of: "<details").count == 310)
    #expect(Self.pictures(in: page).count == 300)
    #expect(page.contains("310 findings in 155 of 155 files; only the first 300 have pictures"))
  }

  @Test("show both versions on each other with a slider that a keyboard moves")
  func differences() throws {
    let directory = try TemporaryDirectory()
    try directory.file("old.lay", Self.narrow)
    try directory.file("new.lay", Self.narrow.replacing("width = 100", with: "width = 140"))
    let run = try Program("diff", "old.lay", "new.lay", "--html", "out.html")
      .directory(directory).run()
    #expect(run.status == 1)
    let page = try directory.text("out.html")
    let pictures = Self.pictures(in: page)
    #expect(pictures.count == 2 && pictures[0] != pictures[1])
    #expect(pictures.allSatisfy { XMLParser(data: Data($0.utf8)).parse() })
    #expect(page.contains("<input type=\"range\"") && page.contains("aria-label="))
    #expect(page.contains("title.width = 100 → title.width = 140"))
    let same = try Program("diff", "old.lay", "old.lay", "--html", "out.html")
      .directory(directory).run()
    #expect(same.status == 0)
    #expect(try directory.text("out.html").contains("nothing differs"))
  }
}

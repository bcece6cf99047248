import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("Tests on several screens")
struct TestScreensTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func test(_ text: String, _ options: String...) throws -> Program.Run {
    try directory.file("a.lay", text)
    return try Program(arguments: ["test"] + options + ["a.lay"]).directory(directory).run()
  }

  @Test("run once on each of them, and say which one fails")
  func matrix() throws {
    let run = try test(
      """
      #! devices "iPhone SE" iPad landscape rtl text XXL
      add view red
      pin red.leading = superview.leading
      pin red.top = superview.top
      pin red.height = 10
      pin red.width = 0.5 x superview.width
      expect red.left = 0
      expect red.width < 500
      expect root.width > 0
      """)
    #expect(run.status == 1)
    #expect(run.stdout.contains("FAIL a.lay [iPad landscape]"))
    #expect(run.stdout.contains("FAIL a.lay [iPhone SE rtl XXL]"))
    #expect(!run.stdout.contains("FAIL a.lay [iPhone SE]\n"))
    #expect(run.stdout.hasSuffix("6 passed, 10 failed, 0 skipped\n"))
  }

  @Test("can't be recorded, and none is advised to")
  func recording() throws {
    let text = "#! devices rtl\nadd view a\npin a edges to superview\n"
    let plain = try test(text)
    #expect(plain.stdout.contains("checks nothing: add 'expect' commands, as in: expect no issues"))
    #expect(
      try test(text + "expect no issues\n").stdout.hasSuffix("6 passed, 0 failed, 0 skipped\n"))
  }

  @Test("are the usual three where only what varies is named")
  func usual() throws {
    #expect(try test("#! devices rtl\nget root.alpha\n#> 1\n").stdout.hasPrefix("6 passed,"))
  }

  @Test(
    "are refused with their place",
    arguments: [
      ("#! devices iPhne", "a.lay:1:12: error: unknown device 'iPhne'"),
      ("#! devices", "a.lay:1:1: error: this mark gives no devices"),
      ("#! devices iPad text HUGE", "unknown text size 'HUGE'"),
      ("#! device iPad", "unknown mark 'device'"),
    ])
  func refused(_ mark: String, _ message: String) throws {
    let run = try test(mark + "\nadd view red\n")
    #expect(run.status == 1)
    #expect(run.stdout.contains(message), "\(run.stdout)")
  }

  @Test("share recordings: --update takes those on which all screens agree")
  func recordings() throws {
    let script = "#! devices \"iPhone SE\" iPad\nget root.frame\n#> ?\nget root.hidden\n#>\n"
    let run = try test(script, "--update")
    #expect(run.stdout.contains("FAIL a.lay [iPad]"))
    #expect(run.stderr.contains("a.lay:3: the screens of '#! devices' print different texts here"))
    #expect(try directory.text("a.lay") == script.replacing("hidden\n#>", with: "hidden\n#> false"))
    // A recording that holds on one screen isn't replaced by the output on another.
    let held = "#! devices \"iPhone SE\" iPad\nget root.frame\n#> (0, 0, 375, 667)\n"
    #expect(try test(held, "--update").status == 1)
    #expect(try directory.text("a.lay") == held)
  }

  @Test("are where 'expect no issues' looks")
  func issues() throws {
    let script = """
      #! devices "iPhone SE" iPad landscape
      add view red
      pin red.left = superview.left + 20
      pin red.top = superview.top + 20
      pin red.height = 44
      pin red.right = superview.right - 20
      expect no issues except left-right negative-constant

      """
    #expect(try test(script).stdout == "4 passed, 0 failed, 0 skipped\n")
    let other = try test(script.replacing("except left-right negative", with: "except negative"))
    #expect(other.stdout.contains("left-right: "))
    #expect(other.stdout.hasSuffix("0 passed, 4 failed, 0 skipped\n"))
    #expect(
      try test("expect no issues except nosuch\n").stdout.contains("unknown issue 'nosuch'"))
  }

  @Test("and failed frames have pictures in the report")
  func report() throws {
    let run = try test(
      """
      #! devices "iPhone SE" iPad
      add view "<script>alert(1)</script>"
      rename "<script>alert(1)</script>" red
      pin red.leading = superview.leading + 20
      pin red.top = superview.top + 20
      pin red.width = 100
      pin red.height = 44
      expect red.frame = (20, 20, 100, 50)
      expect red.trailing = 130
      expect root.width = 375
      expect "</script><svg onload=x>".width = 3
      """, "--report", "out/deep")
    #expect(run.status == 1)
    let page = try directory.text("out/deep/index.html")
    #expect(page.contains("default-src 'none'"))
    #expect(page.lowercased().components(separatedBy: "<script").count == 3)
    let data = try PageData(of: page)
    #expect(data.entries.map { $0.title }.contains("a.lay [iPhone SE]"))
    // Both frames of the first expectation: as it is, and as it is expected.
    let pictures = data.entries.flatMap { $0.pictures }.map { $0.svg }
    #expect(pictures.count == 7)
    let first = try #require(pictures.first)
    #expect(first.contains("#d70015") && first.contains("#248a3d"))
    #expect(first.contains("height=\"50\"") && first.contains("height=\"44\""))
    // Without a frame there is still the layout.
    #expect(pictures.contains { !$0.contains("#d70015") })
    for picture in pictures { #expect(XMLParser(data: Data(picture.utf8)).parse()) }
    // A test that passes shows what it ends with, and what was expected.
    let passed = try test(
      """
      add view red 50x20
      pin red.leading = root.leading + 20
      expect red.width = 50
      """, "--report", "out/passed")
    #expect(passed.status == 0)
    let good = try PageData(of: directory.text("out/passed/index.html"))
    let entry = try #require(good.entries.first)
    #expect(entry.lines("Expected") == ["expect red.width = 50"])
    #expect(entry.lines("Steps").first == "1  add view red 50x20")
    let scene = good.scenes[try #require(entry.scene)]
    #expect(scene.views.map { $0.why?.count } == [4, 4] && entry.pictures.isEmpty)
    let denied = try test("expect root.width = 1\n", "--report", "/proc/none")
    #expect(denied.status == 74)
  }
}

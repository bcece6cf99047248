import Foundation
import TestSupport
import Testing

@Suite("lay frames")
struct FramesTests {
  private static let documents = Repository.root.appending(path: "Docs/Import")

  private func frames(_ arguments: String...) throws -> (status: Int32, out: String, err: String) {
    let run = try Program(arguments: ["frames"] + arguments).run()
    return (run.status, run.stdout, run.stderr)
  }

  @Test("follows the size classes of a device")
  func devices() throws {
    let path = Self.documents.appending(path: "TwoButtons.storyboard").path
    let canvas = try frames(path)
    // One above the other on the canvas, side by side where the height is compact.
    #expect(canvas.out.contains("two-04-sho (16, 579, 343, 30)\n"))
    let turned = try frames("--device", "iPhone SE", "--landscape", path)
    #expect(turned.out.contains("two-02-roo (0, 0, 667, 375)\n"))
    #expect(turned.out.contains("two-04-sho (20, 325, 309.5, 30)\n"))
    #expect(turned.out.contains("two-05-lon (337.5, 325, 309.5, 30)\n"))
    #expect(try frames("--device", "Pager", path).status == 2)
    #expect(try frames("--landscape", path).status == 2)
  }

  @Test("takes files in any row, before, between and after options", arguments: ["1", "3"])
  func rowsOfFiles(_ jobs: String) throws {
    let directory = try TemporaryDirectory()
    let names = (0..<30).map { "\($0) a.lay" } + ["-b.lay"]
    for name in names { try directory.file(name, "# empty") }
    func shown(_ arguments: [String]) throws -> [String] {
      let run = try Program(arguments: ["frames"] + arguments).directory(directory).run()
      #expect(run.stderr == "")
      return run.stdout.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    }
    var arguments = names
    arguments.swapAt(29, 30)
    let expected = arguments.map { "\($0) script" }
    arguments.insert("--", at: 28)
    arguments.insert("--ranges", at: 20)
    arguments.insert(contentsOf: ["--jobs", jobs], at: 3)
    #expect(try shown(arguments) == expected)
    #expect(
      try Program("frames", "--jobs", jobs, names[0], "").directory(directory).run().status == 66)
  }

  @Test("shows documents in a language, or says that it can't")
  func languages() throws {
    let path = Self.documents.appending(path: "SignIn.storyboard").path
    let plain = try frames(path)
    let german = try frames("--language", "de-AT", path)
    #expect(german.out.contains("sig-07-but (172.5, 832, 69, 30)\n"), "\(german.out)")
    #expect(german.out != plain.out)
    let french = try frames("--language", "fr", path)
    #expect(french.out == plain.out)
    #expect(french.err.contains("warning: there are no translations into 'fr'"))
  }

  @Test(
    "finds images in the project of a document, in safe mode only below directories that may be read"
  )
  func images() throws {
    let badge = try String(contentsOf: Self.documents.appending(path: "Badge.xib"), encoding: .utf8)
    let directory = try TemporaryDirectory()
    let document = try directory.file("App/Screens/Badge.xib", badge)
    try directory.file("App/Package.swift", "")
    let set = "App/Assets.xcassets/seal.imageset"
    try directory.file("\(set)/Contents.json", "{\"images\": [{\"filename\": \"a.svg\"}]}")
    try directory.file("\(set)/a.svg", "<svg width='40' height='30'>")
    let app = directory.url.appending(path: "App").path
    #expect(try frames("--no-safe", document.path).out.contains("bdg-01-img (0, 0, 40, 30)\n"))
    #expect(try frames("--safe", document.path).out.contains("bdg-01-img (0, 0, 0, 0)\n"))
    let allowed = try frames("--safe", "--read", app, document.path)
    #expect(allowed.out.contains("bdg-01-img (0, 0, 40, 30)\n"))
  }

  @Test("prints numbers in JSON to a thousandth, as other commands do")
  func numbers() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "a.lay",
      """
      device "iPhone 15"
      add view a
      pin a leading top to superview
      pin a.width = 518 / 3
      pin a.height <= 100 / 3

      """)
    let run = try Program("frames", "--json", "--ranges", "a.lay").directory(directory).run()
    #expect(run.stdout.contains("\"frame\": [0, 0, 172.667, 0]"), "\(run.stdout)")
    #expect(run.stdout.contains("[172.667, 172.667], [0, 33.333]]"), "\(run.stdout)")
  }

  @Test("marks what constraints leave open, also where the canvas shows a saved size")
  func ambiguity() throws {
    let directory = try TemporaryDirectory()
    func document(_ width: String) -> String {
      SmallDocument.storyboard(
        SmallDocument.scene(
          views: """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="40" width="120" height="60"/>
            <constraints>\(width)
            <constraint firstAttribute="height" constant="60" id="high"/></constraints>
            </view>
            """,
          constraints: SmallDocument.constraint("box", "leading", "main-root", 20)
            + SmallDocument.constraint("box", "top", "main-root", 40)))
    }
    try directory.file("open.storyboard", document(""))
    try directory.file(
      "whole.storyboard",
      document(#"<constraint firstAttribute="width" constant="120" id="wide"/>"#))
    try directory.file("open.lay", "add view a\npin a leading top to superview\n")
    func frames(_ arguments: String...) throws -> String {
      try Program(arguments: ["frames"] + arguments).directory(directory).run().stdout
    }
    let canvas = "  box (20, 40, 120, 60)"
    #expect(try frames("open.storyboard").contains("\(canvas) ambiguous\n"))
    #expect(try frames("whole.storyboard").contains("\(canvas)\n"))
    #expect(try frames("open.lay").contains("  a (0, 0, 0, 0) ambiguous\n"))
    let device = try frames("--device", "iPhone SE", "open.storyboard")
    #expect(device.contains("  box (20, 40, 0, 60) ambiguous\n"), "\(device)")
    let ranges = try frames("--json", "--ranges", "open.storyboard")
    #expect(ranges.contains("[[20, 20], [40, 40], [0, 1e+300], [60, 60]]"), "\(ranges)")
  }

  @Test("says in JSON which frames rest on a guess")
  func guesses() throws {
    let path = Self.documents.appending(path: "Badge.xib").path
    #expect(try frames("--unknown", path).out.contains("bdg-02-lbl (44, 6, 74.333, 20) font\n"))
    let lines = try frames("--json", path).out
    #expect(lines.contains("\"guess\": \"font\""))
    #expect(lines.components(separatedBy: "\"guess\"").count == 2, "\(lines)")
  }
}

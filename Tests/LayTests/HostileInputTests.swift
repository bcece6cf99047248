import Foundation
import Testing

/// Nothing that can be typed or piped in may crash the program.
@Suite("Hostile input")
struct HostileInputTests {
  private func run(_ bytes: Data) throws -> Program.Run {
    try Program("run", "-").input(bytes).run()
  }

  @Test("is nothing at all", arguments: ["", "\n", "# comment", "\u{FEFF}", ";;;\r\n"])
  func nothing(text: String) throws {
    let run = try run(Data(text.utf8))
    #expect(run.status == 0)
    #expect(run.stdout == "")
    #expect(run.stderr == "")
  }

  @Test("is not text")
  func binary() throws {
    let bytes = Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) })
    let run = try run(bytes)
    #expect(run.status == 1)
    #expect(run.stderr.hasPrefix("<stdin>:"))
    #expect(run.stderr.contains("UTF-8"))
  }

  @Test("is a file without end", arguments: ["frames", "run"])
  func endless(command: String) throws {
    let run = try Program(command, "/dev/zero").run()
    #expect(run.status != 0)
    #expect(run.stderr.contains("File too large"))
  }

  @Test("is a document without scenes", arguments: ["<scenes/>", ""])
  func noScenes(content: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file(
      "empty.storyboard", "<document targetRuntime=\"iOS.CocoaTouch\">\(content)</document>")
    let run = try Program("frames", file.path).run()
    #expect(run.status == 1)
    #expect(run.stdout == "")
    #expect(run.stderr == "\(file.path): error: the document has no scenes\n")
  }

  @Test("is one line of a megabyte")
  func longLine() throws {
    let run = try run(Data(("add view " + String(repeating: "a", count: 1 << 20)).utf8))
    #expect(run.status == 0 || run.status == 1)
    let unknown = try self.run(Data(String(repeating: "b", count: 1 << 20).utf8))
    #expect(unknown.status == 1)
    // The message quotes what it can of the line, not all of it.
    #expect(unknown.stderr.count < 10_000)
  }

  @Test("is nested deeply", arguments: ["(", "{", "[", "expect error \"x\" {"])
  func nesting(opening: String) throws {
    let run = try run(Data(("pin " + String(repeating: opening, count: 100_000)).utf8))
    #expect(run.status == 1)
    #expect(run.stderr.contains("error:"))
  }

  @Test(
    "is a number that is none, or too large",
    arguments: ["NaN", "nan", "inf", "-inf", "1e308", "-1e308", "1e309", "1e-400", "--1", "0x10"])
  func numbers(number: String) throws {
    for command in ["pin red.width = \(number)", "resize \(number)x100", "set red.alpha \(number)"]
    {
      let run = try run(Data("add view red\n\(command)\nget red.frame\n".utf8))
      #expect(run.status == 0 || run.status == 1, "\(command): \(run.stderr)")
      #expect(!run.stdout.lowercased().contains("nan"), "\(command): \(run.stdout)")
    }
  }

  @Test("is a name, text or color that wants to be markup or an escape sequence")
  func hostilePictures() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file(
      "evil.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v" \
      userLabel="&lt;/script&gt;&lt;svg onload=x&gt;"><rect key="frame" x="0" y="0" width="300" \
      height="200"/><color key="backgroundColor" red="1&quot;&gt;&lt;svg onload=x&gt;" green="0" \
      blue="0" alpha="&lt;script&gt;" colorSpace="custom" customColorSpace="sRGB"/><subviews><label \
      id="l" text="&#x202E;&#x9b;31m&lt;/title&gt;&lt;script&gt;x" userLabel="\u{202E}&#x85;a"><rect \
      key="frame" x="10" y="10" width="200" height="40"/><fontDescription key="fontDescription" \
      name="x&quot; onload=&quot;y" family="&lt;b&gt;" pointSize="17"/></label></subviews></view>\
      </objects></document>
      """)
    for ending in ["svg", "html"] {
      let out = directory.url.appending(path: "out.\(ending)").path
      let run = try Program("render", file.path, "-o", out).run()
      #expect(run.status == 0, "\(run.stderr)")
      // Quotes that a string of a script holds aren't quotes.
      let text = try String(contentsOfFile: out, encoding: .utf8).lowercased()
        .replacing("\\\"", with: "")
      for danger in ["<svg onload", "<script>x", "\u{202E}", "\u{9b}", "\" onload", "\u{85}"] {
        #expect(!text.contains(danger), "\(ending): \(danger)")
      }
    }
    let drawn = try Program(
      "--color", "always", "-c", "import \"\(file.path)\"", "-c", "draw constraints ambiguity"
    ).run()
    let plain = drawn.stdout.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(
      !plain.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect(!plain.contains("\u{202E}"))
  }
}

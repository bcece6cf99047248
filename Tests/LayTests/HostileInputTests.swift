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

  @Test("is no text")
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
}

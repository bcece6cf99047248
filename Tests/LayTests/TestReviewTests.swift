import Foundation
import Testing

@Suite("lay test --review")
struct TestReviewTests {
  private let home: TemporaryDirectory
  private static let script = """
    resize 300x300
    add view red
    pin red edges to superview inset 20
    get red.frame
    #> (10, 20, 260, 260)
    dump frames
    #> root (0, 0, 300, 300)
    #> blue (1, 2, 3, 4)
    get red.hidden
    #> true

    """

  init() throws {
    home = try TemporaryDirectory()
    try home.file("a.lay", Self.script)
  }

  private func review(_ answers: [String]) throws -> (shown: [String], status: Int32) {
    let terminal = try PseudoTerminal(
      arguments: ["test", "--review", "--no-safe", "\(home.url.path)/a.lay"], home: home,
      variables: ["NO_COLOR": "1"])
    var shown: [String] = []
    for answer in answers {
      shown.append(try terminal.expect("or (q)uit? "))
      terminal.type(answer + "\n")
    }
    try terminal.expect(" skipped\r\n")
    return (shown, terminal.exit())
  }

  @Test("accepts, rejects and skips recordings one by one, with both texts side by side")
  func answers() throws {
    let (shown, status) = try review(["a", "reject", "what?", "s"])
    #expect(status == 1)
    #expect(shown[0].contains("1 of 3"))
    #expect(shown[0].contains("get red.frame\r\n"))
    let lines = shown[1].split(separator: "\r\n").map(String.init)
    #expect(lines.contains { $0.contains(/^root \(0, 0, 300, 300\) +root \(0, 0, 300, 300\)$/) })
    #expect(lines.contains { $0.contains(/^blue \(1, 2, 3, 4\) +\| red \(20, 20, 260, 260\)$/) })
    // After an invalid answer the question is repeated.
    #expect(!shown[3].contains("3 of 3"))
    let expected = Self.script.replacing("#> (10, 20", with: "#> (20, 20")
    #expect(try home.text("a.lay") == expected)
  }

  @Test("ends with status 0 once everything is accepted")
  func all() throws {
    #expect(try review(["a", "ACCEPT", "a"]).status == 0)
    let text = try home.text("a.lay")
    #expect(text.contains("#> red (20, 20, 260, 260)") && text.contains("#> false"))
  }

  @Test("changes nothing more after quit, or when nobody answers")
  func quit() throws {
    #expect(try review(["r", "q"]).status == 1)
    #expect(try home.text("a.lay") == Self.script)
    #expect(try review(["\u{4}"]).status == 1)
    #expect(try home.text("a.lay") == Self.script)
  }

  @Test("needs a person")
  func refused() throws {
    let run = try Program("test", "--review", "a.lay").directory(home).run()
    #expect(run.status == 2 && run.stderr.contains("asks on a terminal"))
    let both = try Program("test", "--review", "--update", "a.lay").directory(home).run()
    #expect(both.status == 2)
  }
}

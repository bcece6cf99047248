import Foundation
import SeededRandom
import Testing

@Suite("The journal")
struct JournalTests {
  private static let commandCount = 12

  @Test(
    "loses nothing that a prompt has followed, whenever the program is killed",
    arguments: 0..<20)
  func kill(_ round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round) &* 977 &+ 5)
    let home = try TemporaryDirectory()
    let killed = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    try killed.expectPrompt()
    let seen = Int(generator.next() % UInt64(Self.commandCount))
    killed.type((1...Self.commandCount).map { "add view v\($0)\r" }.joined())
    for _ in 0..<seen { try killed.expect("now ambiguous") }
    if seen > 0 { try killed.expectPrompt() }
    killed.kill()

    let next = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    let greeting = try next.expectPrompt()
    #expect(greeting.contains("was cut off") || seen == 0)
    try next.enter("recover")
    let history = try next.enter("history").split(separator: "\r\n").filter {
      $0.contains("add view")
    }
    #expect(history.count >= seen)
    for (number, line) in zip(1..., history) { #expect(line.hasSuffix("add view v\(number)")) }
    next.type("\u{4}")
    #expect(next.exit() == 0)
  }

  @Test("is readable by its owner alone, and goes when the session ends")
  func file() throws {
    let home = try TemporaryDirectory()
    let terminal = try PseudoTerminal(arguments: [], home: home, variables: [:])
    try terminal.expectPrompt()
    try terminal.enter("add view red")
    let directory = home.url.appending(path: ".local/state/lay/journal")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(names.count == 1)
    let path = directory.appending(path: try #require(names.first)).path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "#@ 12\nadd view red\n")
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }
}

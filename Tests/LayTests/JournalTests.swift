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

  @Test("is readable by its owner alone, and goes when a saved session ends")
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
    try terminal.enter("save \(home.url.path)/red.lay")
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }

  @Test("stays after a session that wasn't saved, as one of the last five")
  func leaving() throws {
    let repl = try ReplFixture()
    for number in 1...6 {
      let terminal = try repl.start()
      try terminal.enter("add view v\(number)")
      terminal.type(number % 2 == 0 ? "quit\r" : ReplFixture.end)
      try terminal.expect("The session is kept: 'recover' brings it back.")
      #expect(terminal.exit() == 0)
    }
    // A session without changes leaves no journal.
    let looking = try repl.start()
    try looking.enter("get root.hidden")
    repl.leave(looking)
    for number in stride(from: 6, to: 1, by: -1) {
      let next = try PseudoTerminal(arguments: [], home: repl.home, variables: ["NO_COLOR": "1"])
      #expect(
        try next.expectPrompt().contains("was left after 1 command: 'recover' brings it back"))
      if number == 6 {
        #expect(try next.enter("recover").contains("1 step back"))
        #expect(try next.enter("history").contains("add view v6"))
        try next.enter("save \(repl.home.url.path)/v6.lay")
      } else {
        #expect(try next.enter("recover drop").contains("is forgotten"))
      }
      repl.leave(next)
    }
    let last = try repl.start()
    #expect(try last.enter("recover").contains("no session was cut off or left"))
    repl.leave(last)
  }
}

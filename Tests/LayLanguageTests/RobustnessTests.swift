import SeededRandom
import Testing

@testable import LayLanguage

/// Every input ends in a result or an error.
@Suite struct RobustnessTests {
  /// Runs every command of a text, ignoring errors; returns how many there were.
  private func survive(_ text: String) -> Int {
    var script = Script()
    guard let statements = try? Source(name: "noise", text: text).statements() else { return 0 }
    for statement in statements {
      do {
        _ = try script.interpreter.execute(statement)
      } catch {
        // An error in a definition has its place there, and tells the call.
        if error.sourceName.hasPrefix("define ") {
          #expect("\(error)".contains("\ncalled at noise:"))
          continue
        }
        #expect("\(error)".hasPrefix("noise:"))
        #expect(error.line >= statement.line)
      }
    }
    return statements.count
  }

  @Test("a hundred thousand signs do no harm") func signs() throws {
    var script = Script()
    #expect(try script.run("get 3 " + String(repeating: "- ", count: 100_001) + "5") == "-2")
  }

  @Test(arguments: 0..<60)
  func tokenSoup(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = CommandDefinition.names
    let pieces =
      CommandDefinition.all.flatMap(\.syntax).flatMap { $0.split(separator: " ").map(String.init) }
      + [
        "red", "blue", ".", "width", "leading", "=", "<=", "+", "-", "*", "/", "x", "@", "750",
        "1e999",
        "0", "{", "}", "(", ")", "\"s\"", "\"", ";", "\n", "#", "\\", "%", ":", "±", "superview",
        "Standard", "NotAnAttribute", "safeArea", ",", "\u{0}", "日本", "\u{301}", "none", "as", "in",
        "[", "]", "|", "H", "V", "[a", "align", "rotated", "to", "from",
      ]
    var commands = 0
    for _ in 0..<20 {
      var text = names[Int(generator.next() % UInt64(names.count))]
      for _ in 0..<(generator.next() % 12) {
        let piece = pieces[Int(generator.next() % UInt64(pieces.count))]
        text += (generator.next() % 3 == 0 ? "" : " ") + piece
      }
      commands += survive("add view red\nadd view blue\n" + text)
      _ = Completion.complete(text, session: Script().interpreter.session)
    }
    #expect(commands >= 20)
  }

  @Test(arguments: 0..<40)
  func damagedScripts(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let script = CommandDefinition.all.filter { $0.name != "source" }.flatMap(\.examples)
      .joined(separator: "\n")
    var characters = Array(script)
    for _ in 0..<20 {
      let place = Int(generator.next() % UInt64(characters.count))
      switch generator.next() % 3 {
      case 0: characters.remove(at: place)
      case 1: characters.swapAt(place, characters.count - 1)
      default: characters.insert(characters[(place * 7) % characters.count], at: place)
      }
    }
    _ = survive(String(characters))
    #expect(!characters.isEmpty)
  }

  @Test(arguments: 0..<20) func binaryNoise(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<2000).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    #expect(throws: ScriptError.self) { try Source(name: "noise", bytes: bytes) }
    _ = survive(String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    "(", "[", "{", "\"", "expect error \"\" {", "a ", "a.", "-", "1", "\\", ".", "red ", ";a",
    "pin a.b=", "\u{301}",
  ])
  func hugeInput(_ piece: String) throws {
    let noise = String(repeating: piece, count: 10_000)
    for text in [noise, "pin " + noise] {
      var script = Script()
      #expect(throws: ScriptError.self) { try script.run(text) }
      let statements = try? Source(name: "noise", text: text).statements()
      #expect(Source.needsMore(text) || statements?.isEmpty == false)
    }
  }

  @Test func deepNesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "expect error \"\" { ", count: depth) + "x"
        + String(repeating: " }", count: depth)
    }
    var script = Script()
    try script.run(nested(1))
    #expect(throws: ScriptError.self) { try script.run(nested(2)) }
    _ = survive(nested(10_000))
  }

  /// Lines that mean something only with their parentheses' contents.
  @Test(arguments: ["print )", "print ()", "get )", "po (the)", "print of ()", "what is )"])
  func emptyParentheses(line: String) {
    var script = Script()
    #expect(throws: ScriptError.self) { try script.run("add view card\n\(line)") }
  }

  @Test func emptyInput() throws {
    #expect(survive("") == 0)
    #expect(survive(" \n\t;;# \n\u{FEFF}") <= 1)
  }
}

import Foundation
import LayoutDiagnostics
import Testing

/// The page and the prompt as two sides of one session.
@Suite("The page beside the prompt")
struct LiveSessionTests {
  private let repl: ReplFixture
  private let terminal: PseudoTerminal
  private let client: LiveClient

  init() throws {
    repl = try ReplFixture()
    terminal = try repl.start()
    client = try LiveClient(address: try terminal.enter("live"))
  }

  /// Runs commands of the page, up to the next prompt; what they print, or their error.
  @discardableResult
  private func run(_ commands: String) throws -> String {
    let answer = try client.run(commands)
    try terminal.expectPrompt()
    return answer
  }

  @Test("is told what each typed command did")
  func steps() throws {
    try terminal.enter("add view red")
    let listener = try client.listen()
    let first = try listener.step(after: "add view red")
    #expect(first["format"] == .number(1))
    #expect(first["scene"]?["views"] != nil && first.told("Error") == "")
    try terminal.enter("pin red.width = 40")
    let step = try listener.step(after: "pin red.width = 40")
    #expect(
      step["entry"]?["moved"]
        == .array([["name": .string("red"), "from": Self.frame(0), "to": Self.frame(40)]]))
    try terminal.enter("get red.frame")
    #expect(try listener.step(after: "get red.frame").told("Printed") == "(0, 0, 40, 0)")
    try terminal.enter("pin red.width = 50")
    #expect(try listener.step(after: "pin red.width = 50").told("Reported") != "")
    try terminal.enter("nonsense")
    let failure = try listener.step(after: "nonsense")
    #expect(failure.told("Error").contains("unknown command 'nonsense'"))
    #expect(failure["scene"] != nil)
    guard case .number(let before)? = step["step"], case .number(let after)? = failure["step"]
    else {
      Issue.record("steps have no numbers")
      return
    }
    #expect(after == before + 3)
    repl.leave(terminal)
  }

  @Test("is told every step, though only the newest has a picture")
  func quickSteps() throws {
    let listener = try client.listen()
    _ = try listener.step()
    let commands = (1...20).map { "add view v\($0)" }
    try run(commands.joined(separator: "\n"))
    var shown: [String] = []
    var views: JSONValue?
    while shown.last != commands.last {
      let step = try listener.step()
      shown.append(step["entry"]?["title"]?.text ?? "")
      views = step["scene"]?["views"]
    }
    #expect(shown == commands)
    guard case .array(let views)? = views else {
      Issue.record("the last one has no picture")
      return
    }
    #expect(views.count == 21)
    repl.leave(terminal)
  }

  @Test("tells those who come later what happened before, and those who come back what they missed")
  func earlierSteps() throws {
    let commands = (1...250).map { "add view v\($0)" }
    try run(commands.joined(separator: "\n"))
    let late = try client.listen()
    let told = try (0..<200).map { _ in try late.step() }
    #expect(told.map { $0["entry"]?["title"]?.text } == commands.suffix(200))
    #expect(told.map { $0["scene"] == .null } == (0..<200).map { $0 < 199 })
    let back = try client.listen(after: 247)
    #expect(
      try (0..<3).map { _ in try back.step()["step"] } == [248, 249, 250].map(JSONValue.number))
    // A client that knows all steps is told nothing.
    let idle = try client.listen(after: 250)
    try run("add view late")
    #expect(try idle.step()["step"] == .number(251))
    // The pictures of the newest can be had.
    func views(after step: Double) throws -> Int? {
      let answer = try client.post("/ask", ["ask": .string("scene"), "step": .number(step)])
      guard case .array(let views)? = answer["scene"]?["views"] else { return nil }
      return views.count
    }
    #expect(try views(after: 250) == 251)
    #expect(try views(after: 202) == 203)
    for step in [201, 252, -1, 0.5, -0x1p63, 0x1p63, 1e308] {
      #expect(try views(after: step) == nil, "\(step)")
    }
    repl.leave(terminal)
  }

  private static func frame(_ width: Double) -> JSONValue {
    .array([0, 0, width, 0].map(JSONValue.number))
  }

  @Test("runs commands in the session, as if they had been typed")
  func commands() throws {
    #expect(try client.run("add view red\npin red.width = 40").contains("(0, 0, 40, 0)"))
    try terminal.expect("page> add view red\r\n...> pin red.width = 40\r\n")
    try terminal.expect("red (0, 0, 0, 0) → (0, 0, 40, 0)\r\n")
    try terminal.expectPrompt()
    #expect(try run("get red.frame") == "(0, 0, 40, 0)")
    // Undo and the history of steps know them, and so does the history of lines.
    #expect(try terminal.enter("history").contains("pin red.width = 40"))
    #expect(try run("undo").contains("(0, 0, 40, 0) → (0, 0, 0, 0)"))
    for line in ["undo", "history", "get red.frame"] {
      terminal.type(ReplFixture.up)
      try terminal.expect(line)
    }
    terminal.type(ReplFixture.interrupt)
    try terminal.expectPrompt()
    let answer = try client.post(
      "/run", ["run": .string("add view blue\nnonsense\nadd view green")])
    #expect(answer["output"]?.text?.contains("blue (0, 0, 0, 0)") == true)
    #expect(answer["error"]?.text?.contains("unknown command 'nonsense'") == true)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get green.hidden").contains("error: "))
    terminal.kill()
    // The journal has them, too.
    let next = try PseudoTerminal(arguments: [], home: repl.home, variables: ["NO_COLOR": "1"])
    try next.expectPrompt()
    #expect(try next.enter("recover").contains("2 steps back"))
    repl.leave(next)
  }

  @Test("leaves what is being typed as it is")
  func typedBefore() throws {
    terminal.type("add view crimson; add view bleu\u{1B}[D")
    try terminal.expect("bleu")
    try client.run("add view red")
    try terminal.expect("red (0, 0, 0, 0)\r\n")
    try terminal.expect("add view crimson; add view bleu")
    // The cursor is before the last letter, as it was.
    terminal.type("X\r")
    try terminal.expect("crimson (0, 0, 0, 0)")
    try terminal.expectPrompt()
    #expect(try run("get bleXu.hidden") == "false")
    // A command of several lines goes on.
    terminal.type("each i in 1...2 {\r")
    try terminal.expect("...> ")
    #expect(try client.run("get red.hidden") == "false")
    try terminal.expect("page> get red.hidden\r\nfalse\r\n")
    try terminal.expect("...> ")
    terminal.type("add view \"v\\(i)\" }\r")
    try terminal.expect("v2 (0, 0, 0, 0)")
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test("waits while the user searches, and runs afterwards")
  func searching() throws {
    terminal.type(ReplFixture.search)
    try terminal.expect("reverse-i-search")
    let socket = try RawSocket(port: client.port)
    socket.send(client.bytes("POST", "/run", body: #"{"run":"add view red"}"#))
    terminal.type("li")
    try terminal.expect("li")
    terminal.type(ReplFixture.interrupt)
    try terminal.expect("page> add view red")
    #expect(socket.receiveAll().contains("red (0, 0, 0, 0)"))
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test("puts a view's name at the end of the line")
  func selecting() throws {
    try terminal.enter("add view red; add view \"two words\"")
    terminal.type("get re\u{1}")
    try terminal.expect("get re")
    _ = try client.post("/select", ["select": .string("red")])
    try terminal.expect(" red")
    _ = try client.post("/select", ["select": .string("two words")])
    try terminal.expect("\"two words\"")
    terminal.type("\r")
    #expect(try terminal.expectPrompt().contains("get re red \"two words\""))
    for name in ["nothing", "red\rquit\r", ""] {
      let body = (["select": .string(name)] as JSONValue).line
      #expect(try client.send("POST", "/select", body: body).status == 404)
    }
    repl.leave(terminal)
  }

  @Test("uses no files and no programs, unless it is trusted")
  func trust() throws {
    let path = repl.home.url.path
    try repl.home.file("card.lay", "add view card\n")
    try run("add view red")
    let commands = [
      "save \(path)/x.lay", "source \(path)/card.lay", "import \(path)/card.lay",
      "open \(path)/card.lay", "swift \(path)/card.lay", "render \(path)/x.svg",
      "preview all to \(path)/x.svg", "get red.frame > \(path)/x", "get red.frame | tee \(path)/x",
      "edit", "watch \(path)/card.lay", "live off", "live trust", "recover", "timing on", "quit",
      "each i in 1...1 { source \(path)/card.lay }",
    ]
    for command in commands {
      let answer = try client.post("/run", ["run": .string(command)])
      #expect(answer["error"]?.text?.contains("error: ") == true, "\(command): \(answer)")
      try terminal.expectPrompt()
    }
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasPrefix("x") })
        == [])
    #expect(try run("get card.hidden").contains("error: "))
    // Typed commands may do everything, before and after.
    try terminal.enter("save \(path)/y.lay")
    #expect(try repl.home.text("y.lay").contains("red"))
    try terminal.enter("live trust")
    #expect(try run("source \(path)/card.lay").contains("card (0, 0, 0, 0)"))
    try run("get red.frame > \(path)/x")
    #expect(try repl.home.text("x") == "(0, 0, 0, 0)\n")
    repl.leave(terminal)
  }

  @Test("reads logs and Swift that are pasted into it")
  func pasting() throws {
    let log = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600 UILabel:0x7f8.width == 100   (active)>",
          "<NSLayoutConstraint:0x601 UILabel:0x7f8.width == 50   (active)>"
      )

      """
    #expect(try run(log).contains("width"))
    #expect(try run("add view (").contains("not complete"))
    #expect(try run("add view red").contains("red (0, 0, 0, 0)"))
    repl.leave(terminal)
  }

  @Test("answers questions about a copy while a command runs")
  func asking() throws {
    try terminal.enter("add view red")
    try repl.home.file("long.lay", "each i in 1...60000 { add view \"v\\(i)\" }\n")
    terminal.type("source \(repl.home.url.path)/long.lay\r")
    try terminal.expect("long.lay\r\n")
    #expect(try client.post("/ask", ["ask": .string("scene")])["scene"] != nil)
    terminal.type(ReplFixture.interrupt)
    try terminal.expect("interrupted: nothing has changed\r\n")
    // What is typed before the prompt may be lost.
    try terminal.expectPrompt()
    #expect(try client.post("/ask", ["ask": .string("scene")])["scene"] != nil)
    #expect(try client.send("POST", "/ask", body: "{\"ask\":1}").status == 400)
    repl.leave(terminal)
  }

  @Test("runs a thousand commands in a row, and loses none")
  func manyCommands() throws {
    try run("add view red")
    let before = try memory()
    for number in 1...1_000 {
      #expect(try run("set red.alpha \(Double(number) / 2_000)") == "")
    }
    #expect(try run("get red.alpha") == "0.5")
    #expect(try terminal.enter("history").contains("1001"))
    #expect(try memory() < before + 40_000_000)
    repl.leave(terminal)
  }

  /// The memory use of the program.
  private func memory() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/\(terminal.process)/statm", encoding: .utf8)
      .split(separator: " ")[1]
    return (Int(pages) ?? 0) * 4_096
  }
}

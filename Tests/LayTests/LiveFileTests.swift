import Foundation
import LayoutDiagnostics
import Testing

/// `lay live` with a file, and without a terminal.
@Suite("lay live")
struct LiveFileTests {
  private let repl: ReplFixture

  init() throws { repl = try ReplFixture() }

  /// The program on a terminal, and a page of it.
  private func start(_ arguments: String...) throws -> (PseudoTerminal, LiveClient) {
    let terminal = try PseudoTerminal(
      arguments: ["live"] + arguments, home: repl.home, variables: ["NO_COLOR": "1"])
    return (terminal, try LiveClient(address: try terminal.expectPrompt()))
  }

  @Test("shows a script, and makes it again whenever it changes")
  func script() throws {
    let path = try repl.home.file("card.lay", "add view red\n\npin red.width = 40\n").path
    let (terminal, client) = try start(path)
    let listener = try client.listen()
    let first = try listener.step(after: "live \(path)")
    #expect(first["entry"]?["place"] == .string("\(path):3"))
    guard case .array(let views)? = first["scene"]?["views"] else {
      Issue.record("no views in \(first)")
      return
    }
    #expect(views.map { $0["line"] } == [.null, .number(1)])
    // A program that looks while the file is written may see it empty first.
    try repl.home.file("card.lay", "add view red\npin red.width = 55\nnonsense\n")
    var failure = try listener.step()
    while failure.told("Error") == "" { failure = try listener.step() }
    #expect(failure.told("Error").contains("unknown command 'nonsense'"))
    #expect(failure["entry"]?["place"] == .string("\(path):3"))
    try repl.home.file("card.lay", "add view red\npin red.width = 66\n")
    while try client.run("get red.width") != "66" {}
    #expect(try client.run("pin red.height = 10").contains("(0, 0, 66, 10)"))
    try terminal.expect("(0, 0, 66, 10)")
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test("keeps the layout of before when the script has an error")
  func lastGood() throws {
    let path = try repl.home.file("card.lay", "add view red\npin red.width = 40\n").path
    let (terminal, client) = try start(path)
    let listener = try client.listen()
    let first = try listener.step(after: "live \(path)")
    try repl.home.file("card.lay", "nonsense\n")
    var step = try listener.step()
    while step.told("Error") == "" { step = try listener.step() }
    // A program that looks while the file is written may see it empty first, which isn't an error.
    #expect(try [first["scene"], emptyScene()].contains(step["scene"]))
    #expect(step["entry"]?["place"] == .string("\(path):1"))
    repl.leave(terminal)
  }

  private func emptyScene() throws -> JSONValue? {
    let (terminal, client) = try start()
    defer { repl.leave(terminal) }
    return try client.listen().step()["scene"]
  }

  @Test("opens documents, at a port of your choice")
  func document() throws {
    let path = try repl.home.file(
      "Card.storyboard", SmallDocument.storyboard(SmallDocument.scene(views: ""))
    ).path
    let (terminal, client) = try start(path)
    let port = client.port
    #expect(try client.run("dump frames") != "")
    try terminal.expectPrompt()
    repl.leave(terminal)
    let (second, again) = try start("--port", "\(port)")
    #expect(again.port == port)
    let taken = try Program("live", "--port", "\(port)").run()
    #expect(taken.status == 1 && taken.stderr.contains("error: can't serve a page: "))
    let missing = try Program("live", "missing.lay").run()
    #expect(missing.status == 66 && missing.stderr.contains("missing.lay"))
    repl.leave(second)
  }

  @Test("trusts the page where that is said")
  func trust() throws {
    let (terminal, client) = try start("--trust-page")
    try client.run("add view red; save \(repl.home.url.path)/x.lay")
    #expect(try repl.home.text("x.lay").contains("red"))
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test("serves without a terminal until the input ends")
  func pipes() throws {
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = ["live"]
    process.environment = Program.environment(home: repl.home)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let address = String(
      decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let client = try LiveClient(address: address)
    let listener = try client.listen()
    try input.fileHandleForWriting.write(contentsOf: Data("add view red\nadd view bl".utf8))
    _ = try listener.step(after: "add view red")
    #expect(try client.run("get red.hidden") == "false")
    try input.fileHandleForWriting.write(contentsOf: Data("ue".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let rest = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(rest.contains("page> get red.hidden\nfalse\n") && rest.contains("blue (0, 0, 0, 0)"))
    #expect(!rest.contains("lay>"))
  }
}

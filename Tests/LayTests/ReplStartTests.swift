import Testing

/// The REPL's start, and its warnings about possible losses.
@Suite("The REPL after a script")
struct ReplStartTests {
  private let repl: ReplFixture

  init() throws {
    repl = try ReplFixture()
    try repl.home.file("red.lay", "add view red\nget red.hidden\n")
    try repl.home.file("wrong.lay", "add view red\nnonsense\nadd view blue\n")
  }

  @Test(
    "goes on with its session",
    arguments: [["red.lay", "-i"], ["run", "--interactive", "red.lay"], ["open", "red.lay"]])
  func scripts(arguments: [String]) throws {
    let terminal = try start(arguments)
    #expect(try terminal.expectPrompt().contains("false"))
    #expect(try terminal.enter("history").contains("1  add view red"))
    // Nothing would be lost.
    terminal.type(ReplFixture.end)
    #expect(try !terminal.expect("\r\n").contains("kept"))
    #expect(terminal.exit() == 0)
  }

  @Test("goes on where a script fails")
  func failing() throws {
    let terminal = try start(["wrong.lay", "-i"])
    #expect(try terminal.expectPrompt().contains("wrong.lay:2:1: error: unknown command"))
    #expect(try terminal.enter("get red.hidden").contains("false"))
    #expect(try terminal.enter("get blue.hidden").contains("error: "))
    repl.leave(terminal)
  }

  @Test("takes the commands of -c, and those of standard input without a terminal")
  func commands() throws {
    let run = try Program("red.lay", "-c", "hide red", "-i").directory(repl.home)
      .input("get red.hidden\n").run()
    #expect(run.status == 0)
    #expect(run.stdout == "false\ntrue\n")
    let several = try Program("red.lay", "wrong.lay", "-i").directory(repl.home).run()
    #expect(several.status == 2 && several.stderr.contains("-i takes one FILE"))
  }

  @Test("says a word where something could be lost")
  func words() throws {
    let terminal = try repl.start()
    let file = repl.home.url.appending(path: "new.lay").path
    try terminal.enter("add view red; add view blue")
    #expect(try terminal.enter("hide red blue").contains("now hidden: red, blue\r\n"))
    #expect(try terminal.enter("red.hidden = false").contains("now visible: red\r\n"))
    #expect(try terminal.enter("save \(file)").contains("saved to \(file)"))
    #expect(try terminal.enter("save \(file)").contains("replaced \(file)"))
    try terminal.enter("checkpoint here")
    #expect(try terminal.enter("reset").contains("emptied; 'undo' brings 2 views back"))
    #expect(try terminal.enter("restore here").contains("restored here; 'undo' takes it back"))
    repl.leave(terminal)
    // Scripts go without it.
    let run = try Program("-c", "add view red; hide red; reset").run()
    #expect(run.stdout.isEmpty && run.stderr.isEmpty)
  }

  @Test("breaks long advice between words, and puts what can be typed on a line of its own")
  func narrow() throws {
    let terminal = try PseudoTerminal(
      arguments: [], home: repl.home, variables: ["NO_COLOR": "1"], columns: 60)
    try terminal.expectPrompt()
    try terminal.enter("add view card")
    try terminal.enter("pin card edges to superview inset 20")
    let broken = try terminal.enter("pin card.width = 5 as narrow")
    #expect(broken.contains("there:\r\n330 too few.\r\n"), "\(broken)")
    #expect(broken.contains(":\r\nset priority narrow 999\r\n"), "\(broken)")
    repl.leave(terminal)
  }

  @Test(
    "says how a log ends that is pasted, be it without its first lines",
    arguments: ["log", "\"<NSLayoutConstraint:0x6001 UIView:0x7001.width == 100   (active)>\","])
  func log(line: String) throws {
    let terminal = try repl.start()
    terminal.type(line + "\r")
    try terminal.expect("Paste the log. Empty lines end it, or ^D; ^C drops it.")
    try terminal.expect("...> ")
    terminal.type("\"<NSLayoutConstraint:0x6002 UIView:0x7001.width == 120   (active)>\"\r")
    try terminal.expect("...> ")
    terminal.type(ReplFixture.end)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get root.hidden").contains("false"))
    repl.leave(terminal)
  }

  private func start(_ arguments: [String]) throws -> PseudoTerminal {
    let path = repl.home.url.path
    return try PseudoTerminal(
      arguments: arguments.map { $0.hasSuffix(".lay") ? "\(path)/\($0)" : $0 }, home: repl.home,
      variables: ["NO_COLOR": "1"])
  }
}

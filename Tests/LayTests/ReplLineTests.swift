import Foundation
import Testing

@Suite("The line that is typed at the REPL")
struct ReplLineTests {
  private let repl: ReplFixture

  init() throws {
    repl = try ReplFixture()
  }

  @Test("completes the name of a live view")
  func completion() throws {
    let terminal = try repl.start()
    try terminal.enter("add view crimson")
    terminal.type("hide cr\t")
    try terminal.expect("hide crimson")
    try terminal.enter("")
    terminal.type("get crim\t")
    try terminal.expect("get crimson.")
    #expect(try terminal.enter("hid\t").contains("true"))
    repl.leave(terminal)
  }

  @Test("completes the name of a file where one belongs")
  func fileCompletion() throws {
    try repl.home.file("mylayout.lay", "add view fromfile\n")
    let terminal = try repl.start()
    terminal.type("source \(repl.home.url.path)/myl\t")
    try terminal.expect("/mylayout.lay")
    #expect(try terminal.enter("").contains("fromfile (0, 0, 0, 0)"))
    repl.leave(terminal)
  }

  @Test("lists what may follow a dot without repeating what is before it")
  func columns() throws {
    let terminal = try repl.start()
    try terminal.enter("add view crimson")
    terminal.type("pin crimson.l\t\t")
    let list = try terminal.expect("lastBaseline")
    #expect(!list.contains("crimson.leading"))
    // The line is drawn again after the list.
    try terminal.expect("pin crimson.l")
    terminal.type(ReplFixture.interrupt)
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test(
    "says what ends an open text or bracket, once",
    arguments: [("add label a \"A", "\""), ("get (1 +", ")"), ("each i in 1...2 {", "}")])
  func openSigns(line: String, sign: String) throws {
    let terminal = try repl.start()
    terminal.type(line + "\r")
    try terminal.expect("\(sign) closes what is open; ^C drops the command.")
    try terminal.expect("...> ")
    terminal.type("2\r")
    #expect(try !terminal.expect("...> ").contains("^C"))
    terminal.type(ReplFixture.interrupt)
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test("takes a pasted storyboard whole")
  func document() throws {
    let terminal = try repl.start()
    let text = SmallDocument.storyboard(
      SmallDocument.scene(
        views: #"<view id="v"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#))
    terminal.type(text.replacing("\n", with: "\r"))
    try terminal.expect("Paste the document. '</document>' ends it, or ^D; ^C drops it.")
    let output = try terminal.expect("opened ")
    #expect(!output.contains("error"), "\(output)")
    try terminal.expectPrompt()
    #expect(try terminal.enter("undo").contains("undid: "))
    repl.leave(terminal)
  }

  @Test("indents the lines of a block")
  func indentation() throws {
    let terminal = try repl.start()
    terminal.type("each i in 1...2 {\r")
    try terminal.expect("...>   ")
    terminal.type("add view \"v\\(i)\"\r")
    try terminal.expect("...>   ")
    terminal.type("}\r")
    try terminal.expectPrompt()
    #expect(try terminal.enter("get v2.width").contains("0"))
    repl.leave(terminal)
  }

  @Test("keeps whole commands over two starts, each once in a row")
  func history() throws {
    let first = try repl.start()
    for line in ["add view red", "get red.hidden", "get red.hidden"] { try first.enter(line) }
    first.type("add view \\\r")
    try first.expect("...> ")
    try first.enter("blue")
    repl.leave(first)

    let second = try repl.start()
    second.type(ReplFixture.up)
    try second.expect("blue")
    #expect(try second.enter("").contains("blue (0, 0, 0, 0)"))
    second.type(ReplFixture.up + ReplFixture.up + ReplFixture.up)
    try second.expect("add view red")
    #expect(try second.enter("").contains("red (0, 0, 0, 0)"))
    repl.leave(second)

    let path = ".local/state/lay/history"
    let lines = try repl.home.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == ["add view red", "get red.hidden", "add view \\", "  blue", "add view red"])
    let directory = repl.home.url.appending(path: ".local/state/lay").path
    let attributes = try FileManager.default.attributesOfItem(atPath: directory)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("keeps its history where LAY_HISTORY says, and goes on where that cannot be written")
  func historyPlace() throws {
    let file = repl.home.url.appending(path: "deep/er/file").path
    let terminal = try repl.start(variables: ["LAY_HISTORY": file])
    try terminal.enter("get root.hidden")
    repl.leave(terminal)
    #expect(try repl.home.text("deep/er/file").hasSuffix("\nget root.hidden\n"))

    let pipe = repl.home.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in ["/proc/no/history", pipe] {
      let impossible = try PseudoTerminal(
        arguments: [], home: repl.home, variables: ["LAY_HISTORY": path])
      try impossible.expect("warning: the history is not kept: \(path)")
      try impossible.expect("lay> ")
      repl.leave(impossible)
    }
  }

  @Test("drops the line on ^C and keeps the session")
  func interrupting() throws {
    let terminal = try repl.start()
    try terminal.enter("add view crimson")
    terminal.type("remove crimson")
    try terminal.expect("remove crimson")
    terminal.type(ReplFixture.interrupt)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get crimson.hidden").contains("false"))
    repl.leave(terminal)
  }

  @Test("drops the whole of an unfinished command on ^C")
  func interruptingContinuation() throws {
    let terminal = try repl.start()
    terminal.type("expect error \"x\" {\r")
    try terminal.expect("...> ")
    terminal.type(ReplFixture.interrupt)
    try terminal.expect("lay> ")
    #expect(try terminal.enter("get root.hidden").contains("false"))
    repl.leave(terminal)
  }

  @Test("leaves a search of the history on ^C")
  func interruptingSearch() throws {
    let terminal = try repl.start()
    try terminal.enter("add view crimson")
    terminal.type(ReplFixture.search)
    try terminal.expect("(reverse-i-search)")
    terminal.type("add")
    try terminal.expect("crimson")
    terminal.type(ReplFixture.interrupt)
    try terminal.expect("\u{1B}[?2004l\r\u{1B}[?2004hlay ⚠1> ")
    #expect(try terminal.enter("get crimson.hidden").contains("false"))
    repl.leave(terminal)
  }

  @Test("runs every command of a pasted block")
  func paste() throws {
    let terminal = try repl.start()
    let block = "add view red\nadd view \\\n  blue\nget red.hidden; get blue.hidden"
    terminal.type("\u{1B}[200~\(block)\u{1B}[201~")
    try terminal.expect("blue.hidden")
    terminal.type("\r")
    try terminal.expect("red (0, 0, 0, 0)")
    try terminal.expect("blue (0, 0, 0, 0)")
    try terminal.expect("false\r\nfalse\r\n")
    try terminal.expectPrompt()
    repl.leave(terminal)
  }

  @Test("explains a console log that is pasted without a command", arguments: [false, true])
  func pastedLog(afterInterrupt: Bool) throws {
    let terminal = try repl.start()
    if afterInterrupt {
      terminal.type(ReplFixture.interrupt)
      try terminal.expectPrompt()
    }
    let log = """
      2026-01-01 10:00:00.000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6001 UIView:0x7001.width == 100   (active)>",
          "<NSLayoutConstraint:0x6002 UIView:0x7001.width == 120   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6001 UIView:0x7001.width == 100   (active)>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
    terminal.type("\u{1B}[200~\(log)\n\u{1B}[201~\r")
    let answer = try terminal.expect("view.width is both 100 and 120.")
    #expect(!answer.contains("unknown command"))
    try terminal.expectPrompt()
    let said = try terminal.enter("add label said \"Unable to simultaneously satisfy constraints\"")
    #expect(!said.contains("error"))
    repl.leave(terminal)
  }

  @Test("compares what a pasted script expects")
  func pastedScript() throws {
    let terminal = try repl.start()
    let block = "add view red\nget red.hidden\n#> false\nget red.alpha\n#> 0.5"
    terminal.type("\u{1B}[200~\(block)\u{1B}[201~")
    try terminal.expect("0.5")
    terminal.type("\r")
    let answer = try terminal.expectPrompt()
    #expect(answer.contains("the output differs from what is expected\r\n- 0.5\r\n+ 1\r\n"))
    #expect(!answer.contains("- false"))
    #expect(!answer.contains("error"))
    repl.leave(terminal)
  }
}

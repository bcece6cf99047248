import Foundation
import Testing

@Suite("The REPL, files and other programs")
struct ReplSystemTests {
  private let repl: ReplFixture

  init() throws {
    repl = try ReplFixture()
  }

  @Test("shows output of more than two screens in a pager, unless something is typed ahead")
  func pager() throws {
    let pager = "echo secure:$LESSSECURE; sed s/^/page:/"
    let terminal = try repl.start(variables: ["NO_COLOR": "1", "PAGER": pager])
    let all = try terminal.enter("help all")
    #expect(all.contains("page:") && all.contains("secure:1"))
    #expect(try !terminal.enter("help").contains("page:"))
    #expect(try !terminal.enter("help properties > /dev/null").contains("page:"))
    terminal.type("help all\rget root.hidd")
    let ahead = try terminal.expect("quit        end the session")
    #expect(!ahead.contains("page:"))
    try terminal.expectPrompt()
    #expect(try terminal.enter("en").contains("false"))
    repl.leave(terminal)
  }

  @Test("edits the session's script as one undo step")
  func editing() throws {
    let editor = try repl.home.file("editor", "#!/bin/sh\necho 'add view blue' >> \"$1\"\n")
    // Read by a shell: a process that another test starts meanwhile may hold the file open, and then it can't be run.
    let terminal = try repl.start(variables: ["NO_COLOR": "1", "EDITOR": "sh \(editor.path)"])
    try terminal.enter("add view red")
    #expect(try terminal.enter("edit").contains("blue (0, 0, 0, 0)"))
    #expect(try terminal.enter("history").contains("edit"))
    try terminal.enter("undo")
    #expect(try terminal.enter("get blue.hidden").contains("error: "))
    repl.leave(terminal)
  }

  @Test("runs a watched file again when it changes")
  func watching() throws {
    try repl.home.file("card.lay", "add view red\n")
    let terminal = try repl.start()
    terminal.type("watch \(repl.home.url.path)/card.lay\r")
    try terminal.expect("red (0, 0, 0, 0)")
    try repl.home.file("card.lay", "add view red\npin red.width = 55\n")
    // A program that looks while the file is written may see it empty first.
    try terminal.expect("(0, 0, 55, 0)")
    terminal.type(ReplFixture.interrupt)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get red.width").contains("55"))
    repl.leave(terminal)
  }

  @Test("^\\ ends it at once: no debugger asks anything")
  func quitting() throws {
    let file = try repl.home.file("card.lay", "add view red\n")
    let terminal = try repl.start()
    terminal.type("watch \(file.path)\r")
    try terminal.expect("^C ends it")
    terminal.type("\u{1C}")
    #expect(terminal.exit() == -SIGQUIT)
  }

  @Test("redirects what commands print to files and commands, but not in safe mode")
  func redirection() throws {
    let terminal = try repl.start()
    try terminal.enter("add view red")
    let file = repl.home.url.appending(path: "out.txt").path
    #expect(!(try terminal.enter("get red.frame > \(file)").contains("(0, 0")))
    try terminal.enter("get red.hidden >> \(file)")
    #expect(try repl.home.text("out.txt") == "(0, 0, 0, 0)\nfalse\n")
    #expect(try terminal.enter("dump frames | tr a-z A-Z").contains("RED"))
    try terminal.enter("get red.hidden > \"\(repl.home.url.path)/two words.txt\"")
    #expect(try repl.home.text("two words.txt") == "false\n")
    #expect(try terminal.enter("tree | tr a-z A-Z").contains("UIVIEW: RED"))
    #expect(try terminal.enter("show tree > \(file)").contains("→ dump tree\r\n"))
    #expect(try repl.home.text("out.txt").contains("UIView: red"))
    // The following text may be meant as a number to compare with.
    #expect(try terminal.enter("red.width > 5").contains("error: "))
    // An unreadable file isn't replaced: this one is larger than the limit.
    let large = repl.home.url.appending(path: "large.txt").path
    #expect(close(creat(large, 0o600)) == 0 && truncate(large, 65 << 20) == 0)
    #expect(try terminal.enter("get red.hidden >> \(large)").contains("can't append to"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: large)[.size] as? Int == 65 << 20)
    repl.leave(terminal)
    try repl.home.file("pipe.lay", "add view blue\ndump frames | cat\n")
    let script = try PseudoTerminal(
      arguments: ["\(repl.home.url.path)/pipe.lay", "-i"], home: repl.home,
      variables: ["NO_COLOR": "1"])
    #expect(try script.expectPrompt().contains("error: "))
    #expect(try script.enter("get blue.hidden | tr a-z A-Z").contains("FALSE"))
    repl.leave(script)
    let safe = try repl.start("--safe")
    #expect(try safe.enter("help > \(file)").contains("safe mode has no redirection"))
    repl.leave(safe)
  }

  @Test("^C stops a command that runs, and nothing has changed")
  func interruptingWork() throws {
    try repl.home.file("long.lay", "each i in 1...60000 { add view \"v\\(i)\" }\n")
    let terminal = try repl.start()
    try terminal.enter("add view crimson")
    terminal.type("source \(repl.home.url.path)/long.lay\r")
    try terminal.expect("long.lay\r\n")
    terminal.type(ReplFixture.interrupt)
    try terminal.expect("interrupted: nothing has changed\r\n")
    try terminal.expectPrompt()
    #expect(try terminal.enter("history").contains("add view crimson\r\n"))
    #expect(try terminal.enter("get v1.hidden").contains("error: "))
    repl.leave(terminal)
  }

  @Test("a command that uses too much is refused, and the session goes on")
  func limits() throws {
    try repl.home.file(
      "long.lay", "add view red\neach i in 1...100000 { each j in 1...100000 { hide red } }\n")
    let terminal = try repl.start("--timeout", "0.3", "--limit", "commands=2000000000")
    let answer = try terminal.enter("source \(repl.home.url.path)/long.lay")
    #expect(answer.contains("error: this took longer than 0.3 seconds (--timeout)"))
    #expect(try terminal.enter("get root.hidden").contains("false"))
    repl.leave(terminal)
  }

  @Test("offers a session that was killed, and brings it back")
  func recovery() throws {
    let killed = try repl.start()
    try killed.enter("add view red")
    try killed.enter("pin red.width = 40; undo")
    try killed.enter("checkpoint here")
    killed.kill()
    let other = try PseudoTerminal(arguments: [], home: repl.home, variables: ["NO_COLOR": "1"])
    try other.expect(" was cut off after 4 commands: 'recover' brings it back")
    try other.expectPrompt()
    #expect(try other.enter("recover").contains("1 step back"))
    #expect(try other.enter("redo").contains("(0, 0, 40, 0)"))
    #expect(try other.enter("restore here").contains("(0, 0, 40, 0) → (0, 0, 0, 0)"))
    // One that still runs is not offered.
    let third = try PseudoTerminal(arguments: [], home: repl.home, variables: ["NO_COLOR": "1"])
    #expect(!(try third.expectPrompt().contains("cut off")))
    repl.leave(third)
    try other.enter("save \(repl.home.url.path)/red.lay")
    repl.leave(other)
    let last = try PseudoTerminal(arguments: [], home: repl.home, variables: ["NO_COLOR": "1"])
    #expect(!(try last.expectPrompt().contains("cut off")))
    repl.leave(last)
  }

  @Test("brings a session back after a startup file that makes views")
  func recoveryAfterStartup() throws {
    try repl.home.file(".config/lay/layrc", "add view blue\n")
    let variables = ["NO_COLOR": "1"]
    let killed = try PseudoTerminal(arguments: [], home: repl.home, variables: variables)
    try killed.expectPrompt()
    try killed.enter("add view crimson")
    killed.kill()
    let next = try PseudoTerminal(arguments: [], home: repl.home, variables: variables)
    try next.expectPrompt()
    #expect(try !next.enter("recover").contains("error"))
    #expect(try next.enter("get crimson.hidden").contains("false"))
    #expect(try next.enter("get blue.hidden").contains("false"))
    repl.leave(next)
  }
}

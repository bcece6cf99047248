import Foundation
import Testing

@Suite("The REPL")
struct ReplTests {
  private static let interrupt = "\u{3}"
  private static let end = "\u{4}"
  private static let up = "\u{10}"
  private static let search = "\u{12}"

  private let home: TemporaryDirectory

  init() throws {
    home = try TemporaryDirectory()
  }

  /// A REPL that has printed its first prompt.
  private func start(
    _ arguments: String..., variables: [String: String] = ["NO_COLOR": "1"]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(arguments: arguments, home: home, variables: variables)
    try terminal.expect("lay> ")
    return terminal
  }

  /// Leaves with ^D, as a person does, and sees no complaint.
  private func leave(_ terminal: PseudoTerminal) {
    terminal.type(Self.end)
    #expect(terminal.exit() == 0)
  }

  @Test("says what each command changed")
  func changes() throws {
    let terminal = try start()
    let added = try terminal.enter("add view crimson")
    #expect(added.contains("crimson (0, 0, 0, 0)\r\nnow ambiguous: crimson\r\n"))
    let pinned = try terminal.enter("pin crimson edges to superview inset 20")
    #expect(pinned.contains("crimson (0, 0, 0, 0) → (20, 20, 335, 627)\r\n"))
    #expect(pinned.contains("no longer ambiguous: crimson\r\n"))
    let broken = try terminal.enter("pin crimson.width = 5 as narrow")
    #expect(
      broken.contains(
        "Across, 375 − 20 − 20 = 335 pt are needed, 5 are available: 330 too many.\r\n"))
    #expect(broken.contains("\r\nLower narrow to priority 999"))
    #expect(try terminal.enter("report conflicts").contains("Unable to simultaneously satisfy"))
    #expect(broken.contains("\r\nbroken: narrow\r\n"))
    leave(terminal)
  }

  @Test("counts the moves that it does not list")
  func manyMoves() throws {
    let script = (1...11).map { "add view v\($0); pin v\($0) edges to superview" }
    try home.file("many.lay", script.joined(separator: "\n"))
    let terminal = try start()
    try terminal.enter("source \(home.url.path)/many.lay")
    let moves = try terminal.enter("resize 300x500")
    #expect(moves.split(separator: "\r\n").filter { $0.contains(" → ") }.count == 8)
    #expect(moves.contains("\r\n… and 4 more\r\n"))
    leave(terminal)
  }

  @Test("goes on after an error and leaves with status 0")
  func error() throws {
    let terminal = try start()
    #expect(try terminal.enter("nonsense").contains("<repl>:1:1: error: "))
    #expect(try terminal.enter("get root.hidden").contains("false"))
    leave(terminal)
  }

  @Test("completes the name of a live view")
  func completion() throws {
    let terminal = try start()
    try terminal.enter("add view crimson")
    terminal.type("hide cr\t")
    try terminal.expect("hide crimson")
    try terminal.enter("")
    terminal.type("get crim\t")
    try terminal.expect("get crimson.")
    #expect(try terminal.enter("hid\t").contains("true"))
    leave(terminal)
  }

  @Test("lists what may follow a dot without repeating what is before it")
  func columns() throws {
    let terminal = try start()
    try terminal.enter("add view crimson")
    terminal.type("pin crimson.l\t\t")
    let list = try terminal.expect("lastBaseline")
    #expect(!list.contains("crimson.leading"))
    // The line is drawn again after the list.
    try terminal.expect("pin crimson.l")
    terminal.type(Self.interrupt)
    try terminal.expectPrompt()
    leave(terminal)
  }

  @Test("indents the lines of a block")
  func indentation() throws {
    let terminal = try start()
    terminal.type("each i in 1...2 {\r")
    try terminal.expect("...>   ")
    terminal.type("add view \"v\\(i)\"\r")
    try terminal.expect("...>   ")
    terminal.type("}\r")
    try terminal.expectPrompt()
    #expect(try terminal.enter("get v2.width").contains("0"))
    leave(terminal)
  }

  @Test("shows long output in a pager")
  func pager() throws {
    let terminal = try start(variables: ["NO_COLOR": "1", "PAGER": "sed s/^/page:/"])
    #expect(try terminal.enter("help").contains("page:"))
    #expect(try !terminal.enter("help quit").contains("page:"))
    leave(terminal)
  }

  @Test("completes the name of a file where one belongs")
  func fileCompletion() throws {
    try home.file("mylayout.lay", "add view fromfile\n")
    let terminal = try start()
    terminal.type("source \(home.url.path)/myl\t")
    try terminal.expect("/mylayout.lay")
    #expect(try terminal.enter("").contains("fromfile (0, 0, 0, 0)"))
    leave(terminal)
  }

  @Test("drops the line on ^C and keeps the session")
  func interrupting() throws {
    let terminal = try start()
    try terminal.enter("add view crimson")
    terminal.type("remove crimson")
    try terminal.expect("remove crimson")
    terminal.type(Self.interrupt)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get crimson.hidden").contains("false"))
    leave(terminal)
  }

  @Test("drops the whole of an unfinished command on ^C")
  func interruptingContinuation() throws {
    let terminal = try start()
    terminal.type("expect error \"x\" {\r")
    try terminal.expect("...> ")
    terminal.type(Self.interrupt)
    try terminal.expect("lay> ")
    #expect(try terminal.enter("get root.hidden").contains("false"))
    leave(terminal)
  }

  @Test("leaves a search of the history on ^C")
  func interruptingSearch() throws {
    let terminal = try start()
    try terminal.enter("add view crimson")
    terminal.type(Self.search)
    try terminal.expect("(reverse-i-search)")
    terminal.type("add")
    try terminal.expect("crimson")
    terminal.type(Self.interrupt)
    try terminal.expect("\u{1B}[?2004l\r\u{1B}[?2004hlay ⚠1> ")
    #expect(try terminal.enter("get crimson.hidden").contains("false"))
    leave(terminal)
  }

  @Test("runs every command of a pasted block")
  func paste() throws {
    let terminal = try start()
    let block = "add view red\nadd view \\\n  blue\nget red.hidden; get blue.hidden"
    terminal.type("\u{1B}[200~\(block)\u{1B}[201~")
    try terminal.expect("blue.hidden")
    terminal.type("\r")
    try terminal.expect("red (0, 0, 0, 0)")
    try terminal.expect("blue (0, 0, 0, 0)")
    try terminal.expect("false\r\nfalse\r\n")
    try terminal.expectPrompt()
    leave(terminal)
  }

  @Test("undoes and redoes commands")
  func undo() throws {
    let terminal = try start()
    try terminal.enter("add view crimson")
    try terminal.enter("undo")
    #expect(try terminal.enter("get crimson.hidden").contains("error: "))
    try terminal.enter("redo")
    #expect(try terminal.enter("get crimson.hidden").contains("false"))
    leave(terminal)
  }

  @Test("keeps whole commands over two starts, each once in a row")
  func history() throws {
    let first = try start()
    for line in ["add view red", "get red.hidden", "get red.hidden"] { try first.enter(line) }
    first.type("add view \\\r")
    try first.expect("...> ")
    try first.enter("blue")
    leave(first)

    let second = try start()
    second.type(Self.up)
    try second.expect("blue")
    #expect(try second.enter("").contains("blue (0, 0, 0, 0)"))
    second.type(Self.up + Self.up + Self.up)
    try second.expect("add view red")
    #expect(try second.enter("").contains("red (0, 0, 0, 0)"))
    leave(second)

    let path = ".local/state/lay/history"
    let lines = try home.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == ["add view red", "get red.hidden", "add view \\", "  blue", "add view red"])
    let directory = home.url.appending(path: ".local/state/lay").path
    let attributes = try FileManager.default.attributesOfItem(atPath: directory)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("keeps its history where LAY_HISTORY says, and goes on where that cannot be written")
  func historyPlace() throws {
    let file = home.url.appending(path: "deep/er/file").path
    let terminal = try start(variables: ["LAY_HISTORY": file])
    try terminal.enter("get root.hidden")
    leave(terminal)
    #expect(try home.text("deep/er/file").hasSuffix("\nget root.hidden\n"))

    let pipe = home.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in ["/proc/no/history", pipe] {
      let impossible = try PseudoTerminal(
        arguments: [], home: home, variables: ["LAY_HISTORY": path])
      try impossible.expect("warning: the history is not kept: \(path)")
      try impossible.expect("lay> ")
      leave(impossible)
    }
  }

  @Test("draws again what moved, until it is told to stop")
  func redrawing() throws {
    let terminal = try start()
    _ = try terminal.enter("add view crimson 100x100")
    let first = try terminal.enter("draw on --ascii")
    #expect(first.contains("crim"))
    let moved = try terminal.enter("pin crimson.leading = superview.leading + 50")
    #expect(moved.contains("+--"), "\(moved)")
    #expect(try !terminal.enter("set crimson.tag 3").contains("+--"))
    _ = try terminal.enter("draw off")
    #expect(try !terminal.enter("pin crimson.top = superview.top + 90").contains("+--"))
    leave(terminal)
  }

  @Test("runs the startup file first, unless told not to")
  func startupFile() throws {
    try home.file(".config/lay/layrc", "add view startup\nnonsense\n")
    let terminal = try PseudoTerminal(arguments: [], home: home, variables: [:])
    try terminal.expect("layrc:2:1: ")
    try terminal.expectPrompt()
    #expect(try terminal.enter("get startup.hidden").contains("false"))
    leave(terminal)

    let plain = try start("--no-rc")
    #expect(try plain.enter("get startup.hidden").contains("error: "))
    leave(plain)
  }

  @Test(
    "colours a terminal, unless it cannot or the person does not want it",
    arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func colour(variables: [String: String], isColoured: Bool) throws {
    let terminal = try PseudoTerminal(arguments: [], home: home, variables: variables)
    let banner = try terminal.expect("lay> ")
    #expect(banner.contains("\u{1B}[2m") == isColoured)
    #expect(banner.hasSuffix("\u{1B}[1m") == isColoured)
    let error = try terminal.enter("nonsense")
    #expect(error.contains("\u{1B}[1;31merror:") == isColoured)
    leave(terminal)
  }

  @Test("leaves on quit")
  func quit() throws {
    let terminal = try start()
    terminal.type("quit\r")
    #expect(terminal.exit() == 0)
  }

  @Test("^C stops a command that runs, and nothing has changed")
  func interruptingWork() throws {
    try home.file("long.lay", "each i in 1...60000 { add view \"v\\(i)\" }\n")
    let terminal = try start()
    try terminal.enter("add view crimson")
    terminal.type("source \(home.url.path)/long.lay\r")
    try terminal.expect("long.lay\r\n")
    terminal.type(Self.interrupt)
    try terminal.expect("interrupted: nothing has changed\r\n")
    try terminal.expectPrompt()
    #expect(try terminal.enter("history").contains("add view crimson\r\n"))
    #expect(try terminal.enter("get v1.hidden").contains("error: "))
    leave(terminal)
  }

  @Test("a command that uses too much is refused, and the session goes on")
  func limits() throws {
    try home.file(
      "long.lay", "add view red\neach i in 1...100000 { each j in 1...100000 { hide red } }\n")
    let terminal = try start("--timeout", "0.3", "--limit", "commands=2000000000")
    let answer = try terminal.enter("source \(home.url.path)/long.lay")
    #expect(answer.contains("error: this took longer than 0.3 seconds (--timeout)"))
    #expect(try terminal.enter("get root.hidden").contains("false"))
    leave(terminal)
  }

  @Test("the prompt names another device, and how much is wrong")
  func prompt() throws {
    let terminal = try start()
    terminal.type("device \"iPhone 16\"\r")
    try terminal.expect("lay iPhone 16> ")
    terminal.type("add view a; add view b\r")
    try terminal.expect("lay iPhone 16 ⚠2> ")
    leave(terminal)
  }

  @Test("compares what a pasted script expects")
  func pastedScript() throws {
    let terminal = try start()
    let block = "add view red\nget red.hidden\n#> false\nget red.alpha\n#> 0.5"
    terminal.type("\u{1B}[200~\(block)\u{1B}[201~")
    try terminal.expect("0.5")
    terminal.type("\r")
    let answer = try terminal.expectPrompt()
    #expect(answer.contains("the output differs from what is expected\r\n- 0.5\r\n+ 1\r\n"))
    #expect(!answer.contains("- false"))
    #expect(!answer.contains("error"))
    leave(terminal)
  }

  @Test("redirects what commands print to files and commands, but not in safe mode")
  func redirection() throws {
    let terminal = try start()
    try terminal.enter("add view red")
    let file = home.url.appending(path: "out.txt").path
    #expect(!(try terminal.enter("get red.frame > \(file)").contains("(0, 0")))
    try terminal.enter("get red.hidden >> \(file)")
    #expect(try home.text("out.txt") == "(0, 0, 0, 0)\nfalse\n")
    #expect(try terminal.enter("dump frames | tr a-z A-Z").contains("RED"))
    try terminal.enter("get red.hidden > \"\(home.url.path)/two words.txt\"")
    #expect(try home.text("two words.txt") == "false\n")
    // What can't be read is not replaced: here it has more bytes than are read.
    let large = home.url.appending(path: "large.txt").path
    #expect(close(creat(large, 0o600)) == 0 && truncate(large, 65 << 20) == 0)
    #expect(try terminal.enter("get red.hidden >> \(large)").contains("can't append to"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: large)[.size] as? Int == 65 << 20)
    leave(terminal)
    let safe = try start("--safe")
    #expect(try safe.enter("help > \(file)").contains("safe mode has no redirection"))
    leave(safe)
  }

  @Test("edits the session's script as one undo step")
  func editing() throws {
    let editor = try home.file("editor", "#!/bin/sh\necho 'add view blue' >> \"$1\"\n")
    chmod(editor.path, 0o700)
    let terminal = try start(variables: ["NO_COLOR": "1", "EDITOR": editor.path])
    try terminal.enter("add view red")
    #expect(try terminal.enter("edit").contains("blue (0, 0, 0, 0)"))
    #expect(try terminal.enter("history").contains("edit"))
    try terminal.enter("undo")
    #expect(try terminal.enter("get blue.hidden").contains("error: "))
    leave(terminal)
  }

  @Test("runs a watched file again when it changes")
  func watching() throws {
    try home.file("card.lay", "add view red\n")
    let terminal = try start()
    terminal.type("watch \(home.url.path)/card.lay\r")
    try terminal.expect("red (0, 0, 0, 0)")
    try home.file("card.lay", "add view red\npin red.width = 55\n")
    try terminal.expect("red (0, 0, 0, 0) → (0, 0, 55, 0)")
    terminal.type(Self.interrupt)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get red.width").contains("55"))
    leave(terminal)
  }

  @Test("brings a session back after a startup file that makes views")
  func recoveryAfterStartup() throws {
    try home.file(".config/lay/layrc", "add view blue\n")
    let variables = ["NO_COLOR": "1"]
    let killed = try PseudoTerminal(arguments: [], home: home, variables: variables)
    try killed.expectPrompt()
    try killed.enter("add view crimson")
    killed.kill()
    let next = try PseudoTerminal(arguments: [], home: home, variables: variables)
    try next.expectPrompt()
    #expect(try !next.enter("recover").contains("error"))
    #expect(try next.enter("get crimson.hidden").contains("false"))
    #expect(try next.enter("get blue.hidden").contains("false"))
    leave(next)
  }

  @Test("offers a session that was killed, and brings it back")
  func recovery() throws {
    let killed = try start()
    try killed.enter("add view red")
    try killed.enter("pin red.width = 40; undo")
    try killed.enter("checkpoint here")
    killed.kill()
    let other = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    try other.expect(" was cut off after 4 commands: 'recover' brings it back")
    try other.expectPrompt()
    #expect(try other.enter("recover").contains("1 step back"))
    #expect(try other.enter("redo").contains("(0, 0, 40, 0)"))
    #expect(try other.enter("restore here").contains("(0, 0, 40, 0) → (0, 0, 0, 0)"))
    // One that still runs is not offered.
    let third = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    #expect(!(try third.expectPrompt().contains("cut off")))
    leave(third)
    leave(other)
    let last = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    #expect(!(try last.expectPrompt().contains("cut off")))
    leave(last)
  }
}

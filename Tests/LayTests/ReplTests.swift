import Testing

@Suite("The REPL")
struct ReplTests {
  private let repl: ReplFixture

  init() throws {
    repl = try ReplFixture()
  }

  @Test("says what each command changed")
  func changes() throws {
    let terminal = try repl.start()
    let added = try terminal.enter("add view crimson")
    #expect(added.contains("crimson (0, 0, 0, 0)\r\nnow ambiguous: crimson\r\n"))
    let pinned = try terminal.enter("pin crimson edges to superview inset 20")
    #expect(pinned.contains("crimson (0, 0, 0, 0) → (20, 20, 335, 627)\r\n"))
    #expect(pinned.contains("no longer ambiguous: crimson\r\n"))
    let broken = try terminal.enter("pin crimson.width = 5 as narrow")
    #expect(
      broken.contains(
        "Horizontally, 375 pt are to be filled, 20 + 5 + 20 = 45 are there: 330 too few.\r\n"))
    #expect(broken.contains("\r\nLower narrow to priority 999"))
    // Advice can be typed verbatim.
    #expect(broken.contains("): set priority narrow 999\r\n"))
    #expect(try terminal.enter("set priority narrow 999").contains("holds again: narrow"))
    try terminal.enter("undo")
    #expect(try terminal.enter("report conflicts").contains("Unable to simultaneously satisfy"))
    #expect(broken.contains("\r\nbroken: narrow\r\n"))
    repl.leave(terminal)
  }

  @Test("adds up what clashes with the margins that are in force")
  func margins() throws {
    let terminal = try repl.start()
    try terminal.enter("add view card")
    try terminal.enter("pin card.leading = superview.leadingMargin")
    try terminal.enter("pin card.trailing = superview.trailingMargin")
    let broken = try terminal.enter("pin card.width = 390")
    #expect(
      broken.contains("16 + 390 + 16 = 422 pt are needed, 375 are available: 47 too many."),
      "\(broken)")
    repl.leave(terminal)
  }

  @Test("names what clashes as the session does")
  func names() throws {
    let terminal = try repl.start()
    try terminal.enter("add view \"main view\"; pin \"main view\".height = 10 as \"first height\"")
    let broken = try terminal.enter("pin \"main view\".height = 30")
    #expect(broken.contains("\"first height\""), "\(broken)")
    try terminal.enter("reset; add view my_view; pin my_view.leading = superview.leading + 10")
    try terminal.enter("pin my_view.centerX = superview.centerX as middle")
    let centered = try terminal.enter("pin my_view.width = 20")
    #expect(centered.contains("(my_view's size and center place it already)"), "\(centered)")
    repl.leave(terminal)
  }

  @Test("says that a text alone is a name, and what gives the view a text")
  func nameInQuotes() throws {
    let terminal = try repl.start()
    let remark = "\"Sign In\" is its name, and it shows no text yet: "
    let line = "set \"Sign In\".text \"Sign In\""
    #expect(try terminal.enter("add button \"Sign In\"").contains(remark + line))
    #expect(try !terminal.enter(line).contains("error"))
    for command in [
      "add view \"Red View\"", "add label \"Name Label\" \"Name\"", "add label plain",
      "each i in 1...2 { add label \"l\\(i)\" }",
    ] {
      #expect(try !terminal.enter(command).contains("is its name"), "\(command)")
    }
    repl.leave(terminal)
  }

  @Test("takes no view for one of the system's")
  func ownViews() throws {
    let terminal = try repl.start()
    try terminal.enter("add view card")
    // Action sheets are known for this one in logs.
    let broken = try terminal.enter("pin card.width = -16")
    #expect(broken.contains("c1"), "\(broken)")
    #expect(!broken.contains("action sheet"), "\(broken)")
    repl.leave(terminal)
  }

  @Test("sums up conflicts beside warnings")
  func warnings() throws {
    try repl.home.file(
      "both.lay",
      "add label t \"x\"\nset t.font \"Helvetca 17\"\npin t.width = 10\npin t.width = 20\n")
    let terminal = try repl.start()
    let both = try terminal.enter("source \(repl.home.url.path)/both.lay")
    #expect(both.contains("did you mean 'Helvetica'?"), "\(both)")
    #expect(both.contains("t.width is both 10 and 20."), "\(both)")
    #expect(!both.contains("Unable to simultaneously satisfy"), "\(both)")
    repl.leave(terminal)
  }

  @Test("tells what clashes in a log once")
  func openedLog() throws {
    try repl.home.file(
      "clash.log",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>",
          "<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>

      """)
    let terminal = try repl.start()
    let opened = try terminal.enter("open \(repl.home.url.path)/clash.log")
    #expect(opened.components(separatedBy: "view.width is both 100 and 200.").count == 2)
    #expect(opened.contains("\r\n'report conflicts --what-if' tells more"))
    repl.leave(terminal)
  }

  @Test("compares a layout that replaced another by name")
  func replacedLayout() throws {
    try repl.home.file("other.lay", "reset\nadd view moss\nadd view crimson 5x5 in moss\n")
    let terminal = try repl.start()
    try terminal.enter("add view crimson; pin crimson.width = 40; pin crimson.width = 50 as wide")
    let replaced = try terminal.enter("source \(repl.home.url.path)/other.lay")
    #expect(replaced.contains("moss (0, 0, 0, 0)\r\n"))
    #expect(replaced.contains("crimson (0, 0, 40, 0) → (0, 0, 5, 5)\r\n"))
    #expect(!replaced.contains("holds again"))
    repl.leave(terminal)
  }

  @Test("counts the moves that it does not list")
  func manyMoves() throws {
    let script = (1...11).map { "add view v\($0); pin v\($0) edges to superview" }
    try repl.home.file("many.lay", script.joined(separator: "\n"))
    let terminal = try repl.start()
    try terminal.enter("source \(repl.home.url.path)/many.lay")
    let moves = try terminal.enter("resize 300x500")
    #expect(moves.split(separator: "\r\n").filter { $0.contains(" → ") }.count == 8)
    #expect(moves.contains("\r\n… and 4 more\r\n"))
    repl.leave(terminal)
  }

  @Test("goes on after an error and leaves with status 0")
  func error() throws {
    let terminal = try repl.start()
    #expect(try terminal.enter("nonsense").contains("<repl>:1:1: error: "))
    #expect(try terminal.enter("get root.hidden").contains("false"))
    repl.leave(terminal)
  }

  @Test("undoes and redoes commands")
  func undo() throws {
    let terminal = try repl.start()
    try terminal.enter("add view crimson")
    try terminal.enter("undo")
    #expect(try terminal.enter("get crimson.hidden").contains("error: "))
    try terminal.enter("redo")
    #expect(try terminal.enter("get crimson.hidden").contains("false"))
    repl.leave(terminal)
  }

  @Test("the prompt names another device, and how much is wrong")
  func prompt() throws {
    let terminal = try repl.start()
    terminal.type("device \"iPhone 16\"\r")
    try terminal.expect("lay iPhone 16> ")
    terminal.type("add view a; add view b\r")
    try terminal.expect("lay iPhone 16 ⚠2> ")
    repl.leave(terminal)
  }

  @Test(
    "colors a terminal, unless it cannot or the person does not want it",
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false), (["TERM": ""], false),
      (["TERM": "no-such-terminal"], false),
    ])
  func color(variables: [String: String], isColored: Bool) throws {
    let terminal = try PseudoTerminal(arguments: [], home: repl.home, variables: variables)
    let banner = try terminal.expect("lay> ")
    #expect(banner.contains("\u{1B}[2m") == isColored)
    #expect(banner.hasSuffix("\u{1B}[1m") == isColored)
    let error = try terminal.enter("nonsense")
    #expect(error.contains("\u{1B}[1;31merror:") == isColored)
    repl.leave(terminal)
  }

  @Test("runs the startup file first, unless told not to")
  func startupFile() throws {
    try repl.home.file(".config/lay/layrc", "add view startup\nnonsense\n")
    let terminal = try PseudoTerminal(arguments: [], home: repl.home, variables: [:])
    try terminal.expect("layrc:2:1: ")
    try terminal.expectPrompt()
    #expect(try terminal.enter("get startup.hidden").contains("false"))
    repl.leave(terminal)

    let plain = try repl.start("--no-rc")
    #expect(try plain.enter("get startup.hidden").contains("error: "))
    repl.leave(plain)
  }

  @Test("draws again what moved, until it is told to stop")
  func redrawing() throws {
    let terminal = try repl.start()
    _ = try terminal.enter("add view crimson 100x100")
    let first = try terminal.enter("draw on --ascii")
    #expect(first.contains("crim"))
    let moved = try terminal.enter("pin crimson.leading = superview.leading + 50")
    #expect(moved.contains("+--"), "\(moved)")
    #expect(try !terminal.enter("set crimson.tag 3").contains("+--"))
    _ = try terminal.enter("draw off")
    #expect(try !terminal.enter("pin crimson.top = superview.top + 90").contains("+--"))
    repl.leave(terminal)
  }

  @Test("leaves on quit")
  func quit() throws {
    let terminal = try repl.start()
    terminal.type("quit\r")
    #expect(terminal.exit() == 0)
  }
}

import AutoLayout
import Testing

@testable import LayLanguage

/// Effects of commands on a session.
@Suite struct InterpreterTests {
  @Test func addsWhereAsked() {
    expectOutput(
      """
      add view card
      add view a in card
      add view b in card before a
      add view c in card after b
      add view d in card at 0
      add label t "Say \\"hi\\"" in card at 9
      """.replacing(" at 9", with: "")
        + "\nadd image i 30xnone\nadd guide gap in card\nsave",
      """
      device "\(Device.standard.name)"
      add view card
      add view a in card
      add view b in card at 0
      add view c in card at 1
      add view d in card at 0
      add label t "Say \\"hi\\"" in card
      add image i
      add guide gap in card
      set i.intrinsicContentSize 30xnone
      """)
  }

  @Test(arguments: ["nonex107.25", "nonex107", "none x 107.25", "107.25xnone", "nonexnone"])
  func sizesOfOneLengthComeBack(_ size: String) {
    let saved = size.filter { $0 != " " }.replacing("nonexnone", with: "none")
    expectOutput(
      "add view a\nset a.intrinsicContentSize \(size)\nget a.intrinsicContentSize",
      saved == "none" ? "nonexnone" : saved)
  }

  @Test func removesWithEverythingInside() {
    expectOutput(
      "add view card\nadd view red in card\npin red.width = 20 as wide\nremove card\nsave",
      "also removed: red, wide\ndevice \"\(Device.standard.name)\"")
  }

  @Test(
    arguments: [
      ("bring a to front", ["b", "c", "a"]),
      ("send c to back", ["c", "a", "b"]),
      ("exchange a c", ["c", "b", "a"]),
      ("exchange c a", ["c", "b", "a"]),
      ("move a to root after b", ["b", "a", "c"]),
      ("move c to root at 0", ["c", "a", "b"]),
    ] as [(String, [String])])
  func restacks(_ command: String, _ order: [String]) throws {
    var script = Script()
    try script.run("add view a\nadd view b\nadd view c\n" + command)
    let layout = script.interpreter.session.layout
    #expect(layout.subviews(of: layout.root).map(layout.name(of:)) == order)
  }

  @Test func setsAndGets() {
    expectOutput(
      """
      add label title "Hello" intrinsic 40x20
      pin title.width <= 100 @700 as wide
      set priority wide 750
      get wide.priority
      set wide.constant 120.5
      get wide.constant
      set wide.name broad
      get broad.identifier
      set title.Hugging.Horizontal 300
      get title.hugging.horizontal
      get title.text
      get title.intrinsicContentSize
      hide title
      get title.hidden
      get title.width
      get root.safeArea.top
      get broad.active
      """,
      "750\n120.5\nbroad\n300\nHello\n40x20\ntrue\n40\n20\ntrue")
  }

  @Test func environment() {
    expectOutput(
      """
      device iPhone SE landscape
      get root.frame
      rotate
      get root.frame
      resize 320 480
      get root.frame
      """,
      "(0, 0, 667, 375)\n(0, 0, 375, 667)\n(0, 0, 320, 480)")
  }

  @Test func undoAndRedoStepOverWholeCommands() {
    expectOutput(
      """
      add view red
      pin red edges to superview
      get red.width
      undo
      redo
      undo 2
      redo 2
      history
      """,
      """
      375
      undid: pin red edges to superview
      redid: pin red edges to superview
      undid: pin red edges to superview
      undid: add view red
      redid: add view red
      redid: pin red edges to superview
      1  add view red
      2  pin red edges to superview
      """)
    expectError(
      "undo 3", after: "add view red",
      """
      test.lay:1:1: error: 1 command can be undone, not 3
      undo 3
      ^~~~~~
      'history' lists them
      """)
  }

  @Test func lookingIsNoStep() throws {
    var script = Script()
    try script.run(
      """
      add view red
      get red.frame; dump trace; report ambiguity; expect ambiguous red; history; save; help
      checkpoint here
      expect error "unknown" { remove blue }
      get red.layoutMarginsGuide.leading
      """)
    #expect(script.interpreter.session.history == ["add view red"])
  }

  @Test func checkpoints() {
    expectOutput(
      "add view red\ncheckpoint one\nremove red\nrestore one\nsave\nundo\nreset\nhistory",
      """
      device "\(Device.standard.name)"
      add view red
      undid: restore one
      1  add view red
      2  remove red
      3  reset
      """)
  }

  @Test func conflictsAreDiagnosed() throws {
    var script = Script()
    try script.run("add view red\npin red.width = 100 as a")
    let statements = try Source(name: "x", text: "pin red.width = 200 as b").statements()
    let outcome = try script.interpreter.execute(statements[0])
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.count == 1)
    #expect(outcome.changes?.broken.count == 1)
    try script.run("expect conflict a b")
  }

  @Test func quitEndsTheSession() throws {
    let statements = try Source(name: "x", text: "quit").statements()
    var script = Script()
    #expect(try script.interpreter.execute(statements[0]).endsSession)
    #expect(try script.run("exit; add view red").isEmpty)
    #expect(script.interpreter.session.layout.item(named: "red") == nil)
  }

  @Test func comparesInCommonCoordinates() throws {
    var script = Script()
    try script.run(
      """
      resize 600x600
      add view card; add view red in card; add view blue
      pin card edges to superview inset 20
      pin red edges to card inset 10
      pin blue edges to superview
      expect red.leading = blue.leading + 30
      expect red.width + 2 * card.width = blue.width + 1060 ± 0.1
      expect blue.leading - red.leading = -30
      expect 30 <= red.leading - blue.leading +- 0.5
      expect root.safeArea.top = root.top + 20
      expect red.frame = (10, 10, 540, 540)
      """)
  }

  /// Constraints may be called `in` and `not`, and a view may be called `conflict`.
  @Test func namesThatAreKeywordsOfExpectations() {
    let setup = """
      add view red
      add view conflict in red
      pin red.width = 100 as in
      pin red.width = 50 as not

      """
    expectOutput(setup + "expect conflict in red", "")
    expectOutput(setup + "rename conflict other\nexpect conflict in not", "")
    expectOutput(setup + "rename conflict other\nexpect conflict not in", "")
  }
}

import Testing

@testable import LayLanguage

@Suite("Blocks for size classes")
struct VariationCommandTests {
  private static let setup = """
    add hstack row
    add view red 40x40 in row
    pin row.leading = superview.leading + 20 as lead
    pin row.top = superview.top as top
    """

  @Test("are written by save, and read back as they were") func saving() throws {
    var script = Script()
    try script.run(
      """
      \(Self.setup)
      add view "Big Sign" in row
      when hC wR { set priority lead 500; deactivate top; hide red }
      when wC {
        add label tide "Low \\"water\\"" in row   # a label
        pin tide.width = 30 @750; pin V:[tide(20)]-[red] as gap
        uninstall "Big Sign"
        set row.spacing 12
        set "Big Sign".margins 1
      }
      uninstall top
      split full
      traits wR hC
      """)
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.saved == script.saved)
    #expect(replay.state[1] == script.state[1])
    let frames = script.interpreter.session.layout.frameDump()
    try script.run("traits wC hR; traits wR hC")
    #expect(script.interpreter.session.layout.frameDump() == frames)
    try script.run("undo 2")
    #expect(script.saved == replay.saved)
  }

  @Test("are undone in one step") func undo() throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.saved
    try script.run("when wC { add view blue; pin blue.width = 3; hide red }")
    #expect(script.saved != before)
    try script.run("undo")
    #expect(script.saved == before)
    try script.run("redo; when wC forget")
    #expect(script.saved.contains("uninstall blue"))
  }

  @Test(
    "drop what views can no longer take, so that save writes what runs",
    arguments: [
      (
        "add hstack row; add view c 20x20 in row; when wC { set c.customSpacing 3 }",
        "unarrange c", "customSpacing"
      ),
      (
        "add hstack row; add view c 20x20 in row; when wC { set c.customSpacing 3 }",
        "move c to root", "customSpacing"
      ),
      (
        "add button b \"B\"; set b.configured true; when hR { set b.imagePadding 3 }",
        "set b.configured false", "imagePadding"
      ),
      (
        "add button b \"B\"; set b.configured true; when hR { set b.contentInsets 9 }",
        "set b.configured false", "contentInsets"
      ),
      (
        "add button b \"B\"; when wC { set b.configured true; set b.imagePadding 3 }",
        "when wC { set b.configured false }", "imagePadding"
      ),
      (
        "set root.class UIStackView; when wC { set root.axis vertical }",
        "set root.class UIView", "axis"
      ),
    ] as [(String, String, String)])
  func impossible(_ setup: String, _ change: String, _ property: String) throws {
    var script = Script()
    try script.run(setup)
    #expect(script.saved.contains(property))
    try script.run(change)
    #expect(!script.saved.contains(property))
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.saved == script.saved)
  }

  @Test("can have what other lines of theirs make possible") func madePossible() throws {
    var script = Script()
    try script.run(
      """
      add button b "B"
      when wC { set b.configured true; set b.imagePadding 3 }
      when wC hR { set b.imagePadding 4 }
      when wC { set b.contentInsets 7 }
      """)
    #expect(try script.run("get b.imagePadding") == "4")
    try script.run("set b.hidden true")
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.saved == script.saved)
    #expect(throws: ScriptError.self) { try script.run("when hR { set b.imagePadding 4 }") }
  }

  @Test("say what is installed nowhere without them") func nowhere() throws {
    var script = Script()
    try script.run(Self.setup)
    try script.run("when wC { add view blue; pin blue.width = 3 as wide; hide red }")
    #expect(try script.run("when wC forget") == "installed nowhere now: blue wide")
    expectError(
      "get blue.frame", after: script.saved,
      """
      test.lay:1:5: error: 'blue' is not installed here
      get blue.frame
          ^~~~
      'install blue' first
      """)
  }

  @Test("blame the bracket that is not closed") func unclosedBracket() {
    expectError(
      "when wC { pin red.top = (row.top + 5 }", after: Self.setup,
      """
      test.lay:1:25: error: '(' is never closed
      when wC { pin red.top = (row.top + 5 }
                              ^
      close it with ')'
      """)
  }

  @Test("are for one size class in a direction") func twoClasses() {
    expectError(
      "when wC wR { hide red }", after: Self.setup,
      """
      test.lay:1:9: error: 'wR' is the second size class in this direction
      when wC wR { hide red }
              ^~
      write another 'when' for it
      """)
  }

  @Test("of halves of a tablet that was turned are saved", arguments: ["", "; rotate"])
  func turnedHalves(_ turn: String) throws {
    var script = Script()
    try script.run("device iPad landscape; split half" + turn)
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.state.prefix(2) == script.state.prefix(2))
  }

  @Test("tell what is not installed") func notInstalled() {
    expectError(
      "get blue.frame", after: Self.setup + "\nwhen hC { add view blue }",
      """
      test.lay:1:5: error: 'blue' is not installed here
      get blue.frame
          ^~~~
      'dump variations' and 'dump traits' say why
      """)
  }

  @Test("take the constraints of views with them") func constraintsNotInstalled() {
    expectError(
      "get wide.constant",
      after: Self.setup + "\nwhen hC { add view blue; pin blue.width = 3 as wide }",
      """
      test.lay:1:5: error: 'wide' is not installed here
      get wide.constant
          ^~~~
      'dump variations' and 'dump traits' say why
      """)
  }

  @Test("leave everything alone when one command fails") func failure() {
    expectError(
      "when wC { hide red; pin nosuch.top = 0 }", after: Self.setup,
      """
      test.lay:1:25: error: unknown view 'nosuch'
      when wC { hide red; pin nosuch.top = 0 }
                              ^~~~~~
      the views are: root, row, red
      """)
  }

  @Test(
    "take only what size classes can decide",
    arguments: [
      ("when wC { remove red }", "this command is not allowed inside 'when'"),
      ("when wC { when hC { hide red } }", "this command is not allowed inside 'when'"),
      ("when wC { set red.frame 0 0 1 1 }", "size classes can't change frame"),
      ("when wC { set lead.name \"other\" }", "size classes can't change name"),
      ("when wC { set red.text \"x\" }", "UIView has no text"),
      ("when wC { uninstall root }", "root is always installed"),
      ("uninstall root", "root is always installed"),
      ("when wAny hAny forget", "there is no block for wAny hAny"),
      ("when Compact-Any wR { hide red }", "'wR' is the second size class in this direction"),
      ("when Compact-Wide { hide red }", "unknown size class 'Compact-Wide'"),
      ("when big { hide red }", "unknown size class 'big'"),
      ("when { hide red }", "expected a size class such as wC or hR, found '{'"),
      ("when wC hide red", "expected '{ COMMAND… }' or 'forget', found 'hide'"),
      ("when wC", "expected '{ COMMAND… }' or 'forget', found the end of the command"),
      ("when wC (hide red)", "expected '{ COMMAND… }' or 'forget', found '('"),
      ("when wC hX { hide red }", "unknown size class 'hX'"),
      ("when wC forget", "there is no block for wC"),
      ("traits wC XL", "'XL' is a trait that another command sets"),
      ("traits", "expected a trait such as wC or hR, found the end of the command"),
      ("split half", "an iPhone SE has no split screen with half of it"),
      ("split all", "expected one of full, twoThirds, half, third, found 'all'"),
      ("expect traits red wR", "the traits of red are wC hR phone ltr L light @2x, expected wR"),
      ("set red.traitOverrides none wC", "'none' stands alone"),
    ] as [(String, String)])
  func refusals(_ command: String, _ message: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.state
    do {
      try script.run(command)
      Issue.record("no error")
    } catch let error as ScriptError {
      #expect(error.message == message)
    }
    #expect(script.state == before)
  }

  @Test("hold no recorded output") func recordedOutput() {
    expectError(
      "when wC {\n  hide red\n  #> nothing\n}", after: Self.setup,
      """
      test.lay:2:3: error: expected output is not allowed in braces
        hide red
        ^~~~~~~~
      put '#>' lines after the closing brace
      """)
  }
}

@Suite("Events")
struct EventCommandTests {
  @Test("are printed once after each command of a file") func source() throws {
    var script = Script(files: Files(["parts.lay": "add view red\nadd view blue\nevents off"]))
    try script.run("events on")
    #expect(
      try script.run("source parts.lay; add view green") == """
        updateConstraints red
        layoutSubviews root, red
        updateConstraints blue
        layoutSubviews root, blue
        """)
  }

  @Test("are not part of the session") func session() throws {
    var script = Script()
    let before = script.state
    try script.run("events on")
    #expect(script.state == before)
    #expect(
      try script.run("add view red; undo") == """
        updateConstraints red
        layoutSubviews root, red
        undid: add view red
        layoutSubviews root
        """)
  }

  @Test(
    "leave readable what a view that was never installed has",
    arguments: [
      ("layoutMargins", "(8, 8, 8, 8)"), ("directionalLayoutMargins", "(8, 8, 8, 8)"),
    ])
  func uninstalledMargins(property: String, expected: String) throws {
    var script = Script()
    try script.run("when hC { add view card; add view red in card }")
    #expect(try script.run("get red.\(property)").contains(expected))
  }
}

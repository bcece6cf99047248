import AutoLayout
import Testing

@testable import LayLanguage

/// Spellings of Apple's documents and Swift are read as written.
@Suite("Spellings") struct SpellingTests {
  private static let setup = """
    add view "Red View"
    add view "Blue View"
    add view v1
    add view v2
    add hstack row

    """

  @Test(
    "of commands mean the same",
    arguments: [
      ("// Setting up\nhide v1 // now\nshow v2", "hide v1; show v2"),
      ("pin v1.width = 3 \\ // on\n + 4", "pin v1.width = 7"),
      (
        "pin 1. Red View.Leading = Superview.LeadingMargin",
        "pin \"Red View\".leading = root.leadingMargin"
      ),
      ("hide Red View", "hide \"Red View\""),
      ("hide Red View Blue View v1", "hide \"Red View\" \"Blue View\" v1"),
      ("remove Red View, v1", "remove \"Red View\" v1"),
      ("add view Big View in Red View", "add view \"Big View\" in \"Red View\""),
      ("move Red View to Blue View at 0", "move \"Red View\" to \"Blue View\" at 0"),
      ("arrange Red View in row", "arrange \"Red View\" in row"),
      ("bring Red View to front", "bring \"Red View\" to front"),
      ("add view v in self.view", "add view v in root"),
      ("move v1 to Red View; hide v1.superview", "move v1 to \"Red View\"; hide \"Red View\""),
      ("pin v1.topAnchor = v2.bottomAnchor + 8", "pin v1.top = v2.bottom + 8"),
      (
        "pin v1.trailing.anchorWithOffset(to: v2.leading) = v2.width",
        """
        add guide distance1 in root
        pin distance1.leading = v1.trailing
        pin distance1.trailing = v2.leading
        pin distance1.width = v2.width
        """
      ),
      ("set v1.backgroundColor .red", "set v1.backgroundColor red"),
      ("set row.axis .vertical", "set row.axis vertical"),
      ("set row.alignment First Baseline", "set row.alignment firstBaseline"),
      (
        "set row.isLayoutMarginsRelativeArrangement true",
        "set row.layoutMarginsRelativeArrangement true"
      ),
      (
        "set v1.autoresizingMask [.flexibleTopMargin, .flexibleLeftMargin]",
        "set v1.autoresizingMask flexibleLeftMargin flexibleTopMargin"
      ),
      (
        "set v1.autoresizingMask LM+TM",
        "set v1.autoresizingMask flexibleLeftMargin flexibleTopMargin"
      ),
      ("pin \"H:|-[v1]-8-[v2]|\"", "pin H:|-[v1]-8-[v2]|"),
      (
        "pin v1.width = v2.width = Red View.width",
        "pin v1.width = v2.width; pin v2.width = \"Red View\".width"
      ),
      (
        "pin v1, v2, Red View leading to superview inset 20",
        "pin v1.leading = superview.leading + 20; pin v2.leading = superview.leading + 20; pin \"Red View\".leading = superview.leading + 20"
      ),
      (
        "pin v1 v2 trailing to Red View inset 4",
        "pin \"Red View\".trailing = v1.trailing + 4; pin \"Red View\".trailing = v2.trailing + 4"
      ),
      ("pin v1 top bottom to v2", "pin v1.top = v2.top; pin v2.bottom = v1.bottom"),
      ("pin v1, v2 center to superview", "pin v1 center to superview; pin v2 center to superview"),
      (
        "align v1 v2 Red View firstBaseline",
        "pin v2.firstBaseline = v1.firstBaseline; pin \"Red View\".firstBaseline = v1.firstBaseline"
      ),
      (
        "align v1, v2 .centerX top @750",
        "pin v2.centerX = v1.centerX @750; pin v2.top = v1.top @750"
      ),
      (
        "align Red View Blue View First Baseline",
        "pin \"Blue View\".firstBaseline = \"Red View\".firstBaseline"
      ),
      (
        "distribute v1 v2 Red View horizontally 12",
        "pin v2.leading = v1.trailing + 12; pin \"Red View\".leading = v2.trailing + 12"
      ),
      ("distribute v1, v2 vertically", "pin v2.top = v1.bottom + 8"),
      ("add hstack s distribution .equalSpacing", "add hstack s distribution equalSpacing"),
      ("add view Third View", "add view \"Third View\""),
    ] as [(String, String)])
  func same(_ natural: String, _ plain: String) throws {
    var (one, other) = (Script(), Script())
    try one.run(Self.setup)
    one.interpreter.phraseUse = .run
    try one.run(natural, name: "<repl>")
    try other.run(Self.setup + plain)
    #expect(one.saved == other.saved)
    try one.run("undo")
  }

  @Test("of constraints with a name make a group") func groups() throws {
    var script = Script()
    try script.run(
      Self.setup + """
        pin v1, v2 top to superview as tops
        align v1 v2 leading as left
        pin v1.width = v2.width = row.width as same
        dump groups
        """)
    #expect(
      try script.run("dump groups") == """
        tops: tops-v1-top, tops-v2-top
        same: same-1, same-2
        """)
    // A word that is a name stands alone; only other words are joined with the next one.
    try script.run("add view Red")
    #expect(throws: ScriptError.self) { try script.run("hide Red View") }
  }

  @Test(
    "that can't be read are errors",
    arguments: [
      ("pin v1, v2 edgs to superview", "unknown form of pin 'edgs'"),
      ("pin v1, nosuch top to superview", "unknown view 'nosuch'"),
      ("align v1 top", "expected a view"), ("align v1 v2 width", "can't be aligned by width"),
      ("distribute v1 horizontally", "expected a view"),
      ("distribute v1 v2 across", "expected a view"),
      ("pin \"H:[v1]x\"", "expected"), ("pin v1.width = v2.width <= ", "expected"),
      ("set row.axis up", "unknown axis 'up'"),
      ("add view title Hello", "put a name of several words"),
      ("hide v1.alpha", "expected a view, found a number"),
    ] as [(String, String)])
  func errors(_ command: String, _ message: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.state
    do {
      try script.run(command)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
    #expect(script.state == before)
  }

  @Test(
    "of anchors say what is wrong with them",
    arguments: [
      ("pin v1.top.constraint(equalTo: v2.top", "'(' is never closed"),
      ("pin v1.top.anchorWithOffset(to: v2.leading) = 3", "not top and leading"),
      ("pin v1.left.anchorWithOffset(to: v2.leading) = 3", "left and leading can't be compared"),
      ("expect v1.left.anchorWithOffset(to: v2.leading) = 3", "left and leading can't be compared"),
      ("pin v1.width.anchorWithOffset(to: v2.width) = 3", "not width and width"),
      ("pin v1.anchorWithOffset(to: v2.leading) = 3", "'v1' names no attribute"),
      (
        "pin v1.top.anchorWithOffset(to: v2.top.anchorWithOffset(to: row.top)) = 3",
        "a distance ends at an edge"
      ),
    ] as [(String, String)])
  func refused(_ line: String, _ message: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let saved = script.saved
    let error = try #require(throws: ScriptError.self) { try script.run(line) }
    #expect(error.description.contains(message), "\(error)")
    #expect(script.saved == saved)
  }
}

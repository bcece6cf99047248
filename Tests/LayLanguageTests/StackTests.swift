import AutoLayout
import LayoutDiagnostics
import Testing

@testable import LayLanguage

/// Stack views in the language.
@Suite struct StackTests {
  private static let setup = """
    add hstack row spacing 8 alignment top
    add label a "A" 40x20 in row
    add view b 30x30 in row
    add guide gap in row
    pin row.leading = superview.leading
    pin row.top = superview.top
    """

  @Test func words() {
    expectError(
      "set row.distribution fillEqualy", after: Self.setup,
      """
      test.lay:1:22: error: unknown distribution 'fillEqualy'
      set row.distribution fillEqualy
                           ^~~~~~~~~~
      did you mean 'fillEqually'?
      """)
    expectError(
      "set row.axis diagonal", after: Self.setup,
      """
      test.lay:1:14: error: unknown axis 'diagonal'
      set row.axis diagonal
                   ^~~~~~~~
      use horizontal or vertical
      """)
    expectError(
      "set row.spacing wide", after: Self.setup,
      """
      test.lay:1:17: error: unknown spacing 'wide'
      set row.spacing wide
                      ^~~~
      use standard or a number
      """)
    expectError(
      "add vstack form spacing 8 spacing 9",
      """
      test.lay:1:27: error: 'spacing' is given twice
      add vstack form spacing 8 spacing 9
                                ^~~~~~~
      """)
    expectError(
      "add view form spacing 8",
      """
      test.lay:1:15: error: expected 'in', 'at', 'before', 'after' or 'intrinsic', found 'spacing'
      add view form spacing 8
                    ^~~~~~~
      put a name of several words in double quotes
      """)
  }

  @Test func arrangement() {
    expectError(
      "arrange row in row", after: Self.setup,
      """
      test.lay:1:9: error: row can't be arranged in itself
      arrange row in row
              ^~~
      """)
    expectError(
      "arrange row in inner", after: Self.setup + "\nadd vstack inner in row",
      """
      test.lay:1:9: error: row can't be moved into itself
      arrange row in inner
              ^~~
      """)
    expectError(
      "arrange gap in row", after: Self.setup,
      """
      test.lay:1:9: error: gap is a layout guide
      arrange gap in row
              ^~~
      arrange views
      """)
    expectError(
      "arrange a in b", after: Self.setup,
      """
      test.lay:1:9: error: b isn't a stack view
      arrange a in b
              ^
      'add hstack' and 'add vstack' make some
      """)
    expectError(
      "arrange a in row at 5", after: Self.setup,
      """
      test.lay:1:21: error: row has no place 5 to arrange a view at
      arrange a in row at 5
                          ^
      use 0 to 1
      """)
    expectError(
      "unarrange a a", after: Self.setup,
      """
      test.lay:1:13: error: no stack view arranges a
      unarrange a a
                  ^
      """)
  }

  @Test func values() {
    expectError(
      "set b.axis vertical", after: Self.setup,
      """
      test.lay:1:12: error: UIView has no axis
      set b.axis vertical
                 ^~~~~~~~
      only stack views have one
      """)
    expectError(
      "set row.customSpacing 3", after: Self.setup,
      """
      test.lay:1:23: error: no stack view arranges row
      set row.customSpacing 3
                            ^
      """)
    expectError(
      "set a.frame 1 2 3 4", after: Self.setup,
      """
      test.lay:1:13: error: a is laid out by constraints, which decide its frame
      set a.frame 1 2 3 4
                  ^~~~~~~
      change the constraints, or set translatesAutoresizingMaskIntoConstraints first
      """)
    expectOutput(
      Self.setup + """

        get row.alignment
        set row.axis vertical
        get row.alignment
        set row.spacing standard
        get row.spacing
        set a.spacingAfter STANDARD
        get a.customSpacing
        get row.class
        """, "top\nleading\nstandard\nstandard\nUIStackView")
  }

  /// Undo and redo restore everything that can be printed.
  @Test(arguments: [
    "hide a", "arrange b in row at 0", "unarrange a", "remove a", "remove row", "move a to root",
    "set row.axis vertical", "set row.distribution equalCentering",
    "set row.alignment lastBaseline", "set row.spacing 20", "set a.customSpacing 3",
    "set row.layoutMarginsRelativeArrangement true", "set row.baselineRelativeArrangement true",
    "add view c 5x5 in row at 1", "add vstack inner in row", "pin row.width = 10",
  ])
  func undo(_ command: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = Self.dumps(of: script)
    try script.run(command)
    let after = Self.dumps(of: script)
    try script.run("undo")
    #expect(Self.dumps(of: script) == before)
    try script.run("redo")
    #expect(Self.dumps(of: script) == after)
    var replay = Script()
    try replay.run(script.saved)
    #expect(Self.dumps(of: replay) == after)
  }

  @Test func helpersAreNobodysViews() throws {
    var script = Script()
    try script.run(Self.setup + "\nset row.distribution equalSpacing\nadd view c in row")
    let layout = script.interpreter.session.layout
    #expect(layout.items.map(layout.name(of:)) == ["root", "row", "a", "b", "gap", "c"])
    #expect(layout.guides(of: try #require(layout.item(named: "row"))).count == 1)
    for dump in [layout.frameDump(), layout.trace(), layout.treeDump(), script.saved] {
      #expect(!dump.contains("spanner") && !dump.contains("gap1"))
    }
    expectError(
      "pin a.top = row.spanner.top", after: Self.setup,
      """
      test.lay:1:17: error: unknown layout guide 'spanner'
      pin a.top = row.spanner.top
                      ^~~~~~~
      'help guides' and 'help attributes' list what is allowed here
      """)
  }

  /// A stack's own constraints break when nothing of the user's inside it is to blame.
  @Test func conflictsNameTheStacksConstraints() throws {
    var script = Script()
    try script.run(Self.setup + "\npin row.width = 3 as narrow")
    let report = try #require(script.interpreter.session.layout.conflictReports().first)
    #expect(report.lines.contains { $0.contains("'UISV-spacing'") })
    #expect(report.broken == "narrow")
    #expect(report.brokenHandle == "narrow")
    try script.run("undo; pin row.trailing = superview.leading + 3")
    let other = try #require(script.interpreter.session.layout.conflictReports().first)
    #expect(other.broken == nil)
    #expect(other.brokenLine.contains("'UISV-spacing'"))
    #expect(script.interpreter.session.layout.brokenHandles == [other.brokenHandle])
    #expect(throws: ScriptError.self) { try script.run("expect satisfied") }
  }

  private static func dumps(of script: Script) -> [String] {
    let layout = script.interpreter.session.layout
    return [script.saved, layout.frameDump(), layout.trace()]
      + layout.items.map { layout.constraintDump(of: $0) }
      + layout.conflictReports().map(\.description)
  }
}

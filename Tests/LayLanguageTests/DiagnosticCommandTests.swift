import AutoLayout
import LayoutDiagnostics
import Testing

@testable import LayLanguage

/// Commands that explain: what the scripts of Docs/Debugging don't show.
@Suite struct DiagnosticCommandTests {
  @Test("issues say by how much a constraint misses where that is more than its report demands")
  func miss() throws {
    var script = Script()
    try script.run(
      """
      add view a; add view b
      pin a.top = root.top; pin b.top = a.bottom; pin root.bottom >= b.bottom
      pin a.height = 234; pin b.height >= 300; pin b.height = 700 as wish
      """)
    let issues = try script.run("report issues")
    #expect(issues.contains("wish is broken, short by 33 pt; it misses by 267 pt"), "\(issues)")
  }

  @Test("a constraint that contradicts itself contradicts no others")
  func alone() throws {
    var script = Script()
    try script.run("add view a; pin a.width = -5")
    let reason = try script.run("why broken c1")
    #expect(reason.contains("c1 (a.width = -5) can't hold: short by 5 pt"), "\(reason)")
    let ways = try script.run("report conflicts --what-if")
    #expect(ways.contains("removed: nothing else breaks"), "\(ways)")
    #expect(!ways.contains("the others"), "\(ways)")
  }

  @Test("the ways out of a conflict speak of its own report where others are left")
  func waysOutOfOneReport() throws {
    let widths = "add view a\npin a.width = 10\npin a.width = 20"
    for (more, words) in [
      ("", "removed: the others hold"),
      ("\npin a.width = 30", "removed: the others of this report hold"),
    ] {
      var script = Script()
      let text = try script.run("\(widths)\(more)\nreport conflicts --what-if")
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test(
    "what lost at 0 lost to what keeps the size from growing",
    arguments: [
      ("pin u.width <= 0\npin u.width = 50\nexplain u.width", "0  c1: u.width <= 0"),
      ("pin u.width <= 0\npin u.width = 50\nexplain u.width", "wants 50 more, to c1\n"),
      ("pin 0 >= u.width\npin u.width = 50\nexplain u.width", "wants 50 more, to c1\n"),
      ("pin u.width >= 0\npin u.width = -5\nexplain u.width", "5 less, to width >= 0 of u\n"),
      ("pin u.width = 10\npin u.width = 50\nexplain u.width", "wants 40 more, to c1\n"),
      (
        "add hstack row\nadd view a in row\nadd view b in row\npin row.width = 100\n"
          + "pin a.width = b.width\nhide b\nexplain row.width", "and c2\n"
      ),
    ] as [(String, String)])
  func losersAtZero(script text: String, line: String) throws {
    var script = Script()
    let output = try script.run("add view u\n\(text)")
    #expect("\(output)\n".contains(line), "\(output)")
  }

  @Test func optionsMustBeKnown() {
    expectError(
      "report ambiguity --jsno",
      """
      test.lay:1:18: error: unknown option '--jsno'
      report ambiguity --jsno
                       ^~~~~~
      did you mean '--json'?
      """)
    expectError(
      "dump json --addresses",
      """
      test.lay:1:11: error: unknown option '--addresses'
      dump json --addresses
                ^~~~~~~~~~~
      this command has no options
      """)
    expectError(
      "report conflicts --style ios8",
      """
      test.lay:1:26: error: expected a style: ios9, ios10, ios12, found 'ios8'
      report conflicts --style ios8
                               ^~~~
      'help report' shows how it is written
      """)
  }

  @Test func whatIsNotBrokenOrAmbiguous() {
    let setup = "add view red\npin red edges to root"
    expectError(
      "why broken c1", after: setup,
      """
      test.lay:1:12: error: c1 is not broken
      why broken c1
                 ^~
      no constraint is broken
      """)
    expectError(
      "why ambiguous red", after: setup,
      """
      test.lay:1:15: error: red is not ambiguous: its frame is (0, 0, 375, 667)
      why ambiguous red
                    ^~~
      """)
  }

  @Test func silencedIssuesAreSavedAndUndone() throws {
    var script = Script()
    try script.run("silence zero-size ambiguity")
    #expect(script.saved == "device \"iPhone SE\"\nsilence ambiguity zero-size\n")
    var copy = Script()
    try copy.run(script.saved)
    #expect(copy.saved == script.saved)
    try script.run("undo")
    #expect(script.saved == "device \"iPhone SE\"\n")
  }

  @Test(arguments: ["ios9", "ios10", "ios12"])
  func printedConstraintsReadBack(_ style: String) throws {
    var script = Script()
    try script.run(
      """
      add view "Red View"
      add label title "It's 5 o'clock" 80x20
      add guide gap
      add scroll list
      add view row in list
      add view "it's"
      pin "it's".width = 10
      pin "it's".top = title.bottom + 3
      pin "Red View".leading = superview.leading + 20 as "my pin"
      pin superview.trailing >= "Red View".trailing + 20 @750 as tail
      pin title.left = superview.left - 3.5
      pin title.leading <= "Red View".trailing + 8 @250.5
      pin "Red View".width = 0.5 * superview.width - 16
      pin "Red View".height >= 40
      pin title.top = safeArea.top + 8
      pin gap.top = root.layoutMarginsGuide.top
      pin title.lastBaseline = "Red View".centerY
      pin row.top = list.contentLayoutGuide.top + 4
      pin row edges to list
      """)
    let before = script.interpreter.session.layout
    let lines = try script.run("dump constraints --style \(style)")
      .split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    // Behind them stand those that UIKit makes itself.
    let names = before.constraints.map { before.constraint($0).name }
    let own = lines.filter { line in
      names.contains { line.hasPrefix("<NSLayoutConstraint:\($0) ") }
    }
    #expect(own.count == before.constraints.count)
    for id in before.constraints {
      try script.run("unpin \(NameText.quoted(before.constraint(id).name))")
    }
    for line in own { try script.run("pin \(line)") }
    let after = script.interpreter.session.layout
    #expect(
      Set(after.constraints.map(after.equation)) == Set(before.constraints.map(before.equation)))
    #expect(after.constraint(named: "my pin") != nil)
  }

  @Test func linesThatCantBeReadSayWhy() {
    expectError(
      "pin <NSLayoutConstraint:c1 UIView:red.width 3>", after: "add view red",
      """
      test.lay:1:5: error: this constraint line can't be read: it isn't written as in dumps
      pin <NSLayoutConstraint:c1 UIView:red.width 3>
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      write an equation, such as red.leading = blue.trailing + 8
      """)
  }

  @Test func everyIssueHasAnIDAReasonAndARemedyAndCanBeSilenced() throws {
    #expect(Set(Rule.all.map { $0.id }).count == Rule.all.count)
    for rule in Rule.all {
      #expect(NameText.isWord(rule.id))
      for text in [rule.reason, rule.remedy] { #expect(!text.isEmpty && !text.contains("\n")) }
      var script = Script()
      try script.run("silence \(rule.id)")
      #expect(try script.run("report issues") == "no issues (silenced: \(rule.id))")
      #expect(script.saved.hasSuffix("\nsilence \(rule.id)\n"))
    }
  }

  @Test func spacingBetweenTheEdgesOfOneViewIsThatOfSiblings() throws {
    var script = Script()
    try script.run("add view red\npin V:[red]-[red]")
    #expect(try script.run("get c1.constant") == "8")
  }

  @Test func completion() throws {
    var script = Script()
    try script.run("add view red")
    let session = script.interpreter.session
    func texts(_ line: String) -> [String] {
      Completion.complete(line, session: session).candidates.map(\.text)
    }
    #expect(texts("explain red.wid") == ["red.width"])
    #expect(texts("silence neg") == ["negative-constant"])
    #expect(texts("report conflicts --wh") == ["--what-if"])
  }
}

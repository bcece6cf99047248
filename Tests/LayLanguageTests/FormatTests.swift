import Testing

@testable import LayLanguage

/// Formats of the visual format language in commands.
@Suite struct FormatTests {
  private static let setup = "add view a\nadd view b\nadd view \"Red View\""

  @Test func optionsStandBehindTheFormat() {
    expectOutput(
      Self.setup + """

        pin [a]-gap-["Red View"(==tall)] align centerY Top direction leftToRight \\
          metrics gap=12, tall=-0.5e1 as row
        pin V:[b]-[a] spacing baselineToBaseline
        pin V:|[a]
        save
        """,
      """
      device "iPhone SE"
      add view a
      add view b
      add view "Red View"
      pin "Red View".left = a.right + 12 as row-1
      pin "Red View".width = -5 as row-2
      pin "Red View".centerY = a.centerY as row-3
      pin "Red View".top = a.top as row-4
      pin a.firstBaseline = b.lastBaseline + Standard
      pin a.top = root.top
      group row = row-1 row-2 row-3 row-4
      """)
  }

  @Test func namesOfUIKitAndHyphens() {
    expectOutput(
      """
      add view my-view
      pin V:[topLayoutGuide]-[my-view(20)]
      pin H:[superview]-(<=1)-[my-view]
      save
      """,
      """
      device "iPhone SE"
      add view my-view
      pin my-view.top = root.topLayoutGuide.bottom + Standard
      pin my-view.height = 20
      pin my-view.leading <= root.trailing + 1
      """)
  }

  @Test func continuesOnTheNextLine() {
    expectOutput(
      Self.setup + "\npin H:|[a][b \n (20)] \\\n -5-|\nsave",
      """
      device "iPhone SE"
      add view a
      add view b
      add view "Red View"
      pin a.leading = root.leading
      pin b.leading = a.trailing
      pin b.width = 20
      pin root.trailing = b.trailing + 5
      """)
  }

  @Test func formatInBraces() {
    expectOutput(Self.setup + "\nexpect error \"unknown view 'c'\" { pin |[a][c]| }", "")
  }

  @Test(
    arguments: [
      ("pin H:|-[a]-|  algin top", 16, "expected an operator"),
      ("pin [a] align", 14, "expected an attribute after 'align'"),
      ("pin [a] align width", 15, "views can't be aligned by width"),
      ("pin [a] align leading", 6, "Options mask required views"),
      ("pin [a] direction up", 19, "unknown direction 'up'"),
      ("pin [a] direction leftToRigth", 19, "did you mean 'leftToRight'?"),
      ("pin [a] spacing lines", 17, "unknown spacing 'lines'"),
      ("pin [a] metrics gap", 20, "expected '=' and a number"),
      ("pin [a] metrics g=1 g=2", 21, "the metric 'g' is given twice"),
      ("pin [a] align top align bottom", 19, "'align' is given twice"),
      ("pin [a(20)] @750", 13, "a format gives priorities in its predicates"),
      ("pin [nosuch]", 6, "unknown view 'nosuch'"),
      ("pin [a(nosuch)]", 8, "unknown view 'nosuch'"),
      ("pin [a]-nosuch-[b]", 9, "Expected a number or key from the metrics dictionary"),
      ("pin [a]-8[b]", 10, "expected '-' after the distance"),
      ("pin H:|[root]", 7, "doesn't have a superview"),
    ] as [(String, Int, String)])
  func errors(_ command: String, _ column: Int, _ text: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.state
    let error = try #require(throws: ScriptError.self) { try script.run(command) }
    #expect("\(error)".contains(text), "\(error)")
    #expect(error.column == column, "\(error)")
    #expect(script.state == before)
  }

  @Test func errorPointsIntoTheFormat() {
    expectError(
      "pin H:|-[a(>=100@high)]-[b]", after: Self.setup,
      """
      test.lay:1:18: error: high is not a key in the metrics dictionary.
      pin H:|-[a(>=100@high)]-[b]
                       ^~~~
      """)
    expectError(
      "pin H:|-[Red View]", after: Self.setup,
      """
      test.lay:1:14: error: expected ']' after the view, found 'V'
      pin H:|-[Red View]
                   ^
      write: pin H:|-["Red View"]
      """)
  }

  @Test func namesMustBeFree() {
    expectError(
      "pin [a(1)][b] as row", after: Self.setup + "\nadd view row-2",
      """
      test.lay:1:18: error: the name 'row-2' is taken
      pin [a(1)][b] as row
                       ^~~
      choose another name
      """)
  }

  @Test func isOneStep() throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.saved
    try script.run("pin |-[a]-[b]-|")
    #expect(script.interpreter.session.layout.constraints.count == 3)
    try script.run("undo")
    #expect(script.saved == before)
  }

  @Test(
    arguments: [
      ("pin H:|-[", ["H:|-[a", "H:|-[b", "H:|-[\"Red View\""]),
      ("pin [a]-[b(>=", ["[a]-[b(>=a", "[a]-[b(>=b", "[a]-[b(>=\"Red View\""]),
      ("pin H:[a] al", ["align"]),
      ("pin H:[a] align top bot", ["bottom"]),
      ("pin H:[a] direction left", ["leftToRight"]),
      ("pin V:[a] spacing b", ["baselineToBaseline"]),
    ] as [(String, [String])])
  func completion(_ line: String, _ expected: [String]) throws {
    var script = Script()
    try script.run(Self.setup)
    let completion = Completion.complete(line, session: script.interpreter.session)
    #expect(completion.candidates.map(\.text).filter { !$0.contains("root") } == expected)
  }
}

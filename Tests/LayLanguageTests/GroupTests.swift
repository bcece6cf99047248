import Testing

@testable import LayLanguage

/// Sets of constraints.
@Suite struct GroupTests {
  private static let setup = """
    add view red
    pin red.width = 100 as narrow
    pin red.width = 200 as wide inactive
    pin red.height = 10 as low
    group both = narrow wide
    """

  @Test func savesGroupsAndInactiveConstraints() {
    expectOutput(
      Self.setup + """

        pin red center to superview as middle
        save
        """,
      """
      device "iPhone SE"
      add view red
      pin red.width = 100 as narrow
      pin red.width = 200 as wide
      pin red.height = 10 as low
      pin red.centerX = root.centerX as middle-centerX
      pin red.centerY = root.centerY as middle-centerY
      deactivate wide
      group both = narrow wide
      group middle = middle-centerX middle-centerY
      """)
  }

  @Test func swapsWithoutConflict() throws {
    var script = Script()
    try script.run(Self.setup)
    let statement = try #require(
      try Source(name: "test", text: "swap narrow wide").statements().first)
    let outcome = try script.interpreter.execute(statement)
    #expect(outcome.diagnostics.isEmpty)
    #expect(try script.run("get red.width\nget narrow.active") == "200\nfalse")
    try script.run("undo")
    #expect(try script.run("get red.width") == "100")
    try script.run("swap both both")
    #expect(try script.run("get narrow.active\nget wide.active") == "true\ntrue")
  }

  @Test func groupsStandForTheirMembers() throws {
    var script = Script()
    try script.run(Self.setup)
    try script.run("group all = both low narrow")
    #expect(
      try script.run("dump groups") == "both: narrow, wide\nall: narrow, wide, low")
    try script.run("activate all\nexpect conflict both\nset priority wide 500")
    try script.run("expect error \"wide does not hold\" { expect satisfied all }")
    try script.run("unpin narrow both")
    #expect(try script.run("dump groups") == "all: low")
    try script.run("remove red")
    #expect(try script.run("dump groups") == "no groups")
    try script.run("undo 2")
    #expect(try script.run("dump groups") == "both: narrow, wide\nall: narrow, wide, low")
  }

  @Test func errors() {
    expectError(
      "group red = wide", after: Self.setup,
      """
      test.lay:1:7: error: there is a view or guide named 'red' already
      group red = wide
            ^~~
      choose another name
      """)
    expectError(
      "pin red.width = 1 as both", after: Self.setup,
      """
      test.lay:1:22: error: the name 'both' is taken
      pin red.width = 1 as both
                           ^~~~
      choose another name
      """)
    expectError(
      "get both.constant", after: Self.setup,
      """
      test.lay:1:5: error: 'both' is a group, not a constraint
      get both.constant
          ^~~~
      it holds narrow, wide
      """)
    expectError(
      "hide both", after: Self.setup,
      """
      test.lay:1:6: error: 'both' is a group, not a view
      hide both
           ^~~~
      """)
    expectError(
      "swap narrow bth", after: Self.setup,
      """
      test.lay:1:13: error: unknown constraint 'bth'
      swap narrow bth
                  ^~~
      did you mean 'both'?
      """)
    expectError(
      "ungroup wide", after: Self.setup,
      """
      test.lay:1:9: error: unknown group 'wide'
      ungroup wide
              ^~~~
      'dump groups' lists them
      """)
    expectError(
      "group empty =", after: Self.setup,
      """
      test.lay:1:14: error: expected a constraint, found the end of the command
      group empty =
                   ^
      for example: group group1 = low
      """)
  }

  @Test func systemSpacing() {
    let setup = "add label a \"A\"\nadd label b \"B\""
    expectPin(
      "b.leading = a.trailing + 1.5 * systemSpacing", after: setup, "b.leading = a.trailing + 12")
    expectPin("b.top >= a.bottom + SystemSpacing", after: setup, "b.top >= a.bottom + 8")
    expectPin(
      "superview.trailing - 2 * systemSpacing = b.trailing", after: setup,
      "root.trailing = b.trailing + 16")
    expectError(
      "pin b.firstBaseline = a.lastBaseline + systemSpacing", after: setup,
      """
      test.lay:1:5: error: system spacing between baselines is not supported: it depends on the fonts
      pin b.firstBaseline = a.lastBaseline + systemSpacing
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      write the distance in points
      """)
    expectError(
      "pin b.width = a.width + systemSpacing", after: setup,
      """
      test.lay:1:5: error: system spacing is a distance between two edges
      pin b.width = a.width + systemSpacing
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      write a size in points
      """)
    expectError(
      "pin b.width = systemSpacing", after: setup,
      """
      test.lay:1:5: error: 'systemSpacing' is the spacing between two views
      pin b.width = systemSpacing
          ^~~~~~~~~~~~~~~~~~~~~~~
      name the other view, or write a number
      """)
  }

  @Test(arguments: [
    ("swap nar", ["narrow"]), ("swap narrow bo", ["both"]), ("ungroup ", ["both"]),
    ("group all = lo", ["low"]), ("pin red.width = 1 as x in", ["inactive"]),
    ("dump gr", ["groups"]), ("get narrow.sec", ["narrow.secondItem", "narrow.secondAttribute"]),
  ])
  func completion(_ line: String, _ expected: [String]) throws {
    var script = Script()
    try script.run(Self.setup)
    let completion = Completion.complete(line, session: script.interpreter.session)
    #expect(completion.candidates.map(\.text) == expected)
  }
}

import SeededRandom
import Testing

@testable import LayLanguage

/// Commands about the view tree, coordinates and transforms.
@Suite struct GeometryTests {
  private static let setup = "add view card\nadd view red in card\nset red.frame 1 2 30 40"

  @Test(
    arguments: [
      ("convert 1 from red to card", 9, "expected x and y, perhaps with width and height"),
      ("convert (1, 2, 3) from red to card", 9, "expected x and y, perhaps with width and height"),
      ("convert (1, 2) from nosuch to card", 21, "unknown view 'nosuch'"),
      ("convert (1, 2) from red", 24, "expected 'to' and a view"),
      ("get red.alpha in card", 9, "alpha is not a place"),
      ("get red.frame in nosuch", 18, "unknown view 'nosuch'"),
      ("find tag x", 10, "expected a tag"),
      ("find tag 1.5", 10, "a tag is a whole number"),
      ("find 3", 6, "expected 'tag' and a number"),
      ("set red.tag 0.5", 13, "a tag is a whole number"),
      ("set red.transform", 18, "expected identity, rotation, scale, translation or a transform"),
      ("set red.transform rotation", 27, "expected an angle in degrees"),
      ("set red.transform translation 3", 32, "expected a distance along x and one along y"),
      ("set red.transform (1, 0, 0, 1)", 19, "expected a, b, c, d, tx and ty"),
      ("set red.transform scale 0 inverted", 27, "this transform can't be inverted"),
      (
        "set red.transform rotation 3 turned 5", 30,
        "expected rotated, scaled, translated, inverted or concatenating, found 'turned'"
      ),
      ("set red.bounds.size 5xnone", 21, "bounds have a width and a height"),
      ("set red.bounds.size -5x5", 21, "the width of the frame can't be negative"),
      ("set root.bounds.size 5x5", 22, "the root view fills the screen"),
      ("set red.visible true", 9, "visible can't be set"),
      ("move red behind card", 10, "expected 'to', 'below' or 'above'"),
      ("move red above card above card", 21, "the place is given twice"),
      ("move card above red", 6, "can't be moved into itself"),
      ("expect card in red", 8, "card is not in red: its superview is root"),
      ("expect red not in card", 8, "red is in card: its superview is card"),
      (
        "expect red.center = (16, 20)", 21,
        "red.center is (16, 22), expected (16, 20): 2 too far down"
      ),
      ("expect red.tag = 3", 18, "red.tag is 0, expected 3: 3 too small"),
      ("expect red.hidden = true", 21, "red.hidden is false, expected true"),
      ("expect red.bounds.origin = 0 5", 28, "expected (0, 5): 5 too far up"),
      ("expect red.contentOffset = 3 4", 12, "red has no contentOffset"),
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

  @Test func expectsWithTolerance() {
    expectOutput(
      Self.setup + """

        expect red.center = (16, 20) ± 2
        expect red.transform = identity ± 0.1
        expect red.bounds.size = 30x40
        expect red.autoresizingMask = none
        expect red.class = UIView
        """, "")
  }

  @Test func savesWhatWasSet() {
    expectOutput(
      Self.setup + """

        set red.transform rotation 90 translated 5 0
        set red.bounds.origin 3 4
        set red.tag 9
        set red.clipsToBounds true
        set root.bounds.origin 1 1
        save
        """,
      """
      device "iPhone SE"
      add view card
      add view red in card
      set root.bounds.origin (1, 1)
      set red.frame (1, 2, 30, 40)
      set red.bounds.origin (3, 4)
      set red.transform (0, 1, -1, 0, 0, 5)
      set red.clipsToBounds true
      set red.tag 9
      """)
  }

  @Test func boundsOfScrollViewsAreTheirOffset() {
    expectOutput(
      "add scroll list\nset list.bounds.origin 0 50\nget list.contentOffset\nsave",
      """
      (0, 50)
      device "iPhone SE"
      add scroll list
      set list.contentOffset (0, 50)
      """)
  }

  @Test(
    arguments: [
      ("convert (0, 0) from re", ["red"]),
      ("convert (0, 0) from red to fix", ["fixedCoordinateSpace"]),
      ("get red.frame in ca", ["card"]),
      ("set red.transform rot", ["rotation"]),
      ("set red.autoresizingMask flexibleWidth flexibleB", ["flexibleBottomMargin"]),
      ("move red abo", ["above"]),
      ("find t", ["tag"]),
      ("expect red.bounds.o", ["red.bounds.origin"]),
    ] as [(String, [String])])
  func completion(_ line: String, _ expected: [String]) throws {
    var script = Script()
    try script.run(Self.setup)
    let completion = Completion.complete(line, session: script.interpreter.session)
    #expect(completion.candidates.map(\.text) == expected)
  }

  /// Commands on different things, which no order can tell apart.
  private static let commuting = [
    "set red.frame 10 10 50 50", "set card.frame 5 5 300 200", "set blue.transform rotation 30",
    "set blue.tag 4", "hide title", "set card.bounds.origin 2 3", "pin title.width = 90 as w",
    "pin title.leading = card.leading + 7 as l", "pin H:|-(4)-[free(30)] as f",
    "pin free.top = title.bottom + 8 as b", "rotate", "set title.hugging.horizontal 700",
    "set row.spacing 12", "set row.axis vertical", "pin row.top = free.bottom @750 as t",
  ]

  @Test("commands that commute end in the same frames", arguments: 0..<20)
  func commute(_ seed: UInt64) throws {
    let base = """
      add view card
      set card.frame 0 0 100 100
      add view red in card
      add view blue
      set blue.frame 50 50 20 20
      add label title "Text" in card
      add view free
      add hstack row
      add view first 20x20 in row
      add view second 30x10 in row
      """
    var (ordered, shuffled) = (Script(), Script())
    try ordered.run(([base] + Self.commuting).joined(separator: "\n"))
    var generator = SeededGenerator(seed: seed)
    let order = Self.commuting.shuffled(using: &generator)
    try shuffled.run(([base] + order).joined(separator: "\n"))
    #expect(
      shuffled.interpreter.session.layout.frameDump()
        == ordered.interpreter.session.layout.frameDump(), "\(order)")
  }
}

import Testing

@testable import LayLanguage

/// Properties of Interface Builder's inspectors.
@Suite("inspectors") struct InspectorTests {
  private func lines(_ script: String) throws -> [String] {
    var session = Script()
    return try session.run(script).split(separator: "\n").map(String.init)
  }

  private static let views =
    "add view a; add view b; pin a.width = 10 as w; pin b.width = 7; pin a.left = b.left"

  @Test("a constraint can say something else, under its name")
  func redefined() throws {
    let found = try lines(
      """
      \(Self.views)
      set w.secondItem b
      set w.multiplier 3
      get a.width
      set w.relation <=
      pin a.width = 50 @10
      get a.width
      set w.secondItem none
      set w.relation ==
      set w.firstAttribute height
      get a.height
      set w.firstItem b
      get b.height
      save
      """)
    #expect(Array(found[0...3]) == ["31", "31", "10", "10"])
    #expect(found.contains { $0.contains("pin b.height = 10 as w") })
  }

  @Test("frames are those of a constraint that was pinned so")
  func sameAsPinned() throws {
    let changed = try lines(
      "\(Self.views)\nset w.firstItem b\nset w.firstAttribute height\nset w.constant 33\ndump frames"
    )
    let pinned = try lines(
      "add view a; add view b; pin b.height = 33 as w; pin b.width = 7; pin a.left = b.left\ndump frames"
    )
    #expect(changed == pinned)
  }

  @Test(
    "what UIKit refuses is refused, and nothing changes",
    arguments: [
      ("set w.firstAttribute left", "left"), ("set w.secondAttribute width", "no second item"),
      ("set w.multiplier 0", "multiplier"), ("set w.secondItem nosuch", "unknown view"),
      ("set w.owner a", "can't be set"), ("set w.relation <", "no strict"),
    ])
  func refused(_ command: String, _ reason: String) throws {
    var session = Script()
    try session.run(Self.views)
    if command.contains("multiplier") { try session.run("set w.secondItem b") }
    let before = try session.run("save")
    let error = try #require(throws: ScriptError.self) { try session.run(command) }
    #expect("\(error)".contains(reason), "\(error)")
    #expect(try session.run("save") == before)
  }

  @Test("one value of a block is forgotten, and what isn't there is refused")
  func forgotten() throws {
    var session = Script()
    try session.run(
      "\(Self.views)\nwhen wC { set a.alpha 0.5; deactivate w; uninstall b; set w.constant 12 }")
    try session.run("when wC forget a.alpha; when wC forget w; when wC forget b")
    #expect(
      try session.run("dump variations") == "when wC {\n  set w.constant 12\n}")
    let error = try #require(throws: ScriptError.self) { try session.run("when wC forget a.alpha") }
    #expect("\(error)".contains("wC changes nothing about 'a.alpha'"))
    try session.run("when wC forget w.constant")
    #expect(try session.run("dump variations") == "no variations")
  }

  @Test("what is not installed has values, but no place")
  func uninstalled() throws {
    var session = Script()
    try session.run("add label map \"Map\"; uninstall map")
    #expect(try session.run("get map.text") == "Map")
    #expect(try session.run("dump tree").contains("<UILabel: map; not installed>"))
    for path in ["map.frame", "map.width", "map.center.x"] {
      let error = try #require(throws: ScriptError.self) { try session.run("get \(path)") }
      #expect("\(error)".contains("not installed here"), "\(path): \(error)")
    }
  }

  @Test(
    "numbers and lists as they are written",
    arguments: [
      ("get 1e20", "1e+20"), ("get --1", "1"),
      ("get 123456789.1234", "123456789.123"),
      ("add view a; set a.traitOverrides Compact-Regular; get a.traitOverrides", "wC hR"),
    ])
  func values(_ command: String, _ expected: String) throws {
    #expect(try lines(command) == [expected])
  }

  @Test("tags stop where whole numbers do")
  func tags() throws {
    var session = Script()
    let error = try #require(throws: ScriptError.self) {
      try session.run("add view a; set a.tag 9007199254740993")
    }
    #expect("\(error)".contains("below 2^53"))
  }

  @Test("a font that is probably misspelled is pointed out")
  func fonts() throws {
    var interpreter = Interpreter(
      host: Host(readFile: { _ in .success([]) }, writeFile: { _, _ in nil }))
    var warnings: [String] = []
    let text =
      "add label t \"x\"\nset t.font \"Helvetca 17\"\nset t.font \"Lato-Bold 12\"\nset t.font \"Zapf 3\""
    for statement in try Source(name: "fonts.lay", text: text).statements() {
      warnings += try interpreter.execute(statement).diagnostics
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("fonts.lay:2:12: warning: ") == true, "\(warnings)")
    #expect(warnings.first?.contains("did you mean 'Helvetica'?") == true)
  }
}

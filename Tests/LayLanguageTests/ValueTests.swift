import AutoLayout
import Testing

@testable import LayLanguage

/// Values from values: components, arithmetic, functions.
@Suite("Values") struct ValueTests {
  private static let setup = """
    add view v1
    set v1.frame 113 111 132 194
    add view v2 in v1
    set v2.frame 10 20 30 40
    add view v3 in v1
    add label "Name Label" 41x20
    pin "Name Label".width = 50 as wide

    """

  @Test(
    "are computed",
    arguments: [
      ("v1.bounds.center", "(66, 97)"), ("v1.frame.size.height", "194"), ("v1.frame.midX", "179"),
      ("v1.frame insetBy 10 20", "(123, 131, 112, 154)"),
      ("v1.bounds.insetBy(dx: 10, dy: 10)", "(10, 10, 112, 174)"),
      ("v1.frame.origin offsetBy 1 -1", "(114, 110)"), ("v1.frame.size * 2", "264x388"),
      ("v1.center + v2.center", "(204, 248)"), ("(1, 2) + v2.center", "(26, 42)"),
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("8 - 16", "-8"), ("-(1 + 2)", "-3"),
      ("50% * v2.width", "15"), ("2 x v2.width", "60"), ("v2.width / 4", "7.5"),
      ("max(v2.width, v2.height, 5) - min(1, 2)", "39"), ("abs(3 - 5)", "2"),
      ("round(2.5) + floor(2.9) + ceil(2.1) + sqrt(16)", "12"),
      ("CGRect(x: 1, y: 2, width: 3, height: 4).maxY", "6"), ("CGSize(width: 3, height: 4)", "3x4"),
      ("CGRect(v1.frame.origin, v2.frame.size)", "(113, 111, 30, 40)"),
      ("v2.superview.frame.size.width", "132"), ("v2.superview.superview", "root"),
      ("\"Name Label\".width + wide.constant", "100"), ("\"Name Label\".text", "name"),
      ("root.frame.size", "375x667"), ("screen.bounds", "(0, 0, 375, 667)"),
      ("screen.scale", "2"), ("v1.layoutMargins.left", "8"),
      ("root.safeArea.frame.height", "647"), ("safeArea.frame.origin.y", "20"),
      ("CGRect(x: 0.4, y: 0.5, width: 1, height: 1).integral", "(0, 0, 2, 2)"),
      ("wide.firstItem.frame.width", "50"), ("\"a\" + \"b\"", "ab"), ("[1, 2, 3].count", "3"),
      ("[v1, v2][1].width", "30"), ("[1, 2].last", "2"), ("v2.hidden", "false"),
    ] as [(String, String)])
  func computed(_ expression: String, _ result: String) throws {
    var script = Script()
    try script.run(Self.setup + "set \"Name Label\".text \"name\"")
    let before = script.state
    #expect(try script.run("get \(expression)") == result)
    // Looking makes no guides and solves nothing that shows.
    #expect(script.state == before)
  }

  @Test(
    "can be set from others",
    arguments: [
      ("set v2.frame v1.bounds insetBy 10 10", "v2.frame", "(10, 10, 112, 174)"),
      ("set v2.bounds.size.height += 20", "v2.frame", "(10, 10, 30, 60)"),
      ("set v2.bounds.size.height 214", "v2.frame", "(10, -67, 30, 214)"),
      ("set v2.bounds.size.width -= 10", "v2.frame", "(15, 20, 20, 40)"),
      ("set v2.frame.origin.x = 5", "v2.frame", "(5, 20, 30, 40)"),
      ("set v2.frame.origin *= 2", "v2.frame", "(20, 40, 30, 40)"),
      ("set v2.frame.size v1.frame.size / 2", "v2.frame", "(10, 20, 66, 97)"),
      ("set v2.center v1.bounds.center", "v2.frame", "(51, 77, 30, 40)"),
      ("set v2.center = superview.bounds.center", "v2.frame", "(51, 77, 30, 40)"),
      ("set v2.center.x 100", "v2.center", "(100, 40)"),
      ("set v2.frame 1 2 v1.width v1.height", "v2.frame", "(1, 2, 132, 194)"),
      ("set v2.frame v1.frame.origin 7x8", "v2.frame", "(113, 111, 7, 8)"),
      ("set v2.frame CGRect(x: 1, y: 2, width: 3, height: 4)", "v2.frame", "(1, 2, 3, 4)"),
      ("set v2.layoutMargins 8 -16 8 - 4 3", "v2.layoutMargins.bottom", "4"),
      ("set v2.layoutMargins.left 20", "v2.layoutMargins", "(8, 20, 8, 8)"),
      ("set v2.superview.alpha 0.5", "v1.alpha", "0.5"),
      ("set wide.constant += v2.width", "wide.constant", "80"),
      ("set wide.constant v2.width * 2", "wide.constant", "60"),
      ("set wide.priority high", "wide.priority", "750"),
      ("set v2.transform rotation 45", "v2.transform.b", "0.707"),
      ("set v2.transform rotation 1.5708 rad", "v2.transform.b", "1"),
      ("set v2.transform rotation 90deg", "v2.transform.b", "1"),
      ("set v2.transform rotation 90°", "v2.transform.b", "1"),
      ("set v1.transform scale 2; set v2.transform v1.transform", "v2.transform.a", "2"),
      ("set \"Name Label\".text v1.superview", "\"Name Label\".text", "root"),
      ("pin v3.leading = superview.leading + v1.frame.width / 2 + max(1, 2)", "c1.constant", "68"),
      ("pin v3.width = (v1.width - 32) / 2", "v3.width", "50"),
      ("pin v3.width = 2 * (v1.width - (10 + 6))", "c1.constant", "-32"),
      ("pin v3 edges to superview inset v1.frame.width / 11", "v3.frame", "(12, 12, 108, 170)"),
      ("resize v1.frame.size", "root.frame", "(0, 0, 132, 194)"),
    ] as [(String, String, String)])
  func set(_ command: String, _ target: String, _ result: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.saved
    try script.run(command)
    #expect(try script.run("get \(target)") == result)
    let count = command.split(separator: ";").count
    try script.run("undo \(count)")
    #expect(script.saved == before)
  }

  @Test(
    "are compared",
    arguments: [
      "v1.center = v1.frame.center", "v2.center = CGPoint(x: 25, y: 40)",
      "v2.frame.width >= 30", "v2.frame.width + 1 <= 31", "31 = v2.frame.width + 1",
      "max(v2.width, 44) = 44", "wide.constant = 50", "wide.priority = 1000", "wide.active = true",
      "v2.superview = v1", "[v1, v2].count = 2", "v2.frame.midX = 25.4 ± 0.5",
    ])
  func compared(_ expectation: String) throws {
    var script = Script()
    try script.run(Self.setup)
    try script.run("expect \(expectation)")
  }

  @Test(
    "don't hold",
    arguments: [
      ("v1.center = v1.bounds.center", "v1.center is (179, 208), expected (66, 97)"),
      ("v2.frame.width = 31", "is 30, expected 31"), ("wide.constant = 51", "is 50, expected 51"),
      ("v2.frame.width + 1 >= 32", "v2.frame.width + 1 is 31, expected >= 32"),
    ])
  func unmet(_ expectation: String, _ message: String) throws {
    var script = Script()
    try script.run(Self.setup)
    do {
      try script.run("expect \(expectation)")
      Issue.record("\(expectation) holds")
    } catch let error as ScriptError {
      #expect(error.isUnmetExpectation)
      #expect(error.message.contains(message), "\(error)")
    }
  }

  @Test(
    "of wrong kinds are refused by name",
    arguments: [
      ("set v2.center v1.bounds", 15, "expected x and y, found a rectangle"),
      ("set v2.frame v1.center", 14, "expected x, y, width and height"),
      ("set v2.alpha v1.frame", 14, "expected a number, found a rectangle"),
      ("set v2.hidden 3", 15, "expected true or false, found a number"),
      ("get v1.frame + 3", 5, "a rectangle and a number can't be added"),
      ("get v1.center * v2.center", 5, "a point and a point can't be multiplied"),
      ("get 1 / 0", 5, "division by zero"), ("get 1e300 * 1e300", 5, "this number is too large"),
      ("get max(v1.frame, 2)", 5, "max takes numbers, not a rectangle"),
      ("get abs(1, 2)", 5, "abs takes a number"),
      ("get v1.frame.foo", 14, "a rectangle has no foo"),
      ("get v1.alpha.x", 14, "a number has no x"),
      ("set v2.frame.midX 3", 19, "midX of a rectangle can't be set"),
      ("get [v1, v2][2]", 13, "index 2 is out of range: the list has 2 elements"),
      ("get v1.frame[0]", 13, "a rectangle can't be indexed"),
      ("get nosuch.frame.x", 5, "unknown view 'nosuch'"), ("get 3 +", 8, "expected a value"),
      ("get (1", 5, "'(' is never closed"),
      ("get CGRect(1e308, 0, 1e308, 10).maxX", 33, "this number is too large"),
      ("get CGRect(1e308, 0, 1, 1) offsetBy 1e308 0", 28, "this number is too large"),
      ("set v2.transform rotation CGRect(1e308, 0, 1e308, 10).maxX", 55, "too large"),
    ] as [(String, Int, String)])
  func errors(_ command: String, _ column: Int, _ message: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.state
    do {
      try script.run(command)
      Issue.record("no error")
    } catch let error as ScriptError {
      #expect(error.message.contains(message), "\(error)")
      #expect(error.column == column, "\(error)")
    }
    #expect(script.state == before)
  }

  @Test("can be written without a command") func bare() throws {
    var script = Script()
    try script.run(Self.setup)
    try script.run("v2.center = v1.bounds.center; v2.bounds.size.height += 20")
    #expect(try script.run("v2.frame; \"Name Label\".width + 1") == "(51, 67, 30, 60)\n51")
    #expect(throws: ScriptError.self) { try script.run("v2.top = 10") }
    #expect(throws: ScriptError.self) { try script.run("nosuch.frame") }
    #expect(throws: ScriptError.self) { try script.run("v2") }
  }

  @Test(
    "may be guides that nothing has used before",
    arguments: ["safeArea", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide"])
  func guides(_ name: String) throws {
    var script = Script()
    #expect(
      try script.run("let i = \(name)\nadd view a\npin a.top = i.top\nget i.width").isEmpty == false
    )
  }

  @Test("nest only so deep") func nesting() throws {
    var script = Script()
    let deep = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
    for command in ["get ", "set root.alpha ", "expect 1 = ", "pin root.width = "] {
      #expect(throws: ScriptError.self) { try script.run(command + deep) }
    }
    let sum = Array(repeating: "1", count: 5_000).joined(separator: "+")
    #expect(try script.run("get " + sum) == "5000")
  }
}

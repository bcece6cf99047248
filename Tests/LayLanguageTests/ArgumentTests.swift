import Testing

@testable import LayLanguage

/// Labels, literals and computations in every place of a value.
@Suite("Arguments") struct ArgumentTests {
  private static let setup = """
    add view a
    set a.frame 1 2 30 40
    add label l
    add view b
    pin b.width = 50

    """

  @Test(
    "may have Swift's labels, and numbers in parentheses are what is needed",
    arguments: [
      ("CGRect(x: 1, y: 2, width: 3, height: 4)", "(1, 2, 3, 4)"),
      ("CGRect(origin: (1, 2), size: 3x4)", "(1, 2, 3, 4)"),
      ("CGRect(origin: a.frame.origin, size: (3, 4))", "(1, 2, 3, 4)"),
      ("CGRect((1, 2), (3, 4))", "(1, 2, 3, 4)"), ("CGRect((1, 2, 3, 4))", "(1, 2, 3, 4)"),
      ("CGPoint(a.center)", "(16, 22)"),
      ("NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).left", "2"),
      ("CGRect(0, 0, 100, 100).insetBy(dx: 20, dy: 1)", "(20, 1, 60, 98)"),
      ("max([1, 5, 3])", "5"), ("(1, 2) + (3, 4)", "(4, 6)"), ("(1, 2).y", "2"),
      ("((1, 2) * 2 + (3, 4)).x", "5"), ("(1, 2, 3, 4).width", "3"), ("320x480.width", "320"),
      ("2x3 + 1x1", "3x4"), ("(2x3 * 2).height", "6"),
    ] as [(String, String)])
  func read(_ expression: String, _ result: String) throws {
    var script = Script()
    #expect(try script.run(Self.setup + "get \(expression)") == result)
  }

  @Test(
    "are refused where they would mean something else",
    arguments: [
      (
        "get CGRect(y: 1, x: 2, width: 3, height: 4)",
        "CGRect takes x:y:width:height: or origin:size: in this order, not y:x:width:height:"
      ),
      ("get CGRect(size: 3x4, origin: (1, 2))", "CGRect takes x:y:width:height: or origin:size:"),
      ("get CGRect(origin: 3x4, size: 3x4)", "CGRect takes x, y, width, height"),
      ("get CGRect(a.frame.size, a.frame.origin)", "CGRect takes x, y, width, height"),
      ("get CGRect(x: 1, 2, width: 3, height: 4)", "not x:_:width:height:"),
      ("get CGRect(foo: 1, bar: 2, baz: 3, qux: 4)", "not foo:bar:baz:qux:"),
      ("get CGRect(1, 2, 3)", "CGRect takes x, y, width, height; height is missing"),
      ("get CGRect(1, 2)", "CGRect takes x, y, width, height; width and height are missing"),
      ("get UIEdgeInsets(left: 1, top: 2, right: 3, bottom: 4)", "takes top:left:bottom:right:"),
      ("get CGPoint(width: 1, height: 2)", "CGPoint takes x:y: in this order, not width:height:"),
      ("get root.bounds.insetBy(dy: 1, dx: 20)", "insetBy takes dx:dy: in this order, not dy:dx:"),
      ("get (0, 0, 10, 10) insetBy 6 6", "give distances of at most half its width and height"),
      ("get max(a: 1, b: 2)", "max takes no labels such as a:b:"),
      ("get (x: 1, y: 2)", "expected ',' or the closing bracket"),
      ("set a.transform CGAffineTransform(scaleX: 1, x: 2)", "not scaleX:x:"),
      ("set a.transform CGAffineTransform(y: 1, scaleX: 2)", "not y:scaleX:"),
      ("get sqrt(-1)", "sqrt takes no negative number"), ("get abs(1, 2)", "abs takes a number"),
      ("get [].first", "the list is empty"), ("get (1, 2) + (1, 2, 3)", "can't be added"),
      ("get a.intrinsicContentSize.width", "it has no intrinsic width"),
      ("set nan 1", "no view or constraint is called 'nan'"),
      ("pin a.height = max(b.width, 10)", "can't hold a function of an attribute"),
      ("pin a.height = 2 * (3 + sqrt(b.width))", "can't hold a function of an attribute"),
      ("pin a.height = [b.width, 2].first", "can't hold a function of an attribute"),
    ] as [(String, String)])
  func refused(_ command: String, _ message: String) throws {
    var script = Script()
    try script.run(Self.setup)
    let before = script.state
    let error = try #require(throws: ScriptError.self) { try script.run(command) }
    #expect("\(error)".contains(message), "\(error)")
    #expect(script.state == before)
  }

  @Test(
    "may be computed wherever a value can be written",
    arguments: [
      ("set l.font 12 + 5", "l.font", "17"), ("set l.font a.frame.height", "l.font", "40"),
      ("set l.font 17 semibold", "l.font", "17 semibold"),
      ("set l.font max(9, 12) + 2", "l.font", "14"),
      ("set a.center (1, 2) + (3, 4)", "a.center", "(4, 6)"),
      ("set a.frame (1, 2) + (3, 4), 7x8", "a.frame", "(4, 6, 7, 8)"),
      ("set a.frame.size 2x3 + 1x1", "a.frame.size", "3x4"),
      ("set a.frame.size 2x3 * 2", "a.frame.size", "4x6"),
      ("add view c a.frame.size", "c.intrinsicContentSize", "30x40"),
      ("pin a.height = max(b.frame.width, 10)", "c2.constant", "50"),
    ] as [(String, String, String)])
  func set(_ command: String, _ target: String, _ result: String) throws {
    var script = Script()
    try script.run(Self.setup + command)
    #expect(try script.run("get \(target)") == result)
  }

  @Test(
    "may be computed in what is explained and expected",
    arguments: [
      ("explain b.width vs a.frame.width", "explain b.width vs 30"),
      ("explain b.width vs (1 * 2)", "explain b.width vs 2"),
      ("explain b.width vs max(7, 2)", "explain b.width vs 7"),
      ("expect 1 + 1 = 2", "expect b.width = 50"),
      ("expect max(b.width, 10) = 50", "expect b.width = 50"),
      ("expect a.backgroundColor = none; expect a.tintColor = none", "expect b.width = 50"),
    ] as [(String, String)])
  func computed(_ command: String, _ plain: String) throws {
    var script = Script()
    try script.run(Self.setup)
    #expect(try script.run(command) == script.run(plain))
    #expect(throws: ScriptError.self) { try script.run("expect 1 + 1 = 3") }
    #expect(throws: ScriptError.self) { try script.run("expect a.backgroundColor = systemRed") }
  }

  @Test("change parts of margins as they were set, not as the safe area makes them")
  func margins() throws {
    var script = Script()
    try script.run(
      """
      device "iPhone X"
      set root.viewRespectsSystemMinimumLayoutMargins false
      set root.layoutMargins 1 2 3 4
      let before = root.layoutMargins
      each i in 1...3 { set root.layoutMargins.left 9 }
      expect root.layoutMargins.top = before.top
      expect root.layoutMargins.bottom = before.bottom
      expect root.layoutMargins.left = 9
      add view a
      direction rtl
      set a.layoutMargins 1 2 3 4
      set a.directionalLayoutMargins.leading 50
      set a.directionalLayoutMargins.trailing += 1
      """)
    #expect(try script.run("get a.directionalLayoutMargins") == "(1, 50, 3, 3)")
    #expect(try script.run("get a.directionalLayoutMargins.leading") == "50")
    #expect(try script.run("get a.layoutMargins.left") == "3")
    #expect(throws: ScriptError.self) { try script.run("set a.layoutMargins.leading 5") }
  }
}

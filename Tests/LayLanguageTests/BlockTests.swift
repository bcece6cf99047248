import AutoLayout
import Testing

@testable import LayLanguage

/// `let`, `each` and `define`.
@Suite("Names and repetition") struct BlockTests {
  @Test("save what they have done, and come back with undo") func saving() throws {
    var script = Script()
    try script.run(
      """
      let gap = 8
      add hstack row spacing gap
      each i in 1...3 { add button "b\\(i)" "Button \\(i)" in row }
      define card(name, title) {
        add vstack name spacing gap  # the parts
        let label = "\\(name)-title"
        add label label title in name
      }
      """)
    let before = script.saved
    try script.run("card(\"profile\", \"Hello\")")
    #expect(
      script.saved == """
        device "iPhone SE"
        add hstack row
        add button b1 "Button 1" in row
        add button b2 "Button 2" in row
        add button b3 "Button 3" in row
        add vstack profile
        add label profile-title "Hello" in profile
        set row.spacing 8
        set profile.spacing 8
        let gap = 8
        define card(name, title) {
          add vstack name spacing gap  # the parts
          let label = "\\(name)-title"
          add label label title in name
        }

        """)
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.saved == script.saved)
    try replay.run("card more \"More\"")
    #expect(try replay.run("get more-title.text") == "More")
    try script.run("undo")
    #expect(script.saved == before)
    try script.run("undo 4")
    #expect(script.saved == "device \"iPhone SE\"\n")
    try script.run("redo 5; undo; reset")
    #expect(script.saved == "device \"iPhone SE\"\n")
  }

  @Test(
    "keep values of every kind",
    arguments: [
      "8", "-0.5", "\"a \\\"b\\\"\"", "true", "320x480", "CGPoint(1, 2)", "CGRect(1, 2, 3, 4)",
      "UIEdgeInsets(1, 2, 3, 4)", "[1, 2]", "red", "[red, \"Red View\".superview]", "lead",
      "CGSize(-5, 10)", "\"Red View\"", "root.safeArea", "red.frame", "red.transform",
      "lead.constant",
    ])
  func kinds(_ value: String) throws {
    var script = Script()
    try script.run("add view red; add view \"Red View\"; pin red.width = 10 as lead")
    try script.run("let v = \(value)")
    var replay = Script()
    try replay.run(script.saved)
    #expect(replay.saved == script.saved)
    let values = [script, replay].map { $0.interpreter.session.definitions.values["v"] }
    #expect(values[0] == values[1])
  }

  @Test("of values hold where values and names stand") func use() throws {
    var script = Script()
    try script.run(
      """
      let gap = 8
      let red = "Red View"
      add view red 40x40
      let first = "Red View"
      """
        + """

        pin first.leading = superview.leading + 2 * gap
        pin H:[first]-(gap)-|
        pin red.height <= gap @gap * 90
        hide red
        """)
    #expect(try script.run("get first.leading + gap") == "24")
    #expect(try script.run("get c2.constant; get c3.priority; get red.hidden") == "8\n720\ntrue")
    #expect(try script.run("get \"Red View\".leading / gap") == "2")
  }

  @Test("see what the commands before them did") func order() throws {
    expectOutput(
      """
      each i in 1...3 { add view "v\\(i)"; set "v\\(i)".frame 0 0 10 * i 5; get "v\\(i)".frame.width }
      each v in v1, v2, v3 { each k in 0..<2 { let w = v.width + k; get w } }
      each v in [v3] { expect v.width = 30 }
      """, "10\n20\n30\n10\n11\n20\n21\n30\n31")
  }

  @Test("work inside when") func sizeClasses() throws {
    var script = Script()
    try script.run(
      """
      add view a 10x10; add view b 10x10
      define dim(v) { set v.alpha 0.5 }
      when wC hR { each v in a, b { dim(v); hide v } }
      """)
    #expect(try script.run("get a.alpha; get b.hidden") == "0.5\ntrue")
    try script.run("rotate")
    #expect(try script.run("get a.alpha; get b.hidden") == "1\nfalse")
  }

  @Test(
    "fail as a whole",
    arguments: [
      ("each i in 1...3 { add view a }", "there is a view or guide named 'a' already"),
      ("each i in 1...3 { undo }", "not allowed in braces"),
      ("each i in 1...1e9 { get i }", "more than 100000 numbers"),
      ("each i in 1.5...3 { get i }", "between two whole numbers"),
      ("each i in -9e18...9e18 { }", "go up to 1e15"),
      ("each i in 0..<-9223372036854775808 { }", "go up to 1e15"),
      ("each i in 1...99999999999999999999999 { }", "go up to 1e15"),
      ("each i in 1..3 { get i }", "a range has three, as in 1...3"),
      (
        "define g() { each i in 1...35000 { let k = i } }; each i in 1...3 { when wC { g() } }",
        "100000 commands"
      ),
      ("each i in 1...3000 { get \"\(String(repeating: "a", count: 9_000))\" }", "more than 10 MB"),
      ("define f(a) { get a }; f(b: 1)", "'b' is not the parameter here"),
      ("each i in 3 { get i }", "expected a list or range"),
      ("each i in nosuch { get i }", "unknown view 'nosuch'"), ("each i in 1...2", "'{'"),
      ("each in in 1...2 { }", "can't be the name"),
      ("define f(a) { f(a) }; f(1)", "call each other more than 16 levels deep"),
      ("define add(a) { }", "'add' is a command"), ("define f(a, a) { }", "is given twice"),
      ("define f(a) { get a }; f", "f takes 1 value, not 0"),
      ("define f(a) { get a.foo }; f(1)", "a number has no foo"),
      ("define f() { get 1\n#> 1\n}", "expected output"),
      ("let x = 3", "can't be the name of a value: it multiplies"),
      ("let gap", "expected '='"), ("let gap = ", "expected a value"),
      ("let a = 1e300; let b = a * a", "too large"), ("let a = 3; add view a", "found a number"),
    ] as [(String, String)])
  func errors(_ command: String, _ message: String) throws {
    var script = Script()
    let commands = command.split(separator: "; ").map(String.init)
    do {
      for command in commands {
        let before = script.state
        do { try script.run(command) } catch {
          #expect(script.state == before)
          throw error
        }
      }
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test("take the labels of their parameters, and words for what holds") func labels() throws {
    var script = Script()
    try script.run(
      """
      define card(title, name) { add label name title }
      card(title: "Hello", name: "x")
      define dim(v, on) { set v.hidden on }
      dim(v: x, on: yes)
      """)
    #expect(try script.run("get x.text; get x.hidden") == "Hello\ntrue")
    #expect(try script.run("dim x NO; get x.hidden") == "false")
  }

  @Test("tell where a definition with an error was called") func calls() throws {
    var script = Script()
    try script.run("define inner(a) {\n  get a.foo\n}\ndefine outer(a) { inner(a) }")
    do {
      try script.run("get 1\nouter(1)")
      Issue.record("no error")
    } catch {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      #expect(lines.first?.hasPrefix("define inner:2:") == true, "\(error)")
      #expect(lines.contains { $0.hasPrefix("called at define outer:1:") })
      #expect(lines.last?.hasSuffix(":2:1") == true, "\(error)")
    }
  }

  @Test("can't grow without end") func growth() throws {
    var script = Script()
    try script.run("let t = \"aaaaaaaaaa\"; let l = [1, 2, 3]")
    #expect(throws: ScriptError.self) {
      for _ in 0..<40 { try script.run("let t = \"\\(t)\\(t)\"") }
    }
    #expect(throws: ScriptError.self) {
      for _ in 0..<40 { try script.run("let l = [l, l]") }
    }
    #expect(throws: ScriptError.self) {
      for i in 0..<2_000 { try script.run("let v\(i) = 1") }
    }
  }
}

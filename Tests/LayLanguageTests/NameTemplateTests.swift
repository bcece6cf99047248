import Testing

@testable import LayLanguage

/// `card\(i)`, wherever a name or a format stands.
@Suite("Values in names") struct NameTemplateTests {
  @Test(
    "stand in names without quotes, and in formats",
    arguments: [
      (
        "each i in 1...2 { pin card\\(i).top = superview.top + 10 * i as lead\\(i) }; get lead2.constant",
        "20"
      ),
      ("each i in 1...2 { pin V:|-12-[card\\(i)(30)] }; get card2.frame", "(0, 12, 0, 30)"),
      ("each i in 1...2 { pin \"V:|-12-[card\\(i)(30)]\" }; get card2.frame", "(0, 12, 0, 30)"),
      ("pin H:|-[card\\(1)(card\\(1 + 1))][card\\(2)(40)]; get card1.width", "40"),
      (
        "each i in 1...2 { pin card\\(i).width = i }; each i in 1...2 { group g\\(i) = c\\(i) }; get c2.isActive",
        "true"
      ),
      ("let n = \"ca\"; get \\(n)rd1.alpha; card\\(2).alpha = 0.5; card\\(4 - 2).alpha", "1\n0.5"),
      (
        "each i in 1...2 { let v\\(i) = 3 * i }; each i in 1...1 { let v\\(i) = 4; get v\\(i) }",
        "4"
      ),
      (
        "each i in 1...2 { add view \"Row\\(i) Card\"; expect \"Row\\(i) Card\".alpha = 1 }; get \"Row2 Card\".alpha",
        "1"
      ),
      ("define box(n) { add view box\\(n)-\\(n)a }; box(3); get box3-3a.alpha", "1"),
    ])
  func names(script: String, output: String) throws {
    var run = Script()
    try run.run("add view card1; add view card2")
    #expect(try run.run(script) == output)
  }

  @Test(
    "errors say what can't be meant",
    arguments: [
      ("add view card\\(i)", "test.lay:1:10", "'i' stands for nothing here"),
      ("pin V:|-[card\\(i)]", "test.lay:1:16", "'i' stands for nothing here"),
      ("each i in 3...3 { pin V:|-[card\\(i)] }", "test.lay:1:23", "unknown view 'card3'"),
      ("each i in 3...3 { pin \"V:|-[card\\(i)]\" }", "test.lay:1:23", "unknown view 'card3'"),
      ("each i in 3...3 { ad\\(i)d view a }", "test.lay:1:19", "expected a command"),
      (
        "each i in 3...3 { get root.wid\\(i) }", "test.lay:1:28",
        "expected a property after the dot"
      ),
      ("each i in 3...3 { pin V:|-[card\\(i) }", "test.lay:1:27", "'[' is never closed"),
      ("each i in 3...3 { pin V:|-(-8)[card\\(i)] }", "test.lay:1:23", "expected"),
      ("get \\(", "test.lay:1:6", "'(' is never closed"),
    ])
  func errors(script: String, place: String, message: String) throws {
    var run = Script()
    let error = #expect(throws: ScriptError.self) { try run.run(script) }
    let text = try #require(error).description
    #expect(text.contains(message), "\(text)")
    #expect(text.hasPrefix(place + ": "), "\(text)")
  }
}

import Testing

@testable import LayLanguage

/// `forall` finds the smallest counterexample, and changes nothing.
@Suite("forall")
struct ForallTests {
  private static let card = """
    add view card
    pin card leading trailing top to superview inset 16
    pin card.height = 100
    add label title "Title" in card
    pin title leading top to card inset 8

    """

  @Test("names the smallest values that fail, and those from which on it holds")
  func smallest() throws {
    var script = Script()
    try script.run("add view red\npin red.leading = superview.leading + 300\npin red.width = 40")
    let error = script.error(
      of:
        "forall number n in 3...4, width w in 320...1024 { expect red.trailing <= superview.trailing }"
    )
    let text = try #require(error)
    #expect(text.contains("error: with n = 3 and w = 320: "))
    #expect(text.contains("it holds from w = 340 on"))
    #expect(
      try script.run("forall width w in 340...1024 { expect red.trailing <= superview.trailing }")
        == "holds in all 685 cases")
  }

  @Test("says from where on it always holds, even if it holds and fails again before")
  func holes() throws {
    let script = Script()
    let property = "{ expect max((n - 1) * (n - 15), (1 - n) * (n - 15)) > 0 }"
    let error = try #require(script.error(of: "forall number n in 1...20 \(property)"))
    #expect(error.contains("with n = 1: "))
    #expect(error.contains("it holds from n = 16 on"))
    let many = try #require(script.error(of: "forall number n in 1...20000 \(property)"))
    #expect(many.contains("it holds with n = "))
  }

  @Test("finds the shortest text among more cases than are tried")
  func texts() throws {
    var script = Script()
    try script.run(Self.card)
    let error = try #require(
      script.error(of: "forall text t in title, width w in 320...1024 { expect title inside card }")
    )
    // The card of the narrowest screen has 288 points, the title begins at 8.
    let length = try #require(
      error.firstMatch(of: #/\((\d+) characters\)/#).flatMap { Int($0.output.1) })
    #expect(error.contains("and w = 320:"))
    let property = "width w in 320...320 { expect title inside card }"
    #expect(
      try script.run("forall text t in title length 0...\(length - 1), \(property)")
        == "holds in all \(length) cases")
    #expect(
      script.error(of: "forall text t in title length \(length)...\(length), \(property)") != nil)
  }

  @Test("leaves everything as it was, whether it holds or not")
  func unchanged() throws {
    var script = Script()
    try script.run(Self.card)
    let before = try script.run("save")
    let frames = try script.run("dump frames")
    try script.run(
      "forall width w in 320...330, category c in L...AX5 { set title.text \"\\(w)\"\nadd view other\nexpect title inside card }"
    )
    _ = script.error(of: "forall number n in 0...3 { remove card\nexpect root.width = n }")
    #expect(try script.run("save") == before)
    #expect(try script.run("dump frames") == frames)
    // No undo step was made.
    try script.run("undo")
    #expect(try script.run("save") != before)
  }

  @Test("'inside' looks at frames, 'in' at the hierarchy")
  func inside() throws {
    var script = Script()
    try script.run(Self.card)
    try script.run(
      "expect title in card\nexpect title inside card\nset title.text \"\(String(repeating: "long ", count: 20))\""
    )
    try script.run("expect title in card\nexpect title not inside card\nexpect card inside root")
    #expect(
      script.error(of: "expect title inside card")?.contains("title is not inside card: ") == true)
    #expect(script.error(of: "expect title inside card")?.contains(" beyond its right") == true)
    #expect(
      script.error(of: "expect card not inside root")?.contains("card is inside root") == true)
  }

  @Test("takes no other error for a counterexample")
  func errors() throws {
    var script = Script()
    try script.run(Self.card)
    for (command, message) in [
      ("forall width w in 320...330 { expect titel inside card }", "unknown view 'titel'"),
      ("forall width w in 320...330 { }", "there is nothing to check in the braces"),
      ("forall width w in 330...320 { expect satisfied }", "there is nothing in this range"),
      ("forall width w in 0.5...2 { expect satisfied }", "a range is between two whole numbers"),
      ("forall width w in -5...2 { expect satisfied }", "the root view can't be"),
      (
        "forall width w in 1...2, height w in 1...2 { expect satisfied }",
        "the name 'w' is given twice"
      ),
      ("forall text t in card { expect satisfied }", "UIView has no text"),
      (
        "forall text t in title length 0...9999999 { expect satisfied }",
        "a text has from 0 to 2000 characters"
      ),
      (
        "forall color c in 1...2 { expect satisfied }",
        "expected 'text', 'width', 'height', 'category' or 'number'"
      ),
      ("forall category c in XXS...L { expect satisfied }", "unknown text size 'XXS'"),
      ("forall width w in 1...2 { undo }", "this command is not allowed in braces"),
      ("when wC { forall width w in 1...2 { expect satisfied } }", "not allowed inside 'when'"),
    ] {
      let error = script.error(of: command)
      #expect(error?.contains(message) == true, "\(command): \(error ?? "")")
      #expect(error?.contains("with w") != true, "\(command): \(error ?? "")")
    }
  }

  @Test("works in braces and with other variables, and says how many cases of many it tried")
  func nested() throws {
    var script = Script()
    try script.run(Self.card)
    #expect(
      try script.run("each i in 1...2 { forall number n in 0...2 { expect i >= 1 } }").isEmpty
        == false)
    let many = try script.run(
      "forall number a in 0...9999999, number b in 0...9999999 { expect a + b >= 0 }")
    #expect(many == "holds in the 1996 cases tried, of 100000000000000")
  }
}

extension Script {
  /// The error of a command; nil if it succeeds.
  fileprivate func error(of command: String) -> String? {
    var copy = self
    do {
      try copy.run(command)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

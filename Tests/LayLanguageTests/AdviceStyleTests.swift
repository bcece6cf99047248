import Testing

@testable import LayLanguage

/// The same advice in several words.
@Suite("Words of advice") struct AdviceStyleTests {
  private static let start = """
    resize 400x600
    add view card
    pin card.leading = superview.leading + 20
    pin card.top = superview.top
    pin card.height = 40

    """

  @Test("commands, Swift and Interface Builder's menus say the same thing")
  func styles() {
    let lines = [
      "lay": "pin root.trailing = card.trailing + 20",
      "swift":
        "view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 20).isActive = true",
      "ib": "add Trailing Space from card to root, Constant 20",
    ]
    for (style, line) in lines {
      expectOutput("\(Self.start)suggest card --as \(style)", line)
    }
  }

  @Test("the session remembers the words, also for reports and for conflicts")
  func remembered() throws {
    var script = Script()
    try script.run("\(Self.start)suggest card --as ib")
    #expect(try script.run("suggest card").hasPrefix("add Trailing Space"))
    #expect(try script.run("report issues").contains("do: add Trailing Space"))
    try script.run("pin card.height = 50")
    let report = try #require(script.interpreter.session.layout.conflictReports().first)
    #expect(script.interpreter.summary(of: report).hasSuffix(": delete c4"))
    try script.run("report issues --as swift")
    #expect(script.interpreter.summary(of: report).hasSuffix(": c4.isActive = false"))
    try script.run("suggest card --as lay")
    #expect(script.interpreter.summary(of: report).hasSuffix(": unpin c4"))
  }

  @Test(
    "Interface Builder's words name what its menus and inspectors do",
    arguments: [
      (
        "add label a \"A\"\nadd label b \"B\"\npin H:|-[a]-[b]-|\npin a, b top to superview", "a",
        "set the Horizontal Content Hugging Priority of a to 252"
      ),
      (
        "add view a 10x10\npin a.leading = superview.leading\npin a.top >= superview.top + 8", "a",
        "set the Relation of c2 to Equal"
      ),
      (
        "add view a\nadd view b\npin H:|[a][b]|\npin a, b vertical to superview", "a",
        "add Equal Widths of a and b"
      ),
    ])
  func menus(session: String, view: String, line: String) {
    expectOutput("\(session)\nsuggest \(view) --as ib", line)
  }
}

import Testing

@testable import LayLanguage

/// Findings about views that are turned or scaled: what counts is the view, not the upright rectangle around it.
@Suite("Issues of transformed views")
struct TransformIssueTests {
  private func issues(_ commands: String) throws -> String {
    var script = Script()
    return try script.run(commands + "\nreport issues")
  }

  private static let label = """
    add label title "A label of some words"
    pin title.leading = root.leading + 100
    pin title.top = root.top + 300
    set title.transform rotation 90

    """

  @Test("a label that is turned has its own width")
  func truncatedText() throws {
    #expect(try issues(Self.label) == "no issues")
    let cut = try issues(Self.label + "pin title.width = 60")
    #expect(cut.contains("truncated-text: title is 60 wide"), "\(cut)")
  }

  @Test("a view without a width has none when it is turned")
  func zeroSize() throws {
    let found = try issues(
      """
      add view line
      pin line.leading = root.leading + 100
      pin line.top = root.top + 300
      pin line.width = 0
      pin line.height = 100
      set line.transform rotation 30
      """)
    #expect(found.contains("zero-size: line has no width"), "\(found)")
  }

  /// Two labels that are turned, one below the other.
  private static func labels(apart distance: Int) -> String {
    """
    add label one "A long label that is turned"
    add label two "Another label, turned alike"
    pin one.leading = root.leading + 60
    pin two.leading = root.leading + 60
    pin one.top = root.top + 300
    pin two.top = root.top + \(300 + distance)
    set one.transform rotation 45
    set two.transform rotation 45
    """
  }

  @Test("labels that are turned overlap where they meet")
  func overlap() throws {
    #expect(try issues(Self.labels(apart: 40)) == "no issues")
    #expect(try issues(Self.labels(apart: 20)).contains("overlap: one and two overlap"))
  }

  @Test("in a pile each text is named with three others at most")
  func heap() throws {
    let found = try issues(
      """
      each i in 1...9 {
        add label "l\\(i)" "Text"
        pin "l\\(i)".leading = root.leading + 20
        pin "l\\(i)".top = root.top + 60
      }
      """)
    #expect(found.split(separator: "\n").filter { $0.hasPrefix("overlap: ") }.count == 6 * 3 + 3)
    #expect(found.contains("overlap: l8 and l9 overlap"))
    #expect(found.contains("overlap: l1 and l4 overlap, and so do l1 and 5 more"))
  }

  @Test("what is in a view that is turned turns with it")
  func inside() throws {
    let box = """
      add view box
      pin box.leading = root.leading + 100
      pin box.top = root.top + 300
      pin box.width = 120
      pin box.height = 30
      add label inside "inside" in box
      pin inside.leading = box.leading
      pin inside.top = box.top
      set box.transform rotation 90

      """
    #expect(try issues(box) == "no issues")
    let out = try issues(box + "set box.transform rotation 180\npin inside.width = 140")
    #expect(out.contains("outside-superview: inside reaches out of box"), "\(out)")
    // Turned around its middle, the box has its top at 175 across.
    let gone = try issues(box + "pin inside.width = 600 as long")
    #expect(
      gone.contains("off-screen: inside reaches out of the screen: (154.5, 255, 20.5, 600)"),
      "\(gone)")
  }
}

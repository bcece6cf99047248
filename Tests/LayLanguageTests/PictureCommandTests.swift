import Testing

@testable import LayLanguage

/// `draw`, `render` and `preview`.
@Suite struct PictureCommandTests {
  private let card = """
    add view card
    add label title "Hello" in card
    pin card edges to superview inset 40
    pin title center to card

    """

  @Test func renderWritesAFileBesideItsScript() throws {
    let files = Files()
    var script = Script(files: files)
    #expect(try script.run(card + "render out/card.svg card", name: "dir/a.lay") == "")
    let svg = try #require(files["dir/out/card.svg"])
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains(">Hello</tspan>"))
    #expect(!svg.contains("<title>root</title>"))
    #expect(script.interpreter.session.history.count == 4)
  }

  @Test("a page is called after the script, or at a prompt after its own file")
  func pageTitles() throws {
    let files = Files()
    var script = Script(files: files)
    _ = try script.run(card + "render out/page.html", name: "dir/login.lay")
    #expect(try #require(files["dir/out/page.html"]).contains("<title>login.lay</title>"))
    _ = try script.run("render out/page.html", name: "<repl>")
    #expect(try #require(files["out/page.html"]).contains("<title>page</title>"))
  }

  @Test func renderNeedsAKnownEnding() {
    expectError(
      "render card.gif", after: card,
      """
      test.lay:1:8: error: 'card.gif' has no extension of a picture
      render card.gif
             ^~~~~~~~
      use .svg, .html, .png or .pdf
      """)
  }

  @Test func whatCannotBeMadeIsSaid() {
    expectError(
      "render card.png", after: card,
      """
      test.lay:1:8: error: can't make the .png: only .svg can be written here
      render card.png
             ^~~~~~~~
      """)
  }

  @Test func guidesAreNotDrawn() {
    expectError(
      "draw gap", after: "add guide gap",
      """
      test.lay:1:6: error: 'gap' is a layout guide, which shows nothing
      draw gap
           ^~~
      draw its view with 'guides'
      """)
  }

  @Test func drawingChangesNothing() throws {
    var script = Script()
    let before = try script.run(card + "save")
    _ = try script.run("draw\ndraw card constraints ambiguity margins guides --ascii\ndraw margins")
    #expect(try script.run("save") == before)
  }

  @Test func namesThatAreWordsOfTheCommandAreQuoted() throws {
    var script = Script()
    let output = try script.run(
      "add view margins\npin margins edges to superview\ndraw \"margins\"")
    #expect(output.contains("margins"))
    #expect(!output.contains("root"))
  }

  @Test func previewHasALineForEachScreen() throws {
    var script = Script()
    let output = try script.run(
      """
      add view wide
      pin wide.width = 500
      pin wide.height = 10
      pin wide center to superview
      preview "iPhone SE" "iPad" landscape rtl
      """)
    #expect(
      output == """
        iPhone SE (375x667): off-screen: wide
        iPhone SE rtl (375x667): off-screen: wide
        iPhone SE landscape (667x375): no issues
        iPhone SE landscape rtl (667x375): no issues
        iPad (768x1024): no issues
        iPad rtl (768x1024): no issues
        iPad landscape (1024x768): no issues
        iPad landscape rtl (1024x768): no issues
        """)
    #expect(try script.run("get root.frame") == "(0, 0, 375, 667)")
  }

  @Test func previewDrawsAllScreens() throws {
    let files = Files()
    var script = Script(files: files)
    _ = try script.run(card + "preview \"iPhone SE\" \"iPad\" text XXL to all.svg")
    let svg = try #require(files["all.svg"])
    #expect(svg.matches(of: /<g class="picture"/).count == 4)
    #expect(svg.contains(">XXL</tspan>"))
  }
}

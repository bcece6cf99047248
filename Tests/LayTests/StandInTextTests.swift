import Foundation
import Testing

/// What `lay check` says about texts that aren't translated.
@Suite("Texts of lay check that are not really texts")
struct StandInTextTests {
  /// The rules that find something about a label of a width in a document.
  private static func rules(_ text: String, width: Double, _ arguments: String...) throws -> Set<
    String
  > {
    let fixed = """
      <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>
      """
    let document = SmallDocument.storyboard(
      SmallDocument.scene(
        views: SmallDocument.label("a", text, y: 40, width: width, content: fixed),
        constraints: SmallDocument.constraint("a", "leading", "main-safe", 20)
          + SmallDocument.constraint("a", "top", "main-safe", 20)))
    let directory = try TemporaryDirectory()
    try directory.file("Main.storyboard", document)
    let run = try Program(arguments: ["check", "Main.storyboard"] + arguments).directory(directory)
      .run()
    return Set(run.stdout.matches(of: /\[([a-z-]+)\]\n/).map { String($0.output.1) })
  }

  @Test("has no translations without letters", arguments: ["+", "–", "42", "1,234"])
  func signs(text: String) throws {
    #expect(try Self.rules(text, width: 60) == [])
    #expect(try Self.rules(text, width: 60, "--languages", "double") == [])
    // What can't be read can't be read.
    #expect(try Self.rules("1,234,567", width: 40) == ["truncated-text"])
  }

  @Test(
    "only stands in for another one",
    arguments: [
      "Label", "Button", "Lorem ipsum dolor sit amet", "placeholder_file_name", "SIGN_IN_TITLE",
    ])
  func standIns(text: String) throws {
    #expect(try Self.rules(text, width: 30) == [])
  }

  @Test("is a text that looks like one", arguments: ["Labels", "Sign in", "a _ b", "_"])
  func texts(text: String) throws {
    let isSign = text == "_"
    #expect(try Self.rules(text, width: isSign ? 1 : 5) == ["truncated-text"])
  }

  @Test("in scripts is what the author wrote")
  func scripts() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "a.lay",
      """
      add label title "Title"
      pin title.leading = superview.leading
      pin title.top = safeArea.top
      pin title.width = 40

      """)
    let run = try Program("check", "a.lay").directory(directory).run()
    #expect(run.stdout.contains("[fixed-text-size]"))
  }

  @Test("is measured in the font of an attributed title, also in a configuration")
  func attributed() throws {
    func width(_ title: (String) -> String) throws -> Double {
      let text = """
        <attributedString key="attributedTitle"><fragment content="Read the terms of the service">
        <attributes><font key="NSFont" size="11" name="Helvetica"/></attributes>
        </fragment></attributedString>
        """
      let button = """
        <button contentMode="scaleToFill" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="40" width="200" height="40"/>\(title(text))</button>
        """
      let directory = try TemporaryDirectory()
      try directory.file(
        "Main.storyboard",
        SmallDocument.storyboard(
          SmallDocument.scene(
            views: button,
            constraints: SmallDocument.constraint("a", "leading", "main-safe", 20)
              + SmallDocument.constraint("a", "top", "main-safe", 20))))
      let run = try Program("frames", "Main.storyboard").directory(directory).run()
      let frame = try #require(
        run.stdout.firstMatch(of: #/\n {2}a \([0-9.]+, [0-9.]+, ([0-9.]+), /#))
      return try #require(Double(frame.output.1))
    }
    let plain = try width { "<state key=\"normal\">\($0)</state>" }
    let configured = try width {
      "<buttonConfiguration key=\"configuration\" style=\"plain\">\($0)</buttonConfiguration>"
    }
    #expect(plain > 120 && plain < 160)
    // A configuration has 12 points of room on both sides.
    #expect(abs(configured - plain - 24) < 1)
  }
}

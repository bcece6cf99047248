import AutoLayout

extension CommandDefinition {
  static let importDocument = CommandDefinition(
    name: "import",
    topic: .session,
    syntax: ["import FILE", "import FILE scene SCENE"],
    summary: "open a scene of a storyboard or xib",
    explanation: """
      The layout of the scene takes the place of the session's, as one undo step. A scene is named by \
      its controller's label, storyboard identifier, title or class, or by its id; the first one with \
      a view is opened when none is named. A top-level view of a xib counts as a scene. Views are \
      named after their label in Interface Builder, else the outlet that leads to them, else their \
      text, else their class. What the document leaves out, such as text sizes, is measured.
      """,
    examples: ["import Import/SignIn.storyboard\nget email.frame"],
    parse: parseImport)

  private static func parseImport(_ reader: inout TokenReader) throws(Problem) -> Command {
    let path = try reader.path("a storyboard or xib")
    guard !reader.isAtEnd else { return .importDocument(path, scene: nil) }
    try reader.expect(keyword: "scene", "to choose a scene")
    return .importDocument(path, scene: try reader.unquotedName("a scene"))
  }
}

import Testing

@testable import LayoutChecks

/// Faults that the canvas shows as well, and that nobody can mean.
extension DocumentFaultTests {
  private static let outlet = """
    <connections><outlet property="hello" destination="t" id="o"/></connections>
    """

  private static func screen(_ views: String, _ ties: String, _ connections: String) -> String {
    storyboard(views, constraints: ties)
      .replacing("<viewController id", with: "<viewController customClass=\"Screen\" id")
      .replacing("</viewController>", with: "\(connections)</viewController>")
  }

  private static func label(_ id: String, _ text: String, _ x: Int, _ y: Int) -> String {
    view(
      "label", id, [x, y, 41, 20], attributes: "text=\"\(text)\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  @Test(
    "are texts on top of each other, unless code can take one away or only edges touch",
    arguments: [(0, "", true), (0, outlet, false), (14, "", false)])
  func collisions(distance: Int, connections: String, isFound: Bool) throws {
    let labels = Self.label("t", "Hello", 20, 100) + Self.label("u", "World", 20, 100 + distance)
    let ties = Self.ties("t", 20, 100) + Self.ties("u", 20, 100 + distance)
    let found = try Self.found("overlap", in: Self.screen(labels, ties, connections))
    #expect(found.map { $0.severity } == (isFound ? [.warning] : []), "\(found.map { $0.text })")
  }

  @Test(
    "are texts beside the screen, unless code can change the constraint",
    arguments: [("", true), (outlet, true), (outlet.replacing("\"t\"", with: "\"t-x\""), false)])
  func drawnOffScreen(connections: String, isFound: Bool) throws {
    let text = Self.screen(
      Self.label("t", "Hello", -30, 100), Self.ties("t", -30, 100), connections)
    #expect(try Self.found("off-screen", in: text).isEmpty != isFound)
  }

  @Test("aren't pictures that reach out of the screen")
  func bleeding() throws {
    let box = Self.view(
      "view", "t", [-30, 100, 60, 50],
      """
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <constraints><constraint firstAttribute="width" constant="60" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints>
      """)
    let text = Self.screen(box, Self.ties("t", -30, 100), "")
    #expect(try Self.found("off-screen", in: text).isEmpty)
  }
}

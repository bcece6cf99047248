import Testing

@testable import LayoutChecks

/// Faults that the canvas shows as well, and that can't be intended.
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

  @Test(
    "are copies left on their originals, which have the outlets",
    arguments: [("Hello", "41", true), ("World", "41", false), ("Hello", "60", false)])
  func copies(text: String, width: String, isFound: Bool) throws {
    let labels =
      Self.label("t", "Hello", 20, 100)
      + Self.label("u", text, 20, 100).replacing("width=\"41\"", with: "width=\"\(width)\"")
    let ties = Self.ties("t", 20, 100) + Self.ties("u", 20, 100)
    let found = try Self.found("overlap", in: Self.screen(labels, ties, Self.outlet))
    #expect(found.isEmpty != isFound, "\(found.map { $0.text })")
  }

  private static func button(_ id: String, _ x: Int, _ y: Int, _ content: String = "") -> String {
    view(
      "button", id, [x, y, 100, 40], attributes: "buttonType=\"system\"",
      """
      <constraints><constraint firstAttribute="width" constant="100" id="\(id)-w"/>
      <constraint firstAttribute="height" constant="40" id="\(id)-h"/></constraints>
      <state key="normal" title="Send"/>\(content)
      """)
  }

  @Test(
    "are views drawn in the middle that keep to one side",
    arguments: [(137, true), (138, true), (120, false), (20, false)])
  func middle(x: Int, isFound: Bool) throws {
    let text = storyboard(Self.button("b", x, 100), constraints: Self.ties("b", x, 100))
    let found = try Self.found("fixed-screen-width", in: text)
    #expect(found.contains { $0.text.contains("is centered where it is drawn") } == isFound)
    // A second tie, or a neighbor, tells what is meant.
    let tie = """
      <constraint firstItem="root" firstAttribute="trailing" secondItem="b" \
      secondAttribute="trailing" constant="\(275 - x)" id="end"/>
      """
    let held = storyboard(
      Self.button("b", x, 100), constraints: Self.ties("b", x, 100) + tie)
    #expect(try Self.found("fixed-screen-width", in: held).isEmpty)
  }

  @Test(
    "are controls under a plain view that takes their touches",
    arguments: [
      ("view", "", true), ("view", "userInteractionEnabled=\"NO\"", false),
      ("imageView", "", false), ("view", "hidden=\"YES\"", false),
    ])
  func shields(element: String, attributes: String, isFound: Bool) throws {
    let action = """
      <connections><action selector="send" destination="vc1" eventType="touchUpInside" id="a"/>\
      </connections>
      """
    let shield = Self.view(
      element, "s", [0, 80, 300, 100], attributes: attributes,
      """
      <constraints><constraint firstAttribute="width" constant="300" id="sw"/>
      <constraint firstAttribute="height" constant="100" id="sh"/></constraints>
      """)
    let ties = Self.ties("b", 40, 100) + Self.ties("s", 0, 80)
    let button = Self.button("b", 40, 100, action)
    let found = try Self.found("dead-control", in: storyboard(button + shield, constraints: ties))
    #expect(
      found.map { $0.text }
        == (isFound ? ["view1 takes the touches of \"Send\", on which it lies"] : []))
    #expect(
      try Self.found("dead-control", in: storyboard(shield + button, constraints: ties)).isEmpty)
  }

  @Test(
    "are open sizes of views that have none of their own, whatever is in them",
    arguments: ["view", "tableView", "textView"], ["", outlet])
  func unsizedViews(element: String, connections: String) throws {
    let content = "<subviews>\(Self.label("inside", "Hello", 8, 8))</subviews>"
    let tie = """
      <constraints><constraint firstItem="inside" firstAttribute="top" secondItem="t" \
      secondAttribute="top" constant="8" id="it"/><constraint firstItem="inside" \
      firstAttribute="leading" secondItem="t" secondAttribute="leading" constant="8" id="il"/>
      </constraints>
      """
    let isContainer = element == "view"
    let text = Self.screen(
      Self.view(element, "t", [20, 100, 60, 50], isContainer ? content + tie : ""),
      Self.ties("t", 20, 100), connections)
    let idle = "class Screen: UIViewController { @IBOutlet var hello: UIView! }"
    let busy = idle.replacing(
      "}", with: "override func viewDidLoad() { hello.heightAnchor.constraint() } }")
    func isFound(_ code: [String: String]) throws -> Bool {
      try !Self.found("ambiguity", in: text, code: code).isEmpty
    }
    // Code that isn't at hand may constrain what it has an outlet to.
    #expect(try isFound([:]) == connections.isEmpty)
    #expect(try isFound(["Screen": idle]))
    #expect(try isFound(["Screen": busy]) == connections.isEmpty)
  }
}

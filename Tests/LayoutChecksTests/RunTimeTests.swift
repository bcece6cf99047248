import AutoLayout
import Testing

@testable import LayoutChecks

/// Differences between the canvas and the running app, and faults that can't be intended.
@Suite("Checks of documents")
struct RunTimeTests {
  private static func button(_ size: String) -> String {
    """
    <button opaque="NO" contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="b" \
    buttonType="system"><rect key="frame" x="20" y="20" width="200" height="20"/>
    <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>
    <state key="normal" title="Next"/><connections><action selector="next:" \
    destination="vc1" eventType="touchUpInside" id="a"/></connections></button>
    """
  }

  private static func tied(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="20" id="\(id)l"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="20" id="\(id)t"/>
    """
  }

  @Test("of launch screens say nothing of touches")
  func launchScreens() throws {
    let rule = try #require(CheckRule.named("touch-target"))
    for (attributes, count) in [("", 1), (" launchScreen=\"YES\"", 0)] {
      let text = storyboard(
        Self.button("20"), constraints: Self.tied("b"), attributes: attributes)
      #expect(try groups(inDocument: text, Check(rules: [rule])).count == count, "\(attributes)")
    }
  }

  @Test("say nothing of the size of buttons that nothing connects")
  func unconnected() throws {
    let button = Self.button("20").replacing(#/<connections>.*</connections>/#, with: "")
    let rule = try #require(CheckRule.named("touch-target"))
    #expect(
      try groups(
        inDocument: storyboard(button, constraints: Self.tied("b")), Check(rules: [rule])
      ).isEmpty)
  }

  @Test("say nothing of the size of buttons that take no touches")
  func untouchable() throws {
    let rule = try #require(CheckRule.named("touch-target"))
    let button = Self.button("20").replacing(
      "<button ", with: "<button userInteractionEnabled=\"NO\" ")
    let text = storyboard(button, constraints: Self.tied("b"))
    #expect(try groups(inDocument: text, Check(rules: [rule])).isEmpty)
  }

  @Test("don't guess how wide a text in an unknown font is, whatever places it")
  func fonts() throws {
    func label(_ font: String) -> String {
      """
      <label text="Enter your postal code" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
      fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="100" height="41"/>
      <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
      """
    }
    let rule = try #require(CheckRule.named("truncated-text"))
    let counts = try [
      "type=\"system\"", "name=\"AGaramondPro-Regular\" family=\"Adobe Garamond Pro\"",
    ]
    .map { try groups(inDocument: storyboard(label($0)), Check(rules: [rule])).count }
    #expect(counts == [1, 0])
  }

  @Test("leave out sizes that a contradiction made")
  func contradictions() throws {
    let rules = try ["conflict", "touch-target"].map { try #require(CheckRule.named($0)) }
    let another =
      "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"60\" id=\"h2\"/>"
    let text = storyboard(Self.button("20"), constraints: Self.tied("b") + another)
    #expect(try groups(inDocument: text, Check(rules: rules)).map { $0.rule.id } == ["conflict"])
  }

  @Test("tell no screen size at which bars begin, and no number for them")
  func bars() throws {
    let found = try groups(
      in: """
        add label title "Title"
        pin title.leading = superview.leading + 20
        pin title.top = safeArea.top + 20
        """, Check(rules: [try #require(CheckRule.named("under-bars"))]))
    #expect(found.map { $0.breakpoint } == [nil])
    #expect(found.map { $0.cause?.remedy } == ["tie it to the safe area"])
  }

  /// A view that is 400 points wide on the canvas and has another size in the app.
  private static func placeholder(_ attributes: String) -> String {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v" customClass="Chart"\(attributes)>
      <rect key="frame" x="20" y="20" width="400" height="50"/></view>
      """
    let label = """
      <label text="Beside" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="440" y="20" width="54" height="20"/></label>
      """
    let beside = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="trailing" \
      constant="20" id="al"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="at"/>
      """
    return storyboard(view + label, constraints: Self.tied("v") + beside)
  }

  @Test("don't count sizes that only hold a place on the canvas")
  func placeholders() throws {
    let sized = " placeholderIntrinsicWidth=\"400\" placeholderIntrinsicHeight=\"50\""
    #expect(try groups(inDocument: Self.placeholder(sized)).map { $0.text } == [])
  }

  @Test(
    "tell constraints that can't be used",
    arguments: [
      ("firstItem=\"gone\" firstAttribute=\"top\"", "its first item 'gone' is not in its scene"),
      ("firstItem=\"b\" firstAttribute=\"width\" constant=\"nan\"", "whose constant is 'nan'"),
      ("firstItem=\"b\" firstAttribute=\"depth\"", "the unknown attribute 'depth'"),
      ("firstItem=\"b\" firstAttribute=\"top\" secondItem=\"safe\"", "without secondAttribute"),
    ])
  func unusable(attributes: String, reason: String) throws {
    let text = storyboard(
      Self.button("44"), constraints: Self.tied("b") + "\n<constraint \(attributes) id=\"x\"/>")
    let found = try groups(inDocument: text).filter { $0.rule.id == "unusable-constraint" }
    #expect(found.count == 1)
    #expect(found.first?.text.contains(reason) == true)
    #expect(found.first?.fingerprint == "unusable-constraint/s1/x")
    #expect(found.first?.place != nil)
  }

  @Test("tell the screen height at which something becomes too low")
  func heights() throws {
    let found = try groups(
      in: """
        add button next "Next"
        pin next.leading = safeArea.leading + 20
        pin next.top = superview.top + 500
        """, Check(rules: [try #require(CheckRule.named("off-screen"))]))
    #expect(found.count == 1)
    // 500 and the 30 of the button, where up to 2 may be missing.
    #expect(found.first?.breakpoint == "on screens shorter than 528 pt")
  }

  @Test("of a hundred overlapping texts end soon, and name each")
  func crowds() throws {
    let lines = (0..<100).map { number in
      """
      add label l\(number) "Some text"
      pin l\(number).leading = safeArea.leading + 20
      pin l\(number).top = safeArea.top + 20
      """
    }
    let found = try groups(
      in: lines.joined(separator: "\n"),
      Check(rules: [try #require(CheckRule.named("overlap"))]))
    #expect(found.count == 1)
    let names = Set(([found[0].text] + found[0].others).flatMap { $0.split(separator: " ") })
    #expect((0..<100).allSatisfy { names.contains("l\($0)") })
  }
}

import Foundation
import Testing

/// Findings that `lay check` omits because they don't occur when the app runs.
@Suite("What lay check doesn't take for a fault")
struct CheckPrecisionTests {
  /// The output of checking a document, with these files around it.
  private static func check(
    _ document: String, at path: String = "Main.storyboard", _ files: [String: String] = [:]
  ) throws -> String {
    let directory = try TemporaryDirectory()
    try directory.file(path, document)
    for (name, text) in files { try directory.file(name, text) }
    return try Program(arguments: ["check", path]).directory(directory).run().stdout
  }

  /// A view without content.
  private static func view(_ id: String, height: Double? = nil, width: Double? = nil) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(width ?? 100)" height="\(height ?? 100)"/></view>
    """
  }

  /// A constraint of a length.
  private static func length(_ view: String, _ attribute: String, _ points: Double) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" constant="\(points)" \
    id="\(view)-\(attribute)-\(points)"/>
    """
  }

  @Test("is a view above the keyboard")
  func keyboard() throws {
    let views = Self.view("box")
    let document = SmallDocument.storyboard(
      SmallDocument.scene(
        views: views,
        constraints: ["leading", "trailing", "top"].map {
          SmallDocument.constraint("box", $0, "main-safe")
        }.joined() + """
          <constraint firstItem="box" firstAttribute="bottom" secondItem="keyboard" \
          secondAttribute="top" id="above"/>
          """
      ).replacing(
        "<subviews>", with: "<keyboardLayoutGuide key=\"keyboard\" id=\"keyboard\"/><subviews>"))
    #expect(try Self.check(document) == "no findings in 1 file\n")
  }

  @Test("is a content view that was saved in another cell")
  func contentViews() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects><tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="54"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="768" height="87"/>
      <subviews>
      \(SmallDocument.label("title", "Filters", y: 16, width: 60))
      </subviews>
      <constraints>
      \(SmallDocument.constraint("title", "leading", "content", 16))
      \(SmallDocument.constraint("title", "top", "content", 16))
      \(SmallDocument.constraint("title", "bottom", "content", -16))
      </constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    #expect(try Self.check(document, at: "Cell.xib") == "no findings in 1 file\n")
  }

  @Test("are texts that lie on each other where they are drawn, from right to left as well")
  func mirroredOverlaps() throws {
    let widths = Self.length("a", "width", 300) + Self.length("b", "width", 150)
    let document = SmallDocument.storyboard(
      SmallDocument.scene(
        views: SmallDocument.label("a", "Someone", y: 100, width: 300)
          + SmallDocument.label("b", "Somewhere", y: 110, width: 150),
        constraints: widths
          + ["a": 80.0, "b": 90].sorted { $0.key < $1.key }.map { id, top in
            SmallDocument.constraint(id, "leading", "main-safe", 20)
              + SmallDocument.constraint(id, "top", "main-safe", top)
          }.joined())
    ).replacing("id=\"a\"", with: "customClass=\"Title\" id=\"a\"")
    #expect(try Self.check(document) == "no findings in 1 file\n")
  }

  @Test(
    "are contradictions that nobody sees", arguments: [(20.33, false), (21, true)])
  func pixels(height: Double, isFound: Bool) throws {
    let document = SmallDocument.storyboard(
      SmallDocument.scene(
        views: Self.view("box", height: 20),
        constraints: SmallDocument.constraint("box", "leading", "main-safe")
          + SmallDocument.constraint("box", "top", "main-safe") + Self.length("box", "width", 40)
          + Self.length("box", "height", 20) + Self.length("box", "height", height)))
    #expect(try Self.check(document).contains("[conflict]") == isFound)
  }

  /// Labels or buttons of some heights whose baselines are level.
  private static func baselines(_ heights: Double..., views: (String, Double) -> String) -> String {
    let ids = heights.indices.map { "v\($0)" }
    return SmallDocument.storyboard(
      SmallDocument.scene(
        views: zip(ids, heights).map(views).joined(),
        constraints: zip(ids, heights).map { id, height in
          length(id, "height", height)
            + SmallDocument.constraint(id, "leading", "main-safe", id == "v0" ? 20 : 200)
        }.joined() + SmallDocument.constraint("v0", "top", "main-safe", 40)
          + SmallDocument.constraint("v1", "firstBaseline", "v0")))
  }

  @Test("are baselines of texts that are level, and of buttons without one")
  func levelBaselines() throws {
    let label = { (id: String, height: Double) in
      SmallDocument.label(id, "Text", y: 40, width: 40).replacing("20.5", with: "\(height)")
    }
    let button = { (id: String, height: Double) in
      """
      <button buttonType="infoLight" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="40" width="24" height="\(height)"/></button>
      """
    }
    #expect(try !Self.check(Self.baselines(80, 80, views: label)).contains("[stretched-baseline]"))
    #expect(try !Self.check(Self.baselines(80, 50, views: button)).contains("[stretched-baseline]"))
    #expect(try Self.check(Self.baselines(80, 50, views: label)).contains("[stretched-baseline]"))
  }

  /// A view that has no room between its sides from right to left.
  private static let oneWay = SmallDocument.storyboard(
    SmallDocument.scene(
      views: view("box"),
      constraints: ["left", "leading"].map { SmallDocument.constraint("box", $0, "main-root", 20) }
        .joined() + SmallDocument.constraint("box", "top", "main-safe") + length("box", "width", 40)
        + length("box", "height", 40)))

  /// A project that is translated into these languages.
  private static func project(_ languages: String) -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = { P = { isa = PBXProject; knownRegions = ( \(languages) ); }; };
      rootObject = P; }

      """
    ]
  }

  /// The line about the contradiction.
  private static func conflict(_ files: [String: String]) throws -> (severity: String, note: Bool) {
    let found = try check(oneWay, at: "App/Main.storyboard", files)
    let severity = try #require(found.firstMatch(of: /: (error|note): .*\[conflict\]/))
    return (
      String(severity.output.1), found.contains(", a direction that no language of the app has")
    )
  }

  @Test("is what only readers of other languages would see: a note")
  func languages() throws {
    #expect(try Self.conflict([:]) == ("error", false))
    #expect(try Self.conflict(Self.project("en, Base, \"pt-BR\",")) == ("note", true))
    #expect(try Self.conflict(Self.project("en, Base, ar,")) == ("error", false))
    #expect(try Self.conflict(["App/de.lproj/Other.strings": ""]) == ("note", true))
    #expect(try Self.conflict(["App/he.lproj/Other.strings": ""]) == ("error", false))
  }

  @Test("names what is wrong before the constraint")
  func faults() throws {
    let fixed = SmallDocument.storyboard(
      SmallDocument.scene(
        views: SmallDocument.label("a", "Current email", y: 40, width: 110),
        constraints: SmallDocument.constraint("a", "left", "main-root", 20)
          + SmallDocument.constraint("a", "top", "main-safe", 20) + Self.length("a", "width", 110)))
    // Where texts have translations, others may be longer still.
    let found = try Self.check(
      fixed, at: "App/Base.lproj/Main.storyboard",
      ["App/ar.lproj/Main.strings": "\"a.text\" = \"Mail\";"])
    #expect(found.contains(": the width of \"Current email\" is fixed: "))
    #expect(found.contains(": \"Current email\" keeps to the left in right-to-left languages: "))
  }

  @Test("says what a mask that is switched off leaves open")
  func masks() throws {
    let views = """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0.0" y="20" width="375" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let sides =
      SmallDocument.constraint("bar", "leading", "main-root")
      + SmallDocument.constraint("bar", "trailing", "main-root")
      + SmallDocument.constraint("bar", "top", "main-root")
    func found(_ constraints: String) throws -> String {
      try Self.check(
        SmallDocument.storyboard(SmallDocument.scene(views: views, constraints: constraints)))
    }
    let open = "and add constraints: its height is open then"
    #expect(try found(sides).contains(open))
    #expect(try !found(sides + Self.length("bar", "height", 50)).contains(open))
  }

  @Test("says how much height is missing where contents compete for it")
  func lowScreens() throws {
    let labels = (0..<60).map { SmallDocument.label("l\($0)", "Line \($0)", y: 0, width: 60) }
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="375" height="647"/>
      <subviews>\(labels.joined())</subviews></stackView>
      """
    let document = SmallDocument.storyboard(
      SmallDocument.scene(
        views: stack,
        constraints: ["leading", "trailing", "top", "bottom"].map {
          SmallDocument.constraint("stack", $0, "main-safe")
        }.joined()))
    let found = try Self.check(document)
    #expect(found.contains("[ambiguity]"))
    #expect(found.contains(/the contents need \d+ pt more than there is: let them scroll/))
  }

  @Test("names views that depend on an ambiguous one")
  func followers() throws {
    let open = SmallDocument.storyboard(
      SmallDocument.scene(
        views: SmallDocument.label("a", "First", y: 40, width: 40)
          + SmallDocument.label("b", "Second", y: 80, width: 60),
        constraints: SmallDocument.constraint("b", "leading", "a")
          + SmallDocument.constraint("a", "top", "main-safe", 20)
          + SmallDocument.constraint("b", "top", "main-safe", 60)))
    #expect(try Self.check(open).contains(", on which "))
  }
}

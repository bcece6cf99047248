import Foundation
import TestSupport
import Testing

/// `lay diff` of storyboards and xibs.
@Suite("lay diff of documents")
struct DocumentDiffTests {
  /// A row of views with everything that isn't about layout.
  private static let views = """
    \(SmallDocument.label("one", "First", y: 40, width: 80))
    \(SmallDocument.label(
      "two", "Second", y: 80, width: 80,
      content: """
        <accessibility key="accessibilityConfiguration" label="Second">\
        <accessibilityTraits key="traits" staticText="YES"/></accessibility>
        """))
    <slider opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="slide">
    <rect key="frame" x="20" y="120" width="200" height="31"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/>\
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><action selector="slide:" destination="main-controller" eventType="valueChanged" id="act"/>
    </connections></slider>
    <tableView style="plain" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="table">
    <rect key="frame" x="0" y="200" width="375" height="300"/></tableView>
    """

  private static let constraints =
    ["one", "two", "slide", "table"].enumerated().map { row, id in
      SmallDocument.constraint(id, "leading", "main-root", 20)
        + SmallDocument.constraint(id, "top", "main-root", Double(40 * (row + 1)))
    }.joined() + """
      <constraint firstItem="slide" firstAttribute="width" constant="200" id="slide-width"/>
      <constraint firstItem="table" firstAttribute="width" constant="300" id="table-width"/>
      <constraint firstItem="table" firstAttribute="height" constant="300" id="table-height"/>
      """

  private static let old = SmallDocument.storyboard(
    SmallDocument.scene(
      views: views, constraints: constraints,
      connections: """
        <outlet property="title" destination="one" id="out"/>
        <segue destination="main-controller" kind="show" identifier="again" id="seg"/>
        """))

  private static func diff(_ new: String, _ arguments: String...) throws -> Program.Run {
    let directory = try TemporaryDirectory()
    try directory.file("old.storyboard", old)
    try directory.file("new.storyboard", new)
    return try Program(arguments: ["diff"] + arguments + ["old.storyboard", "new.storyboard"])
      .directory(directory).run()
  }

  @Test(
    "says what else a document says differently, in Interface Builder's words",
    arguments: [
      (
        "<slider ", "<slider customClass=\"RangeSlider\" customModule=\"App\" ",
        "class of slider1 (UISlider → RangeSlider)"
      ),
      (
        "staticText=\"YES\"", "staticText=\"YES\" button=\"YES\"",
        "accessibility traits of Second (staticText → staticText, button)"
      ),
      (
        "label=\"Second\"", "label=\"The second\"",
        "accessibility label of Second (Second → The second)"
      ),
      (
        "value=\"4\"", "value=\"8\"",
        "runtime attribute layer.cornerRadius of slider1 (4 → 8)"
      ),
      (
        "<action selector=\"slide:\" destination=\"main-controller\" eventType=\"valueChanged\" id=\"act\"/>",
        "", "action slide: for valueChanged of slider1 (removed)"
      ),
      ("kind=\"show\"", "kind=\"push\"", "kind of segue again (show → push)"),
      (
        "<connections>\n<outlet", "<nil key=\"simulatedTopBarMetrics\"/><connections>\n<outlet",
        "simulated top bar of view controller (inferred → none)"
      ),
      ("<slider ", "<slider tag=\"3\" ", "tag of slider1 (0 → 3)"),
      ("<slider ", "<slider somethingNew=\"3\" ", "somethingNew of slider1 (none → 3)"),
      (
        "<label ", "<label userInteractionEnabled=\"NO\" ",
        "user interaction of title (YES → NO)"
      ),
      (
        "id=\"slide-width\"", "identifier=\"wide\" id=\"slide-width\"",
        "identifier of slider1.width = 200 (none → wide)"
      ),
      (
        "id=\"main-controller\"", "storyboardIdentifier=\"Main\" id=\"main-controller\"",
        "storyboard id of view controller Main (none → Main)"
      ),
    ])
  func others(from: String, to: String, expected: String) throws {
    let run = try Self.diff(Self.old.replacing(from, with: to, maxReplacements: 1))
    #expect(run.status == 1)
    let lines = run.stdout.split(separator: "\n")
    #expect(lines.count == 2, "\(run.stdout)\(run.stderr)")
    #expect(lines.last.map(String.init) == "  ~ 1 other change: \(expected)")
  }

  @Test(
    "says what frames depend on for each view",
    arguments: [
      (
        "style=\"plain\"", "style=\"insetGrouped\"",
        "~ tableview1: table style plain → insetGrouped"
      ),
      ("rowHeight=\"44\"", "rowHeight=\"60\"", "~ tableview1: row height 44 → 60"),
      ("text=\"Second\"", "hidden=\"YES\" text=\"Second\"", "~ Second: hidden NO → YES"),
    ])
  func layout(from: String, to: String, expected: String) throws {
    let run = try Self.diff(Self.old.replacing(from, with: to))
    #expect(run.status == 1)
    let lines = run.stdout.split(separator: "\n").filter { $0.contains("~ ") }
    #expect(lines == ["  \(expected)"], "\(run.stdout)")
  }

  @Test("tells in one line what several objects have in common")
  func grouped() throws {
    let new = Self.old
      .replacing("<label ", with: "<label textAlignment=\"center\" ")
      .replacing(
        "<outlet property=\"title\" destination=\"one\" id=\"out\"/>",
        with: """
          <outlet property="title" destination="one" id="out"/>
          <outlet property="list" destination="table" id="o2"/>
          <outlet property="slide" destination="slide" id="o3"/>
          """)
    let run = try Self.diff(new)
    #expect(
      run.stdout.hasSuffix(
        """
          ~ 4 other changes:
              outlets list and slide of view controller (added)
              text alignment of title and Second (none → center)

        """), "\(run.stdout)")
  }

  @Test("says nothing of what Interface Builder writes for itself, or writes as it is without it")
  func nothing() throws {
    let new = Self.old.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"32700\"")
      .replacing("appearance=\"light\"", with: "appearance=\"dark\"")
      .replacing(
        "<slider ", with: "<slider contentMode=\"scaleToFill\" horizontalHuggingPriority=\"250\" "
      )
      .replacing(
        "<scenes>", with: "<dependencies><deployment identifier=\"iOS\"/></dependencies><scenes>")
    let run = try Self.diff(new)
    #expect(run.status == 0)
    #expect(run.stdout == "", "\(run.stdout)")
  }

  @Test("tells scenes without views, what is in them, and what is about the whole document")
  func containers() throws {
    let container = """
      <scene sceneID="nav"><objects>
      <navigationController id="nav-controller" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nav-bar"/></navigationController></objects></scene>
      """
    let directory = try TemporaryDirectory()
    let with = Self.old.replacing("</scenes>", with: container + "</scenes>")
    try directory.file("old.storyboard", Self.old)
    try directory.file("with.storyboard", with)
    try directory.file(
      "new.storyboard",
      with.replacing("<navigationController ", with: "<navigationController customClass=\"Flow\" ")
        .replacing("useSafeAreas=\"YES\"", with: "useSafeAreas=\"NO\""))
    func diff(_ old: String, _ new: String) throws -> String {
      try Program("diff", old, new).directory(directory).run().stdout
    }
    #expect(
      try diff("old.storyboard", "with.storyboard")
        == "with.storyboard: navigation controller\n  + scene without views\n")
    #expect(
      try diff("with.storyboard", "old.storyboard")
        == "old.storyboard: navigation controller\n  - scene without views\n")
    #expect(
      try diff("with.storyboard", "new.storyboard") == """
        new.storyboard: Flow
          ~ 1 other change: class of navigation controller (UINavigationController → Flow)
        new.storyboard
          ~ 1 other change: safe area layout guides (YES → NO)

        """)
  }

  @Test("tells another order of subviews, and views of some size classes")
  func order() throws {
    let label = SmallDocument.label("one", "First", y: 40, width: 80)
    let swapped = Self.old.replacing(label + "\n", with: "")
      .replacing("</slider>", with: "</slider>" + label)
    let run = try Self.diff(swapped)
    #expect(
      run.stdout.contains(
        "  ~ root: order title, Second, slider1 → Second, slider1, title\n"),
      "\(run.stdout)")
    let variation = """
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="two"/></mask></variation>
      """
    let hidden = try Self.diff(
      Self.old.replacing("</constraints>\n</view>", with: "</constraints>\(variation)\n</view>"))
    #expect(hidden.status == 1)
    #expect(
      hidden.stdout.contains("  ~ 1 other change: installed for hC of Second (YES → NO)\n"),
      "\(hidden.stdout)\(hidden.stderr)")
  }

  @Test("and lay check know screens without a view of an unknown size")
  func leftOut() throws {
    let chart = """
      <view customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO" id="chart">
      <rect key="frame" x="20" y="300" width="100" height="100"/></view>
      """
    let variation = """
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="chart"/></mask></variation>
      """
    let document = SmallDocument.storyboard(
      SmallDocument.scene(
        views: SmallDocument.label("one", "First", y: 40, width: 80) + chart,
        constraints: SmallDocument.constraint("one", "leading", "main-root", 20)
          + SmallDocument.constraint("chart", "leading", "main-root", 20))
    ).replacing("</constraints>\n</view>", with: "</constraints>\(variation)\n</view>")
    let directory = try TemporaryDirectory()
    try directory.file("old.storyboard", document)
    try directory.file("new.storyboard", document.replacing("\"First\"", with: "\"Second\""))
    let check = try Program("check", "old.storyboard").directory(directory).run()
    #expect(check.status == 1, "\(check.stderr)")
    let run = try Program("diff", "old.storyboard", "new.storyboard").directory(directory).run()
    #expect(run.status == 1, "\(run.stderr)")
    #expect(run.stdout.contains("~ Second: text First → Second\n"))
  }
}

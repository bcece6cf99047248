import Foundation
import Testing

/// Scenes and views that have no screen of their own, in `lay check`.
@Suite("Embedded scenes in lay check")
struct EmbeddedSceneTests {
  /// A scene with a label at the top, over which the bars are, and one that a phone on its side has no room for.
  private static func scene(_ id: String, _ connections: String = "") -> String {
    SmallDocument.scene(
      id,
      views: SmallDocument.label("\(id)-top", "Above", y: 100, width: 48)
        + SmallDocument.label("\(id)-low", "Far below", y: 500, width: 74),
      constraints: SmallDocument.constraint("\(id)-top", "leading", "\(id)-root", 20)
        + SmallDocument.constraint("\(id)-top", "top", "\(id)-root", 30)
        + SmallDocument.constraint("\(id)-low", "leading", "\(id)-root", 20)
        + SmallDocument.constraint("\(id)-low", "top", "\(id)-root", 500),
      connections: connections)
  }

  private static func segue(_ kind: String, to scene: String) -> String {
    "<segue destination=\"\(scene)-controller\" kind=\"\(kind)\" id=\"\(kind)-\(scene)\"/>"
  }

  /// A navigation controller that shows a scene first.
  private static func navigation(_ id: String, of scene: String) -> String {
    """
    <scene sceneID="\(id)"><objects>
    <navigationController id="\(id)-controller" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar"/>
    <connections><segue destination="\(scene)-controller" kind="relationship" \
    relationship="rootViewController" id="\(id)-root"/></connections>
    </navigationController></objects></scene>
    """
  }

  /// The scenes that a rule finds something about.
  private static func found(_ rule: String, in document: String) throws -> Set<String> {
    let directory = try TemporaryDirectory()
    try directory.file("Main.storyboard", document)
    let run = try Program("check", "Main.storyboard", "--json").directory(directory).run()
    let object = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    return Set(
      findings.filter { $0["rule"] as? String == rule }.compactMap { $0["scene"] as? String })
  }

  @Test("are laid out as they are drawn")
  func embedded() throws {
    let alone = SmallDocument.storyboard(Self.scene("a"), Self.scene("b"))
    #expect(try Self.found("off-screen", in: alone) == ["a", "b"])
    let inside = SmallDocument.storyboard(
      Self.scene("a", Self.segue("embed", to: "b")), Self.scene("b"))
    #expect(try Self.found("off-screen", in: inside) == ["a"])
    #expect(try Self.found("under-bars", in: inside).isSubset(of: ["a"]))
  }

  @Test(
    "are those that an embedded navigation controller shows and that they push; not what others push"
  )
  func pushed() throws {
    let inside = SmallDocument.storyboard(
      Self.scene("a", Self.segue("embed", to: "n")), Self.navigation("n", of: "b"),
      Self.scene("b", Self.segue("show", to: "c")), Self.scene("c"))
    #expect(try Self.found("off-screen", in: inside) == ["a"])
    let around = SmallDocument.storyboard(
      Self.navigation("n", of: "a"), Self.scene("a", Self.segue("embed", to: "b")),
      Self.scene("b", Self.segue("show", to: "c")), Self.scene("c"))
    #expect(try Self.found("off-screen", in: around) == ["a", "c"])
  }

  @Test("have the bars of controllers in the document; others have a status bar only")
  func bars() throws {
    let alone = SmallDocument.storyboard(Self.scene("a"))
    let below = SmallDocument.storyboard(Self.navigation("n", of: "a"), Self.scene("a"))
    #expect(try Self.amount(in: alone) < Self.amount(in: below))
    let navigationItem = alone.replacing(
      "</viewController>",
      with: "<navigationItem key=\"navigationItem\" id=\"i\"/></viewController>")
    #expect(try Self.amount(in: navigationItem) == Self.amount(in: alone))
    let simulated = alone.replacing(
      "</viewController>",
      with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/></viewController>")
    #expect(try Self.amount(in: simulated) == Self.amount(in: below))
  }

  /// How far a label 10 points below the top is covered on an upright iPhone SE, in points.
  private static func amount(in document: String) throws -> Double {
    let directory = try TemporaryDirectory()
    try directory.file(
      "Main.storyboard", document.replacing("constant=\"30.0\"", with: "constant=\"10.0\""))
    try directory.file(
      ".laycheck", "check devices \"iPhone SE\"\ncheck orientations portrait\ncheck sizes L\n")
    let run = try Program("check", "Main.storyboard", "--json").directory(directory).run()
    let found = run.stdout.firstMatch(of: /([0-9.]+) pt of \S+ are under/)
    return found.flatMap { Double($0.output.1) } ?? 0
  }

  @Test("of xibs have unknown bars")
  func xibs() throws {
    let labels = SmallDocument.label("top", "Above", y: 30, width: 48)
    let constraints =
      SmallDocument.constraint("top", "top", "root", 10)
      + SmallDocument.constraint("top", "leading", "root", 20)
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="Alert"><connections><outlet property="view" destination="root" id="o"/></connections>
      </placeholder>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(labels)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view>
      </objects></document>

      """
    let directory = try TemporaryDirectory()
    try directory.file("Alert.xib", xib)
    let run = try Program("check", "Alert.xib").directory(directory).run()
    #expect(!run.stdout.contains("under-bars"))
  }
}

import InterfaceBuilder
import Testing

@testable import LayoutChecks

/// What the app's code changes, no document tells.
@Suite("Code beside documents")
struct CodeInfluenceTests {
  /// A label that is cut off by its width, and two heights that contradict each other, in a class with outlets.
  private static let document = storyboard(
    content: """
      <subviews>
      <label text="A title that is rather long" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="20" y="20" width="100" height="20"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="80" width="50" height="50"/>
      <constraints><constraint firstAttribute="width" constant="50" id="bw"/>
      <constraint firstAttribute="height" constant="50" id="h1"/>
      <constraint firstAttribute="height" constant="70" id="h2"/></constraints></view>
      </subviews>
      <constraints>
      <constraint firstItem="t" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c3"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="80" id="c4"/>
      </constraints>
      """
  ).replacing(
    "<viewController id=\"vc1\"", with: "<viewController customClass=\"Screen\" id=\"vc1\""
  ).replacing(
    "</viewController>",
    with: """
      <connections><outlet property="titleLabel" destination="t" id="o1"/>
      <outlet property="tall" destination="h2" id="o2"/></connections></viewController>
      """)

  private static func rules(_ source: String) throws -> Set<String> {
    let document = try InterfaceDocument(Array(document.utf8))
    let files = NearbyFiles(
      read: { $0 == "/app/Screen.swift" ? Array(source.utf8) : nil },
      names: { $0 == "/app" ? [".git", "Screen.swift", "Main.storyboard"] : [] })
    let code = AppCode(files)
    let subjects = document.parts.map { part in
      CheckSubject(part, of: document) { code.facts(ofClass: $0, near: "/app/Main.storyboard") }
    }
    return Set(subjects.flatMap { Check().groups(of: $0) }.map { $0.rule.id })
  }

  @Test("leaves texts that it writes to itself, but not the sizes that are fixed around them")
  func texts() throws {
    #expect(try Self.rules("let other = 1").isSuperset(of: ["truncated-text", "conflict"]))
    let written = try Self.rules("titleLabel.text = name")
    #expect(!written.contains("truncated-text") && written.contains("conflict"))
  }

  @Test("leaves contradictions to itself whose constraints it switches")
  func constraints() throws {
    let switched = try Self.rules("tall.isActive = isExpanded")
    #expect(switched.contains("truncated-text") && !switched.contains("conflict"))
  }
}

/// What runtime attributes change, the canvas doesn't show.
@Suite("Runtime attributes")
struct RuntimeAttributeTests {
  private static func isCut(_ attribute: String) throws -> Bool {
    let label = """
      <label text="A title that is rather long" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="20" y="20" width="100" height="20"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></label>
      """
    let ties = ["leading", "top"].map { edge in
      """
      <constraint firstItem="t" firstAttribute="\(edge)" secondItem="safe" secondAttribute="\(edge)" constant="20" \
      id="\(edge)"/>
      """
    }
    let rule = try #require(CheckRule.of(.truncatedText))
    return try !groups(
      inDocument: storyboard(label, constraints: ties.joined()), Check(rules: [rule])
    ).isEmpty
  }

  @Test(
    "that change letters or write the text leave open whether it is cut off",
    arguments: [
      ("number", "letterSpacing", false), ("number", "kern", false), ("string", "fontName", false),
      ("string", "localizedText", false), ("localizedString", "titleKey", false),
      ("number", "cornerRadius", true), ("color", "textColor", true),
      ("boolean", "adjustsFontForContentSizeCategory", true),
      ("string", "accessibilityIdentifier", true),
    ])
  func texts(type: String, path: String, isCut: Bool) throws {
    let attribute =
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"x\"/>"
    #expect(try Self.isCut(attribute) == isCut, "\(path)")
  }
}

/// What Interface Builder shows in the size that a view is drawn in, and what no view may hold.
@Suite("Documents as drawn")
struct DrawnDocumentTests {
  private static func xib(_ width: Double) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="50"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bar">
    <rect key="frame" x="10" y="0.0" width="180" height="50"/>
    <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="a"/>
    <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" constant="10" id="b"/>
    <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
    <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="d"/>
    </constraints></view></objects></document>
    """
  }

  @Test("contradict their size by more than rounding, and are called by their owner's class")
  func conflicts() throws {
    let rule = try #require(CheckRule.of(.conflict))
    #expect(try groups(inDocument: Self.xib(180), Check(rules: [rule])).isEmpty)
    #expect(try groups(inDocument: Self.xib(180.5), Check(rules: [rule])).isEmpty)
    let found = try groups(inDocument: Self.xib(240), Check(rules: [rule]))
    #expect(found.count == 1)
    #expect(found.first?.text.contains("on the canvas: short by 60 pt") == true)
    #expect(found.first?.scene == "Badge")
  }

  @Test("may not hold constraints of views elsewhere")
  func owners() throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="NAME"><rect key="frame" x="20" y="20" width="50" height="50"/>
      CONSTRAINTS</view>
      """
    let tie = """
      <constraint firstItem="one" firstAttribute="top" secondItem="two" secondAttribute="top" id="tie"/>
      """
    let rule = try #require(CheckRule.of(.unusableConstraint))
    func found(inside: Bool) throws -> [FindingGroup] {
      let one = box.replacing("NAME", with: "one").replacing(
        "CONSTRAINTS", with: inside ? "<constraints>\(tie)</constraints>" : "")
      let two = box.replacing("NAME", with: "two").replacing("CONSTRAINTS", with: "")
      return try groups(
        inDocument: storyboard(one + two, constraints: inside ? "" : tie), Check(rules: [rule]))
    }
    #expect(try found(inside: false).isEmpty)
    #expect(try found(inside: true).map { $0.subjects.first?.id } == ["tie"])
  }
}

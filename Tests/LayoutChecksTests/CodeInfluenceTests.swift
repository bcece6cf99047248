import InterfaceBuilder
import Testing

@testable import LayoutChecks

/// Changes by the app's code, which documents don't show.
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

  private static func rules(
    _ source: String, in text: String = document, base: String = ""
  ) throws -> Set<String> {
    let document = try InterfaceDocument(Array(text.utf8))
    let files = NearbyFiles(
      read: { path in
        ["/app/Screen.swift": source, "/app/Base.swift": base][path].map { Array($0.utf8) }
      },
      names: { $0 == "/app" ? [".git", "Screen.swift", "Base.swift", "Main.storyboard"] : [] })
    let code = AppCode(files)
    let subjects = try document.parts.map { part in
      try CheckSubject(part, of: document) { code.facts(ofClass: $0, near: "/app/Main.storyboard") }
    }
    return Set(subjects.flatMap { Check().groups(of: $0) }.map { $0.rule.id })
  }

  @Test("doesn't judge texts that it writes, but does judge fixed sizes around them")
  func texts() throws {
    #expect(try Self.rules("let other = 1").isSuperset(of: ["truncated-text", "conflict"]))
    let written = try Self.rules("titleLabel.text = name")
    #expect(!written.contains("truncated-text") && written.contains("conflict"))
  }

  @Test("doesn't judge contradictions whose constraints it switches")
  func constraints() throws {
    let switched = try Self.rules("tall.isActive = isExpanded")
    #expect(switched.contains("truncated-text") && !switched.contains("conflict"))
  }

  @Test(
    "says nothing of the size of a text whose font it chooses, in any language, or that may shrink")
  func fonts() throws {
    let fonts = [
      "titleLabel.font = brand", "titleLabel.adjustsFontSizeToFitWidth = true",
      "titleLabel.minimumScaleFactor = 0.5",
    ]
    for source in fonts {
      #expect(try !Self.rules(source).contains("truncated-text"), "\(source)")
    }
    #expect(try Self.rules("titleLabel.textColor = brand").contains("truncated-text"))
  }

  @Test("follows base classes")
  func bases() throws {
    let base = "class Base: UIViewController { func a() { titleLabel.text = b } }"
    #expect(try !Self.rules("class Screen: Base { }", base: base).contains("truncated-text"))
    let other = "class Screen: UIViewController { }"
    #expect(try Self.rules(other, base: base).contains("truncated-text"))
  }

  @Test(
    "leaves what is about constraints to the document, wherever it moves a view",
    arguments: [
      ("box.transform = CGAffineTransform(scaleX: 2, y: 2)", true), ("box.isHidden = true", true),
      ("box.axis = .vertical", true), ("box.frame = other", false),
      ("box.removeFromSuperview()", false),
    ])
  func moved(source: String, isJudged: Bool) throws {
    let document = Self.document.replacing(
      "<outlet property=\"tall\" destination=\"h2\"",
      with: "<outlet property=\"box\" destination=\"box\"")
    #expect(try Self.rules(source, in: document).contains("conflict") == isJudged, "\(source)")
    #expect(try Self.rules("", in: document).contains("conflict"))
    // Where the box has no place of its own, it is ambiguous.
    let open = document.replacing(/<constraint [^>]*id="(c4|h2)"\/>/, with: "")
    #expect(try Self.rules(source, in: open).contains("ambiguity") == isJudged, "\(source)")
    #expect(try Self.rules("", in: open).contains("ambiguity"))
  }

  @Test(
    "doesn't move a view by turning it or hiding it, but what would be seen of it",
    arguments: [
      ("a.transform = tilt", true, false), ("a.isHidden = true", false, false),
      ("a.isHidden = isEmpty", true, true), ("a.frame = other", false, false),
    ])
  func seen(source: String, isCut: Bool, overlaps: Bool) throws {
    let labels = ["a": 20, "b": 60].sorted { $0.key < $1.key }.map { id, x in
      """
      <label text="A title that is rather long" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="\(x * 4)" width="100" height="20"/>
      <constraints><constraint firstAttribute="width" constant="100" id="\(id)w"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let ties = ["a": 20, "b": 60].sorted { $0.key < $1.key }.map { id, x in
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="\(x)" \
      id="\(id)x"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="\(id)y"/>
      """
    }
    // Only one of them is cut off.
    let text = Self.screen(
      storyboard(
        labels[0] + labels[1].replacing("A title that is rather long", with: "Short"),
        constraints: ties.joined()),
      outlets: "<outlet property=\"a\" destination=\"a\" id=\"o\"/>")
    let found = try Self.rules(source, in: text)
    #expect(found.contains("truncated-text") == isCut, "\(source)")
    #expect(found.contains("overlap") == overlaps, "\(source)")
  }

  /// A storyboard whose controller has a class with outlets.
  private static func screen(_ text: String, outlets: String) -> String {
    text.replacing(
      "<viewController id=\"vc1\"", with: "<viewController customClass=\"Screen\" id=\"vc1\""
    ).replacing(
      "</viewController>", with: "<connections>\(outlets)</connections></viewController>")
  }

  @Test("placing the root view or a foreign view places nothing in it")
  func roots() throws {
    let outlet = "<outlet property=\"view\" destination=\"root\" id=\"o3\"/>"
    let document = Self.document.replacing("<connections>", with: "<connections>\(outlet)")
    for source in [
      "self.view.frame = bounds", "view.isHidden = true", "child.view.removeFromSuperview()",
    ] {
      let found = try Self.rules(source, in: document)
      #expect(found.isSuperset(of: ["truncated-text", "conflict"]), "\(source)")
    }
  }

  @Test("of a controller fills the outlets of cells")
  func cells() throws {
    let cell = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="Note" customClass="NoteCell" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
      <label text="A title that is rather long" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="16" y="12" width="90" height="20"/>
      <constraints><constraint firstAttribute="width" constant="90" id="w"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstItem="t" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="t" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="b"/>
      </constraints></tableViewCellContentView>
      <connections><outlet property="heading" destination="t" id="o1"/></connections>
      </tableViewCell></prototypes></tableView>
      """
    let ties = ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="table" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" id="\(edge)"/>
      """
    }
    let text = Self.screen(storyboard(cell, constraints: ties.joined()), outlets: "")
    #expect(try Self.rules("heading.text = note.title", in: text).contains("truncated-text"))
    #expect(try !Self.rules("cell.heading.text = note.title", in: text).contains("truncated-text"))
  }

  @Test("of a table's header leaves its height open")
  func headers() throws {
    let header = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="tall">
      <rect key="frame" x="16" y="10" width="100" height="90"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="90" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="tall" firstAttribute="leading" secondItem="header" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="tall" firstAttribute="top" secondItem="header" secondAttribute="top" constant="10" id="b"/>
      <constraint firstAttribute="bottom" secondItem="tall" secondAttribute="bottom" constant="10" id="c"/>
      </constraints></view></tableView>
      """
    let ties = ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="table" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" id="\(edge)"/>
      """
    }
    let text = Self.screen(storyboard(header, constraints: ties.joined()), outlets: "")
    #expect(try Self.rules("", in: text) == ["conflict"])
    #expect(try Self.rules("table.tableFooterView = UIView()", in: text) == ["conflict"])
    for source in [
      "table.tableHeaderView?.frame.size.height = 120", "[self.table setTableHeaderView:made];",
    ] {
      #expect(try Self.rules(source, in: text).isEmpty, "\(source)")
    }
  }
}

/// Changes by runtime attributes, which the canvas doesn't show.
@Suite("Runtime attributes")
struct RuntimeAttributeTests {
  private static func isCut(_ type: String, _ path: String, height: Int = 20) throws -> Bool {
    let attribute = """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" value="x"/>
      """
    let label = """
      <label text="A title that is rather long" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="20" y="20" width="100" height="20"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
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
    #expect(try Self.isCut(type, path) == isCut, "\(path)")
  }

  @Test("that write the text don't change how high a line of it is")
  func heights() throws {
    #expect(try Self.isCut("string", "localizedText", height: 5))
  }
}

/// Faults that Interface Builder shows at a view's drawn size, and invalid subviews.
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

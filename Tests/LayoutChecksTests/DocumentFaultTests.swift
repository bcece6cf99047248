import InterfaceBuilder
import Testing

@testable import LayoutChecks

/// Faults that only show in comparison with what a document stores, or what its app's code doesn't do.
@Suite("Faults of documents")
struct DocumentFaultTests {
  static func view(
    _ name: String, _ id: String, _ frame: [Int], attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(content)</\(name)>
    """
  }

  /// Ties of a view to the left and top of the safe area, which lies 20 points below the top.
  static func ties(_ id: String, _ x: Int, _ y: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="\(x)" id="\(id)-x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="\(y)" id="\(id)-y"/>
    """
  }

  static func found(_ rule: String, in text: String, code: [String: String] = [:]) throws
    -> [FindingGroup]
  {
    let sources = Dictionary(uniqueKeysWithValues: code.map { ("\($0.key).swift", $0.value) })
    return try groups(in: text, Check(rules: [try #require(CheckRule.named(rule))]), sources)
  }

  /// The findings in a document of an app with these files in its folder, by their paths.
  static func groups(in text: String, _ check: Check, _ app: [String: String]) throws
    -> [FindingGroup]
  {
    let document = try InterfaceDocument(Array(text.utf8))
    let files = NearbyFiles(app: app)
    let known = AppCode(files)
    let assets = NearbyAssets(near: "/app/Main.storyboard", files: files)
    return try document.parts.flatMap { part in
      check.groups(
        of: try CheckSubject(part, of: document, assets: assets) {
          known.facts(ofClass: $0, near: "/app/Main.storyboard")
        })
    }
  }

  private static func box(height: Int, saved: Int = 50, attributes: String = "") -> String {
    storyboard(
      view(
        "view", "box", [20, 100, 60, saved], attributes: attributes,
        """
        <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/>
        <constraint firstAttribute="width" constant="60" id="w"/></constraints>
        """), constraints: ties("box", 20, 100))
  }

  @Test("are frames that were saved before a constraint changed, told with the constraint")
  func savedFrames() throws {
    #expect(try Self.found("misplaced", in: Self.box(height: 50)).isEmpty)
    // Frames are rounded to pixels.
    #expect(try Self.found("misplaced", in: Self.box(height: 51)).isEmpty)
    let found = try Self.found("misplaced", in: Self.box(height: 500))
    #expect(found.map { $0.text } == ["view1 was saved 450 pt off view1.height = 500"])
    #expect(found.first?.cause?.id == "h")
    // Interface Builder has already reported what it marked.
    let marked = try Self.found(
      "misplaced", in: Self.box(height: 500, attributes: "misplaced=\"YES\""))
    #expect(marked.allSatisfy { !$0.text.contains("was saved") })
  }

  @Test(
    "are neighbors in a stack that were saved elsewhere than it has them",
    arguments: [
      ("spacing=\"10\"", nil), ("spacing=\"40\"", "were saved 10 pt apart"),
      ("axis=\"vertical\" spacing=\"10\"", "weren't saved below each other"),
      // Gaps that a distribution makes may be wider.
      ("distribution=\"equalSpacing\" spacing=\"4\"", nil),
    ] as [(String, String?)])
  func stacks(attributes: String, words: String?) throws {
    let arranged = ["a", "b"].enumerated().map { place, id in
      Self.view(
        "view", id, [place * 60, 0, 50, 50],
        """
        <constraints><constraint firstAttribute="height" constant="50" id="\(id)-h"/>
        <constraint firstAttribute="width" constant="50" id="\(id)-w"/></constraints>
        """)
    }
    let text = storyboard(
      Self.view(
        "stackView", "s", [20, 100, 110, 50], attributes: attributes,
        "<subviews>\(arranged.joined())</subviews>"), constraints: Self.ties("s", 20, 100))
    let found = try Self.found("misplaced", in: text).filter { $0.text.contains("saved") }
    #expect(found.isEmpty == (words == nil))
    if let words { #expect(found.first?.text.contains(words) == true, "\(found.map { $0.text })") }
  }

  @Test(
    "are texts behind something opaque, unless code can take it away",
    arguments: [
      ("alpha=\"1\"", "", true), ("alpha=\"0.5\"", "", false),
      (
        "alpha=\"1\"",
        "<connections><outlet property=\"lid\" destination=\"lid\" id=\"o\"/></connections>", false
      ),
    ])
  func lids(alpha: String, connections: String, isFound: Bool) throws {
    let color = """
      <color key="backgroundColor" white="1" \(alpha) colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      """
    let size = """
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints>
      """
    let label = Self.view(
      "label", "t", [20, 100, 41, 20], attributes: "text=\"Hello\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let lid = Self.view("view", "lid", [10, 90, 100, 40], color + size)
    let ties = Self.ties("t", 20, 100) + Self.ties("lid", 10, 90)
    func text(_ views: String) -> String {
      storyboard(views, constraints: ties)
        .replacing("<viewController id", with: "<viewController customClass=\"Screen\" id")
        .replacing("</viewController>", with: "\(connections)</viewController>")
    }
    let found = try Self.found("overlap", in: text(label + lid))
    #expect(found.map { $0.text } == (isFound ? ["view1 covers \"Hello\""] : []))
    #expect(try Self.found("overlap", in: text(lid + label)).isEmpty)
  }

  @Test(
    "are views of a class whose code gives them no size",
    arguments: [
      ("class Bar: UIView { }", true), ("class Bar: Base { }", false),
      ("class Bar: UIView { override var intrinsicContentSize: CGSize { .zero } }", false),
      ("class Bar: UIView { func setUp() { addSubview(label) } }", false),
    ])
  func classes(source: String, isFound: Bool) throws {
    let text = storyboard(
      Self.view("view", "bar", [20, 100, 60, 50], attributes: "customClass=\"Bar\""),
      constraints: Self.ties("bar", 20, 100))
    #expect(try Self.found("ambiguity", in: text, code: ["Bar": source]).isEmpty != isFound)
    #expect(try Self.found("ambiguity", in: text).isEmpty)
  }

  @Test("are constraints that are removed at build time, if nothing replaces them")
  func placeholders() throws {
    let text = Self.box(height: 50).replacing(
      "id=\"box-y\"", with: "placeholder=\"YES\" id=\"box-y\""
    ).replacing("<viewController id", with: "<viewController customClass=\"Screen\" id")
    #expect(try Self.found("ambiguity", in: text).isEmpty)
    let idle = ["Screen": "class Screen: UIViewController { }"]
    #expect(try !Self.found("ambiguity", in: text, code: idle).isEmpty)
    let busy = [
      "Screen": "class Screen: UIViewController { func f() { box.heightAnchor.constraint() } }"
    ]
    #expect(try Self.found("ambiguity", in: text, code: busy).isEmpty)
  }

  /// A table with one row, where a label of 20 points lies 60 points below the top.
  private static func table(_ attributes: String, row: String = "", bottom: String = "") -> String {
    let label = view(
      "label", "t", [20, 60, 41, 20], attributes: "text=\"Hello\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    return storyboard(
      view(
        "tableView", "rows", [0, 0, 375, 667], attributes: "dataMode=\"prototypes\" \(attributes)",
        """
        <prototypes><tableViewCell reuseIdentifier="Cell" \(row) id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="100"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="100"/><subviews>\(label)</subviews>
        <constraints>
        <constraint firstItem="t" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
        constant="20" id="tx"/>
        <constraint firstItem="t" firstAttribute="top" secondItem="content" secondAttribute="top" \
        constant="60" id="ty"/>
        \(bottom)</constraints></tableViewCellContentView></tableViewCell></prototypes>
        """),
      constraints: ties("rows", 0, 0) + """
        <constraint firstAttribute="trailing" secondItem="rows" secondAttribute="trailing" id="r1"/>
        <constraint firstAttribute="bottom" secondItem="rows" secondAttribute="bottom" id="r2"/>
        """
    ).replacing("<viewController id", with: "<viewController customClass=\"Screen\" id")
  }

  @Test("are rows that are lower than they were drawn, unless code says how high they are")
  func rows() throws {
    let idle = ["Screen": "class Screen: UIViewController { }"]
    let fixed = Self.table("rowHeight=\"30\"")
    let found = try Self.found("clipped-content", in: fixed, code: idle)
    #expect(
      found.map { $0.text } == [
        "the row is 30 pt high, so that \"Hello\" is cut off or not seen: cell1 was drawn 100 pt high"
      ])
    #expect(
      try Self.found("clipped-content", in: Self.table("rowHeight=\"100\""), code: idle).isEmpty)
    // The unknown rest may be part of it.
    #expect(try Self.found("clipped-content", in: fixed).isEmpty)
    let busy = ["Screen": "class Screen: UIViewController { func f() { rows.rowHeight = 100 } }"]
    #expect(try Self.found("clipped-content", in: fixed, code: busy).isEmpty)
  }

  @Test("are rows whose height nothing decides, which UIKit makes 44 points high")
  func undecidedRows() throws {
    let idle = ["Screen": "class Screen: UIViewController { }"]
    let open = try Self.found("clipped-content", in: Self.table("rowHeight=\"-1\""), code: idle)
    #expect(open.first?.text.hasPrefix("the row is 44 pt high") == true)
    let tie = """
      <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" constant="20" id="tb"/>
      """
    let tied = Self.table("rowHeight=\"-1\"", bottom: tie)
    #expect(try Self.found("clipped-content", in: tied, code: idle).isEmpty)
  }

  /// A label in the cell of a table in one of UIKit's styles, or of its own, without a constraint.
  private static func styled(_ style: String) -> String {
    let label = view(
      "label", "t", [17, 11, 20, 20], attributes: "text=\"Hello\"",
      """
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      """)
    return table("rowHeight=\"100\"", row: style).replacing(
      #/<subviews><label.*?<\/label><\/subviews>\s*<constraints>.*?<\/constraints>/#
        .dotMatchesNewlines(),
      with: "<subviews>\(label)</subviews>")
  }

  @Test("aren't views without constraints in cells of UIKit's styles, which keep their frames")
  func systemCells() throws {
    #expect(try !Self.found("ambiguity", in: Self.styled("")).isEmpty)
    let style = "style=\"IBUITableViewCellStyleDefault\""
    #expect(try Self.found("ambiguity", in: Self.styled(style)).isEmpty)
  }

  @Test(
    "aren't contradictions of a row with the height that it was drawn in, but those with themselves",
    arguments: [("bottom", 0), ("top", 1)])
  func rowHeights(attribute: String, count: Int) throws {
    let more = """
      <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" constant="60" id="tb"/>
      <constraint firstItem="t" firstAttribute="height" constant="20" id="th"/>
      <constraint firstItem="t" firstAttribute="\(attribute)" secondItem="content" \
      secondAttribute="\(attribute)" constant="\(attribute == "top" ? 20 : -60)" id="again"/>
      """
    let text = Self.table("rowHeight=\"-1\"", bottom: more)
    #expect(try Self.found("conflict", in: text).count == count)
  }

  @Test("aren't what is transparent, unless code can fade it in")
  func transparency() throws {
    let text = storyboard(
      Self.view("button", "b", [20, 100, 60, 30], attributes: "alpha=\"0.0\""),
      constraints: """
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="100" id="y"/>
        """
    ).replacing("<viewController id", with: "<viewController customClass=\"Screen\" id")
    let outlet = "<connections><outlet property=\"b\" destination=\"b\" id=\"o\"/></connections>"
    #expect(try Self.found("ambiguity", in: text).isEmpty)
    let reachable = text.replacing("</viewController>", with: "\(outlet)</viewController>")
    #expect(try !Self.found("ambiguity", in: reachable).isEmpty)
  }
}

extension NearbyFiles {
  /// Files in the folder `/app`, the top of a working tree.
  fileprivate init(app: [String: String]) {
    let contents = app.merging([".git": "", "Main.storyboard": ""]) { own, _ in own }
    self.init(
      read: { path in contents[String(path.dropFirst("/app/".count))].map { Array($0.utf8) } },
      names: { folder in
        let prefix = "\(folder)/".dropFirst("/app/".count)
        guard folder.hasPrefix("/app") else { return [] }
        let inside = contents.keys.filter { $0.hasPrefix(prefix) }.map {
          $0.dropFirst(prefix.count)
        }
        return Set(inside.map { String($0.prefix { $0 != "/" }) }).sorted()
      })
  }
}

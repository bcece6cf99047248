import Foundation
import Testing

/// What `lay check` says about positions and sizes that a document leaves open or only the app knows.
@Suite("Open values")
struct OpenValueTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The findings about a scene with some views, and constraints to its root view.
  private func check(_ views: String, _ constraints: String, _ options: String...) throws -> String
  {
    try directory.file(
      "V.storyboard",
      SmallDocument.storyboard(SmallDocument.scene(views: views, constraints: constraints)))
    let run = try Program(arguments: ["check", "V.storyboard"] + options).directory(directory).run()
    return run.stdout + run.stderr
  }

  private static func pinned(_ id: String, _ attributes: [String], _ constant: Double = 20)
    -> String
  {
    attributes.map { attribute in
      let sign = ["trailing", "bottom"].contains(attribute) ? -constant : constant
      return SmallDocument.constraint(id, attribute, "main-root", sign)
    }.joined(separator: "\n")
  }

  private static func view(_ id: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="20" y="20" width="100" height="40"/>
      \(content)
    </view>
    """
  }

  @Test("that the document leaves open are found, also in scroll views")
  func scrollableContent() throws {
    let text = try check(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0.0" y="0.0" width="375" height="400"/>
        <subviews>\(Self.view("inner"))</subviews>
        <constraints>
          <constraint firstItem="inner" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="i1"/>
          <constraint firstItem="inner" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="i2"/>
          <constraint firstItem="inner" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="i3"/>
          <constraint firstItem="inner" firstAttribute="width" constant="300" id="i4"/>
          <constraint firstItem="inner" firstAttribute="height" constant="900" id="i5"/>
        </constraints>
      </scrollView>
      """, Self.pinned("scroll", ["top", "leading", "trailing", "bottom"], 0))
    #expect(text.contains("The scrollable content size (height) is ambiguous for"), "\(text)")
  }

  @Test("that a class of the app may decide are counted, and their places judged")
  func ownClasses() throws {
    let text = try check(
      Self.view("badge", "customClass=\"BadgeView\""), Self.pinned("badge", ["leading", "top"]))
    #expect(!text.contains("[ambiguity]"), "\(text)")
    #expect(
      text.contains("ambiguous views not judged, sized by the app's code: 1"), "\(text)")
    let open = try check(
      Self.view("badge", "customClass=\"BadgeView\""),
      Self.pinned("badge", ["leading", "width"], 90))
    #expect(open.contains("[ambiguity]") && open.contains("ertical position"), "\(open)")
  }

  @Test("of labels of the app's own class are those of labels")
  func ownLabels() throws {
    func label(_ text: String) -> String {
      """
      <label text="\(text)" customClass="TitleLabel" translatesAutoresizingMaskIntoConstraints="NO" id="title">
        <rect key="frame" x="20" y="20" width="60" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }
    let constraints =
      Self.pinned("title", ["leading", "top"])
      + "<constraint firstItem=\"title\" firstAttribute=\"width\" constant=\"60\" id=\"w\"/>"
    let cut = try check(label("A title that is rather long"), constraints)
    #expect(cut.contains("[truncated-text]"), "\(cut)")
    let empty = try check(label(""), constraints)
    #expect(
      empty.contains("labels and buttons not judged, sized by the app's code: 1"), "\(empty)")
  }

  @Test("that were left out are in JSON and in SARIF")
  func reports() throws {
    let views = Self.view("badge", "customClass=\"BadgeView\"")
    let json = try check(
      views, Self.pinned("badge", ["leading", "top"]), "--json", "--sarif", "s.sarif")
    #expect(json.contains("\"what\": \"ambiguous views\""), "\(json)")
    #expect(try directory.text("s.sarif").contains("not judged, sized by the app's code: 1"))
  }
}

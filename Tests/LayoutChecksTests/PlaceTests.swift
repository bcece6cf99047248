import AutoLayout
import Testing

@testable import LayoutChecks

@Suite("Places of views")
struct PlaceTests {
  @Test("reach out along the axes that count")
  func excess() {
    let screen = Rect(x: 0, y: 0, width: 100, height: 100)
    let rect = Rect(x: 90, y: 80, width: 15, height: 50)
    #expect(Side.excess(of: rect, out: screen).side == .bottom)
    let across = Side.excess(of: rect, out: screen, along: [.horizontal])
    #expect(across.side == .right)
    #expect(across.points == 5)
  }

  @Test("are covered at the side where it matters, though more is covered at another")
  func bars() throws {
    var matrix = CheckMatrix(devices: [try #require(Device.named("iPhone 15"))])
    matrix.orientations = [false]
    matrix.directions = [.leftToRight]
    matrix.textSizes = [.large]
    let rule = try #require(CheckRule.named("under-bars"))
    let found = try groups(
      in: """
        add label title "A title that is rather long"
        pin title.leading = superview.leading - 15
        pin title.top = superview.top + 49
        """, Check(matrix: matrix, rules: [rule]))
    #expect(
      found.map { $0.text } == [
        "10 pt of title (\"A title that is rather long\") are under the status bar, notch or navigation bar"
      ])
  }

  @Test("in configurations of views with sizes of their own are as designed")
  func asDesigned() {
    let names = CheckMatrix().configurations(for: .asDesigned).map { $0.name }
    #expect(names == ["on the canvas", "on the canvas rtl"])
  }

  @Test("in files are counted in code points", arguments: ["uu", "üü", "🙂🙂"])
  func columns(comment: String) throws {
    let label = """
      <!-- \(comment) --><label text="A title that is rather long" lineBreakMode="tailTruncation" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="100" height="20.5"/>
      <constraints><!-- \(comment) --><constraint firstAttribute="width" constant="100" id="w"/>
      </constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" id="t"/>
      """
    let text = storyboard(label, constraints: constraints)
    let document = CheckedDocument(
      path: "a", groups: try groups(inDocument: text), bytes: [UInt8](text.utf8))
    #expect(document.groups.map { $0.place?.column } == [12])
    #expect(document.groups.map { $0.cause?.place?.column } == [25])
  }
}

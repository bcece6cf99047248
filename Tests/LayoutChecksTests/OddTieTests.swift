import Testing

@testable import LayoutChecks

/// Constraints that can't mean what they say, whatever was drawn.
@Suite("Odd ties")
struct OddTieTests {
  private static func sides(_ constraints: String) throws -> [String] {
    let box = DocumentFaultTests.view(
      "view", "box", [16, 100, 343, 50],
      """
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints>
      """)
    return try DocumentFaultTests.found(
      "uneven-sides",
      in: storyboard(box, constraints: DocumentFaultTests.ties("box", 16, 100) + constraints)
    ).map { $0.text }
  }

  @Test(
    "are those as far inside at one edge as outside at the other",
    arguments: [
      (16, []),
      (-16, ["view1 is 16 pt inside the leading edge and 16 pt outside the trailing edge"]),
      (-8, []), (0, []),
    ])
  func signs(constant: Int, texts: [String]) throws {
    let trailing = """
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" constant="\(constant)" id="end"/>
      """
    #expect(try Self.sides(trailing) == texts)
  }

  @Test(
    "are sizes of the superview that begin inside of it",
    arguments: [
      ("1", "0", ["view1 is as wide as root and begins 16 pt inside of it"]), ("0.9", "0", []),
      ("1", "-32", []),
    ])
  func sizes(multiplier: String, constant: String, texts: [String]) throws {
    let width = """
      <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="\(multiplier)" constant="\(constant)" id="w"/>
      """
    #expect(try Self.sides(width) == texts)
  }

  @Test("aren't repetitions where one is of a margin, which isn't as wide everywhere")
  func margins() throws {
    func text(_ attribute: String, _ constant: Int) throws -> [FindingGroup] {
      let box = DocumentFaultTests.view("view", "box", [16, 100, 60, 50])
      let again = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="\(attribute)" constant="\(constant)" id="again"/>
        """
      return try DocumentFaultTests.found(
        "duplicate",
        in: storyboard(box, constraints: DocumentFaultTests.ties("box", 16, 100) + again))
    }
    #expect(try text("leading", 16).count == 1)
    #expect(try text("leadingMargin", 0).isEmpty)
  }
}

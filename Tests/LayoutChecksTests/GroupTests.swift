import AutoLayout
import Testing

@testable import LayoutChecks

@Suite("Groups")
struct GroupTests {
  private static let label = """
    add label title "A title that is rather long"
    pin title.leading = superview.leading + 20
    pin title.top = safeArea.top + 20
    """

  @Test("tell one finding of all configurations once, and the constraint that is to blame")
  func culprit() throws {
    let found = try groups(in: Self.label + "\npin title.width = 100 as narrow")
    let cut = try #require(found.first { $0.rule.id == "truncated-text" })
    #expect(cut.count == (48, 48))
    #expect(cut.configurations == "in all 48 configurations")
    #expect(cut.cause?.culprit == "narrow (title.width = 100)")
    #expect(cut.cause?.id == "narrow")
    #expect(
      found.count { $0.subjects.contains { $0.name == "title" } && $0.rule.id != "under-bars" } == 1
    )
  }

  @Test("tell the width of the screen below which something is wrong")
  func breakpoint() throws {
    let found = try groups(
      in: Self.label + "\npin superview.trailing >= title.trailing + 180 as right")
    let cut = try #require(found.first { $0.rule.id == "truncated-text" })
    // 20 + 180 + the text of 182 points, where up to 2 may be missing.
    #expect(cut.breakpoint == "on screens narrower than 380 pt")
    #expect(
      cut.configurations == "12 of 48: portrait iPhone SE"
        || cut.configurations?.contains("iPhone SE") == true)
    #expect(cut.cause?.id == "right")
  }

  @Test("have a summary of configurations")
  func summaries() {
    expect("24 of 48: landscape") { $0.isLandscape }
    expect("18 of 48: landscape phones") { $0.isLandscape && $0.device.idiom == .phone }
    expect("24 of 48: right to left") { $0.direction == .rightToLeft }
    expect("32 of 48: text from XXXL on") { $0.textSize != .large }
    expect("4 of 48: iPhone SE, text size AX3") {
      $0.device.name == "iPhone SE" && $0.textSize == .accessibilityExtraLarge
    }
    expect("all 48") { _ in true }
  }

  private func expect(_ text: String, _ isMeant: (CheckConfiguration) -> Bool) {
    let all = CheckMatrix().configurations
    #expect(ConfigurationText(all: all, some: all.filter(isMeant)).description == text)
  }

  @Test("are the same for a view that was moved in the file")
  func fingerprints() throws {
    let label = """
      <label text="A title that is rather long" lineBreakMode="tailTruncation" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="100" height="20.5"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" id="t"/>
      """
    let found = try groups(inDocument: storyboard(label, constraints: constraints))
    let moved = try groups(inDocument: storyboard("\n\n\n" + label, constraints: constraints))
    #expect(found.map { $0.fingerprint } == ["truncated-text/s1/a/horizontal"])
    #expect(moved.map { $0.fingerprint } == found.map { $0.fingerprint })
    #expect(moved.first?.place != found.first?.place)
    #expect(found.first?.cause?.id == "w")
  }
}

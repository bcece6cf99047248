import AutoLayout
import Testing

@testable import LayoutChecks

/// Every suggestion was tried.
@Suite("Remedies")
struct RemedyTests {
  private static func remedies(_ script: String, _ rule: String) throws -> [String?] {
    try groups(in: script, Check(rules: [try #require(CheckRule.named(rule))]))
      .map { $0.cause?.remedy }
  }

  private static let title = """
    add label title "A title that is rather long"
    pin title.leading = safeArea.leading + 20
    pin title.top = safeArea.top + 20
    pin title.width = 100

    """

  @Test("loosen what is fixed, where that helps")
  func loosened() throws {
    #expect(try Self.remedies(Self.title, "truncated-text") == ["set c3.relation >="])
  }

  @Test("don't suggest what doesn't help")
  func useless() throws {
    // With >= the text would still have no more than 100 points.
    let also = Self.title + "pin title.width <= 100\n"
    let found = try Self.remedies(also, "truncated-text")
    #expect(found.count == 1)
    #expect(found != ["set c3.relation >="])
    #expect(found != ["set priority c3 749"])
  }

  @Test("lower one of two that contradict each other")
  func conflict() throws {
    let script = """
      add view box
      pin box.leading = superview.leading
      pin box.trailing = superview.trailing
      pin box.width = 40
      """
    #expect(try Self.remedies(script, "conflict") == ["set priority c3 999"])
  }

  @Test("tie views that nothing keeps apart")
  func apart() throws {
    let script = """
      add label name "Name of the person"
      add button call "Call"
      pin name.leading = safeArea.leading + 20
      pin name.top = safeArea.top + 20
      pin call.trailing = safeArea.trailing - 200
      pin call.top = safeArea.top + 20 @500
      """
    let found = try Self.remedies(script, "overlap")
    #expect(found.count == 1)
    let advice = try #require(found.first ?? nil)
    #expect(advice.hasPrefix("pin "))
    // It can be typed as it is, and the finding is gone.
    #expect(try Self.remedies(script + "\n\(advice)\n", "overlap") == [])
    // Where only a text of no height would make room, nothing concrete is said.
    let fixed = script.replacing(" @500", with: "")
    #expect(try Self.remedies(fixed, "overlap") == ["tie one to the edge of the other"])
  }

  @Test("leave the size of another view alone")
  func others() throws {
    let script = """
      add imageview icon
      add label name "Name of the person who calls"
      pin H:|-20-[icon(200)]-8-[name]-20-|
      pin icon.height = 24
      pin icon.top = safeArea.top
      pin name.top = icon.top
      """
    let found = try Self.remedies(script, "truncated-text")
    #expect(found == ["let the text wrap or shrink, or make room for it"])
  }
}

import AutoLayout
import Testing

@testable import LayoutChecks

/// Whatever is suggested was tried.
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
    #expect(try Self.remedies(Self.title, "truncated-text") == ["make it >="])
  }

  @Test("don't suggest what doesn't help")
  func useless() throws {
    // With >= the text would still have no more than 100 points.
    let also = Self.title + "pin title.width <= 100\n"
    let found = try Self.remedies(also, "truncated-text")
    #expect(found.count == 1)
    #expect(found != ["make it >="])
    #expect(found != ["lower its priority to 749"])
  }

  @Test("lower one of two that contradict each other")
  func conflict() throws {
    let script = """
      add view box
      pin box.leading = superview.leading
      pin box.trailing = superview.trailing
      pin box.width = 40
      """
    #expect(try Self.remedies(script, "conflict") == ["lower its priority to 999"])
  }

  @Test("tie views that nothing keeps apart")
  func apart() throws {
    let script = """
      add label name "Name of the person"
      add button call "Call"
      pin name.leading = safeArea.leading + 20
      pin name.top = safeArea.top + 20
      pin call.trailing = safeArea.trailing - 200
      pin call.top = safeArea.top + 20
      """
    let found = try Self.remedies(script, "overlap")
    #expect(found.count == 1)
    let advice = try #require(found.first ?? nil)
    #expect(advice.hasPrefix("pin "))
    // It can be typed as it is, and the finding is gone.
    #expect(try Self.remedies(script + "\n\(advice)\n", "overlap") == [])
  }
}

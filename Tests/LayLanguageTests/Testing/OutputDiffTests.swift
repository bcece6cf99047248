import SeededRandom
import Testing

@testable import LayLanguage

@Suite("Recorded against printed output")
struct OutputDiffTests {
  @Test(
    "matches",
    arguments: [
      (["a", "b"], ["a", "b"]),
      ([""], []),
      (["…"], []),
      (["…"], ["a", "b", "c"]),
      (["a", "…", "d"], ["a", "b", "c", "d"]),
      (["a", "…", "d"], ["a", "d", "d"]),
      (["…", "b", "…"], ["a", "b", "c", "b"]),
      (["a", "10 ± 1"], ["a", "10.5"]),
    ] as [([String], [String])])
  func matches(expected: [String], actual: [String]) {
    let diff = OutputDiff(expected: expected, actual: actual)
    #expect(diff.isMatch)
    #expect(diff.updated == expected)
  }

  @Test(
    "is updated where it does not match, and only there",
    arguments: [
      (["a", "b", "c"], ["a", "x", "c"], ["a", "x", "c"]),
      (["a", "b"], ["a"], ["a"]),
      (["a"], ["a", "b"], ["a", "b"]),
      ([""], ["a"], ["a"]),
      (["a"], [], [""]),
      (["r… ", "b"], ["red", "x"], ["r…", "x"]),
      (["10 ± 1", "b"], ["10.5", "x"], ["10 ± 1", "x"]),
      (["10 ± 1"], ["20"], ["20 ± 1.0"]),
      (["a", "…", "d"], ["a", "b", "c", "x"], ["a", "…", "x"]),
      (["…", "b", "c"], ["a", "a", "x", "c"], ["…", "x", "c"]),
    ] as [([String], [String], [String])])
  func updates(expected: [String], actual: [String], updated: [String]) {
    let diff = OutputDiff(expected: expected, actual: actual)
    #expect(!diff.isMatch)
    #expect(diff.updated == updated)
    #expect(OutputDiff(expected: updated, actual: actual).isMatch)
  }

  @Test("any update holds", arguments: 0..<300)
  func updatesHold(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["a", "b", "…", "1 ± 1", "2", "", "a…"]
    func lines() -> [String] {
      (0..<Int.random(in: 1...7, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? ""
      }
    }
    let (expected, actual) = (lines(), lines().filter { $0 != "" })
    let diff = OutputDiff(expected: expected, actual: actual)
    #expect(OutputDiff(expected: diff.updated, actual: actual).isMatch)
    if diff.isMatch { #expect(diff.description.allSatisfy { $0 != "+" }) }
  }

  @Test("shows the differences with a little context")
  func description() {
    let expected = (1...9).map { "line \($0)" }
    var actual = expected
    actual[4] = "other"
    actual[5] = "another"
    actual.append("more")
    #expect(
      OutputDiff(expected: expected, actual: actual).description == """
          (2 more lines)
          line 3
          line 4
        - line 5
        - line 6
        + other
        + another
          line 7
          line 8
          line 9
        + more
        """)
  }

  @Test("of thousands of lines is found at once")
  func large() {
    let expected = (0..<2_000).map { "view\($0) 0 0 10 10" }
    var actual = expected
    actual[1_000] = "x"
    #expect(!OutputDiff(expected: expected, actual: actual).isMatch)
  }
}

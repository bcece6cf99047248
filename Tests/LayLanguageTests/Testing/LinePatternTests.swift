import Testing

@testable import LayLanguage

@Suite("A recorded line")
struct LinePatternTests {
  @Test(
    "holds for what it describes",
    arguments: [
      ("red 0 0 10 10", "red 0 0 10 10"),
      ("", ""),
      ("red   ", "red"),
      ("red", "red \t"),
      ("…", "anything at all"),
      ("…", ""),
      ("red … 10", "red 0 0 10"),
      ("… red …", "a red b"),
      ("a…a…a", "abababa"),
      ("a…b", "ab"),
      ("red 10 ± 0.5", "red 10.4"),
      ("red 10 ± 0.5", "red 9.5"),
      ("red (20, -4) ± 1", "red (20.5, -4.75)"),
      ("… 10 ± 0.5", "red wide 10.25"),
      ("c1 10 ± 0.5", "c1 10.5"),
      ("1e3 ± 1", "1000.5"),
      ("0 ± 0", "-0"),
      ("printed ± 5 x", "printed ± 5 x"),
      ("± much", "± much"),
    ] as [(String, String)])
  func holds(pattern: String, line: String) {
    #expect(LinePattern(pattern).matches(line))
  }

  @Test(
    "does not hold for anything else",
    arguments: [
      ("red 0 0 10 10", "red 0 0 10 11"),
      ("", "red"),
      (" red", "red"),
      ("red … 10", "red 0 0 11"),
      ("a…a", "a"),
      ("red 10 ± 0.5", "red 10.6"),
      ("red 10 ± 0.5", "blue 10"),
      ("red 10 ± 0.5", "red"),
      ("c1 10 ± 5", "c2 10"),
      ("c1.5 ± 5", "c2.5"),
      ("10 ± 0.5", "nan"),
      ("10 ± -1", "10"),
      ("10 ± inf", "11"),
    ] as [(String, String)])
  func doesNotHold(pattern: String, line: String) {
    #expect(!LinePattern(pattern).matches(line))
  }

  @Test("stands for lines only when nothing else is on it")
  func elision() {
    #expect(LinePattern("…").elidesLines)
    #expect(LinePattern("  … ").elidesLines)
    #expect(!LinePattern("… red").elidesLines)
    #expect(!LinePattern("").elidesLines)
  }

  @Test("keeps its tolerance where only numbers changed")
  func rewriting() {
    #expect(LinePattern("red 10 ± 0.5").rewritten(as: "red 12 ") == "red 12 ± 0.5")
    #expect(LinePattern("red 10 ± 0.5").rewritten(as: "blue 12") == "blue 12")
    #expect(LinePattern("red 10").rewritten(as: "red 12") == "red 12")
  }
}

import AutoLayout
import LayoutSession
import Testing

@testable import LayLanguage

/// `learn`, in a session without a terminal.
@Suite("learn") struct LearnCommandTests {
  private static let solution =
    "pin card leading trailing top to superview inset 20; pin card.height = 80"

  @Test("replaces the layout by a lesson in one step")
  func undo() throws {
    var script = Script()
    try script.run("add view red; pin red.width = 40")
    let before = script.saved
    let text = try script.run("learn 3")
    #expect(text.hasPrefix("Lesson 3 of 10: What nobody has said\n\n"))
    #expect(script.interpreter.lesson?.name == "ambiguity")
    #expect(script.interpreter.session.history.last == "learn 3")
    try script.run("pin badge.width = 100; undo 2")
    #expect(script.saved == before)
    #expect(script.interpreter.lesson == nil)
    try script.run("redo")
    #expect(script.interpreter.lesson?.name == "ambiguity")
    try script.run("learn 4; undo")
    #expect(script.interpreter.lesson?.name == "ambiguity")
  }

  @Test("brings back what was there before the first lesson")
  func off() throws {
    var script = Script()
    try script.run("let gap = 12; add view red")
    let before = script.saved
    try script.run("learn 1; learn 2; add view blue; learn off")
    #expect(script.saved == before)
    #expect(script.interpreter.lesson == nil)
    try script.run("undo; expect card in root; expect blue in root")
    #expect(script.interpreter.lesson?.number == 2)
  }

  @Test("keeps the lesson where the layout is emptied or begun again")
  func again() throws {
    var script = Script()
    try script.run("learn 2; pin card.height = 80; reset")
    #expect(script.interpreter.lesson?.number == 2)
    let outcome = try script.interpreter.execute(
      Source(name: "", text: "learn again").statements()[0])
    #expect(outcome.line == "learn 2")
    #expect(script.interpreter.session.layout.constraints.isEmpty)
  }

  @Test("lists the lessons, begins the next, and reports progress")
  func list() throws {
    var script = Script()
    let first = try script.run("learn")
    #expect(first.contains("     1  Views in views\n     2  Constraints instead of frames\n"))
    #expect(first.contains("    10  Reading a log\n\nLesson 1 of 10: Views in views\n"))
    try script.run("learn next")
    #expect(script.interpreter.lesson?.number == 2)
    try script.run("pin card leading trailing top to superview inset 20")
    #expect(
      try script.run("learn").hasSuffix(
        """
        Lesson 2 of 10: Constraints instead of frames

        0 of 2 lines of the goal hold:
          · expect card.frame = (20, 20, 280, 80)
              card.frame is (20, 20, 280, 0), expected (20, 20, 280, 80): 80 too short
          · resize 400x200; expect card.frame = (20, 20, 360, 80)
              card.frame is (20, 20, 360, 0), expected (20, 20, 360, 80): 80 too short
        """))
    #expect(try script.run("learn").contains("  ▸  2  Constraints"))
    try script.run("pin card.height = 80; learn check")
    let next = try script.run("learn")
    #expect(next.contains("  ✓  2  Constraints"))
    #expect(next.contains("Lesson 3 of 10"))
  }

  @Test("says after a command that more of a goal holds, once")
  func progress() throws {
    var script = Script()
    var told: [String] = []
    func run(_ commands: String) throws {
      try script.run(commands)
      for _ in 1...2 {
        let news = script.interpreter.noteProgress()
        told += news.map { ["\($0.isReached): \($0.text)"] } ?? []
      }
    }
    try run("add view red")
    try run("learn 3")
    try run("pin badge.width = 100; pin badge.top = superview.top + 40")
    #expect(told == ["false: 2 of 3 lines of the goal hold"])
    #expect(script.interpreter.course.done.isEmpty)
    try run("undo; pin badge.centerY = superview.centerY")
    #expect(
      told.dropFirst() == [
        "true: Lesson 3 is done. 'learn next' continues with 4: Which of two labels grows."
      ])
    #expect(script.interpreter.course.done == ["ambiguity"])
  }

  @Test("says that nothing is left when all lessons are done")
  func end() throws {
    var script = Script()
    script.interpreter.course.done = Set(Lesson.all.dropFirst().map(\.name))
    try script.run("learn next; \(try #require(Lesson.named("add")).solution)")
    #expect(try script.run("learn check").contains("the last one that was open"))
    #expect(try script.run("learn").hasSuffix("All are done; 'learn 1' begins again."))
    #expect(throws: ScriptError.self) { try script.run("learn next") }
  }

  @Test("helps a little more each time")
  func hints() throws {
    var script = Script()
    try script.run("learn 5")
    let hints = try (1...4).map { _ in try script.run("learn hint") }
    #expect(hints[0].hasPrefix("Hint 1 of 3: "))
    #expect(hints[1].hasPrefix("Hint 2 of 3: "))
    #expect(
      hints[2] == "Hint 3 of 3: 'pin card.width = 300 @750'\n'learn solution' shows a whole one.")
    #expect(hints[3] == hints[2])
    #expect(try script.run("learn solution") == "  pin card.width = 300 @750")
    #expect(script.interpreter.session.history == ["learn 5"])
  }

  @Test("fails with what is missing")
  func check() throws {
    expectError(
      "learn check", after: "learn 2; pin card.height = 80",
      """
      test.lay:1:7: error: 0 of 2 lines of the goal hold
      learn check
            ^~~~~
        · expect card.frame = (20, 20, 280, 80)
            card.frame is (0, 0, 0, 80), expected (20, 20, 280, 80): 20 too far left, 20 too far up and 280 too narrow
        · resize 400x200; expect card.frame = (20, 20, 360, 80)
            card.frame is (0, 0, 0, 80), expected (20, 20, 360, 80): 20 too far left, 20 too far up and 360 too narrow
      'learn hint' helps
      """)
  }

  @Test(
    "says what is wrong with a request", arguments: ["hint", "solution", "check", "off"])
  func outside(request: String) {
    let line = "learn \(request)"
    expectError(
      line,
      """
      test.lay:1:7: error: no lesson goes on
      \(line)
            ^\(String(repeating: "~", count: request.count - 1))
      'learn' begins the next one
      """)
  }

  @Test("names the lessons that there are", arguments: ["99", "0", "2.5", "-1"])
  func unknown(number: String) {
    expectError(
      "learn \(number)",
      """
      test.lay:1:7: error: there is no lesson \(number)
      learn \(number)
            ^\(String(repeating: "~", count: number.count - 1))
      there are 1 to 10; 'learn' lists them
      """)
  }

  @Test("continues if a session is run again from its commands")
  func replay() throws {
    var script = Script()
    #expect(script.interpreter.replay(["add view red", "learn 2", Self.solution]) == nil)
    #expect(script.interpreter.lesson?.number == 2)
    try script.run("learn check; learn off; expect red in root")
  }

  @Test("completes its words")
  func completion() {
    let candidates = Completion.complete("learn ", session: Session()).candidates.map(\.text)
    #expect(Set(candidates).isSuperset(of: LessonRequest.allCases.map(\.rawValue)))
  }
}

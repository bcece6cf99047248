import Foundation
import TestSupport
import Testing

@Suite("lay learn")
struct LearnTests {
  @Test("teaches on a terminal, tells when a goal is reached, and goes on there the next time")
  func lesson() throws {
    let repl = try ReplFixture()
    let terminal = try repl.start("learn")
    // The prompt that has come followed the lesson.
    let asked = try terminal.enter("learn")
    #expect(asked.contains("▸  1  Views in views"))
    #expect(asked.contains("0 of 3 lines of the goal hold"), "\(asked)")
    #expect(try terminal.enter("learn hint").contains("Hint 1 of 3: "))
    let part = try terminal.enter("add label title \"Hello\" in card")
    #expect(part.contains("\r\n2 of 3 lines of the goal hold\r\n"), "\(part)")
    let whole = try terminal.enter("add button send \"Send\"")
    #expect(
      whole.contains(
        "\r\nLesson 1 is done. 'learn next' continues with 2: Constraints instead of frames.\r\n"))
    let next = try terminal.enter("learn next")
    #expect(next.contains("→ learn 2\r\nLesson 2 of 10: "))
    // The lesson tells what is new; a list of frames would only be in the way.
    #expect(!next.contains("now ambiguous"))
    try terminal.enter("undo")
    #expect(try terminal.enter("send.superview").contains("root"))
    terminal.type(ReplFixture.end)
    #expect(terminal.exit() == 0)

    #expect(try repl.home.text(".local/state/lay/lessons") == "add\n")
    let again = try PseudoTerminal(
      arguments: ["learn"], home: repl.home, variables: ["NO_COLOR": "1"])
    #expect(try again.expectPrompt().contains("Lesson 2 of 10"))
    #expect(try again.enter("learn").contains("✓  1  Views in views"))
    again.type(ReplFixture.end)
    #expect(again.exit() == 0)
  }

  @Test("begins with the lesson that is asked for, in a session that can be recovered")
  func number() throws {
    let home = try TemporaryDirectory()
    let terminal = try PseudoTerminal(
      arguments: ["learn", "6"], home: home, variables: ["NO_COLOR": "1"])
    #expect(try terminal.expectPrompt().contains("Lesson 6 of 10"))
    try terminal.enter("unpin wide")
    terminal.kill()
    let next = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    #expect(try next.expectPrompt().contains("was cut off after 2 commands"))
    try next.enter("recover")
    #expect(try next.enter("unpin below").contains("Lesson 6 is done."))
    next.type(ReplFixture.end)
    #expect(next.exit() == 0)
  }

  @Test("prints the list or a lesson where there is no terminal")
  func list() throws {
    let list = try Program("learn").run()
    #expect(list.status == 0)
    #expect(list.stdout.hasPrefix("     1  Views in views\n"))
    #expect(list.stdout.split(separator: "\n").count == 10)
    #expect(try Program("learn", "4").run().stdout.hasPrefix("Lesson 4 of 10: Which of two labels"))
    let unknown = try Program("learn", "11").run()
    #expect(unknown.status == 2)
    #expect(unknown.stderr.contains("There is no lesson 11; there are 1 to 10."))
  }

  @Test("checks a lesson that a script takes")
  func script() throws {
    let done = try Program("-c", "learn 5; pin card.width = 300 @750; learn check").run()
    #expect(done.status == 0)
    #expect(
      done.stdout.hasSuffix(
        "Lesson 5 is done. 'learn next' continues with 6: More than there is room for.\n"))
    let open = try Program("-c", "learn 5; pin card.width = 300; learn check").run()
    #expect(open.status == 1)
    #expect(open.stderr.contains("2 of 3 lines of the goal hold"), "\(open.stderr)")
  }

  @Test("writes a page with everything that a teacher needs")
  func page() throws {
    let directory = try TemporaryDirectory()
    let run = try Program("learn", "--page", "lessons.html").directory(directory).run()
    #expect(run.status == 0)
    #expect(run.stdout.isEmpty && run.stderr.isEmpty)
    let page = try PageData(of: directory.text("lessons.html"))
    #expect(page.kind == "lessons")
    #expect(page.entries.count == 10)
    for entry in page.entries {
      let (before, after) = (try #require(entry.before), try #require(entry.scene))
      #expect(page.scenes[before].views.count <= page.scenes[after].views.count)
      for title in ["To read", "To begin with", "To do", "Goal", "Hints", "Solution"] {
        #expect(!entry.lines(title).isEmpty, "\(entry.title): \(title)")
      }
    }
    #expect(page.entries[5].title == "6. More than there is room for")
    #expect(page.scenes[try #require(page.entries[5].before)].problems.count == 2)
    #expect(page.scenes[try #require(page.entries[5].scene)].problems.isEmpty)

    let unwritable = try Program("learn", "--page", "none/lessons.html").directory(directory).run()
    #expect(unwritable.status == 74)
    #expect(try Program("learn", "3", "--page", "x.html").directory(directory).run().status == 2)
  }
}

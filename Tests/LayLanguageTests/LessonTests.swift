import AutoLayout
import Testing

@testable import LayLanguage

/// The lessons: what they advise works, and what they ask for is neither there already nor had by accident.
@Suite("Lessons") struct LessonTests {
  static let lessons = Lesson.all.map(\.name)

  /// What a user may try after half of the lesson.
  static let attempts: [String: [String]] = [
    "add": [
      "add label title \"Hello\"; add button send \"Send\" in card", "add label title in card",
    ],
    "pin": [
      "pin card.leading = superview.leading + 20; pin card.top = superview.top + 20; pin card.width = 280; "
        + "pin card.height = 80",
      "pin card edges to superview inset 20",
      "pin card leading top to superview inset 20; pin card.trailing = superview.trailing + 20; "
        + "pin card.height = 80",
    ],
    "ambiguity": [
      "pin badge.width = 100", "pin badge.width = 100; pin badge.top = superview.top + 40",
      "set limit.relation =; pin badge.centerY = superview.centerY",
    ],
    "hugging": [
      "pin name.width = 36.5", "set value.hugging.horizontal 252",
      "unpin c3; pin name.width = name.width",
    ],
    "priorities": [
      "pin card.width = 300", "pin card.trailing = superview.trailing - 20",
      "set priority margin 500; pin card.width = 300", "pin card.width = 300 @750; unpin tall",
    ],
    "conflicts": [
      "unpin wide", "unpin wide tall", "unpin finish below", "set priority below 999",
    ],
    "growingText": [
      "unpin tall; pin title trailing bottom to card inset 12", "set title.numberOfLines 0",
      "set title.numberOfLines 0; pin title.trailing = card.trailing - 12",
      "set title.numberOfLines 0; unpin tall; pin title.trailing = card.trailing - 12",
      "set title.numberOfLines 0; unpin tall; pin title.trailing = card.trailing - 12; pin card.height = 65",
    ],
    "stacks": [
      "embed save share delete in vstack menu; pin menu leading trailing top to superview inset 20",
      "embed save share delete in vstack menu; set menu.spacing 8; pin menu leading top to superview inset 20",
      "pin share.top = save.bottom + 8; pin delete.top = share.bottom + 8",
      "add vstack menu spacing 8; arrange save in menu; arrange share in menu",
    ],
    "sizeClasses": [
      "set row.axis horizontal", "when wC { set row.axis horizontal }",
      "when wR { set row.axis horizontal }",
    ],
    "log": [
      "set priority photoHeight 999", "unpin photoBottom", "set priority photoTop 999",
      "set UIView-Encapsulated-Layout-Height.constant 76",
    ],
  ]

  private static func begun(_ name: String) throws -> (lesson: Lesson, script: Script) {
    let lesson = try #require(Lesson.named(name))
    var script = Script()
    try script.run("learn \(lesson.number)")
    return (lesson, script)
  }

  @Test("ask for what isn't there yet, and their solutions reach it", arguments: lessons)
  func solutions(name: String) throws {
    var (lesson, script) = try Self.begun(name)
    #expect(!script.interpreter.progress(in: lesson).isComplete)
    #expect((2...3).contains(lesson.hints.count))
    try script.run(lesson.solution)
    let progress = script.interpreter.progress(in: lesson)
    #expect(progress.isComplete, "\(progress.text)")
    #expect(try script.run("learn check").hasPrefix("Lesson \(lesson.number) is done."))
    // The layout that was wanted has nothing that clashes or is open apart from what the lesson leaves so.
    #expect(script.interpreter.session.layout.brokenConstraints.isEmpty)
  }

  @Test("advise commands that run as they stand", arguments: lessons)
  func advice(name: String) throws {
    let (lesson, script) = try Self.begun(name)
    for text in [lesson.text, lesson.task] + lesson.hints {
      let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      #expect(parts.count % 2 == 1, "a backtick is missing: \(text)")
      for (place, part) in parts.enumerated() where place % 2 == 1 {
        var copy = script
        do { try copy.run(String(part)) } catch { Issue.record("\(error)") }
      }
    }
  }

  @Test("aren't done by what looks right at first", arguments: lessons)
  func attempts(name: String) throws {
    let (lesson, script) = try Self.begun(name)
    var open = Set(lesson.goal)
    for attempt in [""] + (try #require(Self.attempts[name])) {
      var copy = script
      do { try copy.run(attempt) } catch { Issue.record("\(error)") }
      let progress = copy.interpreter.progress(in: lesson)
      #expect(!progress.isComplete, "\(attempt)")
      open.subtract(progress.lines.filter { $0.problem != nil }.map(\.goal))
    }
    #expect(open.isEmpty, "no attempt fails these")
  }

  @Test("fit a terminal, with the picture of what is wanted", arguments: lessons)
  func text(name: String) throws {
    let (lesson, _) = try Self.begun(name)
    let lines = lesson.introduction.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 84 }, "\(lines.filter { $0.count > 84 })")
    #expect(lines.count <= 62)
    #expect(lesson.introduction.contains("┌─ root"))
    #expect(!lesson.introduction.contains("`"))
    for line in lesson.goal { #expect(lesson.introduction.contains("\n  \(line)\n")) }
  }

  @Test("come one after another, without those that are done")
  func next() {
    let all = Lesson.all
    #expect(Lesson.next(after: nil, done: []) == all[0])
    #expect(Lesson.next(after: nil, done: ["add", "pin"]) == all[2])
    #expect(Lesson.next(after: all[3], done: ["hugging", "priorities"]) == all[5])
    #expect(Lesson.next(after: all[9], done: ["log"]) == all[0])
    #expect(Lesson.next(after: all[9], done: Set(all.dropLast().map(\.name))) == nil)
    #expect(Lesson.next(after: nil, done: Set(all.map(\.name))) == nil)
  }

  @Test("are data as well")
  func json() throws {
    let json = Lesson.all[1].json
    #expect(json["number"] == .number(2))
    #expect(json["name"]?.text == "pin")
    #expect(json["goal"] == .strings(Lesson.all[1].goal))
  }
}

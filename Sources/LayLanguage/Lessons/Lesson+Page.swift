import LayoutDiagnostics
import LayoutPictures

extension Lesson {
  /// A page with all lessons for a teacher: each with its hints and solution, and the layouts before and after.
  package static var page: Page {
    var page = Page(
      .lessons, title: "Lessons about Auto Layout",
      summary: "\(all.count) lessons; on paper each has a sheet of its own")
    for lesson in all {
      var entry = PageEntry("\(lesson.number). \(lesson.title)", place: "learn \(lesson.number)")
      entry.tell("To read", plain(lesson.text).flatMap { [$0, ""] }.dropLast())
      entry.tell("To begin with", [lesson.start])
      entry.tell("To do", plain(lesson.task))
      entry.tell("Goal", lesson.goal)
      entry.tell("Hints", lesson.hints.flatMap(plain))
      entry.tell("Solution", [lesson.solution])
      let scenes = [lesson.begun, lesson.solved].map { $0.scene(explained: .all) }
      entry.scenes = (page.scenes.count, page.scenes.count + 1)
      page.scenes += scenes
      page.entries.append(entry)
    }
    return page
  }

  /// Paragraphs with quotes around commands.
  static func plain(_ text: String) -> [String] {
    text.replacing("`", with: "'").split(separator: "\n").map(String.init)
  }

  /// `Docs/Lessons.md`, complete.
  package static var reference: String {
    let parts = [
      "<!-- Generated from the lessons; do not edit. -->",
      "# Lessons",
      """
      Ten short lessons about Auto Layout, for people who know iOS a little. `lay learn` begins with the first that \
      you haven't done; at the prompt, `learn` does. What is in backticks can be typed as it stands. `lay learn --page \
      lessons.html` writes all of them with pictures, a sheet each, for a class.
      """,
    ]
    return (parts + all.flatMap { $0.section }).joined(separator: "\n\n") + "\n"
  }

  private var section: [String] {
    // A test of the page fails where a script clashes without saying so.
    let clashes = !begun.session.layout.brokenConstraints.isEmpty
    return [
      "## \(number). \(title)", text.replacing("\n", with: "\n\n"),
      "To begin with:", fenced(start, clashes ? " norun" : ""),
      "**To do:** \(task) Then these lines hold:", fenced(goal.joined(separator: "\n"), " norun"),
      "<details><summary>A solution</summary>",
      fenced("learn \(number)\n\(solution)\nlearn check"), "</details>",
    ]
  }

  private func fenced(_ commands: String, _ mark: String = "") -> String {
    "```lay\(mark)\n\(commands)\n```"
  }
}

extension Interpreter {
  /// The lessons as a page shows them: which are done, the one that goes on, and how far that is.
  var lessonsAsked: JSONValue {
    let lines = lesson.map { progress(in: $0).lines } ?? []
    return [
      "lessons": .array(
        Lesson.all.map {
          [
            "number": .number(Double($0.number)), "title": .string($0.title),
            "done": .bool(course.done.contains($0.name)),
          ]
        }),
      "current": lesson?.json ?? .null,
      "progress": .array(lines.map { .optional($0.problem.map(VisibleText.lines)) }),
    ]
  }
}

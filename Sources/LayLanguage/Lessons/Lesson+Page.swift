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
}

extension Interpreter {
  /// The lessons as a page shows them: which are done, which is current, and how far that one is.
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

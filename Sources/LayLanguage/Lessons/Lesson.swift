import LayoutDiagnostics
import LayoutPictures

/// A short lesson: something to read, a layout to begin with, and a goal that expectations check.
///
/// In texts and hints, commands are in backticks; each runs as is on the initial layout.
package struct Lesson: Hashable, Sendable {
  /// One word, which stays the same when lessons are reordered.
  package let name: String
  /// Its subject, in a few words.
  package let title: String
  /// The explanation, as paragraphs.
  let text: String
  /// The script that makes the initial layout from an empty one.
  let start: String
  /// The task.
  let task: String
  /// Lines that hold when it is done.
  ///
  /// Each is tried on its own copy, which it may change first.
  let goal: [String]
  /// Help, from vague to exact.
  let hints: [String]
  /// Commands that reach the goal from the start.
  let solution: String

  /// Every lesson, in order.
  package static let all: [Lesson] = [
    add, pin, ambiguity, hugging, priorities, conflicts, stacks, sizeClasses, growingText, log,
  ]

  /// The lesson with a name; nil if there is none.
  static func named(_ name: String) -> Lesson? { all.first { $0.name == name } }

  /// Its place among all, from 1 on.
  package var number: Int { (Self.all.firstIndex(of: self) ?? 0) + 1 }

  /// The first lesson after another one that isn't done, wrapping around at the end; nil if all others are done.
  package static func next(after lesson: Lesson?, done: Set<String>) -> Lesson? {
    let place = lesson?.number ?? 0
    return (all[place...] + all[..<place]).first { $0 != lesson && !done.contains($0.name) }
  }

  /// The lesson as data, which `Docs/JSON.md` describes.
  package var json: JSONValue {
    [
      "number": .number(Double(number)), "name": .string(name), "title": .string(title),
      "text": .strings(text.split(separator: "\n").map(String.init)), "start": .string(start),
      "task": .string(task), "goal": .strings(goal), "hints": .strings(hints),
      "solution": .string(solution),
    ]
  }
}

/// The texts of lessons at a prompt.
extension Lesson {
  /// The size of the picture, in characters.
  private static let pictureSize = (columns: 64, rows: 13)

  /// `Lesson 3 of 10: What nobody has said`.
  var heading: String { "Lesson \(number) of \(Self.all.count): \(title)" }

  /// The whole lesson apart from hints and solution, with a picture of the desired layout.
  package var introduction: String {
    let size = Self.pictureSize
    let picture = Drawing(of: solved.session.layout)
      .terminalText(columns: size.columns, rows: size.rows)
    let parts = [
      heading, Self.told(text), "To begin with:\n\(Self.indented(start))",
      "Wanted:\n\(picture)",
      "\(Self.told(task))\n\(Self.indented(goal.joined(separator: "\n")))",
      "'learn' says how far you are, 'learn hint' helps, and 'learn off' ends the lesson.",
    ]
    return parts.joined(separator: "\n\n")
  }

  /// One of the hints, or the last one for all later ones.
  func hint(_ place: Int) -> String {
    let place = min(place, hints.count - 1)
    let isLast = place == hints.count - 1
    return Self.told("Hint \(place + 1) of \(hints.count): \(hints[place])")
      + (isLast ? "\n'learn solution' shows a whole one." : "")
  }

  /// The commands of the solution.
  var solutionText: String { Self.indented(solution) }

  /// All lessons, with marks on those that are done.
  package static func list(done: Set<String>, current: Lesson? = nil) -> String {
    all.map { lesson in
      let mark = done.contains(lesson.name) ? "✓" : lesson == current ? "▸" : " "
      let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
      return "  \(mark) \(number)  \(lesson.title)"
    }.joined(separator: "\n")
  }

  /// Paragraphs that fit a terminal, with quotes around commands as in help; commands aren't broken across lines.
  private static func told(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let tied = parts.map { $0 % 2 == 1 ? String($1).replacing(" ", with: "\u{A0}") : String($1) }
    return plain(tied.joined(separator: "`"))
      .map { Help.wrapped($0).joined(separator: "\n") }.joined(separator: "\n\n")
      .replacing("\u{A0}", with: " ")
  }

  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  /// A session at the lesson's beginning.
  var begun: Interpreter { Interpreter(host: .withoutFiles).following(start) }

  /// A session at the lesson's end.
  var solved: Interpreter { begun.following(solution) }
}

extension Interpreter {
  /// The same after a lesson's commands, which tests have run.
  fileprivate func following(_ commands: String) -> Interpreter {
    (try? tried(commands, as: "<lesson>")) ?? self
  }
}

import LayoutDiagnostics

/// A short lesson: something to read, a layout to begin with, and a goal that expectations check.
///
/// In texts and hints, commands are in backticks; each runs as it stands on the layout to begin with.
package struct Lesson: Hashable, Sendable {
  /// One word, which stays when lessons are put in another order.
  package let name: String
  /// Its subject, in a few words.
  package let title: String
  /// The explanation, as paragraphs.
  let text: String
  /// The script that makes the layout to begin with, from an empty one.
  let start: String
  /// The task.
  let task: String
  /// Lines that hold when it is done.
  ///
  /// Each is tried on a copy of its own, which it may change first.
  let goal: [String]
  /// Help, from vague to exact.
  let hints: [String]
  /// Commands that reach the goal from the start.
  let solution: String

  /// Every lesson, in order.
  package static let all: [Lesson] = [
    add, pin, ambiguity, hugging, priorities, conflicts, stacks, sizeClasses, growingText, log,
  ]

  /// The lesson of a name; nil if there is none.
  static func named(_ name: String) -> Lesson? { all.first { $0.name == name } }

  /// Its place among all, from 1 on.
  package var number: Int { (Self.all.firstIndex(of: self) ?? 0) + 1 }

  /// The next lesson for a user who has done some.
  ///
  /// - Parameters:
  ///   - lesson: The lesson at hand; nil for none.
  ///   - done: The names of those that are done.
  /// - Returns: The first one after it that isn't done, wrapping around at the end; nil if all others are done.
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

import LayoutPictures

/// The texts of lessons at a prompt.
extension Lesson {
  /// The room for the picture, in characters.
  private static let pictureSize = (columns: 64, rows: 13)

  /// `Lesson 3 of 10: What nobody has said`.
  var heading: String { "Lesson \(number) of \(Self.all.count): \(title)" }

  /// The whole lesson apart from hints and solution, with a picture of the layout that is wanted.
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

  /// All lessons, with a mark at those that are done.
  package static func list(done: Set<String>, current: Lesson? = nil) -> String {
    all.map { lesson in
      let mark = done.contains(lesson.name) ? "✓" : lesson == current ? "▸" : " "
      let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
      return "  \(mark) \(number)  \(lesson.title)"
    }.joined(separator: "\n")
  }

  /// Paragraphs that fit a terminal, with quotes around commands as in help; a command stays on one line.
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

  /// A session where it begins.
  var begun: Interpreter { Interpreter(host: .withoutFiles).following(start) }

  /// A session where it is done.
  var solved: Interpreter { begun.following(solution) }
}

extension Interpreter {
  /// The same after the commands of a lesson, which tests have run.
  fileprivate func following(_ commands: String) -> Interpreter {
    (try? tried(commands, as: "<lesson>")) ?? self
  }
}

import LayoutDiagnostics

/// The lines of a lesson's goal that hold.
struct LessonProgress: Sendable {
  /// The lines, with what is wrong; nil for those that hold.
  let lines: [(goal: String, problem: String?)]

  /// The number of lines that hold.
  var held: Int { lines.count { $0.problem == nil } }
  /// Whether all do.
  var isComplete: Bool { held == lines.count }

  /// `2 of 3 lines of the goal hold`.
  var summary: String {
    "\(held) of \(Sentence.count(lines.count, "line")) of the goal hold\(held == 1 ? "s" : "")"
  }

  /// The lines with marks, and below those that don't hold what is wrong.
  var text: String {
    lines.flatMap { goal, problem in
      ["  \(problem == nil ? "✓" : "·") \(goal)"] + (problem.map { ["      \($0)"] } ?? [])
    }.joined(separator: "\n")
  }
}

extension Interpreter {
  /// Checks which lines of a lesson's goal hold; each is tried on a copy.
  func progress(in lesson: Lesson) -> LessonProgress {
    LessonProgress(lines: lesson.goal.map { ($0, problem(with: $0)) })
  }

  private func problem(with goal: String) -> String? {
    do throws(ScriptError) {
      _ = try tried(goal, as: "<goal>")
      return nil
    } catch {
      return error.message
    }
  }

  /// Checks the goal of the current lesson after a command that the user typed.
  ///
  /// - Returns: The text to print, and whether the goal has just been reached; nil if nothing has changed.
  package mutating func noteProgress() -> (text: String, isReached: Bool)? {
    guard let lesson else {
      course.held = 0
      return nil
    }
    let progress = progress(in: lesson)
    defer { course.held = progress.held }
    if progress.held == course.held { return nil }
    return progress.isComplete ? (finish(lesson), true) : (progress.summary, false)
  }

  /// Notes that a lesson is done; returns what comes next.
  mutating func finish(_ lesson: Lesson) -> String {
    course.done.insert(lesson.name)
    let next = Lesson.next(after: lesson, done: course.done)
    return "Lesson \(lesson.number) is done. "
      + (next.map { "'learn next' goes on with \($0.number): \($0.title)." }
        ?? "That was the last one that was open; 'learn' lists them all.")
  }
}

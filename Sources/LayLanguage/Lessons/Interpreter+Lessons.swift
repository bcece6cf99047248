import AutoLayout
import LayoutDiagnostics

/// The requests of `learn`, apart from a lesson's number.
enum LessonRequest: String, CaseIterable, Sendable {
  case next
  case again
  case hint
  case solution
  case check
  case off
}

extension Interpreter {
  /// The checkpoint of the session that was set aside for the lessons.
  private static let checkpoint = "beforeLessons"

  /// The current lesson; nil if there is none.
  package var lesson: Lesson? { session.lesson.flatMap(Lesson.named) }

  /// Lists the lessons and continues: shows the user's progress, or begins the next lesson.
  mutating func learn(at range: SourceRange) throws(Problem) -> Outcome {
    let list = Lesson.list(done: course.done, current: lesson)
    if let lesson {
      let progress = progress(in: lesson)
      if !progress.isComplete {
        let parts = [list, lesson.heading, "\(progress.summary):\n\(progress.text)"]
        return .look(parts.joined(separator: "\n\n"))
      }
    }
    guard let next = Lesson.next(after: lesson, done: course.done) else {
      return .look(list + "\n\nAll are done; 'learn 1' begins again.")
    }
    return try begin(next, at: range, saysLine: true, after: list + "\n\n")
  }

  /// Carries out `learn` with a word.
  mutating func learn(_ request: LessonRequest, at range: SourceRange) throws(Problem) -> Outcome {
    if request == .next {
      guard let next = Lesson.next(after: lesson, done: course.done) else {
        throw Problem(
          "there is no next lesson: all are done", at: range, remedy: "'learn 1' begins again")
      }
      return try begin(next, at: range, saysLine: true)
    }
    guard let lesson else {
      throw Problem("no lesson goes on", at: range, remedy: "'learn' begins the next one")
    }
    switch request {
    case .next, .again: return try begin(lesson, at: range, saysLine: true)
    case .hint:
      let place = course.hints[lesson.name, default: 0]
      course.hints[lesson.name] = place + 1
      return .look(lesson.hint(place))
    case .solution: return .look(lesson.solutionText)
    case .check: return try check(lesson, at: range)
    case .off:
      let changes = try blaming(range) { () throws(LayoutError) in
        try session.restore(Self.checkpoint, as: "learn off")
      }
      return Outcome(changes)
        .remarking("what was there before the lessons is back; 'undo' goes back to the lesson")
    }
  }

  private mutating func check(_ lesson: Lesson, at range: SourceRange) throws(Problem) -> Outcome {
    let progress = progress(in: lesson)
    guard progress.isComplete else {
      throw .unmet(
        progress.summary, at: range,
        remedy: progress.text + "\n'learn hint' helps")
    }
    return .look(finish(lesson))
  }

  /// Replaces the session's layout with the one that a lesson begins with, as one undo step; `saysLine` if the command
  /// didn't name the lesson.
  mutating func begin(
    _ lesson: Lesson, at range: SourceRange, saysLine: Bool = false, after text: String = ""
  ) throws(Problem) -> Outcome {
    let title = "learn \(lesson.number)"
    if session.lesson == nil { session.checkpoint(Self.checkpoint) }
    do throws(ScriptError) {
      let start = Source(name: "<\(title)>", text: lesson.start)
      let outcome = try replace(with: start, as: title, beginning: lesson.name)
      course.held = progress(in: lesson).held
      return outcome.introducing(text + lesson.introduction, line: saysLine ? title : nil)
    } catch {
      throw Problem(error, at: range)
    }
  }

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
      + (next.map { "'learn next' continues with \($0.number): \($0.title)." }
        ?? "That was the last one that was open; 'learn' lists them all.")
  }
}

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

  /// The lines with marks, and below each that doesn't hold, what is wrong.
  var text: String {
    lines.flatMap { goal, problem in
      ["  \(problem == nil ? "✓" : "·") \(goal)"] + (problem.map { ["      \($0)"] } ?? [])
    }.joined(separator: "\n")
  }
}

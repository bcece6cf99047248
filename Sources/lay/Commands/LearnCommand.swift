import ArgumentParser
import LayLanguage
import LayoutDiagnostics
import Platform

/// `lay learn`.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Take short lessons about Auto Layout.",
    discussion: """
      Opens the REPL in a lesson, by default in the first that isn't done. Without a terminal, it prints the \
      list of lessons, or the one of NUMBER.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Argument(help: ArgumentHelp("The number of a lesson.", valueName: "number"))
  var number: Int?

  @Option(
    help: ArgumentHelp(
      "Write a page with all lessons, their hints and solutions, a sheet each on paper.",
      valueName: "file.html"))
  var page: String?

  @Flag(help: "Print the lessons as JSON.")
  var json = false

  private var lesson: Lesson? { Lesson.all.first { $0.number == number } }

  func validate() throws {
    if let number, lesson == nil {
      throw ValidationError("There is no lesson \(number); there are 1 to \(Lesson.all.count).")
    }
    if page != nil, json || number != nil {
      throw ValidationError("--page writes all lessons; it stands alone.")
    }
  }

  func run() throws {
    let console = shared.console
    if let page { return try write(page) }
    if json {
      let lessons = lesson.map { [$0] } ?? Lesson.all
      return console.print(JSONValue.array(lessons.map { $0.json }).description)
    }
    let done = LessonFile.done
    guard Terminal.isTerminal(STDIN_FILENO), Terminal.isTerminal(STDOUT_FILENO) else {
      return console.print(lesson?.introduction ?? Lesson.list(done: done))
    }
    let next = lesson ?? Lesson.next(after: nil, done: done)
    ReplCommand.open(
      typing: next.map { "learn \($0.number)" } ?? "learn", safety: safety, limits: limits,
      console: console)
  }

  private func write(_ file: String) throws {
    if let error = Files.host.writeFile(file, [UInt8](Lesson.page.html.utf8)) {
      throw Failure(
        status: .outputFailed, message: "error: cannot write \(file): \(error.reason)")
    }
  }
}

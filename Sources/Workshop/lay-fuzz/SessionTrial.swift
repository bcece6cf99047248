import AutoLayout
import Fuzzing
import LayLanguage
import LayoutDiagnostics
import LayoutSession
import Platform

/// A session, with what must hold after each of its commands and at its end.
struct SessionTrial {
  /// An invariant that did not hold.
  struct Failure: Error {
    /// The invariant, which stays the same while the session is shortened.
    let rule: String
    let detail: String
  }

  private(set) var interpreter = Interpreter(
    host: Host(
      readFile: { _ in .failure(HostError(reason: "there are no files")) },
      writeFile: { _, _ in nil }))
  /// The number of commands that were carried out.
  private(set) var done = 0
  /// The number of commands between checks of what must hold after each one.
  var interval: Int
  private var count = 0
  /// The longest that a command may take, in seconds of processor time.
  private static let timeLimit = 5.0
  /// The maximum number of a text's commands that are run.
  private static let commandLimit = 60

  /// A session that is checked after every `interval` commands.
  init(interval: Int = 1) { self.interval = interval }

  /// Runs the commands of a text, and checks what holds after each.
  mutating func run(_ text: String) throws(Failure) {
    let statements = (try? Source(name: "fuzz", text: text).statements()) ?? []
    for statement in statements.prefix(Self.commandLimit) { try run(statement) }
  }

  private mutating func run(_ statement: Statement) throws(Failure) {
    count += 1
    let isChecked = count.isMultiple(of: interval)
    let (before, start) = (isChecked ? state : "", clock())
    let onlyLooked = (try? interpreter.execute(statement))?.onlyLooked
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if seconds > Self.timeLimit {
      throw Failure(rule: "time", detail: "\(seconds) s: \(statement.text)")
    }
    if onlyLooked != nil { done += 1 }
    if !isChecked { return }
    if onlyLooked != false {
      let rule = onlyLooked == nil ? "refused means unchanged" : "looking changes nothing"
      try compare(state, before, rule, after: statement.text)
    } else {
      try checkFrames(after: statement.text)
    }
  }

  /// Everything that must not change by itself.
  private var state: String {
    let session = interpreter.session
    let lines = [interpreter.script, session.layout.frameDump()]
    return (lines + session.history + session.checkpoints).joined(separator: "\n")
  }

  /// Checks that frames are numbers, and that a session solved step by step has the same frames as one solved from
  /// scratch.
  private func checkFrames(after command: String) throws(Failure) {
    let layout = interpreter.session.layout
    if let item = layout.items.first(where: { !layout.frame(of: $0).isFinite }) {
      throw Failure(
        rule: "numbers are finite", detail: "\(layout.name(of: item)) after \(command)")
    }
    var anew = layout
    anew.discardSolution()
    anew.solve()
    if layout.brokenConstraints != anew.brokenConstraints {
      throw Failure(rule: "what breaks depends on the layout alone", detail: command)
    }
    try compare(
      layout.frameDump(), anew.frameDump(), "frames depend on the layout alone", after: command)
  }

  /// Checks what holds for a whole session.
  mutating func finish() throws(Failure) {
    let (script, reports) = (interpreter.script, reports)
    var replay = try replayed()
    try replay.followAdvice()
    let count = interpreter.session.history.count
    guard count > 0 else { return }
    try `repeat`("undo \(count)\nredo \(count)", "undo and redo all")
    try compare(interpreter.script, script, "script after undo and redo")
    try compare(self.reports, reports, "reports after undo and redo")
  }

  /// The session that results from what is saved, which must be the same.
  func replayed() throws(Failure) -> SessionTrial {
    let script = interpreter.script
    var replay = SessionTrial()
    try replay.repeat(script, "what is saved runs")
    // Code that can't run is saved as a comment, which nothing reads.
    let code = script.split(separator: "\n").filter { !$0.hasPrefix("# on layout of") }
    try compare(replay.interpreter.script, code.map { $0 + "\n" }.joined(), "save, run, save")
    try compare(replay.reports, reports, "reports after save and run")
    return replay
  }

  /// Types what reports say to write, line by line.
  private mutating func followAdvice() throws(Failure) {
    let layout = interpreter.session.layout
    let report = IssueReport(of: layout) { $0.commands(in: layout) }
    let lines = report.issues.flatMap { $0.findings }.flatMap { $0.advice ?? [] }
      .joined(separator: "\n")
    try `repeat`(lines, "advice is accepted")
    if !LayoutFaults(layout).includes(LayoutFaults(interpreter.session.layout)) {
      throw Failure(rule: "advice does no harm", detail: lines)
    }
  }

  /// Runs commands that must not be refused.
  private mutating func `repeat`(_ text: String, _ rule: String) throws(Failure) {
    do throws(ScriptError) {
      for statement in try Source(name: "fuzz", text: text).statements() {
        _ = try interpreter.execute(statement)
      }
    } catch {
      throw Failure(rule: rule, detail: "\(error)")
    }
  }

  /// The output of commands that only look.
  private var reports: String {
    var copy = self
    let layout = interpreter.session.layout
    let views = layout.items.map { "dump constraints \(NameText.quoted(layout.name(of: $0)))" }
    let looks = [
      "dump frames", "report ambiguity", "report issues", "report conflicts", "dump json",
      "dump trace",
    ]
    return (looks + views.flatMap { ["\($0) horizontal", "\($0) vertical"] })
      .map { "\($0)\n\(copy.output(of: $0))" }.joined(separator: "\n")
  }

  private mutating func output(of command: String) -> String {
    do throws(ScriptError) {
      return try Source(name: "fuzz", text: command).statements()
        .map { (statement) throws(ScriptError) in try interpreter.execute(statement).output }
        .joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  private func compare(
    _ found: String, _ expected: String, _ rule: String, after command: String = ""
  ) throws(Failure) {
    guard found != expected else { return }
    let lines = zip(found.split(separator: "\n"), expected.split(separator: "\n"))
    let first = lines.first { $0 != $1 }.map { "\($0)\n  instead of\n\($1)" }
    throw Failure(rule: rule, detail: "\(command)\n\(first ?? "other lines at the end")")
  }
}

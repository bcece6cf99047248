import AutoLayout
import Glibc
import LayLanguage
import LayoutDiagnostics
import LayoutSession

/// A session, with what must hold after each of its commands and at its end.
struct SessionTrial {
  /// What did not hold.
  struct Failure: Error {
    /// Stays the same while the script is shortened.
    let rule: String
    let detail: String
  }

  private(set) var interpreter = Self.newInterpreter()
  /// How many commands were carried out, and how many refused.
  private(set) var (done, refused) = (0, 0)
  /// The longest that a command may take, in seconds of processor time.
  private static let timeLimit = 5.0

  private static func newInterpreter() -> Interpreter {
    Interpreter(
      host: Host(
        readFile: { _ in .failure(HostError(reason: "there are no files")) },
        writeFile: { _, _ in nil }))
  }

  /// Everything that is not to change by itself.
  private var state: [String] {
    let session = interpreter.session
    return [interpreter.script, session.layout.frameDump()] + session.history + session.checkpoints
  }

  /// Runs a command, and checks what holds for each.
  mutating func run(_ command: String) throws(Failure) {
    let before = state
    let start = clock()
    var onlyLooked = true
    var refusal: ScriptError?
    do throws(ScriptError) {
      for statement in try Source(name: "fuzz", text: command).statements() {
        onlyLooked = try interpreter.execute(statement).onlyLooked && onlyLooked
      }
      done += 1
    } catch {
      refused += 1
      refusal = error
    }
    if let refusal {
      // Of several commands the first may have worked.
      if !command.contains(";"), !command.contains("\n"), state != before {
        throw Failure(rule: "refused means unchanged", detail: "\(command)\n\(refusal)")
      }
    } else if onlyLooked, state != before {
      throw Failure(rule: "looking changes nothing", detail: command)
    }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if seconds > Self.timeLimit {
      throw Failure(rule: "time", detail: "\(seconds) s: \(command)")
    }
    try checkSizes(after: command)
    if !onlyLooked { try checkSolution(after: command) }
  }

  /// What a session solved step by step is what one finds that never saw the steps.
  private func checkSolution(after command: String) throws(Failure) {
    let layout = interpreter.session.layout
    var anew = layout
    anew.discardSolution()
    anew.solve()
    if layout.brokenConstraints != anew.brokenConstraints {
      throw Failure(rule: "what breaks depends on the layout alone", detail: command)
    }
    try compare(layout.frameDump(), anew.frameDump(), "frames depend on the layout alone")
  }

  /// Sizes are numbers, and not negative where constraints decide them.
  private func checkSizes(after command: String) throws(Failure) {
    let layout = interpreter.session.layout
    for item in layout.items {
      let frame = layout.frame(of: item)
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if numbers.contains(where: { !$0.isFinite }) {
        throw Failure(
          rule: "numbers are finite", detail: "\(layout.name(of: item)) after \(command)")
      }
    }
  }

  /// Checks what holds for a whole session.
  mutating func finish() throws(Failure) {
    let (script, reports) = (interpreter.script, reports)
    var replay = SessionTrial()
    for (rule, what) in [("what is saved runs", script)] {
      do throws(ScriptError) {
        for statement in try Source(name: "saved", text: what).statements() {
          _ = try replay.interpreter.execute(statement)
        }
      } catch {
        throw Failure(rule: rule, detail: "\(error)")
      }
    }
    try compare(replay.interpreter.script, script, "save, run, save")
    try compare(replay.reports, reports, "reports after save and run")
    let count = interpreter.session.history.count
    guard count > 0 else { return }
    for command in ["undo \(count)", "redo \(count)"] {
      do throws(ScriptError) {
        for statement in try Source(name: "fuzz", text: command).statements() {
          _ = try interpreter.execute(statement)
        }
      } catch {
        throw Failure(rule: "undo and redo all", detail: "\(error)")
      }
    }
    try compare(interpreter.script, script, "script after undo and redo")
    try compare(self.reports, reports, "reports after undo and redo")
  }

  private var reports: String {
    let layout = interpreter.session.layout
    return [
      layout.frameDump(), layout.ambiguityReport().description, IssueReport(of: layout).description,
      layout.conflictReports().map { $0.description }.joined(separator: "\n"),
      layout.json().description,
    ].joined(separator: "\n")
  }

  private func compare(_ found: String, _ expected: String, _ rule: String) throws(Failure) {
    guard found != expected else { return }
    let lines = zip(found.split(separator: "\n"), expected.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    throw Failure(rule: rule, detail: first.map { "\($0)\n  instead of\n\($1)" } ?? "")
  }
}

import ConsoleLog
import LayLanguage

/// The result of a command of the REPL.
struct Execution: Sendable {
  /// The session after it.
  var interpreter: Interpreter
  let outcome: Result<Outcome, ScriptError>
  /// The changes, in a few lines.
  private(set) var summary: [(text: String, style: Style)] = []
  /// Its warnings, and what clashes because of it; in a few lines where it is summarised.
  private(set) var messages: [String] = []

  /// The maximum number of new conflicts that are listed.
  private static let conflictLimit = 3

  /// Makes an execution of something that runs on a copy of a session.
  init(
    _ interpreter: Interpreter, summarises: Bool,
    _ body: (inout Interpreter) throws(ScriptError) -> Outcome
  ) {
    self.interpreter = interpreter
    do throws(ScriptError) {
      let outcome = try body(&self.interpreter)
      self.outcome = .success(outcome)
      messages = summarises ? Self.messages(outcome, self.interpreter) : outcome.diagnostics
      guard summarises else { return }
      if !outcome.tellsChanges { summary = outcome.changes.map { ChangeSummary($0).lines } ?? [] }
      if let remark = outcome.remark { summary.append((remark, .quiet)) }
      if let (text, isReached) = self.interpreter.noteProgress() {
        summary.append((text, isReached ? .added : .quiet))
      }
    } catch {
      outcome = .failure(error)
    }
  }

  /// The work of running a statement.
  static func running(
    _ statement: Statement, _ interpreter: Interpreter, _ summarises: Bool
  ) -> @Sendable () -> Execution {
    {
      Execution(interpreter, summarises: summarises) { (interpreter) throws(ScriptError) in
        try interpreter.execute(statement)
      }
    }
  }

  /// Warnings as they are; of conflicts the sum that does not come out and the way out, as `lay explain` tells them,
  /// unless the output has told it, as that of 'open' does.
  private static func messages(_ outcome: Outcome, _ interpreter: Interpreter) -> [String] {
    let conflicts = outcome.conflicts
    if conflicts.isEmpty { return outcome.warnings }
    let news = conflicts.prefix(conflictLimit).map(interpreter.summary(of:))
      .filter { !outcome.output.contains($0.prefix { $0 != "\n" }) }
    let rest = conflicts.count - conflictLimit
    let more = rest > 0 ? ["… and \(rest) more conflict\(rest == 1 ? "" : "s")"] : []
    let hint = "'report conflicts --what-if' tells more; 'undo' takes it back"
    return outcome.warnings + [(news + more + [hint]).joined(separator: "\n")]
  }
}

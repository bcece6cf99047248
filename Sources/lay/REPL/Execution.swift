import ConsoleLog
import LayLanguage

/// What came of a command of the REPL.
struct Execution: Sendable {
  /// The session after it.
  var interpreter: Interpreter
  let outcome: Result<Outcome, ScriptError>
  /// What it changed, in a few lines.
  private(set) var summary: [(text: String, style: Style)] = []
  /// What clashes because of it, in a few lines.
  private(set) var conflicts: String?

  /// How many new conflicts are told.
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
      guard summarises else { return }
      summary = outcome.changes.map { ChangeSummary($0).lines } ?? []
      conflicts = Self.conflicts(outcome.diagnostics, besides: outcome.output)
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

  /// The sum that does not come out and the way out, as `lay explain` tells them, unless the output has told
  /// it, as that of 'open' does; nil where the reports can't be told in fewer words, such as warnings of
  /// documents.
  private static func conflicts(_ reports: [String], besides output: String) -> String? {
    let summaries = reports.prefix(conflictLimit).map {
      ConsoleLog(bytes: [UInt8]($0.utf8)).summary(isLive: true)
    }
    guard !summaries.isEmpty, !summaries.contains("") else { return nil }
    let news = summaries.filter { !output.contains($0.prefix { $0 != "\n" }) }
    let rest = reports.count - summaries.count
    let more = rest > 0 ? ["… and \(rest) more conflict\(rest == 1 ? "" : "s")"] : []
    return (news + more + ["'report conflicts --what-if' tells more; 'undo' takes it back"])
      .joined(separator: "\n")
  }
}

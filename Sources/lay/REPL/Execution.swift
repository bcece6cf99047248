import AutoLayout
import ConsoleLog
import LayLanguage
import LayoutDiagnostics
import LayoutSession

/// The result of a command in the REPL.
struct Execution: Sendable {
  /// The session after it.
  var interpreter: Interpreter
  let outcome: Result<Outcome, ScriptError>
  /// The changes, in a few lines.
  private(set) var summary: [(text: String, style: Style)] = []
  /// Its warnings, and what clashes because of it, in a few lines if it is summarized.
  private(set) var messages: [String] = []

  /// The maximum number of new conflicts to list.
  private static let conflictLimit = 3

  /// Creates an execution from something that runs on a copy of a session.
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

  /// The warnings, and for each conflict the contradictory sum and the remedy, as in `lay explain`, unless the output
  /// already has them, as that of 'open' does.
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

/// The changes of a command, in a few lines for the user.
struct ChangeSummary {
  /// The maximum number of names on a line before the rest is only counted.
  private static let nameLimit = 12
  /// The maximum number of moved views listed before the rest is only counted.
  private static let moveLimit = 8

  /// The lines; the most surprising come last, where the eye is.
  let lines: [(text: String, style: Style)]

  init(_ changes: Changes) {
    var lines: [(text: String, style: Style)] = []
    let moved = changes.moved(first: Self.moveLimit)
    for move in moved.moves { lines.append((Self.text(move), .quiet)) }
    let hidden = moved.count - moved.moves.count
    if hidden > 0 { lines.append(("… and \(hidden) more", .quiet)) }
    let groups: [(String, [String], Style)] = [
      ("now hidden", changes.changedVisibility(toHidden: true), .quiet),
      ("now visible", changes.changedVisibility(toHidden: false), .quiet),
      ("holds again", changes.restored, .added),
      ("no longer ambiguous", changes.becameUnambiguous, .added),
      ("now ambiguous", changes.becameAmbiguous, .warning),
      ("broken", changes.broken.map(\.brokenHandle), .removed),
    ]
    for (title, names, style) in groups where !names.isEmpty {
      lines.append(("\(title): \(Self.list(names))", style))
    }
    self.lines = lines
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - nameLimit
    let shown = names.prefix(nameLimit).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// A new view has no earlier frame.
  private static func text(_ move: Changes.Move) -> String {
    let frames = [move.from, move.to].compactMap { $0 }.map(text)
    return "\(move.name) " + frames.joined(separator: " → ")
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(" + numbers.map(NumberText.measured).joined(separator: ", ") + ")"
  }
}

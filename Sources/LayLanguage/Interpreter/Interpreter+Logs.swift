import AutoLayout
import ConsoleLog
import LayoutSession

/// `open` and `log`.
extension Interpreter {
  mutating func open(_ path: Name, _ statement: Statement) throws(Problem) -> Outcome {
    let file = FilePath.resolve(path.value, relativeTo: statement.source.name)
    let log = ConsoleLog(bytes: try read(file, at: path.range))
    guard !log.isEmpty else {
      throw Problem(
        "'\(file)' holds no console log about constraints", at: path.range,
        remedy: "'source' runs scripts")
    }
    let outcome = try blaming(path.range) { () throws(LayoutError) in
      try open(log, as: statement.text)
    }
    return Outcome(
      output: [log.summary, outcome.output].filter { !$0.isEmpty }.joined(separator: "\n"),
      diagnostics: outcome.diagnostics, changes: outcome.changes, endsSession: false)
  }

  /// Rebuilds what a log mentions in place of the session's layout, as one undo step.
  ///
  /// - Parameters:
  ///   - log: A log that is not empty.
  ///   - command: What was typed, for the history.
  /// - Returns: What changed, and as output what could not be rebuilt.
  /// - Throws: An error when no constraint of the log can be read; the session stays as it is.
  public mutating func open(
    _ log: ConsoleLog, as command: String
  ) throws(LayoutError) -> Outcome {
    let scene = LogScene(log)
    guard !scene.constraints.isEmpty else {
      throw LayoutError(
        "the log has no constraint that can be read, so nothing is rebuilt",
        remedy: "copy the report with its list, from '(' to ')'; 'lay explain' explains other texts"
      )
    }
    let rebuilt = RebuiltLayout(scene)
    let output = rebuilt.omissions.map { "left out \($0)" }.joined(separator: "\n")
    return Outcome(session.commit(rebuilt.layout, as: command), output: output)
  }
}

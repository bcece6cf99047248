import AutoLayout
import LayoutSession

/// Commands on the session's history.
extension Interpreter {
  mutating func undo(_ count: Int, _ statement: Statement) throws(Problem) -> Outcome {
    try step(count, "undid", statement) { (session) throws(SessionError) in try session.undo() }
  }

  mutating func redo(_ count: Int, _ statement: Statement) throws(Problem) -> Outcome {
    try step(count, "redid", statement) { (session) throws(SessionError) in try session.redo() }
  }

  private mutating func step(
    _ count: Int, _ verb: String, _ statement: Statement,
    _ body: (inout Session) throws(SessionError) -> (command: String, changes: Changes)
  ) throws(Problem) -> Outcome {
    var attempt = session
    var lines: [String] = []
    var changes: Changes?
    // A count larger than the history fails at its end, so this loop is short.
    for _ in 0..<count {
      do {
        let step = try body(&attempt)
        lines.append("\(verb): \(step.command)")
        changes = step.changes
      } catch {
        throw Problem(error, at: statement.range)
      }
    }
    session = attempt
    let output = lines.joined(separator: "\n")
    return changes.map { Outcome($0, output: output) } ?? Outcome(output: output)
  }

  /// The commands that can be undone, numbered.
  var historyText: String {
    session.history.enumerated().map { "\($0.offset + 1)  \($0.element)" }
      .joined(separator: "\n")
  }

  mutating func checkpoint(_ name: Name) -> Outcome {
    session.checkpoint(name.value)
    return Outcome()
  }

  mutating func restore(_ name: Name) throws(Problem) -> Outcome {
    guard session.checkpoints.contains(name.value) else {
      throw .unknown(
        "checkpoint", name.value, at: name.range, candidates: session.checkpoints,
        otherwise: session.checkpoints.isEmpty
          ? "'checkpoint NAME' makes one"
          : "there are: \(session.checkpoints.joined(separator: ", "))")
    }
    do { return Outcome(try session.restore(name.value)) } catch {
      throw Problem(error, at: name.range)
    }
  }
}

extension Problem {
  /// The session's refusal.
  init(_ error: SessionError, at range: SourceRange) {
    self.init(error.reason, at: range, remedy: error.remedy)
  }
}

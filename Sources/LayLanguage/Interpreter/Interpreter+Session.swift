import AutoLayout
import LayoutSession

/// Commands on the session's history.
extension Interpreter {
  mutating func undo(_ count: Int, _ statement: Statement) throws(Problem) -> Outcome {
    do {
      let (commands, changes) = try session.undo(count)
      return Outcome(changes, output: commands.map { "undid: \($0)" }.joined(separator: "\n"))
    } catch {
      throw Problem(error, at: statement.range)
    }
  }

  mutating func redo(_ count: Int, _ statement: Statement) throws(Problem) -> Outcome {
    do {
      let (commands, changes) = try session.redo(count)
      return Outcome(changes, output: commands.map { "redid: \($0)" }.joined(separator: "\n"))
    } catch {
      throw Problem(error, at: statement.range)
    }
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

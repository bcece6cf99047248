extension CommandDefinition {
  static let history = CommandDefinition(
    name: "history",
    topic: .session,
    syntax: ["history"],
    summary: "list the commands that undo can take back",
    explanation: "The oldest comes first.",
    examples: ["add view red\nhistory"],
    parse: { _ throws(Problem) in
      .session { interpreter, _ in
        let lines = interpreter.session.history.enumerated().map { "\($0 + 1)  \($1)" }
        return Outcome(output: lines.joined(separator: "\n"))
      }
    })
}

extension CommandDefinition {
  static let history = CommandDefinition(
    name: "history",
    topic: .session,
    syntax: ["history"],
    summary: "list the commands that undo can take back",
    explanation: "The oldest comes first.",
    examples: ["add view red\nhistory"],
    parse: { _ throws(Problem) in
      Command(
        .session { interpreter, _ in
          let forgotten = interpreter.session.forgottenCommands
          let note =
            "# \(forgotten) older: forgotten to save memory; --limit history=SIZE keeps more"
          let lines = interpreter.session.history.enumerated().map {
            "\(forgotten + $0 + 1)  \($1)"
          }
          return Outcome(output: ((forgotten > 0 ? [note] : []) + lines).joined(separator: "\n"))
        })
    })
}

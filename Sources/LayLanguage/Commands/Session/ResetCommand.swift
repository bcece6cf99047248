extension CommandDefinition {
  static let reset = CommandDefinition(
    name: "reset",
    topic: .session,
    syntax: ["reset"],
    summary: "start over with an empty layout",
    explanation: "'undo' brings everything back.",
    examples: ["add view red\nreset\nundo"],
    parse: { _ throws(Problem) in Command(.session { interpreter, _ in Outcome(interpreter.session.reset()) }) })
}

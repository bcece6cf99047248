extension CommandDefinition {
  static let quit = CommandDefinition(
    name: "quit",
    aliases: ["exit"],
    topic: .session,
    syntax: ["quit"],
    summary: "end the session",
    explanation: "In a script, the rest is not run.",
    examples: ["quit"],
    parse: { _ throws(Problem) in Command(.session { _, _ in Outcome(endsSession: true) }) })
}

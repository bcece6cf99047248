extension CommandDefinition {
  static let checkpoint = CommandDefinition(
    name: "checkpoint",
    topic: .session,
    syntax: ["checkpoint NEWNAME"],
    summary: "remember the session as it is now",
    explanation: "'restore' brings it back.",
    examples: ["add view red\ncheckpoint before\nremove red\nrestore before"],
    parse: { reader throws(Problem) in
      let name = try reader.newName("a name")
      return Command { resolver throws(Problem) in
        let name = try resolver.newName(name)
        return .session { interpreter, _ in
          interpreter.session.checkpoint(name.value)
          return Outcome()
        }
      }
    })
}

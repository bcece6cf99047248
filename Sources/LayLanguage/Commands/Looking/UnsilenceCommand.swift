import LayoutDiagnostics

extension CommandDefinition {
  static let unsilence = CommandDefinition(
    name: "unsilence",
    topic: .looking,
    syntax: ["unsilence ISSUE…", "unsilence ambiguity VIEW…"],
    summary: "take rules into 'report issues' again",
    explanation: "This undoes 'silence'.",
    examples: ["silence ambiguity\nunsilence ambiguity"],
    parse: { reader throws(Problem) in
      let names = try reader.names("an issue", of: Rule.all.map { $0.id })
      return Command { resolver throws(Problem) in
        .setSilenced(false, try resolver.names(names))
      }
    })
}

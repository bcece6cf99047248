extension CommandDefinition {
  static let unsilence = CommandDefinition(
    name: "unsilence",
    topic: .looking,
    syntax: ["unsilence ISSUE…", "unsilence ambiguity VIEW…"],
    summary: "take rules into 'report issues' again",
    explanation: "This undoes 'silence'.",
    examples: ["silence ambiguity\nunsilence ambiguity"],
    parse: { reader throws(Problem) in .setSilenced(false, try reader.names("an issue")) })
}

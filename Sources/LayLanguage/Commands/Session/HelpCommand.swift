extension CommandDefinition {
  static let help = CommandDefinition(
    name: "help",
    topic: .session,
    syntax: ["help [HELPTOPIC]"],
    summary: "print the commands, or explain one of them",
    explanation: "'help topics' lists all other help.",
    examples: ["help pin\nhelp topics"],
    parse: { reader throws(Problem) in
      let topic = reader.isAtEnd ? nil : try reader.unquotedName("a command or topic")
      return .look { _ throws(Problem) in
        guard let topic else { return Help.standard.overview }
        if let text = Help.standard.text(for: topic.value) { return text }
        throw .unknown(
          "help topic", topic.value, at: topic.range, candidates: Help.standard.topics,
          otherwise: "'help topics' lists them")
      }
    })
}

extension CommandDefinition {
  static let help = CommandDefinition(
    name: "help",
    topic: .session,
    syntax: ["help [HELPTOPIC]"],
    summary: "print the everyday commands, or explain a word",
    explanation: """
      'help all' prints every command, and 'help topics' lists all other help. Any other word is searched for in \
      all help and among UIKit's names.
      """,
    examples: ["help pin\nhelp topics"],
    parse: { reader throws(Problem) in
      reader.noteTopics()
      let topic = reader.isAtEnd ? nil : reader.writtenTopic()
      return Command(
        .look { _ throws(Problem) in
          guard let topic else { return Help.standard.overview }
          if let text = Help.standard.text(for: topic.value) { return text }
          throw .unknown(
            "help topic", topic.value, at: topic.range, candidates: Help.standard.topics,
            otherwise: "'help topics' lists them")
        })
    })
}

extension TokenReader {
  /// Notes what help can be about.
  fileprivate func noteTopics() {
    guard isAtEnd else { return }
    let commands = CommandDefinition.all.map { ($0.name, $0.summary) }
    let functions = ValueFunction.all.map { ($0.name, $0.summary) }
    for (name, summary) in commands + functions + HelpTopic.all.map({ ($0.name, $0.summary) }) {
      note(.word(name, summary: summary))
    }
  }

  /// The rest of the command as it is written: a topic may be a member with its parameters.
  fileprivate mutating func writtenTopic() -> Name {
    let start = current.range
    while !isAtEnd { advance() }
    let range = range(from: start)
    let text = String(source.text[range])
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return Name(isQuoted ? String(text.dropFirst().dropLast()) : text, range)
  }
}

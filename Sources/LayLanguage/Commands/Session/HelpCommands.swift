import TextSizes

extension CommandDefinition {
  static let learn = CommandDefinition(
    syntax: ["learn [next|NUMBER|again|off]", "learn hint|solution|check"],
    summary: "take short lessons about Auto Layout",
    explanation: """
      A lesson has something to read, a layout to begin with, and a goal: lines that hold when it \
      is done. Any way to get there will do. 'learn' lists the lessons, says how far you are, and \
      begins the next one if none is in progress; 'learn 3' begins the third, 'learn next' the \
      next that isn't done, and 'learn again' the same once more. 'learn hint' helps, a little \
      more each time; 'learn solution' prints commands that reach the goal. 'learn check' is an \
      error unless all of the goal holds; at the prompt, this is checked after each command. A \
      lesson replaces the layout as one undo step. 'learn off' brings back what was there before \
      the first one. Finished lessons are remembered for the next start.
      """,
    examples: [
      """
      add view red
      learn 2
      pin card leading trailing top to superview inset 20
      pin card.height = 80
      learn check
      learn off
      expect red in root
      """
    ],
    parse: { reader throws(Problem) in
      let start = reader.lastRange
      if let request: LessonRequest = reader.takeChoice() {
        let range = reader.lastRange
        return Command(
          .session { interpreter, _ throws(Problem) in try interpreter.learn(request, at: range) })
      }
      guard !reader.isAtEnd else {
        return Command(
          .session { interpreter, _ throws(Problem) in try interpreter.learn(at: start) })
      }
      let number = try reader.number("the number of a lesson")
      return Command { resolver throws(Problem) in
        let number = try resolver.measure(number, "the number of a lesson")
        guard let lesson = Lesson.all.first(where: { Double($0.number) == number.value }) else {
          throw Problem(
            "there is no lesson \(NumberText.exact(number.value))", at: number.range,
            remedy: "there are 1 to \(Lesson.all.count); 'learn' lists them")
        }
        return .session { interpreter, _ throws(Problem) in
          try interpreter.begin(lesson, at: number.range)
        }
      }
    })

  static let help = CommandDefinition(
    syntax: ["help [HELPTOPIC]"],
    summary: "print the everyday commands, or explain a word",
    explanation: """
      'help all' prints every command, and 'help topics' lists all other help. Any other word is \
      searched for in all help and among UIKit's names.
      """,
    examples: ["help pin\nhelp topics"],
    parse: { reader throws(Problem) in
      reader.noteTopics()
      let topic = reader.isAtEnd ? nil : reader.writtenTopic()
      return Command(
        .look { _ throws(Problem) in
          guard let topic else { return Help.overview }
          if let text = Help.text(for: topic.value) { return text }
          throw .unknown(
            "help topic", topic, in: Help.topics,
            otherwise: "'help topics' lists them")
        })
    })

  static let quit = CommandDefinition(
    aliases: ["exit"],
    syntax: ["quit"],
    summary: "end the session",
    explanation: "In a script, the rest is not run.",
    examples: ["quit"],
    parse: { _ throws(Problem) in Command(.session { _, _ in Outcome(endsSession: true) }) })
}

extension TokenReader {
  /// Notes the possible topics of help.
  fileprivate func noteTopics() {
    guard isAtEnd else { return }
    let commands = CommandDefinition.all.map { ($0.name, $0.summary) }
    let functions = ValueFunction.all.map { ($0.name, $0.summary) }
    for (name, summary) in commands + functions + HelpTopic.all.map({ ($0.name, $0.summary) }) {
      note(.word(name, summary: summary))
    }
  }

  /// Reads the rest of the command as written: a topic may be a member with its parameters.
  fileprivate mutating func writtenTopic() -> Name {
    let start = current.range
    while !isAtEnd { advance() }
    let range = range(from: start)
    let text = String(source.text[range])
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return Name(isQuoted ? String(text.dropFirst().dropLast()) : text, range)
  }
}

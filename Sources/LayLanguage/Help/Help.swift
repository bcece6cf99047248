/// Help from the command definitions.
package struct Help: Sendable {
  /// The commands, in the order help lists them.
  let commands: [CommandDefinition]

  /// The columns of a terminal that help fills.
  private static let width = 80

  /// Everything that there is help for.
  var topics: [String] { commands.flatMap { $0.names } + HelpTopic.all.map { $0.name } }

  /// The help of a command or topic; nil when there is none.
  ///
  /// - Parameter topic: The name of a command, a topic or a group of commands.
  /// - Returns: Lines without a final newline.
  func text(for topic: String) -> String? {
    if let command = commands.first(where: { $0.names.contains(topic) }) {
      return Self.text(of: command)
    }
    let folded = NameText.folded(topic)
    if let found = HelpTopic.all.first(where: { $0.name == folded }) { return found.text() }
    return Topic.allCases.first { NameText.folded($0.rawValue) == folded }.map(text(of:))
      ?? Self.sizeClassText(for: topic) ?? Self.wordText(for: topic) ?? places(of: topic)
  }

  /// Every command with its summary, without a final newline.
  var overview: String {
    Topic.allCases.map(text(of:)).joined(separator: "\n\n")
      + "\n\n'help COMMAND' explains a command, and 'help topics' lists all other help."
  }

  /// Every command with its summary, for the manual page.
  package static var commandList: String {
    Topic.allCases.map(standard.text(of:)).joined(separator: "\n\n")
  }

  private func text(of topic: Topic) -> String {
    let rows = commands.filter { $0.topic == topic }.map { ($0.name, $0.summary) }
    return "\(topic.rawValue)\n\(Columns.text(rows))"
  }

  private static func text(of definition: CommandDefinition) -> String {
    var lines = definition.syntax + [""]
    let summary = definition.summary.prefix(1).uppercased() + definition.summary.dropFirst()
    lines += wrapped("\(summary). \(definition.explanation)")
    if !definition.aliases.isEmpty {
      lines.append("Also: \(definition.aliases.joined(separator: ", "))")
    }
    for example in definition.examples {
      lines += ["", "Example:"] + example.split(separator: "\n").map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of a text that fit into a terminal.
  static func wrapped(_ text: String, indentation: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    let margin = String(repeating: " ", count: indentation)
    return (line.isEmpty ? lines : lines + [line]).map { margin + $0 }
  }
}

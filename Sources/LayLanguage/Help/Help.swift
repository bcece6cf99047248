/// Help from the command definitions.
public enum Help {
  /// The columns of a terminal that help fills.
  private static let width = 80

  /// The overview, or the help of a command or topic, or nil when there is none.
  ///
  /// - Parameter topic: The name of a command or topic; nil for the overview.
  /// - Returns: Lines without a final newline.
  public static func text(for topic: String? = nil) -> String? {
    guard let topic else { return overview }
    if let definition = CommandDefinition.named(topic) { return text(of: definition) }
    let folded = NameText.folded(topic)
    if let found = HelpTopic.all.first(where: { $0.name == folded }) { return found.text() }
    return Topic.allCases.first { NameText.folded($0.rawValue) == folded }.map(text(of:))
  }

  private static var overview: String {
    Topic.allCases.map(text(of:)).joined(separator: "\n\n")
      + "\n\n'help COMMAND' explains a command, 'help topics' lists what else there is help for."
  }

  private static func text(of topic: Topic) -> String {
    let rows = CommandDefinition.all.filter { $0.topic == topic }.map { ($0.name, $0.summary) }
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

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

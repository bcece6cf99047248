import LayoutDiagnostics

/// Help from the command definitions.
package struct Help: Sendable {
  /// The commands, in the order help lists them.
  let commands: [CommandDefinition]

  /// The columns of a terminal that help fills.
  private static let width = 80

  /// Everything that there is help for.
  var topics: [String] { commands.flatMap { $0.names } + HelpTopic.all.map { $0.name } }

  /// The help of a command or topic; nil if there is none.
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

  /// The commands that a new user needs on the first day.
  private static let everyday: Set<String> = [
    "add", "remove", "hide", "arrange", "pin", "align", "unpin", "set", "get", "device", "rotate",
    "draw", "dump", "report", "why", "suggest", "undo", "source", "save", "open", "help", "quit",
  ]

  /// The everyday commands with their summaries, without a final newline.
  var overview: String {
    let more =
      "'help all' lists every command, 'help COMMAND' explains one, and 'help topics' lists all other help."
    return Self.list(commands.filter { Self.everyday.contains($0.name) }) + "\n\n"
      + Self.wrapped(more).joined(separator: "\n")
  }

  /// Every command with its summary, in groups.
  package static var commandList: String {
    Topic.allCases.map(standard.text(of:)).joined(separator: "\n\n")
  }

  private func text(of topic: Topic) -> String {
    "\(topic.rawValue)\n\(Self.list(commands.filter { $0.topic == topic }))"
  }

  private static func list(_ commands: [CommandDefinition]) -> String {
    Columns.text(commands.map { ($0.name, $0.summary) })
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
    let margin = String(repeating: " ", count: indentation)
    return VisibleText.wrapped(text, to: width - indentation).map { margin + $0 }
  }
}

extension Help {
  /// `Docs/Commands.md`, complete: of each command what `help` says, with its first example.
  var reference: String {
    var parts = [
      "<!-- Generated from the command definitions; do not edit. -->",
      "# Commands",
      "What each command does. Words in capitals are placeholders; parts in brackets are optional;"
        + " `|` separates alternatives; `…` means one or more. `help COMMAND` has more examples.",
    ]
    for topic in Topic.allCases {
      parts.append("## \(topic.rawValue)")
      parts += commands.filter { $0.topic == topic }.map(Self.reference(of:))
    }
    parts.append("## Words that commands take")
    let topics = HelpTopic.all.map { "| `help \($0.name)` | \($0.summary) |" }
    parts.append((["| to print | about |", "|---|---|"] + topics).joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func reference(of definition: CommandDefinition) -> String {
    var parts = [
      "### \(definition.name)",
      sentence(definition.summary),
      "```text\n\(definition.syntax.joined(separator: "\n"))\n```",
      definition.explanation,
    ]
    if !definition.aliases.isEmpty {
      let aliases = definition.aliases.map { "`\($0)`" }.joined(separator: ", ")
      parts.append("Also written \(aliases).")
    }
    parts += definition.examples.prefix(1).map { "```lay\n\($0)\n```" }
    return parts.joined(separator: "\n\n")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

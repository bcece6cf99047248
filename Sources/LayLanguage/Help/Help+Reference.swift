extension Help {
  /// `Docs/Commands.md`, complete.
  ///
  /// Every example is a fenced `lay` block, so the tests run it.
  var reference: String {
    var parts = [
      "<!-- Generated from the command definitions; do not edit. -->",
      "# Commands",
      "What each command does. Words in capitals are placeholders; parts in brackets are optional;"
        + " `|` separates alternatives; `…` means one or more.",
    ]
    for topic in Topic.allCases {
      parts.append("## \(topic.rawValue)")
      parts += commands.filter { $0.topic == topic }.map(Self.reference(of:))
    }
    parts.append("## Words that commands take")
    for topic in HelpTopic.all where !["all", "topics"].contains(topic.name) {
      parts.append("### \(topic.name)")
      parts.append("\(Self.sentence(topic.summary))\n\n```text\n\(topic.text())\n```")
    }
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
    parts += definition.examples.map { "```lay\n\($0)\n```" }
    return parts.joined(separator: "\n\n")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

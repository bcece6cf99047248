import AutoLayout

extension Help {
  /// The full text of `Docs/Commands.md`: for each command what `help` says, with its first example, which the tests
  /// run.
  package static var reference: String {
    var parts = [
      "<!-- Generated from the command definitions; do not edit. -->",
      "# Commands",
      "What each command does. Words in capitals are placeholders; parts in brackets are optional;"
        + " `|` separates alternatives; `…` means one or more. `help COMMAND` has more examples.",
    ]
    for topic in Topic.allCases {
      parts.append("## \(topic.rawValue)")
      parts += CommandDefinition.commands(about: topic).map(reference(of:))
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

  /// The full text of `Docs/UIKit.md`: which command does what a member of UIKit does.
  package static var uiKitReference: String {
    var parts = [
      "<!-- Generated from the table of UIKit's members; do not edit. -->",
      "# UIKit",
      "Every member of UIKit related to layout, the command that does the same, and a script"
        + " that shows and tests it.",
    ]
    for uiKitClass in UIKitClass.all { parts += section(of: uiKitClass) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(of uiKitClass: UIKitClass) -> [String] {
    var covered: [String] = []
    var missing: [String] = []
    for member in uiKitClass.members {
      switch member.coverage {
      case .command(let command, let script):
        let code = command.replacing("|", with: "\\|")
        covered.append("| `\(member.name)` | `\(code)` | [\(script)](\(script)) |")
      case .missing(let reason): missing.append("- `\(member.name)`: \(reason).")
      }
    }
    let table = ["| member | command | script |", "|---|---|---|"] + covered
    let list = missing.isEmpty ? [] : ["Left out:", missing.joined(separator: "\n")]
    return ["## \(uiKitClass.name)", table.joined(separator: "\n")] + list
  }

  /// The full text of `Docs/Phrases.md`: the lines of lay, and what people say for them.
  package static var phraseReference: String {
    var parts = [
      "<!-- Generated from the phrasebook; do not edit. -->",
      "# Phrases",
      """
      What people type if they haven't read the documentation, and the line of lay that it stands for. The prompt
      shows the line and runs it; if several lines may be meant, or something would be removed or written, it only
      names them. In scripts, a phrase is an error that names the line. The prompt has guesses for many more wordings,
      which it names and never runs.
      """,
      """
      Each phrase is an example of many wordings. Articles and other filler words don't count, and many words
      stand for others: "create" and "new" for "add".
      """,
    ]
    for topic in Phrasebook.topics where topic.name != Phrase.Topic.near.name {
      let certain = topic.phrases.filter { !$0.isGuess }
      parts.append("## \(topic.name)")
      let head = ["| line | said as |", "|---|---|"]
      parts.append((head + rows(of: certain)).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A row for each line, with the first two phrases that mean it.
  private static func rows(of phrases: [Phrase]) -> [String] {
    let sayings = Dictionary(grouping: phrases) { $0.example.meaning }
    var seen: Set<String> = []
    return phrases.map { $0.example.meaning }.filter { seen.insert($0).inserted }.map { line in
      let said = sayings[line, default: []].prefix(2).map { phrase in
        let source = phrase.habit == "words" ? "" : " (\(phrase.habit))"
        return cell(phrase.example.said) + source
      }
      return "| \(cell(line)) | \(said.joined(separator: ", ")) |"
    }
  }

  private static func cell(_ text: String) -> String {
    "`\(text.replacing("|", with: "\\|"))`"
  }

  /// The phrases that contain some words, and their meanings.
  static func phrases(with words: [String]) -> [(String, String)] {
    Phrasebook.phrases.filter { phrase in
      words.allSatisfy { phrase.form.vocabulary.contains($0) }
    }.map { $0.example }
  }
}

extension Phrase {
  /// A phrase of the user, and the line or text that it stands for.
  fileprivate var example: (said: String, meaning: String) {
    let said = examples.first?.said ?? ""
    return switch meaning {
    case .line: (said, examples.first?.line ?? "")
    case .answer(let text), .refusal(let text): (said, text)
    }
  }
}

import AutoLayout
import LayoutDiagnostics

/// Help from the command definitions.
package enum Help {
  /// The number of columns of a terminal that help fills.
  private static let width = 80

  /// The names of commands, with their other spellings.
  package static var commands: [String] { CommandDefinition.all.flatMap { $0.names } }

  /// Everything that there is help for.
  static var topics: [String] {
    commands + HelpTopic.all.map { $0.name }
  }

  /// The help of a command, a topic or a group of commands, without a final newline; nil if there is none.
  static func text(for topic: String) -> String? {
    if let command = CommandDefinition.all.first(where: { $0.names.contains(topic) }) {
      return text(of: command)
    }
    let folded = NameText.folded(topic)
    if let found = HelpTopic.all.first(where: { $0.name == folded }) { return found.text() }
    return Topic.allCases.first { NameText.folded($0.rawValue) == folded }.map(text(of:))
      ?? sizeClassText(for: topic) ?? wordText(for: topic) ?? places(of: topic)
  }

  /// The commands that a new user needs on the first day.
  private static let everyday: Set<String> = [
    "add", "remove", "hide", "arrange", "pin", "align", "unpin", "set", "get", "device", "rotate",
    "draw", "dump", "report", "why", "suggest", "undo", "source", "save", "open", "help", "quit",
  ]

  /// The everyday commands with their summaries, without a final newline.
  static var overview: String {
    let more =
      "'help all' lists every command, 'help COMMAND' explains one, and 'help topics' lists all other help."
    return list(CommandDefinition.all.filter { everyday.contains($0.name) }) + "\n\n"
      + wrapped(more).joined(separator: "\n")
  }

  /// Every command with its summary, in groups.
  package static var commandList: String {
    Topic.allCases.map(text(of:)).joined(separator: "\n\n")
  }

  private static func text(of topic: Topic) -> String {
    "\(topic.rawValue)\n\(list(CommandDefinition.commands(about: topic)))"
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

/// Two columns of text: words, and what they mean.
enum Columns {
  /// Longer words get their own line above their meaning.
  private static let limit = 24

  /// Lines that fit the width of help, without a final newline.
  static func text(_ rows: [(String, String)]) -> String {
    let longest = rows.map { $0.0.count }.max() ?? 0
    let margin = min(longest, limit) + 4
    return rows.flatMap { word, meaning in
      let lines = Help.wrapped(meaning, indentation: margin)
      guard word.count <= limit, let first = lines.first else { return ["  " + word] + lines }
      return ["  " + word + first.dropFirst(word.count + 2)] + lines.dropFirst()
    }.joined(separator: "\n")
  }
}

/// Help on words that aren't topics of their own.
extension Help {
  /// The maximum number of places to list per kind.
  private static let placeLimit = 12
  /// Shorter words occur nearly everywhere.
  private static let shortest = 3

  /// Where help mentions a word: commands, topics, properties, members of UIKit; nil if it doesn't.
  ///
  /// The words of a phrase may be in any order. A plural is looked up unchanged, then as a singular.
  static func places(of text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return places(ofAll: words)
      ?? places(ofAll: words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  private static func places(ofAll words: [String]) -> String? {
    guard !words.isEmpty, words.allSatisfy({ $0.count >= shortest }) else { return nil }
    func isMentioned(in texts: String...) -> Bool {
      let text = texts.joined(separator: " ").lowercased()
      return words.allSatisfy(text.contains)
    }
    let found = CommandDefinition.all.filter { command in
      isMentioned(in: command.name, command.summary, command.explanation)
        || isMentioned(in: command.syntax.joined(separator: " "))
    }
    let topics = HelpTopic.all.filter { isMentioned(in: $0.name, $0.summary, $0.text()) }
    let properties = ViewProperty.all.filter { isMentioned(in: $0.name, $0.summary) }
    let sections = [
      ("Commands", found.map { ($0.name, $0.summary) }),
      ("Properties", properties.map { ($0.name, $0.summary) }),
      ("Other help", topics.map { ("help \($0.name)", $0.summary) }),
      ("What people say", phrases(with: words)),
      ("UIKit", UIKitClass.members { isMentioned(in: $0) }),
    ]
    let lists = sections.filter { !$0.1.isEmpty }.map { title, rows in
      let rest = rows.count - placeLimit
      let more = rest > 0 ? "\n  … and \(rest) more" : ""
      return "\(title)\n\(Columns.text(Array(rows.prefix(placeLimit))))\(more)"
    }
    return lists.isEmpty ? nil : lists.joined(separator: "\n\n")
  }
}

/// Help on the words that make up values and paths.
extension Help {
  /// The devices with some size classes; nil for words other than those of size classes.
  static func sizeClassText(for words: String) -> String? {
    let written = words.split(separator: " ").map { SizeClassWord.words(of: String($0)) }
    guard !written.isEmpty, written.allSatisfy({ $0 != nil }) else { return nil }
    let wanted = TraitCollection(words: written.flatMap { $0 ?? [] }).sizeClasses
    let rows = [false, true].map { isLandscape in
      let devices = Device.all.filter {
        wanted.include(Environment(device: $0, isLandscape: isLandscape).traits.sizeClasses)
      }
      let names = devices.map { $0.name }.joined(separator: ", ")
      return "\(isLandscape ? "landscape" : "portrait"): \(names.isEmpty ? "no device" : names)"
    }
    return (["\(wanted)"] + rows.flatMap { wrapped($0) }).joined(separator: "\n")
  }

  /// Help on a property, attribute, function of values or member of UIKit, which may follow the name of
  /// a class: `UIView.frame`, `insetBy`, `layer.cornerRadius`, `addSubview(_:)`.
  static func wordText(for word: String) -> String? {
    let names = [word, word.firstIndex(of: ".").map { String(word[word.index(after: $0)...]) }]
    for name in names.compactMap({ $0 }) {
      let texts = [functionText(for: name), UIKitClass.text(for: name), propertyText(for: name)]
      let found = texts.compactMap { $0 }
      if !found.isEmpty { return found.joined(separator: "\n") }
    }
    return nil
  }

  private static func functionText(for name: String) -> String? {
    ValueFunction.named(name).map {
      "\($0.name): \($0.summary); it takes \($0.argumentText). 'help values' has more."
    }
  }

  private static func propertyText(for name: String) -> String? {
    var lines: [String] = []
    let axes = Axis.allCases.map { "\(name).\($0.rawValue)" }
    for property in ([name] + axes).compactMap(ViewProperty.named) {
      let use = property.isWritable ? "set red.\(property.name) …" : "get red.\(property.name)"
      lines.append("\(property.name): \(property.summary); \(use)")
    }
    if let property = ConstraintProperty.named(name) {
      lines.append("\(property.rawValue) of a constraint: \(property.summary)")
    }
    if let attribute = AttributeName.attribute(name) {
      lines.append("\(attribute.rawValue): an attribute of constraints; 'help attributes'")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

import AutoLayout

/// The words that an editor colors, from the definitions that help and completion use.
struct LanguageWords {
  /// The words that start a command.
  let commands: [String]
  /// Words of the syntax of commands.
  let keywords: [String]
  /// Attributes of constraints, with other spellings.
  let attributes: [String]
  /// Properties of views and constraints, word by word.
  let properties: [String]
  /// Layout guides and the words for other views.
  let guides: [String]

  static let all = LanguageWords()

  private init() {
    commands = CommandDefinition.all.flatMap { $0.names }.sorted()
    var words: Set<String> = []
    for syntax in CommandDefinition.all.flatMap({ $0.syntax }) {
      words.formUnion(
        syntax.split { !($0.isLetter || $0.isNumber || "-_".contains($0)) }.map(String.init))
    }
    words = words.filter { $0.first?.isLowercase == true }
    let attributeNames = Set(Attribute.allCases.map { $0.rawValue } + Attribute.aliases.keys)
    let guideNames = Set(
      GuideKind.allCases.map { $0.rawValue } + ["superview", "root", "safeArea"])
    let paths: [String] =
      ViewProperty.all.map { $0.name } + ConstraintProperty.allCases.map { $0.rawValue }
    let propertyNames = Set(paths.flatMap { $0.split(separator: ".").map(String.init) })
    keywords = Self.words(words.subtracting(commands))
    attributes = Self.words(attributeNames)
    guides = Self.words(guideNames)
    properties = Self.words(propertyNames.subtracting(attributeNames).subtracting(guideNames))
  }

  /// The names that are words, in order.
  private static func words(_ names: Set<String>) -> [String] {
    names.filter { name in
      name.count > 1 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }.sorted()
  }
}

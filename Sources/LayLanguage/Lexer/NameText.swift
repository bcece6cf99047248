/// How names are written in commands.
enum NameText {
  /// The name as a command takes it: in double quotes unless it is one word.
  static func written(_ name: String) -> String {
    isWord(name) ? name : quoted(name)
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// Whether the lexer reads the name as one word.
  static func isWord(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, Lexer.startsName(first) else { return false }
    return scalars.allSatisfy(Lexer.continuesName)
  }

  /// The name without case and spaces, as names are compared.
  static func folded(_ name: String) -> String {
    name.filter { !$0.isWhitespace }.lowercased()
  }
}

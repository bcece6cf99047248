/// How names are written in commands.
package enum NameText {
  /// The name as a command takes it: in double quotes unless it is one word.
  static func written(_ name: String) -> String {
    isWord(name) ? name : quoted(name)
  }

  /// A text in double quotes.
  package static func quoted(_ text: String) -> String {
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

  /// Whether the name is written without quotes.
  ///
  /// The lexer reads letters of every script; written are ASCII ones only, as in equations.
  static func isWord(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, Lexer.startsName(first) else { return false }
    return scalars.allSatisfy { $0.isASCII && Lexer.continuesName($0) }
  }

  /// The name without case and spaces, as names are compared.
  static func folded(_ name: String) -> String {
    name.filter { !$0.isWhitespace }.lowercased()
  }
}

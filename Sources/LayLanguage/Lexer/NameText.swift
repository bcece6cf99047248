import LayoutDiagnostics

/// The spelling of names in commands.
package enum NameText {
  /// The name as a command takes it: in double quotes unless it is one word.
  package static func written(_ name: String) -> String {
    isWord(name) ? name : quoted(name)
  }

  /// A text in double quotes; what can't be seen is written as `\u{D}`.
  package static func quoted(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where VisibleText.isActive(scalar):
        result.append(contentsOf: VisibleText.escape(scalar).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result) + "\""
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

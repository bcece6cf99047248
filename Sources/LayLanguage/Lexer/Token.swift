import LayoutDiagnostics

/// The smallest meaningful part of a command.
struct Token: Hashable, Sendable {
  /// The kinds of tokens.
  enum Kind: Hashable, Sendable {
    /// A name or keyword, `my-view`.
    case word(String)
    /// A number without sign.
    case number(Double)
    /// A text or name in double quotes.
    case string(String)
    /// A text or name with values in it, `"b\(i)"` or `b\(i)`.
    case template([TemplatePart])
    /// Punctuation.
    case symbol(Symbol)
    /// Something that no command contains, but that file names may contain.
    case unknown
    /// Something that cannot be read at all: why, and what to do.
    case invalid(message: String, remedy: String?)
    /// After the last token.
    case end
  }

  let kind: Kind
  let range: SourceRange
}

/// A part of a text with values in it.
enum TemplatePart: Hashable, Sendable {
  case text(String)
  /// An expression, `i + 1`.
  case value(SourceRange)
}

/// Punctuation.
enum Symbol: Hashable, Sendable {
  case dot
  case comma
  case semicolon
  case plus
  case minus
  case times
  case slash
  case colon
  case percent
  case at
  case equal
  case lessOrEqual
  case greaterOrEqual
  case less
  case greater
  case plusMinus
  case openParenthesis
  case closeParenthesis
  case openBracket
  case closeBracket
  case openBrace
  case closeBrace
  case plusEqual
  case minusEqual
  case timesEqual
  case slashEqual
  case degree
  case range
  case halfOpenRange

  /// Every spelling, longer ones first, so that `<=` isn't read as `<` and `=`.
  static let spellings: [(text: String, symbol: Symbol)] = [
    ("...", .range), ("…", .range), ("..<", .halfOpenRange),
    ("+/-", .plusMinus), ("+-", .plusMinus), ("±", .plusMinus),
    ("+=", .plusEqual), ("-=", .minusEqual), ("*=", .timesEqual), ("/=", .slashEqual),
    ("==", .equal), ("=<", .lessOrEqual), ("=>", .greaterOrEqual),
    ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("≤", .lessOrEqual), ("≥", .greaterOrEqual),
    ("=", .equal), ("<", .less), (">", .greater),
    ("+", .plus), ("-", .minus), ("−", .minus), ("–", .minus),
    ("*", .times), ("×", .times), ("·", .times), ("/", .slash), ("÷", .slash), (":", .colon),
    ("%", .percent), ("@", .at), (".", .dot), (",", .comma), (";", .semicolon),
    ("(", .openParenthesis), (")", .closeParenthesis), ("[", .openBracket), ("]", .closeBracket),
    ("{", .openBrace), ("}", .closeBrace), ("°", .degree),
  ]

  /// The spellings that start with a character, the longer ones first.
  static func spellings(startingWith scalar: Unicode.Scalar) -> [(text: String, symbol: Symbol)] {
    spellingsByStart[scalar] ?? []
  }

  private static let spellingsByStart = Dictionary(grouping: spellings) {
    $0.text.unicodeScalars.first ?? " "
  }
}

/// The spelling of names in commands.
package enum NameText {
  /// The name as a command takes it: in double quotes unless it is one word.
  package static func written(_ name: String) -> String {
    isWord(name) ? name : quoted(name)
  }

  /// A text in double quotes; invisible characters are written as `\u{D}`.
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
  /// The lexer reads letters of every script, but only ASCII words are written without quotes, as in equations.
  static func isWord(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, Lexer.startsName(first) else { return false }
    return scalars.allSatisfy { $0.isASCII && Lexer.continuesName($0) }
  }

  /// The name in lower case without spaces, as names are compared.
  static func folded(_ name: String) -> String {
    name.filter { !$0.isWhitespace }.lowercased()
  }
}

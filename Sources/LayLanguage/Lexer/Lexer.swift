/// Splits a command into tokens.
///
/// Spaces, newlines, comments and `\` at the end of a line only separate tokens: the statement's extent is already
/// known. The lexer never fails; what it cannot read becomes an ``Token/Kind/invalid`` token, and an error when the
/// parser reaches it.
///
/// A hyphen right after a name is part of it (`my-view`, `view-2`), except after a dot: attributes
/// have no hyphens, so `red.trailing-8` subtracts.
struct Lexer {
  private let text: String
  private let end: String.Index
  private var index: String.Index

  private init(_ text: String, _ range: SourceRange) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  /// The tokens of a part of a source, with an `end` token after them.
  static func tokens(of range: SourceRange, in source: Source) -> [Token] {
    var lexer = Lexer(source.text, range)
    var tokens: [Token] = []
    while let token = lexer.next(after: tokens.last) { tokens.append(token) }
    tokens.append(Token(kind: .end, range: range.upperBound..<range.upperBound))
    return tokens
  }

  private var scalar: Unicode.Scalar? { index < end ? text.unicodeScalars[index] : nil }

  private func scalar(after position: String.Index) -> Unicode.Scalar? {
    let next = text.unicodeScalars.index(after: position)
    return next < end ? text.unicodeScalars[next] : nil
  }

  private mutating func advance() { index = text.unicodeScalars.index(after: index) }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar, condition(scalar) { advance() }
  }

  private mutating func next(after previous: Token?) -> Token? {
    skipBlanks()
    guard let scalar else { return nil }
    let start = index
    let kind = kind(startingWith: scalar, after: previous)
    return Token(kind: kind, range: start..<index)
  }

  private mutating func skipBlanks() {
    while let scalar {
      if scalar == "#" || isAtSlashes {
        skip { $0 != "\n" }
      } else if Self.isBlank(scalar), scalar != "\r" {
        advance()
      } else if scalar != "\\" || !skipContinuation() {
        return
      }
    }
  }

  /// Whether `//` begins a comment here, at the beginning of a word.
  private var isAtSlashes: Bool {
    guard text.unicodeScalars[index..<end].starts(with: "//".unicodeScalars) else { return false }
    guard index > text.startIndex else { return true }
    let before = text.unicodeScalars[text.unicodeScalars.index(before: index)]
    return Self.isBlank(before) || before == ";"
  }

  /// Skips a `\` if only spaces or a comment follow on the line.
  private mutating func skipContinuation() -> Bool {
    let start = index
    advance()
    skip { $0 == " " || $0 == "\t" }
    guard let scalar, scalar != "\n", scalar != "#", !isAtSlashes else { return true }
    index = start
    return false
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar, after previous: Token?)
    -> Token.Kind
  {
    if scalar == "\"" { return string() }
    if Self.startsName(scalar) || isAtInsertion { return word(after: previous) }
    if Self.isDigit(scalar) || (scalar == "." && isDecimalPoint(after: previous)) {
      return number()
    }
    if let symbol = symbol(startingWith: scalar) { return .symbol(symbol) }
    advance()
    guard Self.isControl(scalar) else { return .unknown }
    // A file full of zeros is one mistake, not a million.
    skip(while: Self.isControl)
    return .invalidControl(scalar)
  }

  private mutating func symbol(startingWith scalar: Unicode.Scalar) -> Symbol? {
    let rest = text.unicodeScalars[index..<end]
    for (spelling, symbol) in Symbol.spellings(startingWith: scalar)
    where rest.starts(with: spelling.unicodeScalars) {
      for _ in spelling.unicodeScalars { advance() }
      return symbol
    }
    return nil
  }

  // Most of every script is ASCII, and looking up properties takes much longer than a comparison.

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\n": true
    case "!"..."~": false
    default: scalar.properties.isWhitespace
    }
  }

  /// Whether a character is a control character other than a space, including a carriage return without a line feed;
  /// Unicode will never add any.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0C, 0x85: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  // MARK: Words

  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    if startsName(scalar) || isDigit(scalar) || scalar == "-" { return true }
    if scalar.isASCII { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: return true
    default: return false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func word(after previous: Token?) -> Token.Kind {
    let start = index
    if isTimes(after: previous) {
      advance()
      return .symbol(.times)
    }
    let isBehindDot = previous?.kind == .symbol(.dot) && previous?.range.upperBound == start
    var parts: [TemplatePart] = []
    var piece = start
    while true {
      skip { Self.continuesName($0) && !(isBehindDot && $0 == "-") }
      let end = index
      guard isAtInsertion, let inserted = insertion() else { break }
      parts += [.text(String(text[piece..<end])), .value(inserted)]
      piece = index
    }
    if index == start {
      advance()
      return .unknown
    }
    let rest = String(text[piece..<index])
    return parts.isEmpty ? .word(rest) : .template(parts + [.text(rest)])
  }

  /// Whether `\(` is next, the beginning of a value in a text or name.
  private var isAtInsertion: Bool { scalar == "\\" && scalar(after: index) == "(" }

  /// Whether an `x` touches the number before it: `2x`, `320x480`, `100xnone`.
  private func isTimes(after previous: Token?) -> Bool {
    guard scalar == "x" || scalar == "X", let previous, previous.range.upperBound == index,
      case .number = previous.kind
    else { return false }
    return true
  }

  // MARK: Numbers

  private func isDecimalPoint(after previous: Token?) -> Bool {
    guard let next = scalar(after: index), Self.isDigit(next) else { return false }
    return previous?.range.upperBound != index
  }

  private mutating func number() -> Token.Kind {
    let start = index
    skip(while: Self.isDigit)
    if scalar == ".", let next = scalar(after: index), Self.isDigit(next) {
      advance()
      skip(while: Self.isDigit)
    }
    skipExponent()
    let digits = text[start..<index]
    guard let value = Double(digits), value.isFinite else {
      return .invalid(
        message: "the number \(Excerpt.clipped(String(digits))) is too large",
        remedy: "points and priorities are finite numbers")
    }
    return .number(value)
  }

  private mutating func skipExponent() {
    let start = index
    guard scalar == "e" || scalar == "E" else { return }
    advance()
    if scalar == "+" || scalar == "-" { advance() }
    guard let scalar, Self.isDigit(scalar) else {
      index = start
      return
    }
    skip(while: Self.isDigit)
  }

  // MARK: Strings

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "n": "\n", "t": "\t",
  ]

  private mutating func string() -> Token.Kind {
    advance()
    var value = String.UnicodeScalarView()
    var parts: [TemplatePart] = []
    var failure: Token.Kind?
    while let scalar, scalar != "\"" {
      if scalar == "\\", let escaped = self.scalar(after: index) {
        if let meaning = Self.escapes[escaped] {
          value.append(meaning)
        } else if escaped == "u", let scalar = numberedCharacter() {
          value.append(scalar)
          continue
        } else if escaped == "(", let inserted = insertion() {
          parts += [.text(String(value)), .value(inserted)]
          value = String.UnicodeScalarView()
          continue
        } else {
          failure =
            failure
            ?? .invalid(
              message: "unknown escape '\\\(escaped)' in a string",
              remedy: #"a string knows \" \\ \n \t \u{1F600} and \(value)"#)
        }
        advance()
      } else {
        if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
          failure = failure ?? .invalidControl(scalar)
        }
        value.append(scalar)
      }
      advance()
    }
    guard scalar != nil else {
      return .invalid(
        message: "this string is never closed", remedy: "end it with a double quote")
    }
    advance()
    if let failure { return failure }
    return parts.isEmpty ? .string(String(value)) : .template(parts + [.text(String(value))])
  }

  /// Moves past `\u{1F600}`; nil, without moving, if no character has the number.
  private mutating func numberedCharacter() -> Unicode.Scalar? {
    let start = index
    advance()
    advance()
    guard scalar == "{" else {
      index = start
      return nil
    }
    advance()
    let first = index
    skip { $0.properties.isASCIIHexDigit }
    let digits = text[first..<index]
    guard scalar == "}", (1...8).contains(digits.count), let number = UInt32(digits, radix: 16),
      let character = Unicode.Scalar(number)
    else {
      index = start
      return nil
    }
    advance()
    return character
  }

  /// Moves past `\(i + 1)`; nil, without moving, if it is not closed in the string or command.
  private mutating func insertion() -> SourceRange? {
    let start = index
    advance()
    advance()
    let inner = index
    var open = 1
    while let scalar, scalar != "\"" {
      if scalar == "(" { open += 1 }
      if scalar == ")" { open -= 1 }
      if open == 0 {
        let range = inner..<index
        advance()
        return range
      }
      advance()
    }
    index = start
    return nil
  }
}

extension Token.Kind {
  /// A character that no text editor shows.
  fileprivate static func invalidControl(_ scalar: Unicode.Scalar) -> Token.Kind {
    if scalar == "\r" {
      return .invalid(
        message: "carriage return without a line feed",
        remedy: "end lines with a line feed, as text editors on Linux do")
    }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return .invalid(
      message: "control character U+\(padded)",
      remedy: "commands are plain text; remove the character")
  }
}

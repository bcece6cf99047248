/// One expected line of recorded output.
///
/// `…` matches any text within the line, a line of only `…` for any number of lines, and
/// `± 0.5` at the end lets every number on the line differ by up to that much.
struct LinePattern: Hashable, Sendable {
  /// The line as written in the script.
  let text: String
  /// The tolerance of numbers; nil if the line has none.
  let tolerance: Double?
  private let tokens: [Token]
  /// Whether only the same text matches, as for nearly every recorded line.
  private let isLiteral: Bool

  init(_ text: String) {
    self.text = text.trimmingTrailingBlanks()
    let (body, tolerance) = Self.splitTolerance(self.text)
    self.tolerance = tolerance
    tokens = Token.pattern(body, numbers: tolerance != nil)
    isLiteral = tolerance == nil && !tokens.contains(.elision)
  }

  /// Whether the line matches any number of lines.
  var elidesLines: Bool { text.allSatisfy { $0 == " " || $0 == "…" } && text.contains("…") }

  /// Whether a printed line matches the pattern.
  func matches(_ line: String) -> Bool {
    let line = line.trimmingTrailingBlanks()
    // A verbatim recording always matches, whatever it means as a pattern.
    if line == text { return true }
    return !isLiteral && matches(line, tolerance: tolerance ?? 0)
  }

  /// The line to record instead of this one, which no longer matches: its tolerance stays if only the numbers have
  /// changed.
  func rewritten(as line: String) -> String {
    let line = line.trimmingTrailingBlanks()
    guard let tolerance, matches(line, tolerance: .infinity) else { return line }
    return "\(line) ± \(tolerance)"
  }

  private func matches(_ line: String, tolerance: Double) -> Bool {
    let line = Token.literal(line, numbers: self.tolerance != nil)
    // The classic wildcard algorithm: on a mismatch, let the last `…` swallow one more token.
    var (next, position) = (0, 0)
    var retry: (next: Int, position: Int)?
    while position < line.count {
      if next < tokens.count, tokens[next] == .elision {
        retry = (next, position)
        next += 1
      } else if next < tokens.count, tokens[next].accepts(line[position], tolerance: tolerance) {
        (next, position) = (next + 1, position + 1)
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next + 1, last.position + 1)
      } else {
        return false
      }
    }
    return tokens[next...].allSatisfy { $0 == .elision }
  }

  private static func splitTolerance(_ text: String) -> (body: String, tolerance: Double?) {
    guard let sign = text.lastIndex(of: "±") else { return (text, nil) }
    let digits = text[text.index(after: sign)...].drop { $0 == " " }
    guard let tolerance = Double(digits), tolerance.isFinite, tolerance >= 0 else {
      return (text, nil)
    }
    return (String(text[..<sign]).trimmingTrailingBlanks(), tolerance)
  }
}

extension LinePattern {
  /// The parts of a line for comparison.
  private enum Token: Hashable {
    case character(Character)
    case number(Double)
    case elision

    func accepts(_ other: Token, tolerance: Double) -> Bool {
      if case .number(let expected) = self, case .number(let actual) = other {
        return expected == actual || abs(expected - actual) <= tolerance
      }
      return self == other
    }

    static func pattern(_ text: String, numbers: Bool) -> [Token] {
      literal(text, numbers: numbers).map { $0 == .character("…") ? .elision : $0 }
    }

    /// The characters of the line; with `numbers`, each number is one token.
    static func literal(_ text: String, numbers: Bool) -> [Token] {
      guard numbers else { return text.map(Token.character) }
      var tokens: [Token] = []
      var rest = text[...]
      var previous: Character?
      while let first = rest.first {
        if !(previous?.continuesWord ?? false), let (number, length) = leadingNumber(of: rest) {
          tokens.append(.number(number))
          rest = rest.dropFirst(length)
          previous = "0"
        } else {
          tokens.append(.character(first))
          rest = rest.dropFirst()
          previous = first
        }
      }
      return tokens
    }

    /// The number at the start of the text: sign, digits, fraction, exponent.
    private static func leadingNumber(of text: Substring) -> (value: Double, length: Int)? {
      var rest = text
      func dropDigits() -> Bool {
        let digits = rest.prefix { $0.isDecimalDigit }
        rest = rest.dropFirst(digits.count)
        return !digits.isEmpty
      }
      if rest.first == "-" { rest = rest.dropFirst() }
      guard dropDigits() else { return nil }
      var end = rest
      if rest.first == "." {
        rest = rest.dropFirst()
        if dropDigits() { end = rest }
      }
      rest = end
      if rest.first == "e" || rest.first == "E" {
        rest = rest.dropFirst()
        if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
        if dropDigits() { end = rest }
      }
      let number = text[..<end.startIndex]
      return Double(number).map { ($0, number.count) }
    }
  }
}

extension Character {
  /// `0` to `9` and no other script's digits, since `Double` reads no others.
  fileprivate var isDecimalDigit: Bool { isASCII && isNumber }
  /// Whether a digit after this character belongs to a name (`c1`) or to the same number.
  fileprivate var continuesWord: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// The lines as a text editor counts them: only LF and CRLF end a line.
  var textLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// The text with every non-empty line indented.
  func indented(by count: Int) -> String {
    let indentation = String(repeating: " ", count: count)
    return textLines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }

  /// The text without the spaces at its end: editors strip them, so they cannot be recorded.
  func trimmingTrailingBlanks() -> String {
    var bytes = utf8[...]
    while let last = bytes.last, Byte.isBlank(last) || last == Byte.carriageReturn {
      bytes.removeLast()
    }
    return bytes.endIndex == endIndex ? self : String(Substring(bytes))
  }
}

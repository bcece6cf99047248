import LayLanguage

/// Swift code that is being pasted: after a line with `swift`, or from a line that begins like Swift.
struct PastedCode {
  /// The lines so far.
  private(set) var text: String
  private var braces = SwiftBraces()

  /// Whether statements without braces may follow, as after a line with `swift`.
  let endsWithEmptyLine: Bool
  private var isEnded = false

  /// The code that a line begins; nil for any other line.
  init?(opening line: Substring) {
    guard line.filter({ !$0.isWhitespace }) != "swift" else {
      (text, endsWithEmptyLine) = ("", true)
      return
    }
    guard SwiftText.begins(with: line) else { return nil }
    (text, endsWithEmptyLine) = ("", false)
    take(line)
  }

  /// Adds a line.
  mutating func take(_ line: Substring) {
    let isEmpty = line.allSatisfy(\.isWhitespace)
    isEnded = endsWithEmptyLine && isEmpty && !braces.hasOpened && hasStatement
    text += line + "\n"
    braces.take(line)
  }

  /// Whether every brace is closed again, or an empty line follows statements without braces.
  var isComplete: Bool { isEnded || braces.hasOpened && braces.depth <= 0 }

  /// Whether there is more than what usually precedes a declaration.
  private var hasStatement: Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop(while: \.isWhitespace)
      return !line.isEmpty && !line.hasPrefix("import ") && !line.hasPrefix("//")
    }
  }

  /// Whether there is no brace yet, so that no brace will end it soon.
  var hasJustBegun: Bool { !braces.hasOpened }
}

/// Counts the braces of Swift code, line by line, except those in strings and comments.
struct SwiftBraces {
  /// The number of open braces.
  private(set) var depth = 0
  /// Whether there was one.
  private(set) var hasOpened = false
  /// The number of open block comments.
  private var comments = 0
  /// The end mark of the current string; nil outside strings.
  private var closing: String?

  /// Adds a line.
  mutating func take(_ line: Substring) {
    var rest = line
    while !rest.isEmpty {
      if comments > 0 {
        skipComment(&rest)
      } else if let closing {
        skipText(&rest, to: closing)
      } else if rest.hasPrefix("//") {
        return
      } else if rest.hasPrefix("/*") {
        skipComment(&rest)
      } else {
        takeCode(&rest)
      }
    }
    // Only a multiline string continues.
    if closing?.contains("\"\"\"") == false { closing = nil }
  }

  private mutating func skipComment(_ rest: inout Substring) {
    let sign = ["/*", "*/"].first { rest.hasPrefix($0) }
    comments += sign == nil ? 0 : sign == "/*" ? 1 : -1
    rest = rest.dropFirst(sign == nil ? 1 : 2)
  }

  private mutating func skipText(_ rest: inout Substring, to end: String) {
    if rest.hasPrefix(end) {
      closing = nil
      rest = rest.dropFirst(end.count)
    } else {
      // Raw strings, which end with a number sign, have no escapes.
      rest = rest.dropFirst(rest.hasPrefix("\\") && !end.hasSuffix("#") ? 2 : 1)
    }
  }

  private mutating func takeCode(_ rest: inout Substring) {
    let signs = rest.prefix { $0 == "#" }
    let quoted = rest.dropFirst(signs.count)
    if let mark = ["\"\"\"", "\""].first(where: { quoted.hasPrefix($0) }) {
      closing = mark + signs
      rest = quoted.dropFirst(mark.count)
      return
    }
    switch rest.first {
    case "{": (depth, hasOpened) = (depth + 1, true)
    case "}": depth -= 1
    default: break
    }
    rest = rest.dropFirst()
  }
}

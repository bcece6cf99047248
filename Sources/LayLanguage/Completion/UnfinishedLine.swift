/// The words of a line that is being typed.
struct UnfinishedLine {
  /// The words of its last command, without the one being typed.
  let words: [String]
  /// The typed part of the last word; empty after a space.
  let typed: String
  /// 0-based UTF-8 offset where that word starts.
  let start: Int

  init(_ line: String) {
    let source = Source(name: "", text: line)
    let text = source.text
    let tokens = Lexer.tokens(of: text.startIndex..<text.endIndex, in: source).dropLast()
    let separator = tokens.lastIndex {
      $0.kind == .symbol(.semicolon) || $0.kind == .symbol(.openBrace)
    }
    var ranges: [SourceRange] = []
    for token in tokens[(separator.map { $0 + 1 } ?? tokens.startIndex)...] {
      if let last = ranges.last, last.upperBound == token.range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<token.range.upperBound
      } else {
        ranges.append(token.range)
      }
    }
    var typedRange = text.endIndex..<text.endIndex
    if let last = ranges.last, last.upperBound == text.endIndex {
      typedRange = last
      ranges.removeLast()
    }
    if let start = Self.argumentStart(in: text[typedRange]) {
      typedRange = start..<typedRange.upperBound
    }
    words = ranges.map { String(text[$0]) }
    typed = String(text[typedRange])
    start = text.utf8.distance(from: text.startIndex, to: typedRange.lowerBound)
  }

  /// Where the last value begins in an expression that is typed without spaces: `44)` does not, `re` in `max(re` and in
  /// `a.width+re` does; nil if all of it is one value, or part of a format.
  private static func argumentStart(in typed: Substring) -> String.Index? {
    guard !typed.contains("\""), !typed.contains("["), !typed.contains(":"), !typed.contains("@"),
      let parenthesis = typed.lastIndex(where: { "(,+*/".contains($0) }),
      typed.contains("(") || typed[parenthesis] != ","
    else { return nil }
    return typed.index(after: parenthesis)
  }

  /// The typed word split at its last dot outside quotes: `red.` and `lea`.
  var dotted: (base: String, rest: String)? {
    var isQuoted = false
    var dot: String.Index?
    for index in typed.indices {
      if typed[index] == "\"" { isQuoted.toggle() }
      if typed[index] == ".", !isQuoted { dot = index }
    }
    guard let dot else { return nil }
    let rest = typed.index(after: dot)
    return (String(typed[..<rest]), String(typed[rest...]))
  }
}

import AutoLayout
import LayoutDiagnostics

/// Walks over the tokens of one command and reads what they say; names are resolved later.
struct TokenReader {
  /// How deeply commands in braces may nest.
  static let nestingLimit = 16

  let source: Source
  private let tokens: [Token]
  private var position = 0
  /// The command's nesting depth in braces.
  let depth: Int
  /// The number of open parentheses around the current token.
  var openParentheses = 0
  /// The command's syntax, as a remedy if something else was expected.
  var usage: String?
  /// What may follow at the end of the input; nil if not requested.
  var expectations: Expectations?

  init(_ source: Source, _ range: SourceRange, depth: Int = 0) {
    self.init(source, Lexer.tokens(of: range, in: source), depth: depth)
  }

  /// Reads tokens that end with an `end` token.
  init(_ source: Source, _ tokens: [Token], depth: Int) {
    self.source = source
    self.tokens = tokens
    self.depth = depth
  }

  // MARK: Looking

  /// The token to read next.
  var current: Token { tokens[position] }

  /// A later token; the `end` token after the last.
  func peek(_ offset: Int) -> Token { tokens[min(position + offset, tokens.count - 1)] }

  var isAtEnd: Bool { current.kind == .end }

  /// Whether a number without a sign is next.
  var isAtNumber: Bool {
    if case .number = current.kind { return true }
    return false
  }

  /// The whole command.
  var extent: SourceRange {
    tokens[0].range.lowerBound..<tokens[max(0, tokens.count - 2)].range.upperBound
  }

  /// The place of the last token read, for ranges that end with it.
  var lastRange: SourceRange { tokens[max(0, position - 1)].range }

  /// Whether nothing separates the current token from the one before.
  var isTouching: Bool { lastRange.upperBound == current.range.lowerBound }

  /// The source from `start` to the last token read.
  func range(from start: SourceRange) -> SourceRange {
    start.lowerBound..<max(start.upperBound, lastRange.upperBound)
  }

  /// The word at an offset; nil for any other token.
  func word(at offset: Int = 0) -> String? {
    guard case .word(let word) = peek(offset).kind else { return nil }
    return word
  }

  func isAt(_ symbol: Symbol, offset: Int = 0) -> Bool { peek(offset).kind == .symbol(symbol) }

  /// Whether a keyword is next, in upper or lower case.
  func isAt(keyword: String, offset: Int = 0) -> Bool {
    if offset == 0 { note(.word(keyword, summary: "")) }
    return word(at: offset)?.lowercased() == keyword
  }

  /// The source from the current token on, for parts with their own grammar.
  var rest: Substring {
    source.text[current.range.lowerBound..<peek(tokens.count).range.lowerBound]
  }

  // MARK: Expecting

  /// Notes what may be next, if the command ends here.
  func note(_ expected: Expected) {
    if isAtEnd { expectations?.note(expected) }
  }

  /// Notes words that may be next, if the command ends here.
  func note(_ words: some Sequence<String>, _ summary: String = "") {
    guard isAtEnd, expectations != nil else { return }
    for word in words { note(.word(word, summary: summary)) }
  }

  // MARK: Reading

  /// Moves to the first token after a place.
  mutating func advance(to index: String.Index) {
    while !isAtEnd, current.range.lowerBound < index { advance() }
  }

  mutating func advance() { position = min(position + 1, tokens.count - 1) }

  mutating func take(_ symbol: Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  mutating func take(keyword: String) -> Bool {
    guard isAt(keyword: keyword) else { return false }
    advance()
    return true
  }

  /// Reads the next keyword if it is in a table.
  mutating func takeKeyword(of table: some Sequence<String>) -> Located<String>? {
    guard let keyword = table.first(where: { isAt(keyword: $0) }) else { return nil }
    let range = current.range
    advance()
    return Located(keyword, range)
  }

  /// Reads the next keyword if it is a case of a closed list.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>() -> Choice? {
    let choice = Choice.allCases.first { isAt(keyword: $0.rawValue.lowercased()) }
    if choice != nil { advance() }
    return choice
  }

  mutating func expect(keyword: String, _ purpose: String = "") throws(Problem) {
    guard take(keyword: keyword) else { throw unexpected("'\(keyword)'\(purpose)") }
  }

  mutating func expect(_ symbol: Symbol, _ what: String) throws(Problem) {
    guard take(symbol) else { throw unexpected(what) }
  }

  /// Reads what is between the braces that are next, with an `end` token in place of the closing one.
  mutating func tokensInBraces(_ expected: String) throws(Problem) -> [Token] {
    let opening = current.range
    try expect(.openBrace, expected)
    guard depth < Self.nestingLimit else { throw .nestedTooDeeply(at: opening) }
    var inner: [Token] = []
    var open = 1
    while !isAtEnd {
      if isAt(.openBrace) { open += 1 }
      if isAt(.closeBrace) { open -= 1 }
      if open == 0 {
        let end = current.range.lowerBound
        advance()
        return inner + [Token(kind: .end, range: end..<end)]
      }
      inner.append(current)
      advance()
    }
    throw Problem("'{' is never closed", at: opening, remedy: "close it with '}'")
  }

  // MARK: Errors

  /// Requires that nothing follows.
  func finish() throws(Problem) {
    guard isAtEnd else { throw unexpected("the end of the command") }
  }

  /// Says what was expected instead of the current token.
  func unexpected(_ expected: String, remedy: String? = nil) -> Problem {
    if case .invalid(let message, let ownRemedy) = current.kind {
      return Problem(message, at: current.range, remedy: ownRemedy)
    }
    return Problem(
      "expected \(expected), found \(found)", at: current.range,
      remedy: quotationRemedy ?? remedy ?? usage)
  }

  /// The error for a word that a command with several forms doesn't know.
  func unknownForm(of command: String, _ words: [String]) -> Problem {
    let list = Sentence.list(words, "or")
    guard let word = word() else { return unexpected(list) }
    return .unknown(command, Name(word, current.range), in: words, otherwise: "write \(list)")
  }

  /// The remedy for single or typographic quotation marks.
  private var quotationRemedy: String? {
    let first = source.text[current.range].first
    // A sign that touches the word before it is an apostrophe.
    return !isTouching && first.map { "'“”„«»‘’".contains($0) } == true
      ? "lay's quotation marks are double and straight: \"text\"" : nil
  }

  private var found: String {
    if isAtEnd { return depth == 0 ? "the end of the command" : "'}'" }
    let text = source.text[current.range]
    if let scalar = text.unicodeScalars.first, scalar.properties.isDefaultIgnorableCodePoint {
      return "the invisible character \(VisibleText.escape(scalar))"
    }
    return "'\(Excerpt.clipped(String(text)))'"
  }
}

extension Problem {
  /// The error for commands in more braces than ``TokenReader/nestingLimit``.
  static func nestedTooDeeply(at brace: SourceRange) -> Problem {
    Problem(
      "commands in braces are nested too deeply", at: brace,
      remedy:
        "nest \(TokenReader.nestingLimit) levels at most; 'define' makes commands of inner ones")
  }
}

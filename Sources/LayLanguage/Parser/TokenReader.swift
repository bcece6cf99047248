import AutoLayout
import LayoutDiagnostics

/// Walks over the tokens of one command.
struct TokenReader {
  /// Commands in braces may nest this deep.
  static let nestingLimit = 16

  let source: Source
  private let tokens: [Token]
  private var position = 0
  /// How many braces enclose the command.
  let depth: Int
  /// What names mean.
  let context: ParsingContext
  /// How many parentheses are open around the current token.
  var openParentheses = 0
  /// The attribute whose value was read last, which a constraint might have been meant to relate.
  var readAttribute: Located<Attribute>?
  /// What helps where something else was expected: how the command is written.
  var usage: String?

  init(
    _ source: Source, _ range: SourceRange, depth: Int = 0, in context: ParsingContext
  ) {
    self.init(source, Lexer.tokens(of: range, in: source), depth: depth, in: context)
  }

  /// Reads tokens, the last of which is an `end` token.
  init(_ source: Source, _ tokens: [Token], depth: Int, in context: ParsingContext) {
    self.source = source
    self.tokens = tokens.contains { $0.isTemplate } ? Self.filled(tokens, source, context) : tokens
    self.depth = depth
    self.context = context
  }

  /// The tokens with the texts that templates mean, except in braces: those are read again.
  private static func filled(_ tokens: [Token], _ source: Source, _ context: ParsingContext)
    -> [Token]
  {
    var depth = 0
    return tokens.map { token in
      if token.kind == .symbol(.openBrace) { depth += 1 }
      if token.kind == .symbol(.closeBrace) { depth -= 1 }
      guard depth <= 0, case .template(let parts) = token.kind else { return token }
      var kind = text(of: parts, source, context)
      let isQuoted = source.text[token.range].first == "\""
      if case .string(let name) = kind, !isQuoted, NameText.isWord(name) { kind = .word(name) }
      return Token(kind: kind, range: token.range, isFilled: true)
    }
  }

  private static func text(
    of parts: [TemplatePart], _ source: Source, _ context: ParsingContext
  ) -> Token.Kind {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .value(let range):
        do throws(Problem) {
          var reader = TokenReader(source, range, in: context)
          if let word = reader.word(), context.scope.values[word] == nil, !context.knows(word),
            reader.minuend(of: word) == nil
          {
            return .invalid(
              message: "'\(Excerpt.clipped(word))' stands for nothing here",
              remedy: "'let', 'each' and 'define' name values")
          }
          text += try reader.definedValue().description
          try reader.finish()
        } catch {
          return .invalid(message: error.message, remedy: error.remedy)
        }
      }
    }
    guard text.utf8.count <= PropertyValue.lengthLimit else {
      return .invalid(message: "this text is too long", remedy: nil)
    }
    return .string(text)
  }

  // MARK: Looking

  /// The token to read next.
  var current: Token { tokens[position] }

  /// A token further on; the `end` token after the last.
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
    word(at: offset)?.lowercased() == keyword
  }

  /// The source from the current token on, for what has a grammar of its own.
  var rest: Substring {
    source.text[current.range.lowerBound..<peek(tokens.count).range.lowerBound]
  }

  // MARK: Reading

  /// Goes to the first token after a place.
  mutating func advance(to index: String.Index) {
    while !isAtEnd, current.range.lowerBound < index { advance() }
  }

  /// The reader after some more tokens.
  func skipping(_ count: Int) -> TokenReader {
    var reader = self
    reader.position = min(position + count, tokens.count - 1)
    return reader
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

  /// Reads the next keyword if it is one of some.
  mutating func takeKeyword(of table: some Sequence<String>) -> Located<String>? {
    guard let keyword = table.first(where: { isAt(keyword: $0) }) else { return nil }
    let range = current.range
    advance()
    return Located(keyword, range)
  }

  mutating func expect(keyword: String, _ purpose: String = "") throws(Problem) {
    guard take(keyword: keyword) else { throw unexpected("'\(keyword)'\(purpose)") }
  }

  mutating func expect(_ symbol: Symbol, _ what: String) throws(Problem) {
    guard take(symbol) else { throw unexpected(what) }
  }

  /// The name of something: one word, the words of a name that something has, anything in quotes, or
  /// a path that leads to a view or constraint.
  mutating func name(_ what: String) throws(Problem) -> Name {
    guard isAtPathToName else { return try head(what) }
    let destination = try destination(what)
    guard let name = destination.value.name else {
      throw .mismatch(what, Located(destination.value, destination.range))
    }
    return Name(name, destination.range)
  }

  /// A name for something new; words with capital letters are one name: `Red View`.
  mutating func newName(_ what: String) throws(Problem) -> Name {
    let start = current.range
    let isPlain = word().map { context.scope.values[$0] == nil && $0.startsWithCapital } ?? false
    let first = word() == "view" ? try plainName(what) : try head(what)
    guard isPlain else { return first }
    var words = [first.value]
    while let word = word(), word.startsWithCapital {
      words.append(word)
      advance()
    }
    return Name(words.joined(separator: " "), range(from: start))
  }

  /// A name at the beginning of a path.
  mutating func head(_ what: String) throws(Problem) -> Name {
    let count = knownWords
    if count > 1 {
      let start = current.range
      let words = (0..<count).map { word(at: $0) ?? String(source.text[peek($0).range]) }
      for _ in 0..<count { advance() }
      return Name(words.joined(separator: " "), range(from: start))
    }
    if let word = word(), let value = context.scope.values[word] {
      guard let name = value.name else { throw .mismatch(what, Located(value, current.range)) }
      let range = current.range
      advance()
      return Name(name, range)
    }
    if isAt(keyword: "self"), isAt(.dot, offset: 1), isAt(keyword: "view", offset: 2) {
      let start = current.range
      for _ in 0..<3 { advance() }
      return Name(context.layout.name(of: context.layout.root), range(from: start))
    }
    if word() == "view", !context.knows("view") {
      let range = current.range
      advance()
      return Name(context.layout.name(of: context.layout.root), range)
    }
    if let word = word(), let variable = minuend(of: word) {
      let rest = word.dropFirst(variable.count + 1)
      throw Problem(
        "'\(Excerpt.clipped(word))' is a name, and nothing has it", at: current.range,
        remedy: "put spaces around a minus: \(variable) - \(rest)")
    }
    return try plainName(what)
  }

  /// The variable from which something is subtracted without spaces; names may have a hyphen.
  private func minuend(of word: String) -> String? {
    guard word.contains("-"), context.layout.item(named: word) == nil,
      context.layout.constraint(named: word) == nil
    else { return nil }
    let variable = String(word.prefix { $0 != "-" })
    return context.scope.values[variable] == nil ? nil : variable
  }

  /// One word, or anything in quotes, whatever the word means elsewhere.
  mutating func plainName(_ what: String) throws(Problem) -> Name {
    switch current.kind {
    case .word(let text), .string(let text):
      let range = current.range
      advance()
      return Name(text, range)
    case .number, .unknown:
      throw unexpected(
        what, remedy: "a name starts with a letter or '_'; put any other name in double quotes")
    default:
      throw unexpected(what)
    }
  }

  /// One name or more, up to the end.
  mutating func names(_ what: String) throws(Problem) -> [Name] {
    var names = [try name(what)]
    while !isAtEnd {
      _ = take(.comma)
      names.append(try name(what))
    }
    return names
  }

  /// A number, or an expression that is one.
  mutating func number(_ what: String) throws(Problem) -> Located<Double> {
    guard isAtOperand else { throw unexpected(what) }
    let value = try expression(what, .list)
    guard case .number(let number) = value.value else { throw .mismatch(what, value) }
    return Located(number, value.range)
  }

  /// A number that a layout takes: points, or a tolerance in points.
  mutating func measure(_ what: String) throws(Problem) -> Located<Double> {
    let number = try number(what)
    try blaming(number.range) { () throws(LayoutError) in
      try Magnitude.check(number.value, "number")
    }
    return number
  }

  /// A whole number, for places and counts.
  mutating func count(_ what: String, from least: Int = 0) throws(Problem) -> Located<Int> {
    let number = try number(what)
    guard let count = Int(exactly: number.value), count >= least else {
      if number.value >= Double(Int.max) {
        throw Problem("\(what) is too large", at: number.range, remedy: "use a smaller one")
      }
      throw Problem("\(what) must be a whole number from \(least)", at: number.range)
    }
    return Located(count, number.range)
  }

  /// A text in quotes, or a word that stands for one, if one is next.
  mutating func takeString() -> Located<String>? {
    let range = current.range
    if let word = word(), case .text(let text) = context.scope.values[word] {
      advance()
      return Located(text, range)
    }
    guard case .string(let text) = current.kind else { return nil }
    advance()
    return Located(text, range)
  }

  /// `320x480` or `320 480`.
  mutating func size(_ what: String) throws(Problem) -> Located<Size> {
    guard isAtOperand else { throw unexpected(what) }
    let size = try value(of: .size)
    guard case .size(let width?, let height?) = size.value else {
      throw Problem("expected \(what)", at: size.range)
    }
    return Located(Size(width: width, height: height), size.range)
  }

  /// Skips the number of a list of equations: `1. Red View.Leading = …`.
  mutating func skipListNumber() {
    guard isAtNumber, isAt(.dot, offset: 1),
      peek(1).range.lowerBound == current.range.upperBound,
      peek(1).range.upperBound != peek(2).range.lowerBound
    else { return }
    advance()
    advance()
  }

  /// Everything up to a space: a path may contain any punctuation.
  mutating func path(_ what: String) throws(Problem) -> Name {
    if let quoted = takeString() { return quoted }
    guard !isAtEnd else { throw unexpected(what) }
    let start = current.range
    repeat { advance() } while !isAtEnd && current.range.lowerBound == lastRange.upperBound
    let range = range(from: start)
    return Name(String(source.text[range]), range)
  }

  /// Reads what is between the braces that are next.
  ///
  /// - Parameter expected: What an error says where no brace is next.
  /// - Returns: The tokens inside, with an `end` token in place of the closing brace.
  /// - Throws: A problem where no brace is next, or where too many are open or one is never closed.
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

  /// What helps where quotation marks are single, or a word processor has turned them.
  private var quotationRemedy: String? {
    let first = source.text[current.range].first
    return first.map { "'“”„«»‘’".contains($0) } == true
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

extension String {
  /// Whether the first letter is a capital.
  fileprivate var startsWithCapital: Bool { first?.isUppercase ?? false }
}

extension Problem {
  /// Commands in more braces than ``TokenReader/nestingLimit``.
  static func nestedTooDeeply(at brace: SourceRange) -> Problem {
    Problem(
      "commands in braces are nested too deeply", at: brace,
      remedy:
        "nest \(TokenReader.nestingLimit) levels at most; 'define' makes commands of inner ones")
  }
}

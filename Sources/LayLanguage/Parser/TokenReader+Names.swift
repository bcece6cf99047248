/// Names, texts and paths.
extension TokenReader {
  /// The name of something that exists, or a path to it: `red`, `"Name Label"`, `row.arrangedSubviews[0]`.
  mutating func name(_ what: String, _ kind: NameKind = .view) throws(Problem) -> Reference {
    note(.name(kind))
    try checkIsAtName(what)
    return Reference(path: try path(), expected: what)
  }

  /// A name for something new, or a variable that holds one.
  mutating func newName(_ what: String) throws(Problem) -> Reference {
    try checkIsAtName(what)
    let head = try text()
    return Reference(path: Path(head: head, steps: [], range: head.range), expected: what)
  }

  /// The name of something that exists, if the command doesn't end here.
  mutating func nameIfAny(_ what: String, _ kind: NameKind = .view) throws(Problem) -> Reference? {
    note(.name(kind))
    return isAtEnd ? nil : try name(what, kind)
  }

  /// One or more names, up to the end.
  mutating func names(_ what: String, _ kind: NameKind = .view) throws(Problem) -> [Reference] {
    try names(what) { reader in reader.note(.name(kind)) }
  }

  /// One or more names, up to the end; some words are offered by completion.
  mutating func names(_ what: String, of words: some Sequence<String>) throws(Problem)
    -> [Reference]
  {
    try names(what) { reader in reader.note(words, what) }
  }

  private mutating func names(_ what: String, noting note: (TokenReader) -> Void) throws(Problem)
    -> [Reference]
  {
    var names: [Reference] = []
    repeat {
      note(self)
      if !names.isEmpty { _ = take(.comma) }
      try checkIsAtName(what)
      names.append(Reference(path: try path(), expected: what))
    } while !isAtEnd
    note(self)
    return names
  }

  /// The names up to the end, if the command doesn't end here.
  mutating func namesIfAny(_ what: String, _ kind: NameKind = .view) throws(Problem) -> [Reference]
  {
    note(.name(kind))
    return isAtEnd ? [] : try names(what, kind)
  }

  /// One word, or anything in quotes, whatever the word means elsewhere; some words are offered by completion.
  mutating func plainName(_ what: String, of words: some Sequence<String> = []) throws(Problem)
    -> Name
  {
    note(words, what)
    try checkIsAtName(what)
    switch current.kind {
    case .word(let text), .string(let text):
      let range = current.range
      advance()
      return Name(text, range)
    default: throw unexpected(what)
    }
  }

  private func checkIsAtName(_ what: String) throws(Problem) {
    switch current.kind {
    case .word, .string, .template: return
    case .number, .unknown:
      throw unexpected(
        what, remedy: "a name starts with a letter or '_'; put any other name in double quotes")
    default: throw unexpected(what)
    }
  }

  // MARK: Texts

  /// A text in quotes, if one is next.
  mutating func takeString() throws(Problem) -> TextSyntax? { isAtString ? try text() : nil }

  /// Whether a text in quotes is next.
  var isAtString: Bool {
    switch current.kind {
    case .string: true
    case .template: source.text[current.range].first == "\""
    default: false
    }
  }

  /// The word or text that is next; anything else is an error.
  mutating func text() throws(Problem) -> TextSyntax {
    let token = current
    let isQuoted = isAtString
    let pieces = try pieces(of: token)
    advance()
    return TextSyntax(pieces: pieces, isQuoted: isQuoted, range: token.range)
  }

  private func pieces(of token: Token) throws(Problem) -> [TextSyntax.Piece] {
    switch token.kind {
    case .word(let text), .string(let text): return [.text(text)]
    case .template(let parts):
      return try parts.map { part throws(Problem) in
        switch part {
        case .text(let text): return .text(text)
        case .value(let range): return .value(try value(in: range, of: token))
        }
      }
    default: return [.text(String(source.text[token.range]))]
    }
  }

  /// The value in a text; an error covers the whole text.
  private func value(in range: SourceRange, of token: Token) throws(Problem) -> Expression {
    do throws(Problem) {
      var reader = TokenReader(source, range, depth: depth)
      let value = try reader.expression("a value")
      try reader.finish()
      return value
    } catch {
      throw Problem(error.message, at: token.range, remedy: error.remedy)
    }
  }

  /// Everything up to a space, as the path of a file may contain any punctuation.
  mutating func file(_ what: String) throws(Problem) -> TextSyntax {
    note(.file)
    return try plainText(what) { $0.isTouching }
  }

  /// The quoted text, or the text of all tokens that meet a condition; the first one is always taken.
  mutating func plainText(_ what: String, while goesOn: (TokenReader) -> Bool) throws(Problem)
    -> TextSyntax
  {
    if isAtString { return try text() }
    guard !isAtEnd else { throw unexpected(what) }
    let start = current.range
    var end = start.lowerBound
    var pieces: [TextSyntax.Piece] = []
    repeat {
      if end < current.range.lowerBound {
        pieces.append(.text(String(source.text[end..<current.range.lowerBound])))
      }
      if case .template = current.kind {
        pieces += try self.pieces(of: current)
      } else {
        pieces.append(.text(String(source.text[current.range])))
      }
      end = current.range.upperBound
      advance()
    } while !isAtEnd && goesOn(self)
    let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == pieces.count { pieces = [.text(texts.joined())] }
    return TextSyntax(pieces: pieces, isQuoted: false, range: range(from: start))
  }

  // MARK: Paths

  /// Whether a name is next that continues as a path: `row.arrangedSubviews[0]`.
  var isAtPath: Bool {
    switch current.kind {
    case .word, .string, .template: isAtPathSign(offset: 1)
    default: false
    }
  }

  /// Whether a path continues at an offset: with a dot or an opening bracket that touches the name.
  func isAtPathSign(offset: Int) -> Bool {
    (isAt(.dot, offset: offset) || isAt(.openBracket, offset: offset))
      && peek(offset - 1).range.upperBound == peek(offset).range.lowerBound
  }

  /// A name, which must be next, with the steps that follow it.
  mutating func path() throws(Problem) -> Path {
    let head = try text()
    let steps = try steps()
    return Path(head: head, steps: steps, range: range(from: head.range))
  }

  /// The dots and brackets that directly follow what was read.
  mutating func steps() throws(Problem) -> [PathStep] {
    var steps: [PathStep] = []
    while isTouching {
      let start = current.range
      if isAt(.openBracket) {
        steps.append(.index(try enclosed("an index"), range(from: start)))
      } else if take(.dot) {
        steps.append(try member())
      } else {
        break
      }
    }
    return steps
  }

  /// Reads the member after a dot.
  private mutating func member() throws(Problem) -> PathStep {
    if case .number = current.kind {
      throw unexpected(
        "a property after the dot",
        remedy: "what reports call s.1 follows from the properties of the stack view s")
    }
    if isAt(.dot), isTouching {
      throw Problem(
        "two dots mean nothing", at: current.range, remedy: "a range has three, as in 1...3")
    }
    let name = try plainName("a property after the dot")
    guard isAt(.openParenthesis), isTouching else { return .member(name) }
    let arguments = try arguments()
    return .call(name, arguments, range(from: name.range))
  }
}

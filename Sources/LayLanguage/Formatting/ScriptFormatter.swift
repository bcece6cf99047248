extension Source {
  /// The script with standard spaces and indentation; its commands, comments and expected output are unchanged.
  ///
  /// - Throws: An error for a bracket or string that is never closed, for braces that are nested too deeply, and for
  ///   characters that no command may contain.
  package func formatted() throws(ScriptError) -> String {
    let before = try statements()
    if let mark = invalidMark { throw ScriptError(mark, in: self) }
    if let brace = braceBeyondNesting { throw ScriptError(.nestedTooDeeply(at: brace), in: self) }
    var formatter = ScriptFormatter(text: text)
    let result = formatter.run()
    let after = try Source(name: name, text: result).statements()
    // In a few places spaces have a meaning; if so, the script is left unchanged.
    return ScriptFormatter.meaning(of: before) == ScriptFormatter.meaning(of: after) ? result : text
  }

  /// The first mark that no command may contain, such as a control character.
  private var invalidMark: Problem? {
    for token in Lexer.tokens(of: text.startIndex..<text.endIndex, in: self) {
      if case .invalid(let message, let remedy) = token.kind {
        return Problem(message, at: token.range, remedy: remedy)
      }
    }
    return nil
  }

  /// The first brace that is nested more deeply than commands may be.
  private var braceBeyondNesting: SourceRange? {
    var depth = 0
    for token in Lexer.tokens(of: text.startIndex..<text.endIndex, in: self) {
      if token.kind == .symbol(.closeBrace) { depth -= 1 }
      guard token.kind == .symbol(.openBrace) else { continue }
      if depth == TokenReader.nestingLimit { return token.range }
      depth += 1
    }
    return nil
  }
}

extension ScriptFormatter {
  /// The words of a script, without the spaces between them.
  static func meaning(of statements: [Statement]) -> [[String]] {
    statements.map { statement in
      let source = Source(name: "", text: statement.text)
      let range = source.text.startIndex..<source.text.endIndex
      let words = Lexer.tokens(of: range, in: source).map { String(source.text[$0.range]) }
      return words + ["#>"] + (statement.recorded ?? [])
    }
  }
}

/// Rewrites a script with the usual spaces.
///
/// Words keep their order and spelling; only what is between them changes: one space where there was any, spaces around
/// relations, two for each bracket that is open where a line begins, at most one blank line in a row. What is between
/// the words of a command with a file name stays, because a path may contain spaces; so does a constraint in UIKit's
/// notation.
struct ScriptFormatter {
  private let text: String
  private let tokens: [Token]
  private var result = ""
  /// The brackets that are open, the innermost last.
  private var brackets: [Symbol] = []
  /// Whether the next word starts a command.
  private var startsCommand = true
  /// Whether the command keeps the spaces between its words.
  private var keepsSpaces = false
  /// Whether the command is in the Visual Format Language, where words touch.
  private var isFormat = false

  init(text: String) {
    let source = Source(name: "", text: text)
    self.text = source.text
    tokens = Lexer.tokens(of: self.text.startIndex..<self.text.endIndex, in: source)
  }

  /// The formatted script.
  mutating func run() -> String {
    var end = text.startIndex
    for (place, token) in tokens.enumerated() {
      let between = text[end..<token.range.lowerBound]
      // A comment at the very end counts as one at the end of its line.
      write(Separator(token.kind == .end ? between + "\n" : between), before: place)
      if startsCommand, token.kind != .symbol(.semicolon) { begin(at: place) }
      result += text[token.range]
      note(token)
      end = token.range.upperBound
    }
    while result.last == "\n" { result.removeLast() }
    return result.isEmpty ? "" : result + "\n"
  }

  // MARK: Commands

  private mutating func begin(at place: Int) {
    startsCommand = false
    keepsSpaces = false
    isFormat = false
    if case .word(let name) = tokens[place].kind {
      keepsSpaces = CommandDefinition.named(name)?.takesFile ?? false
    }
    var end = tokens[place].range.upperBound
    var previous: Token.Kind?
    for token in tokens[place...] {
      guard token.kind != .symbol(.semicolon),
        !text[end..<max(end, token.range.lowerBound)].contains("\n")
      else { return }
      // A constraint as UIKit prints it contains texts that aren't in double quotes.
      if case .word = token.kind, previous == .symbol(.less), end == token.range.lowerBound {
        keepsSpaces = true
      }
      previous = token.kind
      isFormat = isFormat || token.kind == .symbol(.openBracket) || token.kind == .unknown
      end = token.range.upperBound
    }
  }

  private mutating func note(_ token: Token) {
    guard case .symbol(let symbol) = token.kind else { return }
    if Self.closing[symbol] != nil {
      brackets.append(symbol)
      if symbol == .openBrace { startsCommand = true }
    } else if Self.closing.values.contains(symbol) {
      close(symbol)
    } else if symbol == .semicolon, isBetweenCommands {
      startsCommand = true
    }
  }

  /// Forgets the bracket that a closing one ends; a brace also ends everything inside it.
  private mutating func close(_ symbol: Symbol) {
    guard symbol == .closeBrace, brackets.contains(.openBrace) else {
      _ = brackets.popLast()
      return
    }
    while let bracket = brackets.popLast(), bracket != .openBrace {}
    keepsSpaces = false
  }

  /// Whether a line's end or a semicolon ends a command here.
  private var isBetweenCommands: Bool { brackets.last.map { $0 == .openBrace } ?? true }

  private static let closing: [Symbol: Symbol] = [
    .openParenthesis: .closeParenthesis, .openBracket: .closeBracket, .openBrace: .closeBrace,
  ]

  // MARK: Spaces

  private mutating func write(_ separator: Separator, before place: Int) {
    guard !separator.lines.isEmpty else {
      result +=
        keepsSpaces && !startsCommand ? String(separator.text) : spaces(separator, before: place)
      return
    }
    // After a backslash the line continues, indented one more step.
    var continues = separator.first.continues
    if let end = separator.first.written {
      let isAlone = result.isEmpty || result.last == "\n"
      result +=
        isAlone ? end : separator.first.blanks.isEmpty ? " \(end)" : separator.first.blanks + end
    }
    if place > 0, isBetweenCommands, !continues { startsCommand = true }
    for line in separator.lines.dropLast() {
      result += "\n"
      if let written = line.written {
        result += indentation(isContinued: continues && !startsCommand) + written
        continues = continues && line.continues
      }
    }
    result += "\n"
    dropBlankLines()
    if tokens[place].kind == .symbol(.closeBrace), result.hasSuffix("\n\n") { result.removeLast() }
    let isEnd = tokens[place].kind == .end
    result += isEnd ? "" : indentation(isContinued: continues, before: place)
  }

  /// Keeps one of several blank lines, and none at the beginning or after an opening brace.
  private mutating func dropBlankLines() {
    while result.hasSuffix("\n\n\n") { result.removeLast() }
    if result.allSatisfy({ $0 == "\n" }) { result = "" }
    if result.hasSuffix("{\n\n") { result.removeLast() }
  }

  private func indentation(isContinued: Bool, before place: Int? = nil) -> String {
    var open = brackets
    if let place {
      // Don't count brackets that close at the beginning of the line.
      var end = tokens[place].range.lowerBound
      for token in tokens[place...] {
        guard case .symbol(let symbol) = token.kind, Self.closing.values.contains(symbol),
          !text[end..<token.range.lowerBound].contains("\n")
        else { break }
        end = token.range.upperBound
        _ = open.popLast()
      }
    }
    return String(repeating: " ", count: 2 * (open.count + (isContinued ? 1 : 0)))
  }

  /// The spaces between two words of a line.
  private func spaces(_ separator: Separator, before place: Int) -> String {
    guard place > 0 else { return "" }
    let (one, two) = (tokens[place - 1].kind, tokens[place].kind)
    if two == .end || two == .symbol(.semicolon) && isBetweenCommands { return "" }
    if one == .symbol(.semicolon), isBetweenCommands { return " " }
    let isRelation = [one, two].contains { kind in
      if case .symbol(let symbol) = kind { Self.relations.contains(symbol) } else { false }
    }
    if isRelation, brackets.allSatisfy({ $0 == .openBrace }), !isFormat { return " " }
    if two == .symbol(.openBrace) { return " " }
    if (one == .symbol(.openBrace)) != (two == .symbol(.closeBrace)) { return " " }
    return separator.text.isEmpty ? "" : " "
  }

  private static let relations: Set<Symbol> = [.equal, .lessOrEqual, .greaterOrEqual]
}

/// The gap between two words of a script: spaces, line ends, comments and backslashes.
struct Separator {
  /// The rest of a line, or a whole one.
  struct Line {
    /// The comment or backslash as written; nil for a blank line.
    let written: String?
    /// Whether a backslash joins the next line.
    let continues: Bool
    /// The spaces before it.
    let blanks: Substring

    init(_ text: Substring) {
      let trimmed = text.drop { $0 == " " || $0 == "\t" }
      blanks = text[..<trimmed.startIndex]
      continues = trimmed.first == "\\"
      let end = trimmed.lastIndex { !$0.isWhitespace }
      let isRecording = trimmed.hasPrefix("#>")
      // Spaces at the end of expected output are significant.
      let kept = isRecording ? trimmed : end.map { trimmed[...$0] } ?? ""
      written = kept.isEmpty ? nil : String(kept)
    }
  }

  /// Its text in the script.
  let text: Substring
  /// The rest of the first word's line.
  let first: Line
  /// The lines after it; none if both words are on one line.
  let lines: [Line]

  init(_ text: Substring) {
    self.text = text
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
    first = parts[0]
    lines = Array(parts.dropFirst())
  }
}

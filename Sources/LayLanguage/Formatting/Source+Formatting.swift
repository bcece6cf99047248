extension Source {
  /// The script with the usual spaces and indentation; its commands, comments and expected output stay.
  ///
  /// - Throws: An error for a bracket or string that is never closed, for braces that are nested too deeply, and for
  ///   what no command may contain.
  package func formatted() throws(ScriptError) -> String {
    let before = try statements()
    if let mark = invalidMark { throw ScriptError(mark, in: self) }
    if let brace = braceBeyondNesting { throw ScriptError(.nestedTooDeeply(at: brace), in: self) }
    var formatter = ScriptFormatter(text: text)
    let result = formatter.run()
    let after = try Source(name: name, text: result).statements()
    // Spaces can mean something in few places; where that is so, the script stays as it is.
    return ScriptFormatter.meaning(of: before) == ScriptFormatter.meaning(of: after) ? result : text
  }
}

extension Source {
  /// The first mark that no command may contain, such as a control character.
  private var invalidMark: Problem? {
    for token in Lexer.tokens(of: text.startIndex..<text.endIndex, in: self) {
      if case .invalid(let message, let remedy) = token.kind {
        return Problem(message, at: token.range, remedy: remedy)
      }
    }
    return nil
  }

  /// The first brace inside as many others as commands may be nested in.
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

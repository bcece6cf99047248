extension Source {
  /// The script with the usual spaces and indentation; its commands, comments and expected output stay.
  ///
  /// - Throws: An error for a bracket or string that is never closed.
  package func formatted() throws(ScriptError) -> String {
    let before = try statements()
    var formatter = ScriptFormatter(text: text)
    let result = formatter.run()
    let after = try Source(name: name, text: result).statements()
    // Spaces can mean something in few places; where that is so, the script stays as it is.
    return ScriptFormatter.meaning(of: before) == ScriptFormatter.meaning(of: after) ? result : text
  }
}

extension ScriptFormatter {
  /// What a script says, apart from the spaces between its words.
  static func meaning(of statements: [Statement]) -> [[String]] {
    statements.map { statement in
      let source = Source(name: "", text: statement.text)
      let range = source.text.startIndex..<source.text.endIndex
      let words = Lexer.tokens(of: range, in: source).map { String(source.text[$0.range]) }
      return words + ["#>"] + (statement.recorded ?? [])
    }
  }
}

/// One command as written: its place in the source and the recorded output (`#>` lines) after it.
public struct Statement: Hashable, Sendable {
  /// The source that the command is part of.
  public let source: Source
  /// The 1-based line of the command's first character.
  public let line: Int
  /// The 1-based column of the command's first character, in characters.
  public let column: Int
  /// The command's text without comments, continuation lines joined as written.
  public let text: String
  /// The `#>` lines right after the command, without `#> `; nil if there are none.
  public let recorded: [String]?
  /// The 1-based lines of the first and the last `#>` line.
  public let recordedLines: ClosedRange<Int>?
  /// The command in the source's text, comments included.
  let range: SourceRange
}

extension Statement {
  /// Where it begins.
  var place: ScriptPlace { ScriptPlace(file: source.name, line: line, column: column) }

  /// Whether it checks something, perhaps in its braces.
  var checks: Bool { recorded != nil || expects }

  /// Whether it expects something, perhaps in its braces.
  package var expects: Bool {
    text.split { ";{}\n".contains($0) }.contains { command in
      let words = command.split(whereSeparator: { $0.isWhitespace }).prefix(2)
        .map { $0.prefix { $0.isLetter }.lowercased() }
      return ["expect", "forall"].contains(words.first) || words == ["learn", "check"]
    }
  }
}

extension Source {
  /// Splits the source into commands.
  ///
  /// A command ends at a newline or `;`, unless a bracket or string is open or a `\` ends the line.
  ///
  /// - Throws: An error for a bracket or string that is never closed.
  public func statements() throws(ScriptError) -> [Statement] {
    var scanner = StatementScanner(self)
    var statements: [Statement] = []
    while let statement = scanner.next() { statements.append(statement) }
    if let problem = scanner.unclosedProblem ?? scanner.strayProblem {
      throw ScriptError(problem, in: self)
    }
    return statements
  }

  /// The indentation of a command's next line: two spaces for each open bracket, none in a string.
  package static func indentation(after text: String) -> Int { scanned(text).indentation }

  /// The sign that closes the string or bracket that a text leaves open; nil if there is none.
  package static func closingSign(of text: String) -> String? { scanned(text).closingSign }

  /// Whether the text so far ends inside an open bracket, string or `\`: the REPL then asks for
  /// more.
  public static func needsMore(_ text: String) -> Bool { scanned(text).needsMore }

  private static func scanned(_ text: String) -> StatementScanner {
    var scanner = StatementScanner(Source(name: "", text: text))
    while scanner.next() != nil {}
    return scanner
  }

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - name: The file's path, for error positions.
  ///   - bytes: UTF-8, with or without a byte order mark; lines may end in `\r\n`.
  /// - Throws: An error that gives the offset of the first byte that is not UTF-8.
  public init(name: String, bytes: [UInt8]) throws(ScriptError) {
    self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
    guard let offset = Self.firstInvalidOffset(in: bytes) else { return }
    // Everything before the bad byte is valid, so its place in the repaired text is known.
    let before = Source(name: name, text: String(decoding: bytes[..<offset], as: UTF8.self))
    let start = text.utf8.index(text.startIndex, offsetBy: before.text.utf8.count)
    throw ScriptError(
      Problem(
        "byte \(offset) is not valid UTF-8", at: start..<text.index(after: start),
        remedy: "save the file as UTF-8"),
      in: self)
  }

  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}

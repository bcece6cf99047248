import AutoLayout

/// Finds a command's definition and lets it read the rest.
enum CommandParser {
  /// Parses the command of a statement.
  static func command(of statement: Statement, depth: Int = 0) throws(Problem) -> Command {
    var reader = TokenReader(statement.source, statement.range, depth: depth)
    let command = try command(&reader)
    try reader.finish()
    return command
  }

  /// Whether commands are syntactically correct, whatever their names mean.
  static func parses(_ text: String) -> Bool {
    statements(of: text)?.allSatisfy { (try? command(of: $0)) != nil } ?? false
  }

  /// Whether commands can be read and their names resolved, even if they can't be carried out.
  static func reads(_ text: String, in layout: Layout) -> Bool {
    statements(of: text)?
      .allSatisfy { (try? action(of: $0, Resolver(layout, source: $0.source))) != nil } ?? false
  }

  private static func statements(of text: String) -> [Statement]? {
    try? Source(name: "", text: text).statements()
  }

  /// The possible continuations of the last command of a text.
  static func expectations(atEndOf text: String) -> [Expected] {
    let source = Source(name: "", text: text)
    let tokens = Lexer.tokens(of: source.text.startIndex..<source.text.endIndex, in: source)
    let start = tokens.lastIndex {
      $0.kind == .symbol(.semicolon) || $0.kind == .symbol(.openBrace)
    }
    var reader = TokenReader(source, Array(tokens[(start.map { $0 + 1 } ?? 0)...]), depth: 0)
    let expectations = Expectations()
    reader.expectations = expectations
    _ = try? command(&reader)
    return expectations.all
  }

  /// Parses and resolves a statement into its action.
  static func action(of statement: Statement, _ resolver: Resolver) throws(Problem) -> Action {
    try command(of: statement).resolve(resolver)
  }

  /// Reads one command.
  static func command(_ reader: inout TokenReader) throws(Problem) -> Command {
    let token = reader.current
    guard case .word(let word) = token.kind, !reader.isAtPathSign(offset: 1) else {
      return try valueCommand(&reader)
    }
    guard let definition = CommandDefinition.named(word) else {
      if ValueFunction.named(word) != nil, reader.isAt(.openParenthesis, offset: 1) {
        return try CommandDefinition.get.parse(&reader)
      }
      if ["H", "V"].contains(word), reader.isAt(.colon, offset: 1) {
        let line = Excerpt.clipped(String(reader.source.text[reader.extent]))
        throw Problem(
          "a visual format isn't a command", at: reader.extent, remedy: "write: pin \(line)")
      }
      return call(Name(word, token.range), &reader)
    }
    reader.advance()
    let outer = reader.usage
    reader.usage = definition.usage
    let command = try definition.parse(&reader)
    if let outer { reader.usage = outer }
    return Command { resolver throws(Problem) in
      do throws(Problem) { return try command.resolve(resolver) } catch {
        // Help shows the expected syntax.
        throw error.remedy == nil && error.message.hasPrefix("expected")
          ? error.remedied(definition.usage) : error
      }
    }
  }

  /// Reads a line that begins with a value: `card.frame` and `2 * (20 + 8)` mean `get`, `card.alpha = 0.5` means `set`.
  private static func valueCommand(_ reader: inout TokenReader) throws(Problem) -> Command {
    switch reader.current.kind {
    case .number, .symbol(.openParenthesis), .symbol(.minus), .symbol(.openBracket):
      return try CommandDefinition.get.parse(&reader)
    case .word, .string, .template:
      guard reader.isAtPath else { throw reader.unexpected("a command") }
      var attempt = reader
      _ = try attempt.path()
      let assigns = attempt.isAtRelation || attempt.change != nil
      return try (assigns ? CommandDefinition.set : .get).parse(&reader)
    default: throw reader.unexpected("a command")
    }
  }

  /// Reads a line that begins with a word that isn't a command.
  private static func call(_ name: Name, _ reader: inout TokenReader) -> Command {
    let isAlone = reader.peek(1).kind == .end
    let call = CallSyntax(name, &reader)
    return Command { resolver throws(Problem) in
      if let action = try call.action(resolver) { return action }
      if isAlone, let value = resolver.scope.values[name.value] {
        return .look { _ in value.description }
      }
      throw problem(withName: name, resolver)
    }
  }

  /// The error about a line that begins with an unknown command, with a suggestion.
  private static func problem(withName name: Name, _ resolver: Resolver) -> Problem {
    let layout = resolver.layout
    let written = NameText.written(name.value)
    if layout.item(named: name.value) != nil {
      let example = Anchor.exampleLine(of: written, .top)
      return Problem(
        "'\(Excerpt.clipped(name.value))' is a view, not a command", at: name.range,
        remedy: "'\(written).frame' prints a value, '\(example)' makes a constraint")
    }
    if layout.constraint(named: name.value) != nil {
      return Problem(
        "'\(Excerpt.clipped(name.value))' is a constraint, not a command", at: name.range,
        remedy: "type get \(written), or \(written).constant = 10")
    }
    return .unknown(
      "command", name, in: CommandDefinition.names + resolver.scope.procedures.keys.sorted(),
      otherwise: "'help' lists the commands")
  }
}

extension TerminalRequest {
  /// The request that a typed line makes; nil for any other command.
  package init?(line: String) {
    guard let statements = try? Source(name: "", text: line).statements(), statements.count == 1
    else { return nil }
    self.init(statements[0])
  }

  /// The request that a statement makes; nil for any other command.
  package init?(_ statement: Statement) {
    let word = statement.text.prefix { $0.isLetter }
    guard Self.words.contains(String(word)),
      let action = try? CommandParser.action(
        of: statement, Resolver(source: statement.source)),
      case .terminal(let request, _) = action.effect
    else { return nil }
    self = request
  }

  private static let words = Set(
    [CommandDefinition.log, .edit, .timing, .watch, .recover, .live].flatMap { $0.names })
}

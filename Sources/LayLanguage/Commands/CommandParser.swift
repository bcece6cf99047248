/// Finds a command's definition and lets it read the rest.
enum CommandParser {
  /// What a statement does.
  static func action(of statement: Statement, in context: ParsingContext = ParsingContext())
    throws(Problem) -> Action
  {
    var reader = TokenReader(statement.source, statement.range, in: context)
    let action = try action(&reader)
    try reader.finish()
    return action
  }

  /// Reads one command.
  static func action(_ reader: inout TokenReader) throws(Problem) -> Action {
    let token = reader.current
    guard case .word(let word) = token.kind else { throw reader.unexpected("a command") }
    guard let definition = CommandDefinition.named(word) else {
      if let missing = MissingFeature.problem(MissingFeature.commands, "", at: token) {
        throw missing
      }
      throw .unknown(
        "command", word, at: token.range, candidates: CommandDefinition.names,
        otherwise: "'help' lists the commands")
    }
    reader.advance()
    return try definition.parse(&reader)
  }
}

extension Interpreter {
  /// Runs one statement; on an error nothing has changed.
  ///
  /// - Parameter statement: A command from ``Source/statements()``.
  /// - Returns: What it printed and changed.
  /// - Throws: Why the command can't be understood or carried out, or what did not hold.
  public mutating func execute(_ statement: Statement) throws(ScriptError) -> Outcome {
    do {
      let action = try CommandParser.action(of: statement, in: ParsingContext(session.layout))
      let outcome = try run(action, as: statement.text)
      return showsEvents ? outcome.withEvents : outcome
    } catch {
      throw ScriptError(error, in: statement.source)
    }
  }
}

extension PasteRequest {
  /// The request that a typed line makes; nil for any other command.
  package init?(line: String) {
    guard let statements = try? Source(name: "", text: line).statements(), statements.count == 1,
      let action = try? CommandParser.action(of: statements[0]),
      case .paste(let request, _) = action.effect
    else { return nil }
    self = request
  }
}

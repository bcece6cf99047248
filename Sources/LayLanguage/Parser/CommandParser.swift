/// Finds a command's definition and lets it read the rest.
enum CommandParser {
  /// The command of a statement.
  static func parse(_ statement: Statement) throws(Problem) -> Command {
    var reader = TokenReader(statement.source, statement.range)
    let command = try command(&reader)
    try reader.finish()
    return command
  }

  /// Reads one command.
  static func command(_ reader: inout TokenReader) throws(Problem) -> Command {
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

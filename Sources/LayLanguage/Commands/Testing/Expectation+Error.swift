/// Whether a command fails.
extension Expectation {
  /// `error "unknown view" { remove nosuch }`.
  static func error(_ reader: inout TokenReader) throws(Problem) -> Action {
    guard let text = reader.takeString() else {
      throw reader.unexpected("a text in double quotes, and a command in braces")
    }
    let command = try commandInBraces(&reader)
    return .session { interpreter, title throws(Problem) in
      var attempt = interpreter
      do throws(Problem) {
        _ = try attempt.run(try command.value.get(), as: title)
      } catch {
        try check(error, says: text)
        return Outcome()
      }
      throw .unmet("expected an error, but the command succeeds", at: command.range)
    }
  }

  private static func check(_ problem: Problem, says text: Located<String>) throws(Problem) {
    let full = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "\n")
    // Every text contains the empty one, whichever `contains` the imports offer.
    guard text.value.isEmpty || full.contains(text.value) else {
      throw .unmet(
        "expected an error with \(NameText.quoted(text.value)), but it is: \(problem.message)",
        at: text.range)
    }
  }

  /// The command, or why it can't be understood, which is an error too.
  private static func commandInBraces(_ reader: inout TokenReader) throws(Problem)
    -> Located<Result<Action, Problem>>
  {
    let opening = reader.current.range
    let tokens = try reader.tokensInBraces("'{' and a command")
    var inner = TokenReader(reader.source, tokens, depth: reader.depth + 1, in: reader.context)
    let range = tokens.count > 1 ? inner.extent : opening.upperBound..<reader.lastRange.lowerBound
    do {
      let action = try CommandParser.action(&inner)
      _ = inner.take(.semicolon)
      try inner.finish()
      return Located(.success(action), range)
    } catch {
      return Located(.failure(error), range)
    }
  }
}

/// Whether a command fails.
extension Expectation {
  /// `error "unknown view" { remove nosuch }`.
  static func error(_ reader: inout TokenReader) throws(Problem) -> Command {
    guard let text = try reader.takeString() else {
      throw reader.unexpected("a text in double quotes, and a command in braces")
    }
    let command = try commandInBraces(&reader)
    return Command { resolver throws(Problem) in
      let text = try resolver.text(text)
      let action = action(of: command.value, resolver)
      return .session { interpreter, title throws(Problem) in
        var attempt = interpreter
        do throws(Problem) {
          _ = try attempt.run(try action.get(), as: title)
        } catch {
          try check(error, says: text)
          return Outcome()
        }
        throw .unmet("expected an error, but the command succeeds", at: command.range)
      }
    }
  }

  private static func action(of command: Result<Command, Problem>, _ resolver: Resolver)
    -> Result<Action, Problem>
  {
    do throws(Problem) { return .success(try command.get().resolve(resolver)) } catch {
      return .failure(error)
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

  /// The command between the braces that are next, or why it can't be read.
  private static func commandInBraces(_ reader: inout TokenReader) throws(Problem)
    -> Located<Result<Command, Problem>>
  {
    let opening = reader.current.range
    let tokens = try reader.tokensInBraces("'{' and a command")
    var inner = TokenReader(reader.source, tokens, depth: reader.depth + 1)
    let range = tokens.count > 1 ? inner.extent : opening.upperBound..<reader.lastRange.lowerBound
    do {
      let command = try CommandParser.command(&inner)
      _ = inner.take(.semicolon)
      try inner.finish()
      return Located(.success(command), range)
    } catch {
      return Located(.failure(error), range)
    }
  }
}

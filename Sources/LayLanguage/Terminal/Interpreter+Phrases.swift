import LayoutSession

/// The handling of lines that are phrases.
extension Interpreter {
  /// The outcome of a failed line, if it is a phrase; otherwise its error.
  mutating func outcome(of statement: Statement, after problem: Problem) throws(ScriptError)
    -> Outcome
  {
    guard phraseUse != .ignore, !problem.isUnmetExpectation, problem.inner == nil else {
      throw ScriptError(problem, in: statement.source)
    }
    let works = { [trial] line in
      var trial = trial
      return (try? trial.said(line, in: statement.source.name)) != nil
    }
    let context = phraseContext(works: works)
    var meaning = Phrasebook.meaning(of: statement.range, in: statement.source, context)
    // A line that can be read but not carried out, such as writing a file, stands for itself.
    if meaning == .line(statement.text) || meaning == .lines([statement.text]) { meaning = nil }
    if meaning == nil, let failure = failure(of: statement, problem) {
      throw ScriptError(failure, in: statement.source)
    }
    switch meaning {
    case .line(let line) where phraseUse == .run:
      return try said(line, in: statement.source.name)
    case .answer(let text) where phraseUse == .run: return .look(text)
    default:
      let explained = Phrasebook.explained(problem, meaning, statement, in: context)
      throw ScriptError(explained.namingLines(where: works), in: statement.source)
    }
  }

  /// Why a phrase's line fails, if only its spelling differs, or because of a file; nil for other lines.
  private func failure(of statement: Statement, _ problem: Problem) -> Problem? {
    let spelled = Listing.spelled(statement.range, in: statement.source, session.layout)
    let quotes = { (text: String) in text.count { $0 == "\"" } }
    let hasNames = spelled.map { quotes($0) > quotes(statement.text) } ?? false
    let command = CommandDefinition.named(String(statement.text.prefix { $0.isLetter }))
    let context = phraseContext { line in
      Lexicon.dependsOnFile(line, saidWith: command)
        || hasNames && (line == spelled || line == "pin \(spelled ?? "")")
          && CommandParser.parses(line)
    }
    let meaning = Phrasebook.meaning(of: statement.range, in: statement.source, context)
    let lines: [String]
    switch meaning {
    case .line(let line): lines = [line]
    case .lines(let some): lines = some
    default: return nil
    }
    guard let line = lines.first, line != statement.text else { return nil }
    var trial = trial
    do throws(ScriptError) {
      _ = try trial.said(line, in: statement.source.name)
      return nil
    } catch {
      return Problem(
        "'\(line)' fails: \(error.message)", at: problem.range, remedy: error.remedy)
    }
  }

  private func phraseContext(works: @escaping (String) -> Bool) -> PhraseContext {
    let layout = session.layout
    return PhraseContext(
      layout: layout, reads: { CommandParser.reads($0, in: layout) }, works: works)
  }

  /// A copy for trying lines: nothing that they write is kept.
  var trial: Interpreter {
    var trial = Interpreter(host: TestSandbox(over: host).host, session: session)
    trial.limits = limits
    trial.openFiles = openFiles
    trial.phraseUse = .ignore
    return trial
  }

  /// Runs the line of a phrase as one undo step.
  private mutating func said(_ line: String, in name: String) throws(ScriptError) -> Outcome {
    let statements = try Source(name: name, text: line).statements()
    var inner = self
    inner.phraseUse = .ignore
    var whole = Outcome()
    for statement in statements {
      let outcome = try inner.execute(statement)
      if statements.count == 1 { whole = outcome } else { whole.append(outcome) }
    }
    if statements.count > 1, inner.session.revision != session.revision {
      whole.changes = session.adopt(inner.session, as: line)
      inner.session = session
    }
    inner.phraseUse = phraseUse
    self = inner
    whole.line = line
    return whole
  }
}

/// A script converted to lay's spelling.
package struct UpgradedScript: Sendable {
  /// The script, unchanged except for the commands that were replaced.
  package var text: String
  /// The commands that still can't be carried out, with the reasons.
  package var errors: [ScriptError] = []
}

extension Source {
  /// The script with everything that only the prompt understands (listings, phrases and Swift) replaced by lay's own
  /// lines.
  ///
  /// The meaning of a line depends on the existing views, so the script runs; its output is discarded. Failing commands
  /// are kept.
  package func upgraded(host: Host) throws(ScriptError) -> UpgradedScript {
    var interpreter = Interpreter(host: TestSandbox(over: host).host)
    interpreter.phraseUse = .run
    var result = UpgradedScript(text: "")
    var end = text.startIndex
    for statement in try statements() {
      result.text += text[end..<statement.range.lowerBound]
      end = statement.range.upperBound
      let written = String(text[statement.range])
      do throws(ScriptError) {
        result.text += try interpreter.upgraded(statement) ?? written
      } catch {
        result.text += written
        result.errors.append(error)
      }
    }
    result.text += text[end...]
    return result
  }
}

extension Interpreter {
  /// Runs a statement; returns the line of lay that ran in its place, or nil if it is one itself.
  fileprivate mutating func upgraded(_ statement: Statement) throws(ScriptError) -> String? {
    do throws(ScriptError) {
      return try execute(statement).line
    } catch {
      let line = "swift { \(statement.text) }"
      guard
        [SwiftText.Kind.code, .certain].contains(
          SwiftText.kind(of: statement.text, knows: { _ in false }, declares: { _ in false })
            ?? .possible),
        let swift = try? Source(name: statement.source.name, text: line).statements().first,
        (try? execute(swift)) != nil
      else { throw error }
      return line
    }
  }
}

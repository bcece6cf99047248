import LayoutSession

/// Completion of an unfinished line.
public struct Completion: Sendable {
  /// The text that replaces the line from `start` to the cursor.
  public struct Candidate: Hashable, Sendable {
    /// The whole word; one that ends in a dot is continued, without a space.
    public let text: String
    /// What it is, in a few words.
    public let summary: String
  }

  /// 0-based UTF-8 offset in the line where the word being completed starts.
  public let start: Int
  /// What may be there, in a sensible order.
  public let candidates: [Candidate]
  /// Set when a file name belongs here; the program completes it.
  public let expectsFile: Bool

  /// What may come at the end of a line.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - session: The session whose names are completed.
  /// - Returns: The candidates, and where they start.
  public static func complete(_ line: String, session: Session) -> Completion {
    let unfinished = UnfinishedLine(line)
    guard let command = unfinished.words.first else {
      let commands = CommandDefinition.all.map { Candidate(text: $0.name, summary: $0.summary) }
      let procedures = session.definitions.procedures.keys.sorted().map {
        Candidate(text: $0, summary: "defined here")
      }
      return Completion(unfinished, commands + procedures, expectsFile: false)
    }
    guard let definition = CommandDefinition.named(command) else {
      return Completion(unfinished, [], expectsFile: false)
    }
    // The syntax has the name instead of an alias.
    let words = [definition.name] + unfinished.words.dropFirst()
    let expected = GrammarMatcher.expected(after: words, in: definition.syntax)
    let source = CandidateSource(
      line: unfinished, definition: definition, layout: session.layout,
      variables: session.definitions.values,
      checkpoints: session.checkpoints)
    let trial = CompletionTrial(String(line.utf8.prefix(unfinished.start)) ?? "", in: session)
    let legal = expected.flatMap { grammar in
      trial.kept(
        unfinished.continued(source.candidates(for: grammar)),
        followedBy: grammar.isPath ? Self.keywords(after: words, in: definition) : [])
    }
    return Completion(
      unfinished, legal, expectsFile: expected.contains(.placeholder(.file)))
  }

  /// The keywords that may follow another word.
  private static func keywords(after words: [String], in definition: CommandDefinition) -> [String]
  {
    GrammarMatcher.expected(after: words + ["x"], in: definition.syntax).compactMap { grammar in
      if case .keyword(let keyword) = grammar { keyword } else { nil }
    }
  }

  /// Keeps the candidates that continue what has been typed, each once.
  private init(_ line: UnfinishedLine, _ candidates: [Candidate], expectsFile: Bool) {
    start = line.start
    self.expectsFile = expectsFile
    var seen: Set<String> = []
    self.candidates = line.continued(candidates).filter { seen.insert($0.text).inserted }
  }
}

extension UnfinishedLine {
  /// The candidates that continue what has been typed; after a quotation mark, names are in quotes.
  fileprivate func continued(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
    let typed = typed.lowercased()
    return candidates.compactMap { candidate in
      if candidate.text.lowercased().hasPrefix(typed) { return candidate }
      guard typed.first == "\"", candidate.text.first != "\"",
        candidate.text.lowercased().hasPrefix(typed.dropFirst()), NameText.isWord(candidate.text)
      else { return nil }
      return Completion.Candidate(
        text: NameText.quoted(candidate.text), summary: candidate.summary)
    }
  }
}

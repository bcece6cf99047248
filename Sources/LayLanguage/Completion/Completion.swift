import LayoutSession

/// Completion of an unfinished line.
public struct Completion: Sendable {
  /// The text that replaces the line from `start` to the cursor.
  public struct Candidate: Hashable, Sendable {
    /// The whole word; after one that ends in a dot, typing continues without a space.
    public let text: String
    /// A short description.
    public let summary: String
  }

  /// 0-based UTF-8 offset in the line where the word being completed starts.
  public let start: Int
  /// The candidates, in a sensible order.
  public let candidates: [Candidate]
  /// Set when a file name belongs here; the program completes it.
  public let expectsFile: Bool

  /// The completions at the end of a line.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - session: The session whose names are completed.
  /// - Returns: The candidates, and where they start.
  public static func complete(_ line: String, session: Session) -> Completion {
    let split = UnfinishedLine(line)
    func source(of unfinished: UnfinishedLine, isSetting: Bool = false) -> CandidateSource {
      CandidateSource(
        line: unfinished, isSetting: isSetting, layout: session.layout,
        variables: session.definitions.values, checkpoints: session.checkpoints)
    }
    guard let command = split.words.first else {
      let commands = CommandDefinition.all.map { Candidate(text: $0.name, summary: $0.summary) }
      let procedures = session.definitions.procedures.keys.sorted().map {
        Candidate(text: $0, summary: "defined here")
      }
      // A line that begins with a name prints or sets a property of it.
      let values = split.typed.isEmpty ? [] : source(of: split).candidates(for: .name(.target))
      return Completion(split, commands + procedures + values, expectsFile: false)
    }
    guard CommandDefinition.named(command) != nil else {
      return Completion(split, [], expectsFile: false)
    }
    let whole = UnfinishedLine(line, isPath: true)
    let expectsFile = CommandParser.expectations(atEndOf: whole.before).contains(.file)
    let unfinished = expectsFile ? whole : split
    let expected = CommandParser.expectations(atEndOf: unfinished.before)
    let candidates = source(
      of: unfinished, isSetting: CommandDefinition.set.names.contains(command))
    let trial = CompletionTrial(unfinished.before, in: session)
    let legal = expected.flatMap {
      trial.kept(unfinished.continued(candidates.candidates(for: $0)))
    }
    return Completion(unfinished, legal, expectsFile: expectsFile)
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
      if candidate.text.first == "\"", !typed.isEmpty,
        candidate.text.dropFirst().lowercased().hasPrefix(typed)
      {
        return candidate
      }
      guard typed.first == "\"", candidate.text.first != "\"",
        candidate.text.lowercased().hasPrefix(typed.dropFirst()), NameText.isWord(candidate.text)
      else { return nil }
      return Completion.Candidate(
        text: NameText.quoted(candidate.text), summary: candidate.summary)
    }
  }
}

/// The words of a line that is being typed.
struct UnfinishedLine {
  /// The words of its last command, without the one being typed.
  let words: [String]
  /// The typed part of the last word; empty after a space.
  let typed: String
  /// The line before that word.
  let before: String

  /// 0-based UTF-8 offset where that word starts.
  var start: Int { before.utf8.count }

  /// Splits a line; the last word is an expression, which may have parts, or the path of a file.
  init(_ line: String, isPath: Bool = false) {
    let source = Source(name: "", text: line)
    let text = source.text
    let tokens = Lexer.tokens(of: text.startIndex..<text.endIndex, in: source).dropLast()
    let separator = tokens.lastIndex {
      $0.kind == .symbol(.semicolon) || $0.kind == .symbol(.openBrace)
    }
    var ranges: [SourceRange] = []
    for token in tokens[(separator.map { $0 + 1 } ?? tokens.startIndex)...] {
      if let last = ranges.last, last.upperBound == token.range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<token.range.upperBound
      } else {
        ranges.append(token.range)
      }
    }
    var typedRange = text.endIndex..<text.endIndex
    if let last = ranges.last, last.upperBound == text.endIndex {
      typedRange = last
      ranges.removeLast()
    }
    if !isPath, let start = Self.argumentStart(in: text[typedRange]) {
      typedRange = start..<typedRange.upperBound
    }
    words = ranges.map { String(text[$0]) }
    typed = String(text[typedRange])
    before = String(text[..<typedRange.lowerBound])
  }

  /// Where the last value begins in an expression typed without spaces: at `re` in `max(re` and in `a.width+re`, but
  /// nowhere in `44)`; nil if all of it is one value, or part of a format.
  private static func argumentStart(in typed: Substring) -> String.Index? {
    guard !typed.contains("\""), !typed.contains("["), !typed.contains(":"), !typed.contains("@"),
      let parenthesis = typed.lastIndex(where: { "(,+*/".contains($0) }),
      typed.contains("(") || typed[parenthesis] != ","
    else { return nil }
    return typed.index(after: parenthesis)
  }

  /// The typed word split at its last dot outside quotes: `red.` and `lea`.
  var dotted: (base: String, rest: String)? {
    var isQuoted = false
    var dot: String.Index?
    for index in typed.indices {
      if typed[index] == "\"" { isQuoted.toggle() }
      if typed[index] == ".", !isQuoted { dot = index }
    }
    guard let dot else { return nil }
    let rest = typed.index(after: dot)
    return (String(typed[..<rest]), String(typed[rest...]))
  }
}

import AutoLayout
import LayoutDiagnostics

/// Phrases of users who never read the documentation, and their meaning in lay.
enum Phrasebook {
  /// Every phrase, by topic; the last topics only come close to what was said.
  static let topics = phraseTopics + [.priorities, .near]

  private static let phraseTopics: [Phrase.Topic] = [
    .views, .stacks, .edges, .places, .sizes, .constraints, .properties, .looking, .reasons,
    .environment, .session, .styles,
  ]

  /// Every phrase.
  static let phrases = phraseTopics.flatMap { $0.phrases }
  /// Suggestions for lines that fit no phrase, the best first.
  static let near = Phrase.Topic.near.phrases
  /// Ends of requests for constraints.
  static let priorities = Phrase.Topic.priorities.phrases

  /// The views and constraints of the examples.
  static let fixture = """
    add view card
    add label title "Hello" in card
    add button ok "OK" in card
    add hstack stack in card
    add view inner in stack
    pin card.top = superview.top + 20
    """

  /// Longer lines aren't phrases, and aren't examined.
  private static let wordLimit = 60

  /// The possible meanings of an unreadable line.
  enum Meaning: Equatable {
    /// A line that may run; its effect can be undone, and no other line fits.
    case line(String)
    /// Lines to choose from.
    case lines([String])
    /// The answer to a question.
    case answer(String)
    /// Why lay can't do it.
    case refusal(String)
  }

  /// The meaning of a line; nil if it fits no phrase.
  static func meaning(
    of range: SourceRange, in source: Source, _ context: PhraseContext
  ) -> Meaning? {
    guard let spelled = Listing.spelled(range, in: source, context.layout) else {
      return spokenMeaning(of: range, in: source, context)
    }
    // Adding quotes doesn't change what was meant, so the line may remove something; equations need no verb.
    if let line = [spelled, "pin \(spelled)"].first(where: context.works) { return .line(line) }
    let listing = Source(name: source.name, text: spelled)
    return spokenMeaning(of: range, in: source, context)
      ?? spokenMeaning(
        of: listing.text.startIndex..<listing.text.endIndex, in: listing, context)
  }

  private static func spokenMeaning(
    of range: SourceRange, in source: Source, _ context: PhraseContext
  ) -> Meaning? {
    let line = SpokenLine(source, range, in: context.layout)
    guard line.words.count <= wordLimit else { return nil }
    if let meaning = styles(line, context) { return meaning }
    var matches = PhraseMatcher(line, in: context).matches(of: phrases)
    if matches.isEmpty, line.isShortened {
      let whole = SpokenLine(source, range, in: context.layout, keepsNoise: true)
      matches = PhraseMatcher(whole, in: context).matches(of: phrases)
    }
    if matches.isEmpty, let meaning = parts(of: line, context) ?? weakened(line, context) {
      return meaning
    }
    if matches.isEmpty {
      matches = PhraseMatcher(line, in: context, takesPlainText: true).matches(of: phrases)
    }
    if matches.isEmpty { return shortened(line, context) ?? nearest(to: line, context) }
    return best(of: matches, context, isNamed: line.asksHow)
  }

  /// The meaning of the phrases that fit: a guess counts only where nothing is certain.
  private static func best(
    of matches: [PhraseMatch], _ context: PhraseContext, isNamed: Bool
  ) -> Meaning? {
    let certain = matches.filter { !$0.phrase.isGuess }
    return meaning(of: certain, context, isNamed: isNamed)
      ?? meaning(of: matches, context, isNamed: true)
  }

  /// The meaning of a rule of CSS, as in `card { width: 100px; opacity: 0.5 }`: that of its declarations, with a comment
  /// that names those without one.
  private static func styles(_ line: SpokenLine, _ context: PhraseContext) -> Meaning? {
    guard let declarations = line.declarations else { return nil }
    var lines: [String] = []
    var unread: [String] = []
    for declaration in declarations {
      let matches = PhraseMatcher(declaration, in: context).matches(of: phrases)
      if case .lines(let meant) = best(of: matches, context, isNamed: true) {
        lines.append(meant[0])
      } else {
        unread.append(
          declaration.words.dropFirst().map { $0.text }.joined(separator: " ")
            .replacing(" :", with: ":"))
      }
    }
    let joined = lines.joined(separator: "; ")
    guard !lines.isEmpty, context.works(joined) else { return nil }
    return .lines([joined + (unread.isEmpty ? "" : "  # without " + unread.joined(separator: "; "))]
    )
  }

  /// The meaning of a request that ends with a priority, which then applies to each of its constraints.
  private static func weakened(_ line: SpokenLine, _ context: PhraseContext) -> Meaning? {
    func prioritized(_ text: String, _ priority: String) -> String? {
      let lines = text.split(separator: "; ").map { "\($0) \(priority)" }
      let joined = lines.joined(separator: "; ")
      return lines.allSatisfy(Lexicon.takesPriority) && context.works(joined) ? joined : nil
    }
    for place in line.words.indices.dropFirst(2) {
      let end = line.part(place..<line.words.count)
      guard let match = PhraseMatcher(end, in: context).matches(of: priorities).first,
        case .line(let template) = match.phrase.meaning,
        let priority = PhraseTemplate(values: match.values, layout: context.layout)
          .filled(template)
      else { continue }
      let wish = line.part(0..<place)
      let plain = wish.text(wish.words.indices, in: context.layout)
      let matches = PhraseMatcher(wish, in: context).matches(of: phrases)
      let meaning =
        context.works(plain)
        ? .line(plain)
        : parts(of: wish, context) ?? best(of: matches, context, isNamed: line.asksHow)
      switch meaning {
      case .line(let text): if let text = prioritized(text, priority) { return .line(text) }
      case .lines(let texts):
        let texts = texts.compactMap { prioritized($0, priority) }
        if !texts.isEmpty { return .lines(texts) }
      default: break
      }
    }
    return nil
  }

  /// The meaning of a line without an end that only decorates, without shell-like options, or of its main clause.
  private static func shortened(_ line: SpokenLine, _ context: PhraseContext) -> Meaning? {
    if let ended = line.withoutClosing(), let meaning = Self.parts(of: ended, context) {
      return meaning
    }
    let parts: [(SpokenLine?, isNamed: Bool)] = [
      (line.withoutClosing(), false), (line.withoutOptionSigns(), false), (line.mainClause(), true),
    ]
    for case (let part?, let isNamed) in parts {
      let matches = PhraseMatcher(part, in: context).matches(of: phrases)
      if let meaning = meaning(of: matches, context, isNamed: isNamed || line.asksHow) {
        return meaning
      }
    }
    return nil
  }

  /// A suggestion for a question or wish that fits no phrase; nil if the line is more likely a command with a mistake.
  private static func nearest(to line: SpokenLine, _ context: PhraseContext) -> Meaning? {
    guard isNoCommand(line.words.map { $0.text }), !isMisspelled(line, context) else { return nil }
    let matcher = PhraseMatcher(line, in: context)
    for phrase in near {
      if let meaning = meaning(
        of: Array(matcher.matches(of: [phrase]).prefix(20)), context, isNamed: true)
      {
        guard case .lines(let lines) = meaning else { return meaning }
        // "the title" more likely means a view than the text of the button beside it.
        if lines[0].hasPrefix("get "), lines[0].hasSuffix(".text") { continue }
        return .lines([lines[0]])
      }
    }
    return nil
  }

  /// Whether a line isn't a misspelled command of lay: two commands begin like questions.
  private static func isNoCommand(_ words: [String]) -> Bool {
    switch words.first {
    case "why"?: !["broken", "ambiguous"].contains(words.dropFirst().first)
    case "show"?: true
    case let first?: CommandDefinition.named(first) == nil
    case nil: false
    }
  }

  /// The meaning of a line of lay with filler words, or of two phrases joined by "and".
  private static func parts(
    of line: SpokenLine, _ context: PhraseContext
  ) -> Meaning? {
    func single(_ part: SpokenLine) -> String? {
      let plain = part.text(part.words.indices, in: context.layout)
      if context.works(plain) { return plain }
      let matches = PhraseMatcher(part, in: context).matches(of: phrases)
      let meaning = meaning(of: matches, context, isNamed: false)
      return if case .line(let line) = meaning { line } else { nil }
    }
    func named(_ text: String) -> Meaning {
      line.asksHow || Lexicon.isDrastic(text) ? .lines([text]) : .line(text)
    }
    let plain = line.text(line.words.indices, in: context.layout)
    if line.isShortened, context.works(plain) { return named(plain) }
    if let lines = line.distributed(in: context.layout)?.map(single), !lines.contains(nil) {
      let lines = lines.compactMap { $0 }
      let joined = lines.joined(separator: "; ")
      // Each may work alone, but not after the other: nothing can be added twice under one name.
      if !lines.contains(where: Lexicon.isQuestion), context.works(joined) { return named(joined) }
    }
    for place in line.words.indices where line.words[place].text == "and" && place > 0 {
      let (one, other) = (line.part(0..<place), line.part(place + 1..<line.words.count))
      guard let first = single(one),
        let second = other.naming(one, in: context.layout).flatMap(single)
          ?? (other.isSizeOfNothing(in: context.layout) ? nil : single(other))
            ?? other.about(one, in: context.layout).flatMap(single),
        // Half of a request isn't a question.
        !Lexicon.isQuestion(first) || Lexicon.isQuestion(second), !Lexicon.asksForValue(second)
      else { continue }
      return named("\(first); \(second)")
    }
    return nil
  }

  private static func meaning(
    of matches: [PhraseMatch], _ context: PhraseContext, isNamed: Bool
  ) -> Meaning? {
    var lines: [String] = []
    for match in matches {
      let template = PhraseTemplate(values: match.values, layout: context.layout)
      switch match.phrase.meaning {
      case .answer(let text): if let text = template.filled(text) { return .answer(text) }
      case .refusal(let text): if let text = template.filled(text) { return .refusal(text) }
      case .line(let text):
        // The root view is as large as the screen; questions about its size are answered elsewhere.
        guard let text = template.filled(text), !text.hasPrefix("pin root."),
          !lines.contains(where: { $0.lowercased() == text.lowercased() }),
          context.works(text) || isExpectation(text, context)
        else { continue }
        lines.append(text)
      }
    }
    guard let first = lines.first else { return nil }
    let mayRun = lines.count == 1 && !isNamed && !Lexicon.isDrastic(first)
    return mayRun ? .line(first) : .lines(lines)
  }

  /// Whether a line ends with a readable expectation: even one that isn't met is an answer.
  private static func isExpectation(_ line: String, _ context: PhraseContext) -> Bool {
    let parts = line.split(separator: "; ").map(String.init)
    guard let last = parts.last, last.hasPrefix("expect "), context.reads(last) else {
      return false
    }
    return parts.count == 1 || context.works(parts.dropLast().joined(separator: "; "))
  }

  /// The error about a name in a phrase that nothing has; nil if the line isn't a phrase in any case.
  private static func misspelling(
    of statement: Statement, _ problem: Problem, _ context: PhraseContext
  ) -> Problem? {
    let (layout, source) = (context.layout, statement.source)
    let line = SpokenLine(source, statement.range, in: layout)
    guard line.words.count <= wordLimit, let name = unknownName(in: line, context),
      !layout.isUninstalled(name.value)
    else { return nil }
    // A line with an unknown first word is no command; in a command with a mistake, only a near miss of a name can be
    // the cause.
    let isSpoken =
      Lexicon.noise.contains(source.text[problem.range].lowercased())
      || line.words.first.map { CommandDefinition.named($0.text) == nil } ?? false
    guard
      isSpoken && name.range.lowerBound != statement.range.lowerBound
        || isNearMiss(name, context)
    else { return nil }
    return .noView(name, in: layout)
  }

  /// The name that nothing has in a line that is otherwise a phrase; nil if there isn't exactly one.
  private static func unknownName(in line: SpokenLine, _ context: PhraseContext) -> Name? {
    let unknown = PhraseMatcher(line, in: context, takesUnknown: true).matches(of: phrases)
      .compactMap { $0.unknown }
    return unknown.first.flatMap { name in
      unknown.allSatisfy { $0.range == name.range } ? name : nil
    }
  }

  private static func isNearMiss(_ name: Name, _ context: PhraseContext) -> Bool {
    let names = context.layout.items.map(context.layout.name(of:))
    return Suggestion.nearest(to: name.value, in: names) != nil
  }

  /// Whether a line is a phrase but for a misspelled name, which a suggestion without it would hide.
  private static func isMisspelled(_ line: SpokenLine, _ context: PhraseContext) -> Bool {
    unknownName(in: line, context).map { isNearMiss($0, context) } ?? false
  }

  /// Advice for the error about a phrase's first word; nil if no phrase begins with it.
  static func advice(for word: String) -> String? {
    let begun = phrases.filter { $0.beginnings?.contains(word.lowercased()) == true }
    let examples = begun.flatMap { $0.examples }.filter { example in
      !example.line.isEmpty && example.said.lowercased().hasPrefix(word.lowercased() + " ")
    }
    // A word that may stand for many commands is too vague.
    let commands = Set(examples.map { $0.line.prefix { $0 != " " } })
    guard commands.count <= 3, let example = examples.first else { return nil }
    return "'\(example.said)' is '\(example.line)' here; 'help \(word.lowercased())' lists more"
  }

  /// The problem, with a suggestion if its line means something.
  static func explained(
    _ problem: Problem, _ meaning: Meaning?, _ statement: Statement, in context: PhraseContext
  ) -> Problem {
    switch meaning {
    case .line(let line): problem.remedied("write: \(line)")
    case .lines(let lines): problem.remedied("write: " + lines.joined(separator: "\nor write: "))
    case .answer(let text): problem.remedied(text)
    case .refusal(let text): Problem(text, at: problem.range)
    case nil:
      misspelling(of: statement, problem, context)
        ?? advised(problem, statement) ?? problem.exemplified(in: context)
    }
  }

  /// The problem of an unknown command, with phrases that begin the same way.
  private static func advised(_ problem: Problem, _ statement: Statement) -> Problem? {
    let word = statement.text.prefix { $0.isLetter }
    guard !word.isEmpty, CommandDefinition.named(String(word)) == nil, !problem.namesLine,
      problem.range.lowerBound == statement.range.lowerBound
    else { return nil }
    return advice(for: String(word)).map(problem.remedied)
  }
}

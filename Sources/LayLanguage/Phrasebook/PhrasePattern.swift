import AutoLayout

/// A phrase as a tree: `put {view} (below|under) {other:view} [by {gap:number}]`.
///
/// Words are compared ignoring case, and stand for their synonyms in ``Lexicon/verbs``; `'word` stands only for itself.
/// `(a|b c)` are alternatives, `[x]` is optional, `&(a|b)` takes some of the parts in any order, each at most once, `…`
/// is any words or none, `{slot}` or `{name:slot}` takes a ``PhraseSlot``, and `<rule>` is one of ``Lexicon/rules``.
indirect enum PhrasePattern: Sendable {
  /// One of the given words.
  case words(Set<String>)
  /// Some of these in any order, each at most once.
  case anyOrder([PhrasePattern])
  /// Any words, or none.
  case anything
  /// A place for a value.
  case slot(PhraseSlot, name: String)
  /// One after the other.
  case sequence([PhrasePattern])
  /// One of several; one may be empty.
  case choice([PhrasePattern])

  /// Reads a pattern; the tests ensure that every pattern can be read.
  init(_ text: String) {
    var parser = PhrasePatternParser(text)
    self = parser.alternatives()
  }

  /// The words that it can begin with; nil if a slot may come first.
  var beginnings: Set<String>? {
    switch self {
    case .words(let words): return words
    case .slot, .anything: return nil
    case .choice(let choices), .anyOrder(let choices): return Self.union(choices[...])
    case .sequence(let parts):
      let first = parts.prefix { $0.isOptional }.count
      return Self.union(parts.prefix(first + 1))
    }
  }

  private static func union(_ parts: ArraySlice<PhrasePattern>) -> Set<String>? {
    let sets = parts.map { $0.beginnings }
    return sets.contains(nil) ? nil : sets.reduce(into: []) { $0.formUnion($1 ?? []) }
  }

  /// Whether it may match nothing.
  private var isOptional: Bool {
    switch self {
    case .words, .slot: false
    case .anything, .anyOrder: true
    case .choice(let choices): choices.contains { $0.isOptional }
    case .sequence(let parts): parts.allSatisfy { $0.isOptional }
    }
  }

  /// Every word that the pattern has.
  var vocabulary: Set<String> {
    switch self {
    case .words(let words): words
    case .slot, .anything: []
    case .sequence(let parts), .choice(let parts), .anyOrder(let parts):
      parts.reduce(into: []) { $0.formUnion($1.vocabulary) }
    }
  }
}

/// Reads a ``PhrasePattern``.
private struct PhrasePatternParser {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// Sequences between bars, up to the end or a closing bracket.
  mutating func alternatives() -> PhrasePattern {
    var choices = [sequence()]
    while take("|") { choices.append(sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() -> PhrasePattern {
    var parts: [PhrasePattern] = []
    while let part = part() { parts.append(part) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// The next part; nil at the end of a sequence.
  private mutating func part() -> PhrasePattern? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, !"|)]".contains(first) else { return nil }
    if take("&") {
      guard case .choice(let parts) = part() else { return nil }
      return .anyOrder(parts)
    }
    if take("(") {
      defer { _ = take(")") }
      return alternatives()
    }
    if take("[") {
      defer { _ = take("]") }
      return .choice([.sequence([]), alternatives()])
    }
    if take("<") { return PhrasePattern(Lexicon.rules[String(text(upTo: ">"))] ?? "") }
    if take("{") { return slot(text(upTo: "}")) }
    let word = rest.prefix { !" |()[]{}".contains($0) }
    rest = rest[word.endIndex...]
    if word == "…" { return .anything }
    if Lexicon.noise.contains(String(word)) { return .sequence([]) }
    if word.hasPrefix("'") { return .words([String(word.dropFirst())]) }
    return .words(Lexicon.verbs[String(word)] ?? [String(word)])
  }

  private func slot(_ text: Substring) -> PhrasePattern {
    let parts = text.split(separator: ":").map(String.init)
    return .slot(PhraseSlot(rawValue: parts.last ?? "") ?? .view, name: parts.first ?? "")
  }

  private mutating func text(upTo end: Character) -> Substring {
    let text = rest.prefix { $0 != end }
    rest = rest[text.endIndex...].dropFirst()
    return text
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}

/// A way to read a phrase in what was typed.
struct PhraseMatch {
  /// The row.
  let phrase: Phrase
  /// The values of its slots.
  let values: [String: [String]]
  /// A name in it that nothing has.
  let unknown: Name?
  /// The number of words that it takes as plain words even though they are names.
  let slightedNames: Int
}

/// Finds phrases in a line.
struct PhraseMatcher {
  let reader: SlotReader

  /// A matcher for a line; `takesUnknown` lets any word be a name, to find the misspelled one, and `takesPlainText`
  /// allows texts without quotes.
  init(
    _ line: SpokenLine, in context: PhraseContext, takesUnknown: Bool = false,
    takesPlainText: Bool = false
  ) {
    reader = SlotReader(
      line: line, context: context, takesUnknown: takesUnknown, takesPlainText: takesPlainText)
  }

  /// The progress in a pattern, and the slots filled so far.
  private struct State {
    var place: Int
    var values: [String: [String]] = [:]
    var unknown: Name?
    var slightedNames = 0
  }

  /// Every way to read the whole line as one of the given phrases; words that are names are taken as names where
  /// possible.
  func matches(of phrases: [Phrase]) -> [PhraseMatch] {
    let line = reader.line
    guard !line.words.isEmpty else { return [] }
    let first = line.words[line.index(from: 0) % line.words.count].text
    let matches = phrases.filter { $0.beginnings?.contains(first) ?? true }.flatMap { phrase in
      states(after: phrase.form, from: [State(place: 0)])
        .filter { line.index(from: $0.place) == line.words.count }
        .map {
          PhraseMatch(
            phrase: phrase, values: $0.values, unknown: $0.unknown,
            slightedNames: $0.slightedNames)
        }
    }
    let least = matches.map { $0.slightedNames }.min()
    return matches.filter { $0.slightedNames == least }
  }

  private func states(after pattern: PhrasePattern, from states: [State]) -> [State] {
    guard !states.isEmpty else { return [] }
    let line = reader.line
    switch pattern {
    case .words(let words):
      return states.compactMap { state in
        let place = line.index(from: state.place)
        guard place < line.words.count, words.contains(line.words[place].text) else { return nil }
        var next = state
        next.place = place + 1
        if reader.layout.item(named: line.words[place].text) != nil { next.slightedNames += 1 }
        return next
      }
    case .anyOrder(let parts):
      return states
        + parts.indices.flatMap { index -> [State] in
          let next = self.states(after: parts[index], from: states)
          guard !next.isEmpty else { return [] }
          var rest = parts
          rest.remove(at: index)
          return self.states(after: .anyOrder(rest), from: next)
        }
    case .anything:
      return states.flatMap { state in
        (state.place...line.words.count).map { place in
          var next = state
          next.place = place
          return next
        }
      }
    case .sequence(let parts):
      return parts.reduce(states) { self.states(after: $1, from: $0) }
    case .choice(let choices):
      return choices.flatMap { self.states(after: $0, from: states) }
    case .slot(let slot, let name):
      return states.flatMap { state in
        reader.readings(of: slot, from: state.place).compactMap { reading in
          if state.unknown != nil, reading.unknown != nil { return nil }
          var next = state
          next.place = reading.end
          next.values[name] = reading.values
          next.unknown = reading.unknown ?? state.unknown
          return next
        }
      }
    }
  }
}

/// The syntax of a command, read from its definition's syntax line.
///
/// ```
/// choice   = sequence { " | " sequence }
/// sequence = { "[" choice "]" | WORD { "|" WORD } ["…"] }
/// ```
indirect enum Grammar: Equatable, Sendable {
  case keyword(String)
  case placeholder(Placeholder)
  case sequence([Grammar])
  case choice([Grammar])
  case optional(Grammar)
  case repeated(Grammar)

  /// Reads a syntax line.
  init(_ syntax: String) {
    var words = Self.words(of: syntax)[...]
    self = Self.choice(&words)
  }

  /// Whether it is a name without quotes, after which a command goes on.
  var isPath: Bool {
    if case .placeholder(let placeholder) = self { placeholder.extent == .path } else { false }
  }

  /// Adds the keywords of the syntax.
  func collectKeywords(into keywords: inout Set<String>) {
    switch self {
    case .keyword(let keyword): keywords.insert(keyword)
    case .placeholder: break
    case .sequence(let parts), .choice(let parts):
      for part in parts { part.collectKeywords(into: &keywords) }
    case .optional(let part), .repeated(let part): part.collectKeywords(into: &keywords)
    }
  }

  private static func words(of syntax: String) -> [Substring] {
    var words: [Substring] = []
    for chunk in syntax.split(separator: " ") {
      var rest = chunk
      while rest.first == "[" {
        words.append(rest.prefix(1))
        rest = rest.dropFirst()
      }
      let core = rest.prefix { $0 != "]" }
      if !core.isEmpty { words.append(core) }
      words += rest.dropFirst(core.count).map { _ in "]" }
    }
    return words
  }

  private static func choice(_ words: inout ArraySlice<Substring>) -> Grammar {
    var sequences: [[Grammar]] = [[]]
    while let word = words.popFirst(), word != "]" {
      switch word {
      case "[": sequences[sequences.count - 1].append(.optional(choice(&words)))
      case "|": sequences.append([])
      default: sequences[sequences.count - 1].append(element(word))
      }
    }
    return sequences.count == 1 ? .sequence(sequences[0]) : .choice(sequences.map(Grammar.sequence))
  }

  private static func element(_ word: Substring) -> Grammar {
    if word.last == "…" { return .repeated(element(word.dropLast())) }
    let alternatives = word.split(separator: "|").map { part -> Grammar in
      Placeholder.named(String(part)).map(Grammar.placeholder) ?? .keyword(String(part))
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }
}

/// Finds out what may follow some words.
struct GrammarMatcher {
  private let words: [String]
  /// Words that end what spans several words.
  private let keywords: Set<String>
  /// What may follow the last word, in the order of the syntax.
  private(set) var expected: [Grammar] = []

  private init(_ words: [String], keywords: Set<String>) {
    self.words = words
    self.keywords = keywords
  }

  /// The keywords and placeholders that may follow complete words in one of some syntax lines.
  static func expected(after words: [String], in syntax: [String]) -> [Grammar] {
    let grammars = syntax.map { Grammar($0) }
    let keywords = grammars.reduce(into: Set<String>()) { $1.collectKeywords(into: &$0) }
    var matcher = GrammarMatcher(words, keywords: keywords)
    for grammar in grammars { _ = matcher.ends(of: grammar, from: [0]) }
    return matcher.expected
  }

  /// The places after a match that starts at one of some places.
  private mutating func ends(of grammar: Grammar, from starts: Set<Int>) -> Set<Int> {
    guard !starts.isEmpty else { return [] }
    switch grammar {
    case .keyword(let keyword):
      note(grammar, starts)
      return Set(
        starts.filter { $0 < words.count && words[$0].lowercased() == keyword.lowercased() }
          .map { $0 + 1 })
    case .placeholder(let placeholder):
      note(grammar, starts)
      guard placeholder.extent != .word else {
        return Set(
          starts.filter { $0 < words.count && placeholder.accepts(words[$0]) }.map { $0 + 1 })
      }
      return starts.reduce(into: []) { $0.formUnion(span(of: placeholder, from: $1)) }
    case .sequence(let parts):
      var places = starts
      for part in parts { places = ends(of: part, from: places) }
      return places
    case .choice(let parts):
      var places: Set<Int> = []
      for part in parts { places.formUnion(ends(of: part, from: starts)) }
      return places
    case .optional(let part):
      return starts.union(ends(of: part, from: starts))
    case .repeated(let part):
      var places = ends(of: part, from: starts)
      var newest = places
      while !newest.isEmpty {
        newest = ends(of: part, from: newest).subtracting(places)
        places.formUnion(newest)
      }
      return places
    }
  }

  /// The places after one or more words that a placeholder may mean.
  private mutating func span(of placeholder: Placeholder, from start: Int) -> Set<Int> {
    guard start < words.count, placeholder.accepts(words[start]) else { return [] }
    var end = start
    while end < words.count, !keywords.contains(words[end]),
      placeholder.extent != .path || words[end].unicodeScalars.allSatisfy(Self.isInPath)
    {
      end += 1
    }
    guard end > start else { return [] }
    note(.placeholder(placeholder), [end])
    return Set(start + 1...end)
  }

  private static func isInPath(_ scalar: Unicode.Scalar) -> Bool {
    Lexer.continuesName(scalar) || scalar == "." || scalar == "\"" || scalar == " "
      || scalar == ","
  }

  private mutating func note(_ grammar: Grammar, _ starts: Set<Int>) {
    if starts.contains(words.count), !expected.contains(grammar) { expected.append(grammar) }
  }
}

/// A word in capitals of a command's syntax, and what may be written for it.
struct Placeholder: Sendable {
  typealias Candidate = Completion.Candidate

  /// How much of a line it may be.
  enum Extent: Sendable {
    /// One word, or a name in quotes.
    case word
    /// The words of a name without quotes, with guides after dots.
    case path
    /// Words of any kind.
    case words
  }

  /// The word in capitals.
  let word: String
  let extent: Extent
  /// Whether a word can be it, or begin it: texts, numbers and formats are told from others by
  /// their first letters.
  let accepts: @Sendable (String) -> Bool
  /// What may be typed for it.
  let candidates: @Sendable (CandidateSource) -> [Candidate]

  init(
    word: String, extent: Extent = .word,
    accepts: @escaping @Sendable (String) -> Bool = { _ in true },
    candidates: @escaping @Sendable (CandidateSource) -> [Candidate]
  ) {
    self.word = word
    self.extent = extent
    self.accepts = accepts
    self.candidates = candidates
  }

  /// A placeholder for which nothing can be proposed.
  init(
    word: String, extent: Extent = .word,
    accepts: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.init(word: word, extent: extent, accepts: accepts, candidates: { _ in [] })
  }

  /// The placeholder of a word in capitals.
  static func named(_ word: String) -> Placeholder? { byWord[word] }

  private static let byWord = Dictionary(
    all.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Placeholder: Equatable {
  static func == (one: Placeholder, other: Placeholder) -> Bool { one.word == other.word }
}

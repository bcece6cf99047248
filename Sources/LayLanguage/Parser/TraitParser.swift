import AutoLayout

/// Words of traits.
extension TokenReader {
  /// The word of a trait as it is spelled in the vocabulary, or those of a pair of size classes such as
  /// `Compact-Any`, where any size class isn't a word.
  mutating func traits() throws(Problem) -> Located<[String]> {
    let read = try traitsOrAny()
    return Located(read.value.filter { !SizeClassWord.any.contains($0) }, read.range)
  }

  /// The same with the words for any size class.
  mutating func traitsOrAny() throws(Problem) -> Located<[String]> {
    let name = try name("a trait such as wC or hR")
    let words = TraitCollection.vocabulary.map { $0.word }
    if let known = words.first(where: { $0.lowercased() == name.value.lowercased() }) {
      return Located([known], name.range)
    }
    guard let pair = SizeClassWord.words(of: name.value) else {
      throw .unknown(
        "trait", name.value, at: name.range, candidates: words,
        otherwise: "use one of: \(words.joined(separator: ", "))")
    }
    return Located(pair, name.range)
  }
}

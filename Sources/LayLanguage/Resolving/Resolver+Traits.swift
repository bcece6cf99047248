import AutoLayout

/// Words of traits.
extension Resolver {
  /// The word of a trait as it is spelled in the vocabulary, or those of a pair of size classes such as
  /// `Compact-Any`, where any size class isn't a word.
  func traits(_ reference: Reference) throws(Problem) -> [String] {
    try traitsOrAny(reference).value.filter { !SizeClassWord.any.contains($0) }
  }

  /// The same with the words for any size class.
  func traitsOrAny(_ reference: Reference) throws(Problem) -> Located<[String]> {
    let name = try name(reference)
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

import AutoLayout

/// Words of traits.
extension TokenReader {
  /// A word of a trait, as it is spelled in the vocabulary.
  mutating func trait() throws(Problem) -> Located<String> {
    let name = try name("a trait such as wC or hR")
    let words = TraitCollection.vocabulary.map { $0.word }
    guard let known = words.first(where: { $0.lowercased() == name.value.lowercased() }) else {
      throw .unknown(
        "trait", name.value, at: name.range, candidates: words,
        otherwise: "use one of: \(words.joined(separator: ", "))")
    }
    return Located(known, name.range)
  }
}
